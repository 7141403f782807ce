"""A worker that imports this never gets to think."""

import multiprocessing
import time

if multiprocessing.parent_process() is not None:
    time.sleep(600)
