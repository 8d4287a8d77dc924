"""Combat (SMC-13)."""
