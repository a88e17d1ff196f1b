"""Runs every notebook of this folder from start to end; stops at the first error and shows its cell."""

import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient

for path in sorted(Path(__file__).parent.glob("*.ipynb")):
    start = time.monotonic()
    NotebookClient(nbformat.read(path, as_version=4), timeout=180, kernel_name="python3").execute()
    print(f"{path.name}: ran in {time.monotonic() - start:.0f} s", file=sys.stderr)
