"""A run on a real Ray cluster of two nodes, one of which dies in the middle. Runs where Ray is installed (`CHECK_RAY=yes crates/py/check`)."""

import threading
import time

import pytest

ray = pytest.importorskip("ray")

import talon  # noqa: E402

PLAN = {"games": 40_000, "bots": ["greedy", "random"], "seed": 4}


def test_a_run_is_whole_though_a_node_dies_in_the_middle():
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        ray.init(address=cluster.address)
        assert ray.cluster_resources()["CPU"] == 2

        def kill():
            while ray.available_resources().get("CPU", 0) > 0:
                time.sleep(0.05)  # until both nodes are at work
            cluster.remove_node(second, allow_graceful=False)

        killer = threading.Thread(target=kill)
        killer.start()
        report = talon.lab.simulate("shards", parts=6, **PLAN)
        killer.join()
        assert sum(node["Alive"] for node in ray.nodes()) == 1
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert report == talon.simulate("shards", **PLAN)
