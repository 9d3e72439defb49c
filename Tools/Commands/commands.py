#!/usr/bin/env python3
"""Writes both sides of the command stream, in Swift and in JavaScript, from the table commands.txt, those of what films keep
beside it from the table film-commands.txt, and those of input from the table input.txt.

With --check it writes nothing and fails if a side is not what the table says.
"""

import argparse
import dataclasses
import json
import pathlib
import re
import sys
import textwrap

import inputs
from tables import TableError, capitalised, note, swift_parameters, wrapped

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "commands.txt"
FILM_TABLE = HERE / "film-commands.txt"
SWIFT = "../../Sources/FrameCommands/CommandBuffer+Commands.swift"
JAVASCRIPT = "../../Sources/PageBundle/Page/command-table.js"
FILM_SWIFT = "../../Sources/FilmFormat/CommandBuffer+FilmCommands.swift"
FILM_JAVASCRIPT = "../../Sources/PageBundle/Page/film-table.js"
LAYOUTS = "../../Sources/FilmFormat/CommandLayout+Table.swift"

# The numbers of what only films have begin here: those of commands can go on below.
FIRST_OF_FILMS = 41

SWIFT_TYPES = {"number": "Double", "integer": "Int", "flag": "Bool", "string": "String"}


@dataclasses.dataclass
class Field:
    names: list[str]
    kind: str
    meaning: str

    @property
    def choices(self) -> list[str]:
        match = re.fullmatch(r"choice\((.*)\)", self.kind)
        return match[1].split(",") if match else []


@dataclasses.dataclass
class Entry:
    """A command, or a record, which has no number."""

    name: str
    meaning: str
    number: int | None = None
    is_optional: bool = False
    fields: list[Field] = dataclasses.field(default_factory=list)

    @property
    def named_fields(self) -> list[tuple[str, Field]]:
        return [(name, field) for field in self.fields for name in field.names]


# The table


def read(text: str, first: int = 1) -> list[Entry]:
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if line.startswith("  "):
                names, kind, meaning = re.split(r"\s{2,}", line.strip())
                entries[-1].fields.append(Field(names.split(", "), kind, meaning))
            else:
                head, meaning = re.split(r"\s{2,}", line.strip())
                kind, name = head.split(" ")
                is_record = kind == "record"
                entries.append(
                    Entry(name.rstrip("?"), meaning, None if is_record else int(kind), name.endswith("?")))
        except (ValueError, IndexError):
            raise TableError(f"line {number} is neither a record, a command nor a field: {line.strip()}") from None
    check(entries, first)
    return entries


def check(entries: list[Entry], first: int):
    numbers = [entry.number for entry in entries if entry.number is not None]
    if numbers != list(range(first, first + len(numbers))):
        raise TableError(f"the commands' numbers are not {first}, {first + 1}, {first + 2} and so on: {numbers}")
    records = {entry.name for entry in entries if entry.number is None}
    for entry in entries:
        names = [name for name, _ in entry.named_fields]
        if len(set(names)) != len(names):
            raise TableError(f"{entry.name} has two fields of one name")
        for field in entry.fields:
            inner = re.sub(r"^\[(.*)\]\??$|^(string)\?$", r"\1\2", field.kind)
            if not field.choices and inner not in SWIFT_TYPES and inner not in records:
                raise TableError(f"{entry.name} has a field of an unknown kind: {field.kind}")


# Swift


def swift_type(owner: Entry, name: str, field: Field) -> str:
    if field.choices:
        return capitalised(owner.name) + capitalised(name)
    return re.sub(r"\w+", lambda match: SWIFT_TYPES.get(match[0], match[0]), field.kind)


def swift_writing(value: str, field: Field) -> list[str]:
    if field.choices:
        return [f"    append({value}.rawValue)"]
    if not field.kind.startswith("["):
        return [f"    append({value})"]
    is_optional = field.kind.endswith("?")
    return [
        f"    append({value}?.count ?? -1)" if is_optional else f"    append({value}.count)",
        f"    for each in {value}{' ?? []' if is_optional else ''} {{ append(each) }}",
    ]


def swift_head(beginning: str, parameters: list[str]) -> list[str]:
    """The first line of a function, or its first lines if it is too long for one."""
    whole = f"{beginning}{', '.join(parameters)}) {{"
    if len(whole) <= 120:
        return [whole]
    indent = " " * (len(beginning) - len(beginning.lstrip()))
    # A name stays together with its type.
    unbroken = ", ".join(parameters).replace(": ", ":\0")
    broken = textwrap.wrap(unbroken, 120, initial_indent=f"{indent}  ", subsequent_indent=f"{indent}  ")
    return [beginning, *(line.replace("\0", " ") for line in broken), f"{indent}) {{"]


def swift_record(entry: Entry) -> list[str]:
    lines = [*wrapped(entry.meaning, "  ", "/// "), f"  package struct {entry.name}: Equatable {{"]
    for field in entry.fields:
        lines += wrapped(field.meaning, "    ", "/// ")
        lines += [f"    package var {name}: {swift_type(entry, name, field)}" for name in field.names]
    parameters = [f"{name}: {swift_type(entry, name, field)}" for name, field in entry.named_fields]
    lines += ["", *swift_head("    package init(", parameters)]
    lines += [f"      self.{name} = {name}" for name, _ in entry.named_fields]
    lines += ["    }", "  }", "", f"  package mutating func append(_ value: {entry.name}) {{"]
    for name, field in entry.named_fields:
        lines += swift_writing(f"value.{name}", field)
    return [*lines, "  }", ""]


def swift_command(entry: Entry) -> list[str]:
    lines = wrapped(entry.meaning, "  ", "/// ")
    lines += swift_parameters([(", ".join(field.names), field.meaning) for field in entry.fields])
    parameters = [
        "layer: Int", *(f"{name}: {swift_type(entry, name, field)}" for name, field in entry.named_fields)]
    lines += swift_head(f"  package mutating func {entry.name}(", parameters)
    lines += [f"    append({entry.number})", "    append(layer)"]
    if entry.is_optional:
        lines.append("    append(true)")
    for name, field in entry.named_fields:
        lines += swift_writing(name, field)
    lines += ["  }", ""]
    if entry.is_optional:
        lines += [
            f"  /// Removes the {entry.name} of a layer.", f"  package mutating func no{capitalised(entry.name)}(layer: Int) {{",
            f"    append({entry.number})", "    append(layer)", "    append(false)", "  }", "",
        ]
    return lines


def swift(entries: list[Entry], table: pathlib.Path, imports: str = "") -> str:
    lines = []
    for entry in entries:
        for name, field in entry.named_fields:
            if field.choices:
                head, cases = f"  package enum {swift_type(entry, name, field)}: Int {{", f"case {', '.join(field.choices)}"
                one = f"{head} {cases} }}"
                lines += [one, ""] if len(one) <= 120 else [head, f"    {cases}", "  }", ""]
    for entry in entries:
        lines += swift_record(entry) if entry.number is None else swift_command(entry)
    return "\n".join([note(table), "", *([imports, ""] if imports else []), "extension CommandBuffer {", *lines[:-1], "}", ""])


# What the words of commands are, for readers in Swift


def swift_layout(owner_kind: str, field: Field) -> str:
    if field.choices:
        return f".choice({len(field.choices)})"
    if field.kind.startswith("["):
        inner = swift_layout(owner_kind, Field([], field.kind.strip("[]?"), ""))
        return f".list({inner}, isOptional: {'true' if field.kind.endswith('?') else 'false'})"
    named = {
        "number": ".number", "integer": ".integer", "flag": ".flag", "string": ".string", "string?": ".optionalString",
        "Color": ".color",
    }
    return named.get(field.kind) or f".record({field.kind[0].lower()}{field.kind[1:]})"


def swift_layouts(groups: list[list[Entry]]) -> str:
    lines = [note(TABLE).replace(":", " and film-commands.txt:", 1), "", "extension CommandLayout {"]
    for entries in groups:
        for entry in entries:
            if entry.number is None and entry.name != "Color":
                kinds = ", ".join(swift_layout(entry.name, field) for _, field in entry.named_fields)
                name = entry.name[0].lower() + entry.name[1:]
                lines += wrapped_list(f"  private static let {name}: [Kind] = [", kinds)
    lines += ["", "  /// The layouts by command number.", "  static let all: [Int: CommandLayout] = ["]
    for entries in groups:
        for entry in entries:
            if entry.number is not None:
                kinds = ", ".join(swift_layout(entry.name, field) for _, field in entry.named_fields)
                optional = "true" if entry.is_optional else "false"
                whole = f'    {entry.number}: CommandLayout(name: "{entry.name}", isOptional: {optional}, kinds: [{kinds}]),'
                if len(whole) <= 120:
                    lines.append(whole)
                    continue
                head = f'      name: "{entry.name}", isOptional: {optional},'
                lines += [f"    {entry.number}: CommandLayout(", head, *wrapped_list("      kinds: [", kinds, "]),")]
    return "\n".join([*lines, "  ]", "}", ""])


def wrapped_list(head: str, items: str, tail: str = "]") -> list[str]:
    if len(head + items + tail) <= 120:
        return [head + items + tail]
    indent = " " * (len(head) - len(head.lstrip()))
    unbroken = items.replace(", isOptional", ",\0isOptional").replace(": true", ":\0true").replace(": false", ":\0false")
    body = textwrap.wrap(unbroken + ",", 118, initial_indent=f"{indent}  ", subsequent_indent=f"{indent}  ")
    return [head, *(line.replace("\0", " ") for line in body), indent + tail]


# JavaScript


def script_choices(owner: Entry, name: str) -> str:
    return f"{owner.name}{capitalised(name)}s"


def script_reading(owner: Entry, name: str, field: Field) -> str:
    if field.choices:
        return f"next.choice({script_choices(owner, name)})"
    if field.kind.startswith("["):
        kind = field.kind.strip("[]?")
        is_optional = field.kind.endswith("?")
        if kind in ("number", "integer"):
            return f"next.{f'optional{capitalised(kind)}s' if is_optional else f'{kind}s'}()"
        return f"next.{'optionalList' if is_optional else 'list'}(read{kind})"
    if field.kind == "string?":
        return "next.optionalString()"
    return f"next.{field.kind}()" if field.kind in SWIFT_TYPES else f"read{field.kind}(next)"


def script_object(entry: Entry, indent: str) -> str:
    members = ", ".join(f"{name}:\0{script_reading(entry, name, field)}" for name, field in entry.named_fields)
    if len(members) < 80:
        return f"({{ {members} }})".replace("\0", " ")
    body = textwrap.fill(f"{members},", 120, initial_indent=f"{indent}  ", subsequent_indent=f"{indent}  ")
    return f"({{\n{body}\n{indent}}})".replace("\0", " ")


def script_command(entry: Entry) -> str:
    fields = entry.named_fields
    if not fields:
        value = "null"
    elif len(fields) == 1:
        value = script_reading(entry, *fields[0])
    else:
        value = script_object(entry, "  ")
    parameter = "next" if fields else ""
    condition = "next.flag() ? " if entry.is_optional else ""
    alternative = " : null" if entry.is_optional else ""
    return f'  ["{entry.name}", ({parameter}) => {condition}{value}{alternative}],'


def javascript(entries: list[Entry], table: pathlib.Path, constant: str, first: int = 0) -> str:
    lines = [note(table), ""]
    for entry in entries:
        for name, field in entry.named_fields:
            if field.choices:
                lines.append(f"const {script_choices(entry, name)} = {json.dumps(field.choices)};")
    for entry in entries:
        if entry.number is None:
            lines += ["", f"const read{entry.name} = (next) => {script_object(entry, '')};"]
    since = f" from {first} on" if first else ""
    lines += [
        "", f"/** By the commands' numbers{since}: the name, and how the value is read. Of one field it is the field's. */",
        f"export const {constant} = [", *([] if first else ["  null, // No command has the number 0."]),
        *(script_command(entry) for entry in entries if entry.number is not None), "];", "",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    parser.add_argument("--table", type=pathlib.Path, default=TABLE, help="another commands.txt")
    parser.add_argument("--input", type=pathlib.Path, default=inputs.TABLE, help="another input.txt")
    arguments = parser.parse_args()
    try:
        entries = read(arguments.table.read_text(encoding="utf-8"))
        events = inputs.read(arguments.input.read_text(encoding="utf-8"))
        choices = f"choice({','.join(inputs.film_names(events))})"
        of_films = read(FILM_TABLE.read_text(encoding="utf-8").replace("choice(input.txt)", choices), FIRST_OF_FILMS)
    except TableError as error:
        print(f"commands.py: {error}", file=sys.stderr)
        return 1
    sides = [
        (SWIFT, swift(entries, TABLE)), (JAVASCRIPT, javascript(entries, TABLE, "commandTable")),
        (FILM_SWIFT, swift(of_films, FILM_TABLE, "import FrameCommands")),
        (FILM_JAVASCRIPT, javascript(of_films, FILM_TABLE, "filmTable", FIRST_OF_FILMS)),
        (LAYOUTS, swift_layouts([entries, of_films])),
        (inputs.SWIFT, inputs.swift(events)), (inputs.JAVASCRIPT, inputs.javascript(events)),
    ]
    for name, text in sides:
        file = HERE / name
        if not arguments.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(
                f"commands.py: {name} is not what the tables say; run Tools/Commands/commands.py",
                file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
