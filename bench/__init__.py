"""What it costs: ``python -m bench`` measures every game in both forms, beside its peers."""
