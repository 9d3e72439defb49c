"""Reads the table of input events, input.txt, and writes what it says in Swift and in JavaScript."""

import dataclasses
import pathlib
import re

from tables import TableError, note, swift_parameters, wrapped

TABLE = pathlib.Path(__file__).resolve().parent / "input.txt"
SWIFT = "../../Sources/Stage/Input/StageInput.swift"
JAVASCRIPT = "../../Sources/PageBundle/Page/input-table.js"


@dataclasses.dataclass
class Kind:
    """A kind of fields, in Swift: its type, how it is read, its numbers, and its value with numbers in place of %."""

    type: str
    reading: str
    numbers: list[str]
    value: str


KINDS = {
    "integer": Kind("Int", "integer()", [""], "InputWords.integer(%)"),
    "layer": Kind("Int", "integer()", [""], "InputWords.integer(%)"),
    "seconds": Kind("Double", "seconds()", [""], "%"),
    "point": Kind("CGPoint", "point()", [".x", ".y"], "CGPoint(x: %, y: %)"),
    "vector": Kind("CGVector", "vector()", [".dx", ".dy"], "CGVector(dx: %, dy: %)"),
    "size": Kind("CGSize", "size()", [".width", ".height"], "CGSize(width: %, height: %)"),
    "insets": Kind(
        "UIEdgeInsets", "insets()", [".top", ".left", ".bottom", ".right"],
        "UIEdgeInsets(top: %, left: %, bottom: %, right: %)"),
    "range": Kind("Range<Int>", "range()", [".lowerBound", ".upperBound"], "InputWords.range(%, %)"),
    "text": Kind("String", "text()", [], "words.text"),
}

# The most numbers that an event can have.
MOST_NUMBERS = 4


@dataclasses.dataclass
class Field:
    name: str
    kind: str
    meaning: str

    @property
    def swift(self) -> Kind:
        longest = re.fullmatch(r"text\((\d+)\)", self.kind)
        return Kind("String", f"text(longest: {longest[1]})", [], "words.text") if longest else KINDS[self.kind]

    @property
    def is_text(self) -> bool:
        return self.swift.type == "String"

    @property
    def numbers(self) -> list[str]:
        return [f"Double({self.name}{part})" if self.swift.type != "Double" else self.name for part in self.swift.numbers]


@dataclasses.dataclass
class Film:
    """How films store an event."""

    number: int
    name: str
    is_private: bool


@dataclasses.dataclass
class Event:
    name: str
    meaning: str
    call: str = ""
    answers: bool = False
    film: Film | None = None
    letter: str = ""
    is_gesture: bool = False
    can_repeat: bool = False
    fields: list[Field] = dataclasses.field(default_factory=list)

    @property
    def text(self) -> Field | None:
        return next((field for field in self.fields if field.is_text), None)

    def numbers(self, layers: bool = True) -> list[str]:
        return [number for field in self.fields if layers or field.kind != "layer" for number in field.numbers]

    def pattern(self, used: str) -> str:
        """The case with names for those fields that some Swift code uses."""
        names = [f"let {field.name}" if re.search(rf"\b{field.name}\b", used) else "_" for field in self.fields]
        return f".{self.name}({', '.join(names)})" if any(name != "_" for name in names) else f".{self.name}"


# The table


def read(text: str) -> list[Event]:
    events: list[Event] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        columns = re.split(r"\s{2,}", line.strip())
        try:
            if not line.startswith("  "):
                name, meaning = columns
                events.append(Event(name, meaning))
            elif len(columns) == 2:
                read_property(events[-1], *columns)
            else:
                events[-1].fields.append(Field(*columns))
        except (ValueError, TypeError, IndexError):
            raise TableError(f"input.txt, line {number} is neither an event, a property nor a field: {line.strip()}") from None
    check(events)
    return events


def read_property(event: Event, name: str, value: str):
    match name:
        case "performs" | "answers":
            event.call, event.answers = value, name == "answers"
        case "film":
            number, stored, *private = value.split(" ")
            if private not in ([], ["private"]):
                raise ValueError
            event.film = Film(int(number), stored, bool(private))
        case "link":
            event.letter = value
        case "gesture" if value == "always":
            event.is_gesture = True
        case "again" if value == "always":
            event.can_repeat = True
        case _:
            raise ValueError


def check(events: list[Event]):
    for event in events:
        for field in event.fields:
            if field.kind not in KINDS and not re.fullmatch(r"text\(\d+\)", field.kind):
                raise TableError(f"{event.name} has a field of an unknown kind: {field.kind}")
        if not event.call:
            raise TableError(f"nothing performs {event.name}")
        if any(field.is_text for field in event.fields[1:]):
            raise TableError(f"the text of {event.name} is not its first field")
        if len(event.numbers()) > MOST_NUMBERS:
            raise TableError(f"{event.name} has more than {MOST_NUMBERS} numbers")
    for what, values in [("name", [event.name for event in events]), ("letter", [event.letter for event in events if event.letter])]:
        if len(set(values)) != len(values):
            raise TableError(f"two events have the same {what}")
    film_names(events)


def film_names(events: list[Event]) -> list[str]:
    """The names of stored events, by their numbers."""
    names: dict[int, str] = {}
    for event in events:
        if event.film and names.setdefault(event.film.number, event.film.name) != event.film.name:
            raise TableError(f"films have two names for number {event.film.number}")
    if sorted(names) != list(range(len(names))):
        raise TableError(f"the numbers of events in films are not 0, 1, 2 and so on: {sorted(names)}")
    return [names[number] for number in sorted(names)]


# Swift


def swift(events: list[Event]) -> str:
    lines = [
        note(TABLE), "", "import CoreGraphics", "import Foundation", "import UIKit", "",
        "/// An input event on a stage. Positions are in the coordinates of the window, and lengths in points.",
        "public enum StageInput: Equatable, Sendable {",
    ]
    for event in events:
        lines += wrapped(event.meaning, "  ", "/// ")
        lines += swift_parameters([(field.name, field.meaning) for field in event.fields])
        fields = ", ".join(f"{field.name}: {field.swift.type}" for field in event.fields)
        lines.append(f"  case {event.name}({fields})" if fields else f"  case {event.name}")
    lines += ["}", ""]
    return "\n".join([*lines, *swift_performing(events), "", *swift_messages(events), *swift_acts(events), ""])


def swift_case(event: Event, body: list[str]) -> list[str]:
    """A case of a switch, in one line if its body has a single one that fits."""
    head = f"    case {event.pattern(' '.join(body))}:"
    if len(body) == 1 and len(f"{head} {body[0]}") <= 120:
        return [f"{head} {body[0]}"]
    return [head, *(f"      {line}" for line in body)]


def swift_performing(events: list[Event]) -> list[str]:
    lines = [
        "extension Stage {", "  /// Performs an event.",
        "  /// - Returns: Whether it had an effect, as far as that is known: whether there is a context menu, whether the text was",
        "  ///   accepted, whether the field is being edited.",
        "  @discardableResult public func perform(_ input: StageInput) -> Bool {", "    switch input {",
    ]
    for event in events:
        lines += swift_case(event, [f"return {event.call}" if event.answers else event.call])
    return [*lines, "    }", "    return true", "  }", "}"]


def swift_messages(events: list[Event]) -> list[str]:
    lines = [
        "extension StageInput {", "  /// Reads the fields of an event from a message.",
        "  /// - Returns: Nil if there is no event of that name.",
        "  public init?(_ name: String, from message: inout MessageReader) throws(MessageError) {", "    switch name {",
    ]
    for event in events:
        fields = ", ".join(f"{field.name}: try message.{field.swift.reading}" for field in event.fields)
        value = f".{event.name}({fields})" if fields else f".{event.name}"
        one = f'    case "{event.name}": self = {value}'
        lines += [one] if len(one) <= 120 else [f'    case "{event.name}":', f"      self = {value}"]
    return [*lines, "    default: return nil", "    }", "  }", "", *swift_message_texts(events), *swift_words(events)]


def swift_message_texts(events: list[Event]) -> list[str]:
    lines = ["  /// The message from which ``init(message:)`` makes the event.", "  public var message: String {", "    switch self {"]
    for event in events:
        parts = [f'"{event.name}"', *([event.text.name] if event.text else [])]
        numbers = event.numbers()
        if numbers:
            parts.append(f"numbers: [{', '.join(numbers)}]")
        call = f"JSONText.message({', '.join(parts)})"
        short = [call] if len(call) <= 114 else ["JSONText.message(", f"  {', '.join(parts)})"]
        lines += swift_case(event, short)
    return [*lines, "    }", "  }", ""]


def swift_words(events: list[Event]) -> list[str]:
    lines = [
        "  /// Creates an event from its words; nil if there is none of that number.",
        "  package init?(_ words: InputWords) {", "    let numbers = words.numbers", "    switch words.event {",
    ]
    for number, event in enumerate(events):
        places = iter(range(MOST_NUMBERS))
        fields = ", ".join(
            f"{field.name}: " + re.sub("%", lambda _: f"numbers.{next(places)}", field.swift.value) for field in event.fields)
        value = f".{event.name}({fields})" if fields else f".{event.name}"
        one = f"    case {number}: self = {value}"
        lines += [one] if len(one) <= 120 else [f"    case {number}:", f"      self = {value}"]
    lines += ["    default: return nil", "    }", "  }", "", "  /// The words of the event.", "  package var words: InputWords {", "    switch self {"]
    for number, event in enumerate(events):
        parts = [f"{number}", *([event.text.name] if event.text else [])]
        numbers = event.numbers()
        if numbers:
            parts.append(f"numbers: ({', '.join(numbers + ['0'] * (MOST_NUMBERS - len(numbers)))})")
        lines += swift_case(event, [f"InputWords({', '.join(parts)})"])
    return [*lines, "    }", "  }", ""]


def swift_acts(events: list[Event]) -> list[str]:
    lines = [
        "  /// The parts of the event that films store: the number of its name, its numbers, and its text. Nil for one that they",
        "  /// don't store.", "  package var act: (name: Int, values: [Double], key: String?)? {", "    switch self {",
    ]
    for event in events:
        if not event.film:
            continue
        text = event.text.name if event.text and not event.film.is_private else "nil"
        values = [] if event.film.is_private else event.numbers(layers=False)
        lines += swift_case(event, [f'({event.film.number}, [{", ".join(values)}], {text})'])
    others = ", ".join(f".{event.name}" for event in events if not event.film)
    return [*lines, *([f"    case {others}: nil"] if others else []), "    }", "  }", "}"]


# JavaScript


def javascript(events: list[Event]) -> str:
    lines = [
        note(TABLE), "", "/**",
        " * The input events by name, in the order of their numbers. `size` is the number of values, the first of which may be a text",
        " * (`hasText`); `letter` and `count` are the letter and the number of values that stand for one in addresses; `layer` and",
        " * `seconds` are the indexes of a layer and of a duration among the values; `isGesture` is whether each is a gesture of its",
        " * own, and `canRepeat` whether it can be repeated on another stage although it has no letter.",
        " */", "export const inputTable = {",
    ]
    for event in events:
        members = [f"size: {len(event.numbers()) + (1 if event.text else 0)}"]
        if event.text:
            members.append("hasText: true")
        if event.letter:
            count = len(event.numbers(layers=False)) + (1 if event.text else 0)
            members += [f'letter: "{event.letter}"', f"count: {count}"]
        place = 0
        for field in event.fields:
            if field.kind in ("layer", "seconds"):
                members.append(f"{field.kind}: {place}")
            place += max(1, len(field.numbers))
        if event.is_gesture:
            members.append("isGesture: true")
        if event.can_repeat:
            members.append("canRepeat: true")
        lines.append(f"  {event.name}: {{ {', '.join(members)} }},")
    return "\n".join([*lines, "};", ""])
