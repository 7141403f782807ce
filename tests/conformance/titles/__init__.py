"""What each title brings to the suite: its option sets and its permuter."""
