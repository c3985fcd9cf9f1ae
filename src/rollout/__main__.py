"""`python -m rollout` is the `rollout` command."""

from rollout.cli.main import main

if __name__ == "__main__":
    main()
