"""What a choice can be: typed dictionaries, told apart by `act`, each with the id of its sentence.

```python
class Draw(TypedDict):
    act: Annotated[Literal["draw"], Sentence("choice-draw")]
```
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args, get_type_hints

ACT = "act"


class Sentence(NamedTuple):
    """The sentence that says a choice: its id in `folsom.locale`."""

    id: str


def choice_sentences(kinds: Sequence[type]) -> dict[str, str]:
    """The ids of the sentences of all kinds of choices, by their acts."""
    return dict(map(_declared, kinds))


def _declared(kind: type) -> tuple[str, str]:
    act, *marks = get_args(get_type_hints(kind, include_extras=True)[ACT])
    found = [mark.id for mark in marks if isinstance(mark, Sentence)]
    if len(found) != 1:
        raise TypeError(f"the choice {kind.__name__} declares no sentence")
    return get_args(act)[0], found[0]
