"""Clash of Cultures: Monumental Edition with Civilizations: cities, advances and wars on a map that is discovered in play."""
