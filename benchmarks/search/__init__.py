"""How strong and how fast the search is, and with which settings."""
