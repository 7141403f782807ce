"""The hall on the network: `tables/` is play at tables, `store/` the database, `web/` what speaks HTTP and WebSocket.

`wire.py` is the contract with every client; `store` knows nothing of `tables`, nor `tables` of `web`.
"""
