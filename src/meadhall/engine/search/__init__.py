"""Thinking ahead, for every title: options are tried in worlds that a seat cannot tell from the real one.

`settings` is what a title declares about it, `beliefs` what it makes of how others played, `simulation` one try,
`analysis` the division of tries among the options. Nothing but a view goes in.
"""
