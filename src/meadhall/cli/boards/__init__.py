"""How a title looks on a terminal: one module a title, with `picture(view, texts, names, width)`."""
