"""What goes wrong."""

from __future__ import annotations

LANGUAGES = ("en", "nl", "fr", "de", "it")
"""The languages that refusals and events are told in."""


class Refusal(ValueError):  # noqa: N818 - the rules' own word
    """The rules refuse something; the game is as it was.

    >>> import adamant
    >>> try:
    ...     adamant.Game("diamant", players=2)
    ... except adamant.Refusal as refusal:
    ...     print(refusal.clause, refusal.kind, refusal)
    D1 Players Diamant is for 3 to 8 players, not 2 (D1).
    """

    kind: str
    clause: str
    sentences: dict[str, str]

    def __init__(self, kind: str, clause: str, sentences: dict[str, str]) -> None:
        """Remember what was refused: its kind, the clause of the rulebook, a sentence in each language."""
        super().__init__(kind, clause, sentences)
        self.kind = kind
        self.clause = clause
        self.sentences = sentences

    def __str__(self) -> str:
        """Return the English sentence."""
        return self.sentences["en"]

    def sentence(self, language: str = "en") -> str:
        """Return the sentence in a language: en, nl, fr, de or it."""
        try:
            return self.sentences[language]
        except KeyError:
            raise ValueError(f"{language!r} is not spoken here: choose {', '.join(LANGUAGES)}") from None


class RecordError(ValueError):
    """A record cannot be replayed.

    >>> import adamant
    >>> try:
    ...     adamant.Game.from_record({"format": "adamant-record/1", "game": "chess"})
    ... except adamant.RecordError as error:
    ...     print(error.place, "|", error)
    game | game: there is no game "chess": there is diamant, mirrors, kadora
    """

    place: str
    what: str
    clause: str | None

    def __init__(self, place: str, what: str, clause: str | None = None) -> None:
        """Remember where something is wrong, what, and the clause that was broken, if one was."""
        super().__init__(place, what, clause)
        self.place = place
        self.what = what
        self.clause = clause

    def __str__(self) -> str:
        """Return place and sentence."""
        return f"{self.place}: {self.what}" if self.place else self.what
