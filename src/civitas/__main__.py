"""``python -m civitas``: the command line."""

from civitas.cli import main

if __name__ == "__main__":
    main()
