"""What the readers of all tables share."""

import pathlib
import textwrap


class TableError(Exception):
    """What is wrong with a table, and in which line."""


def capitalised(name: str) -> str:
    return name[0].upper() + name[1:]


def wrapped(text: str, indent: str, prefix: str = "") -> list[str]:
    return textwrap.wrap(
        text, 120, initial_indent=indent + prefix, subsequent_indent=indent + prefix, break_long_words=False)


def swift_parameters(fields: list[tuple[str, str]]) -> list[str]:
    """The parameters in a comment of Swift, each with its meaning."""
    lines = ["  /// - Parameters:"] if fields else []
    for names, meaning in fields:
        lines += textwrap.wrap(
            f"- {names}: {meaning}", 120, initial_indent="  ///   ", subsequent_indent="  ///     ")
    return lines


def note(table: pathlib.Path) -> str:
    return f"// Written by Tools/Commands/commands.py from Tools/Commands/{table.name}: change that, and run it again."
