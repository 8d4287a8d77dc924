"""Cards with effects beyond their printed numbers, by deck."""
