"""A run on a real Ray cluster of two nodes, one of which is killed in the middle."""

import json
import os
import signal
import subprocess

import pytest

import talon

ray = pytest.importorskip("ray", reason="Ray is not installed here (pip install ray)")

from ray.cluster_utils import Cluster  # noqa: E402

import talon.lab  # noqa: E402

PLAN = {"games": 360, "bots": ["expert@60", "greedy"], "seed": 7, "mirror": True}
MEMORY = 100 * 1024 * 1024


@pytest.fixture(scope="module")
def cluster():
    """A head with a processor, to which this test is connected, and one more node."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def kill(cluster, node):
    """As if its plug was pulled: its workers too, which would otherwise still hand in what they are at."""
    raylet = node.all_processes["raylet"][0].process.pid
    workers = subprocess.run(["pgrep", "-P", str(raylet)], capture_output=True, text=True, check=True).stdout.split()
    for process in [raylet, *map(int, workers)]:
        os.kill(process, signal.SIGKILL)
    cluster.remove_node(node, allow_graceful=False)


def test_what_is_refused_is_refused_at_once(cluster):
    with pytest.raises(ValueError, match="grandmaster"):
        talon.lab.simulate("shards", parts=2, games=4, bots=["grandmaster"])


def test_a_node_that_is_killed_in_the_middle_changes_nothing(cluster, tmp_path):
    other = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes()
    head = ray.get_runtime_context().get_node_id()
    played, killed_after = [], []

    def told(part):
        played.append(part)
        # Most parts are still to be played, so the other node is in the middle of one.
        if not killed_after:
            killed_after.append(len(played))
            kill(cluster, other)

    report = talon.lab.simulate("shards", parts=6, keep=tmp_path, told=told, **PLAN)
    assert json.dumps(report) == json.dumps(talon.simulate("shards", **PLAN))
    assert len(played) == 6 and killed_after == [1]
    assert sum(part.node != head for part in played[killed_after[0] :]) <= 1, "a part that was ready may still arrive"
    files = sorted(tmp_path.iterdir())
    assert talon.merge(files) == report, "the files that were kept are the parts"
