"""What a release is made with: the documentation site, wheels, the list of parts."""
