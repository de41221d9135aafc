"""The doors: what comes in over HTTP and sockets."""
