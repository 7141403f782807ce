"""`python -m meadhall.cli` is `meadhall`."""

from meadhall.cli import main

if __name__ == "__main__":
    main()
