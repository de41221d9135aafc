"""How Hypothesis searches: without a deadline, because a first call may compile.

`steady` gives the same tree the same verdict; `pytest --hypothesis-profile=explore`
looks further, somewhere else each time.
"""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("steady")
