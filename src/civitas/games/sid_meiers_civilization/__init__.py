"""Sid Meier's Civilization: The Board Game (2010)."""
