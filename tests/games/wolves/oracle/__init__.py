"""The rules of Wolves of Odin a second time, written from the rulebook and the rulings alone, for comparing.

Nothing here comes from the title's own code. It is slow and plain: lists of names, and functions that stop where
somebody is asked. What chance decides it hears from the events of the play it follows.
"""
