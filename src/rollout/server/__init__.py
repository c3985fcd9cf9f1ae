"""The service: matches over HTTP and WebSocket, kept in a journal that survives a crash."""
