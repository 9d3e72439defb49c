"""A Swift file while it is changed: what is found in its code, and the edits that keep its comments."""

import bisect
import collections
import re

from .scan import Scan, blanked, outer  # noqa: F401

PAIRS = {"(": ")", "[": "]", "{": "}"}


class Code:
    """A file while it is changed: edits are collected, and made together. Comments in what is replaced stay."""

    def __init__(self, path, text):
        self.path = path
        self.edits = []
        self.moved = []
        self.changes = []
        self.complaints = {}
        self.take(text)

    def take(self, text):
        scan = Scan(text)
        self.text, self.code = text, scan.code
        self.comments, self.strings, self.is_closed = scan.comments, scan.strings, scan.is_closed
        self.memory = {}

    def remembered(self, key, make):
        """What is made of the text once, until it changes."""
        if key not in self.memory:
            self.memory[key] = make(self)
        return self.memory[key]

    def line(self, place):
        ends = self.remembered("ends of lines", lambda file: [found.start() for found in re.finditer("\n", file.text)])
        return bisect.bisect_left(ends, place) + 1

    def replace(self, start, stop, new):
        self.edits.append((start, stop, new))

    def move(self, start, stop):
        """Says that what stands there, with its comments, is written to another place."""
        self.moved.append((start, stop))

    def changed(self, what):
        self.changes.append(what)

    def complain(self, place, sentence):
        self.complaints[(self.line(place), sentence)] = True

    def commit(self):
        """Makes the edits. Of two that overlap, the one that was asked for first is made."""
        self.moved = outer(sorted(self.moved))
        # Sorted by place. Those that are made do not overlap, so that only the neighbours of a further one can be in its way.
        made = []
        for number, edit in enumerate(self.edits):
            start, stop, new = self.beside_comments(*edit)
            place = bisect.bisect(made, (start, stop, number), key=lambda one: one[:3])
            if all(stop <= other[0] or start >= other[1] for other in made[max(0, place - 1):place + 1]):
                made.insert(place, (start, stop, number, new))
        parts, done = [], 0
        # What is put at one place stands there in the order in which it was asked for.
        for start, stop, _, new in sorted(self.with_comments(made), key=lambda one: one[:3]):
            parts += [self.text[done:start], new]
            done = stop
        text = joined([*parts, self.text[done:]])
        self.edits, self.moved = [], []
        if text != self.text:
            self.take(text)

    # Comments

    def beside_comments(self, start, stop, new):
        """An edit that leaves comments at its ends where they are, and does not begin within one."""
        if start == stop:
            around = span_around(self.comments, start)
            if around is None:
                return start, stop, new
            return around[1], around[1], "\n" + new if new.endswith("\n") else new
        first, last = self.trimmed(start, stop)
        if first >= last:
            return start, stop, new
        begins_line = self.text[start - 1:start] in ("", "\n")
        if self.comments_to_keep(start, first):
            start, begins_line = first, False
        behind = self.comments_to_keep(last, stop)
        if behind and new:
            stop = last
        elif behind:
            # The comment takes the place of the code on its line.
            start, stop = first if begins_line else start, max(behind[0][0], last)
        return start, stop, new

    def comments_to_keep(self, start, stop):
        """The comments that the range touches and that are not moved."""
        first = bisect.bisect_right(self.comments, start, key=lambda one: one[1])
        last = bisect.bisect_left(self.comments, stop, key=lambda one: one[0])
        return [one for one in self.comments[first:last] if not self.is_moved(one)]

    def is_moved(self, span):
        at = bisect.bisect_right(self.moved, span[0], key=lambda one: one[0]) - 1
        return at >= 0 and span[1] <= self.moved[at][1]

    def with_comments(self, made):
        """The edits with the comments that they would lose: behind what is new, or, where a line comment cannot stand
        there, above."""
        starts = [edit[0] for edit in made]
        replacing = [edit[:2] for edit in made if edit[0] < edit[1]]
        for start, stop, number, new in made:
            lost = self.comments_to_keep(start, stop)
            if not lost:
                yield start, stop, number, new
                continue
            kept = collections.Counter(new[a:b] for a, b in Scan(new).comments)
            words = []
            for a, b in lost:
                comment = self.text[a:b]
                if kept[comment]:
                    kept[comment] -= 1
                else:
                    words.append(comment)
            end = self.text.find("\n", stop)
            end = len(self.text) if end < 0 else end
            is_free = not self.text[stop:end].strip() and bisect.bisect_left(starts, stop) == bisect.bisect_right(starts, end)
            lines = [comment for comment in words if comment.startswith("//")]
            above = [] if len(lines) == 1 and is_free and new and "\n" not in new else lines
            behind = [comment for comment in words if comment not in lines] + (lines if not above else [])
            if behind and not new:
                behind.append("" if self.text[stop:stop + 1].isspace() or stop == len(self.text) else " ")
                new = " ".join(behind[:-1]) + behind[-1]
            elif behind:
                body = new.rstrip("\n")
                new = " ".join([body, *behind]) + new[len(body):]
            yield start, stop, number, new
            if above:
                place = self.line_above(start, replacing)
                indent = re.compile(r"[ \t]*").match(self.text, place)[0]
                yield place, place, -1, "".join(f"{indent}{comment}\n" for comment in above)

    def line_above(self, place, edits):
        """The beginning of the place's line, or of an earlier one when that lies in a comment, string or edit."""
        while True:
            line = self.text.rfind("\n", 0, place) + 1
            around = next(filter(None, (span_around(spans, line) for spans in (self.comments, self.strings, edits))), None)
            if around is None:
                return line
            place = around[0]

    # Finding

    def find(self, pattern, start=0, stop=None):
        """Matches in code, not in strings or comments."""
        return list(re.compile(pattern, re.M).finditer(self.code, start, len(self.code) if stop is None else stop))

    def trimmed(self, start, stop):
        """The range without blanks and comments at its ends; its start is not before its stop when nothing else is there."""
        code = self.code[start:stop]
        return start + len(code) - len(code.lstrip()), start + len(code.rstrip())

    def words(self, start, stop):
        """The text of the range without blanks and comments at its ends."""
        first, last = self.trimmed(start, stop)
        return self.text[first:last]

    @property
    def conditions(self):
        """The lines of conditional compilation, in order."""
        return self.remembered("conditions", lambda file: file.find(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$"))

    @property
    def brackets(self):
        return self.remembered("brackets", lambda file: Brackets(file.code))

    def closing(self, place):
        """Behind the bracket that closes the one at the place, or None."""
        return self.brackets.closings.get(place)

    def block(self, place):
        """The innermost bracket that is open at the place, or None."""
        return self.brackets.around(place)

    def opening(self, place):
        """The innermost bracket that is open at the place if it is a `(`, or None; also where nothing closes it."""
        at = self.block(place)
        return at if at is not None and self.code[at] == "(" and self.closing(at) is not None else None

    def arguments(self, bracket):
        """Of a call with its bracket at the place: label (or ""), text, start and stop of each. None of a call
        that nothing closes."""
        stop = self.closing(bracket)
        if stop is None:
            return []
        parts, at, start = [], bracket + 1, bracket + 1
        while at < stop:
            if self.code[at] == "," or at == stop - 1:
                label = re.match(r"\s*(\w+)\s*:(?!:)\s*", self.code[start:at])
                value = self.words(start + label.end() if label else start, at)
                if value:
                    parts.append((label[1] if label else "", value, start, at))
                start = at + 1
            at = self.closing(at) or at + 1
        return parts

    def end_of_line(self, place):
        """Behind the end of the place's line, or of a later one when that lies in a comment."""
        while True:
            stop = self.text.find("\n", place)
            if stop < 0:
                return len(self.text)
            around = span_around(self.comments, stop)
            if around is None:
                return stop + 1
            place = around[1]

    def without_line(self, start, stop):
        """The range, with what is left of its line when nothing else stands there."""
        first = self.text.rfind("\n", 0, start) + 1
        last = self.text.find("\n", stop)
        last = len(self.text) if last < 0 else last + 1
        if not self.text[first:start].strip() and not self.text[stop:last].strip():
            return first, last
        while stop < len(self.text) and self.text[stop] in " \t":
            stop += 1
        return start, stop


class Brackets:
    """Which bracket closes which, read once. One that closes none of its kind is passed over."""

    def __init__(self, code):
        self.closings, self.places, self.innermost = {}, [], []
        open_ones = []
        for found in re.finditer(r"[()\[\]{}]", code):
            at, character = found.start(), found[0]
            if character in PAIRS:
                open_ones.append(at)
            elif open_ones and PAIRS[code[open_ones[-1]]] == character:
                self.closings[open_ones.pop()] = at + 1
            else:
                continue
            self.places.append(at)
            self.innermost.append(open_ones[-1] if open_ones else None)

    def around(self, place):
        before = bisect.bisect_left(self.places, place)
        return self.innermost[before - 1] if before else None


def joined(parts):
    """The parts one behind the other; no two of them begin or end a comment together."""
    words = []
    for part in filter(None, parts):
        if words and words[-1][-1] + part[0] in ("//", "/*", "*/"):
            words.append(" ")
        words.append(part)
    return "".join(words)


def span_around(spans, place):
    """The one of the sorted spans within which the place lies, not at its ends, or None."""
    at = bisect.bisect_left(spans, place, key=lambda one: one[0]) - 1
    return spans[at] if at >= 0 and place < spans[at][1] else None
