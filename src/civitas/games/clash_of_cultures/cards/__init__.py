"""Action cards and objectives (COC-7.1, 7.2)."""
