"""Battles (COC-6)."""
