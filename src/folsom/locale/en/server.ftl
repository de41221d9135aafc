# What the server says of its own accord.

## Farewells

bye-restart = The server is restarting. Come back in a moment: nothing is lost.
bye-revoked = You have been signed out everywhere. Enter your recovery phrase to come back.
bye-too-slow = Your connection couldn't keep up. You will be reconnected and shown everything anew.
bye-too-fast = That was too many messages at once. Wait a moment, then connect again.
