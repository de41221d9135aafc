"""The rules of Super: each rule's id is in the docstring of the code that carries it out."""
