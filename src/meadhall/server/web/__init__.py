"""What clients reach: the ASGI application, routes, the live channel, sessions, accounts and the built pages."""
