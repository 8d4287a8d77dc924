"""Events, barbarians and pirates (COC-7.3 to 7.8)."""
