"""Games of a page each, one per kind of request: to copy from, to test and measure with."""
