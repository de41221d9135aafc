"""The routes: HTTP requests and sockets."""
