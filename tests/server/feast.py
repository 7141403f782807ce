"""Makes the made-up game known to a hall, in its process and in its bots'."""

from tests import madeup

madeup.join()
