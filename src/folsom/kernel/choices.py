"""What a choice can be: typed dictionaries, told apart by `act`, each with the id of its sentence.

```python
class Draw(TypedDict):
    act: Annotated[Literal["draw"], Sentence("choice-draw")]
```
A choice without a sentence is shown in the words that `play` and records take.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, get_args, get_type_hints

ACT = "act"


class Sentence(NamedTuple):
    """The id in `folsom.locale` of the sentence for a choice."""

    id: str


@cache
def choice_sentences(kinds: tuple[type, ...]) -> dict[str, str]:
    """The sentence ids of all kinds of choices that have one, by act."""
    declared = [get_args(get_type_hints(kind, include_extras=True)[ACT]) for kind in kinds]
    return {get_args(act)[0]: mark.id for act, *marks in declared for mark in marks if isinstance(mark, Sentence)}
