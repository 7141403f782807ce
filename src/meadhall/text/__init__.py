"""Keys and parameters become sentences here, in the reader's language.

The hall's own messages stand beside this file, a title's in its folder: `en.ftl` and `ru.ftl` with the same keys, and
those of parts of it, as `board.en.ftl` or `rules.en.ftl`.
"""

from meadhall.text.messages import CASES, LANGUAGES, Catalogue, MissingText, catalogue

__all__ = ["CASES", "LANGUAGES", "Catalogue", "MissingText", "catalogue"]
