"""The laws that every title keeps. A title joins by being registered and by a file of its name in `titles/`.

`titles/<name>.py` gives `OPTION_SETS`, the sets of options worth testing, and `twin(state, seat, chance)`: a state
that differs from the given one only in what the seat (None: a spectator) cannot see, written apart from the
title's own `fill`. It may name in `FIXED` the attributes that copies share because they never change. The title itself
declares the fields of its state in `fields.py` (`test_fields.py`); what it tells machines is held to `machine_laws.py`
as soon as it tells anything. Everything else follows. `MEADHALL_FUZZ=1` plays far more; `MEADHALL_PLAYS=n` says how
much.
"""
