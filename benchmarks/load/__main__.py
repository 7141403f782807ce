"""`make load`."""

from benchmarks.load.load import main

main()
