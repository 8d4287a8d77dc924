"""One revision a file, oldest first."""
