"""What the wire is, told from its types: as a page, as JSON Schema, and as types for the page in the browser.

`python -m folsom.server.protocol_docs` makes the files again, in the folder where it is run.
"""
