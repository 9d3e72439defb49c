"""A Swift file as text in which strings and comments are told from code."""

import bisect
import functools
import re


def blanked(text):
    """The text with what stands in comments and strings replaced by blanks, so that places stay the same. The code of an
    interpolation, and the quotation marks, stay."""
    out = list(text)
    end = len(text)

    def blank(start, stop):
        for place in range(start, min(stop, end)):
            if out[place] not in "\r\n":
                out[place] = " "

    def comment(place):
        """From `/*` to behind its `*/`; comments are nested."""
        depth = 0
        while place < end:
            if text.startswith("/*", place):
                depth, place = depth + 1, place + 2
            elif text.startswith("*/", place):
                depth, place = depth - 1, place + 2
                if depth == 0:
                    return place
            else:
                place += 1
        return end

    def string(place):
        """From the first quotation mark, or a `#` before it, to behind the last."""
        hashes = re.compile("#*").match(text, place).group()
        place += len(hashes)
        quotes = '"""' if text.startswith('"""', place) else '"'
        place += len(quotes)
        escape, close = "\\" + hashes, quotes + hashes
        while place < end:
            if text.startswith(close, place):
                return place + len(close)
            if text.startswith(escape + "(", place):
                blank(place, place + len(escape))
                place = code(place + len(escape) + 1, ")")
            elif text.startswith(escape, place):
                blank(place, place + len(escape) + 1)
                place += len(escape) + 1
            elif text[place] == "\n" and len(quotes) == 1:
                return place  # Nobody has closed it: the compiler will say so.
            else:
                blank(place, place + 1)
                place += 1
        return end

    def code(place, close):
        """To behind the closing bracket of an interpolation, or to the end."""
        depth = 0
        while place < end:
            character = text[place]
            if text.startswith("//", place):
                stop = text.find("\n", place)
                stop = end if stop < 0 else stop
                blank(place, stop)
                place = stop
            elif text.startswith("/*", place):
                stop = comment(place)
                blank(place, stop)
                place = stop
            elif re.compile('#*"').match(text, place):
                place = string(place)
            elif character == "(":
                depth, place = depth + 1, place + 1
            elif character == ")" and close and depth == 0:
                return place + 1
            else:
                depth, place = depth - (character == ")"), place + 1
        return end

    code(0, None)
    return "".join(out)


class Code:
    """A file while it is changed: edits are collected, and made together."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = blanked(text)
        self.edits = []
        self.changes = []
        self.complaints = []

    def line(self, place):
        return self.text.count("\n", 0, place) + 1

    def replace(self, start, stop, new):
        self.edits.append((start, stop, new))

    def changed(self, what):
        self.changes.append(what)

    def complain(self, place, sentence):
        complaint = (self.line(place), sentence)
        if complaint not in self.complaints:
            self.complaints.append(complaint)

    def commit(self):
        """Makes the edits. Of two that overlap, the one that was asked for first is made."""
        # Sorted by place. Those that are made do not overlap, so that only the neighbours of a further one can be in its way.
        made = []
        for edit in ((start, stop, number, new) for number, (start, stop, new) in enumerate(self.edits)):
            place = bisect.bisect(made, edit[:3], key=lambda one: one[:3])
            if all(edit[1] <= other[0] or edit[0] >= other[1] for other in made[max(0, place - 1):place + 1]):
                made.insert(place, edit)
        text = self.text
        # From the end; what is put at one place stands there in the order in which it was asked for.
        for start, stop, _, new in reversed(made):
            text = text[:start] + new + text[stop:]
        self.edits = []
        if text != self.text:
            self.text = text
            self.code = blanked(text)
            self.__dict__.pop("conditions", None)

    @functools.cached_property
    def conditions(self):
        """The lines of conditional compilation, in order."""
        return self.find(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$")

    def find(self, pattern, start=0, stop=None):
        """Matches in code, not in strings or comments."""
        return list(re.compile(pattern, re.M).finditer(self.code, start, len(self.code) if stop is None else stop))

    def closing(self, place):
        """Behind the bracket that closes the one at the place, or None."""
        pairs = {"(": ")", "[": "]", "{": "}"}
        open_ones = []
        for at in range(place, len(self.code)):
            character = self.code[at]
            if character in pairs:
                open_ones.append(pairs[character])
            elif open_ones and character == open_ones[-1]:
                open_ones.pop()
                if not open_ones:
                    return at + 1
        return None

    def opening(self, place):
        """The innermost `(` that is open at the place, or None; also where nothing closes it."""
        depth = 0
        for at in range(place - 1, -1, -1):
            if self.code[at] in ")]}":
                depth += 1
            elif self.code[at] in "([{":
                if depth == 0:
                    return at if self.code[at] == "(" and self.closing(at) is not None else None
                depth -= 1
        return None

    def arguments(self, bracket):
        """Of a call with its bracket at the place: label (or ""), text, start and stop of each. None of a call
        that nothing closes."""
        stop = self.closing(bracket)
        if stop is None:
            return []
        parts, depth, start = [], 0, bracket + 1
        for at in range(bracket + 1, stop):
            character = self.code[at]
            if character in "([{":
                depth += 1
            elif character in ")]}" and at < stop - 1:
                depth -= 1
            if at == stop - 1 or (character == "," and depth == 0):
                words = self.text[start:at]
                label = re.match(r"\s*(\w+)\s*:(?!:)\s*", self.code[start:at])
                value = words[label.end():] if label else words
                if value.strip():
                    parts.append((label[1] if label else "", value.strip(), start, at))
                start = at + 1
        return parts

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
