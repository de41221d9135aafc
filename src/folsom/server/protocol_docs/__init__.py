"""Describes the protocol from its types: as a page, as JSON Schema, and as TypeScript.

`python -m folsom.server.protocol_docs` writes the files to the current folder.
"""
