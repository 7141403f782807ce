"""The rules told a second time, plainly and slowly, from rulebook and rulings; nothing of the engine is used."""
