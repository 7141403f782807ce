"""For every test: a text that is missing is an error, never a key on the screen."""

import os

os.environ.setdefault("MEADHALL_STRICT_TEXT", "1")
