"""The `rollout` command."""
