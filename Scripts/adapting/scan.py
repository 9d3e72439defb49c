"""Tells the code of a Swift file from what stands in its comments and strings."""

import re

# What may begin a comment or a string, or ends an interpolation.
IN_CODE = re.compile(r'//|/\*|#+|"|[()]')
IN_STRING = re.compile(r'[\\"\n]')
IN_COMMENT = re.compile(r"/\*|\*/")


class Scan:
    """The text with what stands in comments and strings replaced by blanks, so that places stay the same, and the places
    of both: start, and stop behind the end. The code of an interpolation, and the quotation marks, stay. Of strings in
    an interpolation only the outer one is in the list."""

    def __init__(self, text):
        self.text, self.out = text, list(text)
        self.comments, self.strings = [], []
        self.is_closed = True
        self.read_code(0, None)
        self.code = "".join(self.out)
        self.strings = outer(sorted(self.strings))

    def blank(self, start, stop):
        self.out[start:stop] = re.sub(r"[^\r\n]", " ", self.text[start:stop])

    def comment(self, start, stop):
        self.blank(start, stop)
        self.comments.append((start, stop))
        return stop

    def read_code(self, place, close):
        """Answers the place behind the bracket that closes an interpolation, or the end."""
        depth = 0
        while found := IN_CODE.search(self.text, place):
            word, start = found[0], found.start()
            place = found.end()
            if word == "//":
                stop = self.text.find("\n", start)
                stop = len(self.text) if stop < 0 else stop
                place = self.comment(start, stop - self.text.startswith("\r", stop - 1))
            elif word == "/*":
                place = self.comment(start, self.end_of_comment(start))
            elif word == '"' or word[0] == "#" and self.text.startswith('"', place):
                place = self.read_string(start)
            elif word == "(":
                depth += 1
            elif word == ")":
                if close and depth == 0:
                    return place
                depth -= 1
        return len(self.text)

    def end_of_comment(self, place):
        """Behind the `*/` of the `/*` at the place; comments are nested."""
        depth = 0
        while found := IN_COMMENT.search(self.text, place):
            depth += 1 if found[0] == "/*" else -1
            place = found.end()
            if depth == 0:
                return place
        self.is_closed = False
        return len(self.text)

    def read_string(self, start):
        """From the first quotation mark, or a `#` before it, to behind the last."""
        stop = self.end_of_string(start)
        self.strings.append((start, stop))
        return stop

    def end_of_string(self, place):
        text = self.text
        hashes = re.compile("#*").match(text, place).group()
        place += len(hashes)
        quotes = '"""' if text.startswith('"""', place) else '"'
        place += len(quotes)
        escape, close = "\\" + hashes, quotes + hashes
        while found := IN_STRING.search(text, place):
            self.blank(place, found.start())
            place = found.start()
            if text[place] == "\n" and len(quotes) == 1:
                return place  # Nobody has closed it: the compiler will say so.
            if text.startswith(close, place):
                return place + len(close)
            if text.startswith(escape + "(", place):
                self.blank(place, place + len(escape))
                place = self.read_code(place + len(escape) + 1, ")")
                continue
            length = 1
            if text.startswith(escape, place):
                length = len(escape) + (text[place + len(escape):place + len(escape) + 1] not in ("", "\r", "\n"))
            self.blank(place, place + length)
            place += length
        self.blank(place, len(text))
        self.is_closed = self.is_closed and len(quotes) == 1
        return len(text)


def outer(spans):
    """The spans, in order, that lie in no other one."""
    found = []
    for span in spans:
        if not found or span[0] >= found[-1][1]:
            found.append(span)
    return found


def blanked(text):
    return Scan(text).code
