"""The HTTP and websocket operations, one module for each part of the table."""
