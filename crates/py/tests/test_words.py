"""What a stranger reads: docstrings, stubs, the examples of the module."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import talon


def test_everything_public_has_a_docstring():
    for name in talon.__all__:
        thing = getattr(talon, name)
        if callable(thing):
            assert thing.__doc__, name
    for kind in (talon.Game, talon.Bot, talon.Vector):
        for name in (name for name in vars(kind) if not name.startswith("_")):
            assert getattr(kind, name).__doc__, f"{kind.__name__}.{name}"


def test_the_examples_of_the_module_hold():
    assert doctest.testmod(talon).failed == 0


def test_the_stubs_are_those_of_the_module():
    """mypy's stubtest compares every name and argument of the stubs with the compiled module."""
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "talon._talon", "--ignore-missing-stub", "--allowlist"]
    allowed = Path(__file__).parent / "stubtest-allowlist.txt"
    run = subprocess.run([*command, str(allowed)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_package_is_typed():
    pytest.importorskip("mypy")
    folder = Path(talon.__file__).parent
    assert (folder / "py.typed").exists()
