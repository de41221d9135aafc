"""The rules of Express: each rule id is in the docstring of the code that implements it."""
