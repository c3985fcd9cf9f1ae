"""Every special ability, one small piece each, named as the rulebook names it."""
