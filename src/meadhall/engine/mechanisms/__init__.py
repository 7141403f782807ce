"""What titles share above frames and states: hidden hands and decks, and the questions that games ask again and again.

`counted_cards` and `hands` keep hidden cards, by kind or one by one; `asking` has the frames that one seat answers;
`windows` those in which several seats may answer what another one does.
"""
