"""Types of a folder of Swift files, and what is declared in them."""

import bisect
import re

MODIFIERS = (
    r"(?:(?:public|open|internal|private|fileprivate|package|final|override|static|class|required|convenience|lazy|weak|"
    r"unowned|mutating|nonmutating|nonisolated|dynamic|optional|indirect|prefix|postfix|infix)\b(?:\s*\(\w+\))?\s+)"
)
ATTRIBUTES = r"(?:@\w+(?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+)"
HEAD = re.compile(rf"(?P<before>(?:{ATTRIBUTES}|{MODIFIERS})*)(?P<word>func|var|let|init|subscript|deinit)\b")
TYPE = re.compile(
    rf"(?P<before>(?:{ATTRIBUTES}|{MODIFIERS})*)(?<!\.)\b(?P<word>class|struct|enum|protocol|extension|actor)\s+"
    r"(?P<name>[A-Z][\w.]*)(?P<rest>(?:[^{}\n=]|==)*(?:\n(?:[^{}=;]|==)*?)?)\{"
)


class Member:
    """A function, property or initialiser in a type's body, from its first attribute to its end."""

    def __init__(self, file, start, head, stop):
        self.file, self.start, self.stop = file, start, stop
        self.word = head["word"]
        self.words = head["before"].split()
        self.head_end = head.end()
        name = re.compile(r"\s*(`?[\w]+`?|[^\s\w(]+)").match(file.code, head.end(), stop)
        self.name = name[1].strip("`") if name and self.word in ("func", "var", "let") else self.word
        self.parameters, self.result = [], None
        bracket = file.code.find("(", head.end(), stop)
        if self.word in ("func", "init", "subscript") and bracket >= 0:
            end = file.closing(bracket) or stop
            for label, value, first, last in file.arguments(bracket):
                names = re.match(r"\s*(\w+)(?:\s+(\w+))?\s*:\s*", file.code[first:last])
                if names:
                    self.parameters.append((names[1], file.words(first + names.end(), last)))
                else:
                    spaced = re.match(r"\s*(?:@\w+\s+)*(\w+)", file.code[first:last])
                    self.parameters.append((spaced[1] if spaced else "_", value))
            arrow = re.match(r"\s*(?:async\s*)?(?:throws\s*)?->\s*", file.code[end:stop])
            if arrow:
                self.result_start = end + arrow.end()
                words = re.match(r"[^{\n]*", file.code[self.result_start:stop]).group().rstrip()
                self.result_stop = self.result_start + len(words)
                self.result = file.text[self.result_start:self.result_stop]

    @property
    def signature(self):
        return self.name, tuple(label for label, _ in self.parameters), self.word

    def has(self, word):
        return word in self.words


class Type:
    def __init__(self, file, match, start, stop):
        self.file = file
        self.word, self.name = match["word"], match["name"]
        self.words = match["before"].split()
        self.start, self.body, self.stop = start, match.end(), stop
        rest = match["rest"]
        clause = re.match(r"\s*(?:<[^{]*?>)?\s*:\s*([^{]*)", rest)
        self.parents = []
        if clause:
            names = re.split(r"\bwhere\b", clause[1])[0]
            self.parents = [re.sub(r"<.*|@\w+\s+", "", name).strip() for name in names.split(",")]
        self.is_constrained = bool(re.search(r"\bwhere\b", rest))
        self.members = list(members(file, self.body, stop - 1))


def types(file):
    """All types and extensions of a file, inner ones included, as they begin."""
    found = []
    for match in TYPE.finditer(file.code):
        stop = file.closing(match.end() - 1)
        if stop is not None:
            found.append(Type(file, match, match.start(), stop))
    return found


def members(file, start, stop):
    """What is declared directly between the places."""
    place = start
    while place < stop:
        character = file.code[place]
        if character in "{([":
            place = file.closing(place) or stop
            continue
        at_word = re.match(r"[@A-Za-z]", character) and not re.match(r"[\w.@]", file.code[place - 1])
        if not at_word:
            place += 1
            continue
        inner = TYPE.match(file.code, place)
        if inner and inner.end() <= stop:
            place = file.closing(inner.end() - 1) or stop
            continue
        head = HEAD.match(file.code, place)
        if not head:
            word = re.compile(r"@?\w+").match(file.code, place)
            place = word.end() if word else place + 1
            continue
        end = end_of_member(file, head, stop)
        yield Member(file, place, head, end)
        place = end


def end_of_member(file, head, stop):
    """Behind the body, or the end of the line when there is none."""
    place = head.end()
    while place < stop:
        character = file.code[place]
        if character in "([":
            place = file.closing(place) or stop
        elif character == "{":
            place = file.closing(place) or stop
            after = re.compile(r"\s*(?:\(\s*\)|\{)").match(file.code, place)
            if head["word"] in ("var", "let") and after and file.code[after.end() - 1] == "{":
                place = file.closing(after.end() - 1) or stop  # didSet behind a closure
            elif head["word"] in ("var", "let") and after:
                place = after.end()
            return place
        elif character == ";":
            return place
        elif character == "\n":
            goes_on = GOES_ON.match(file.code, place, stop)
            if not goes_on and not is_unfinished(file.code, head.end(), place):
                return place
            place += 1
        else:
            place += 1
    return stop


# How a line begins that goes on with the member of the line before.
GOES_ON = re.compile(r"\s*(?:->|where\b|throws\b|async\b|\{|[=?:+\-*/&|.]\s*\S)")


def is_unfinished(code, start, place):
    """Whether what stands between the places asks for more."""
    while place > start and code[place - 1].isspace():
        place -= 1
    return bool(re.search(r"(?:->|[=,:+*/&|?(]|\bwhere)$", code[max(start, place - 10):place]))


class Folder:
    """What is declared in all files, as they are now."""

    def __init__(self, files):
        self.types, self.types_of_file, self.types_by_name = [], {}, {}
        self.classes, self.protocols, self.conformances = {}, {}, {}
        self.functions, self.members = {}, {}
        self.known_ancestors = {}
        for file in files:
            found = self.types_of_file[file] = file.remembered("types", types)
            self.types += found
        for declared in self.types:
            if declared.word == "class":
                self.classes.setdefault(declared.name, declared)
            if declared.word == "protocol":
                self.protocols.setdefault(declared.name, declared)
            self.types_by_name.setdefault(declared.name, []).append(declared)
            self.conformances.setdefault(declared.name, {}).update(dict.fromkeys(declared.parents))
            for member in declared.members:
                self.members.setdefault(member.signature, []).append((declared, member))
                if member.word == "func":
                    self.functions.setdefault((member.name, declared.name), member)
                    self.functions.setdefault((member.name, None), member)

    def types_in(self, file):
        return self.types_of_file.get(file, [])

    def ancestors(self, name):
        """What a type inherits from and conforms to, in the folder and at its border."""
        if name not in self.known_ancestors:
            found, todo = set(), [name]
            while todo:
                for parent in self.conformances.get(todo.pop(), ()):
                    if parent not in found:
                        found.add(parent)
                        todo.append(parent)
            self.known_ancestors[name] = found
        return self.known_ancestors[name]

    def around(self, file, place):
        """The innermost type or extension in whose body a place is, or None."""
        return next((one for one in reversed(self.all_around(file, place)) if one.body <= place), None)

    def all_around(self, file, place):
        """The types and extensions that a place is in, their heads included, the outermost first."""
        declared = self.types_in(file)
        outer = file.remembered("outer types", lambda _: indices_of_outer(declared))
        at = bisect.bisect_right(declared, place, key=lambda one: one.start) - 1
        found = []
        while at is not None and at >= 0:
            if place < declared[at].stop:
                found.append(declared[at])
            at = outer[at]
        return found[::-1]

    def function(self, name, type_name):
        """The function that a selector names: of the type, else of any."""
        return self.functions.get((name, type_name)) or self.functions.get((name, None))


def indices_of_outer(declared):
    """For each type, in the order of their starts, the index of the innermost one that it is in, or None."""
    found, open_ones = [], []
    for index, one in enumerate(declared):
        while open_ones and declared[open_ones[-1]].stop <= one.start:
            open_ones.pop()
        found.append(open_ones[-1] if open_ones else None)
        open_ones.append(index)
    return found


def member_at(declared, place):
    """The member of a type that the place is in, or None."""
    at = bisect.bisect_right(declared.members, place, key=lambda one: one.start) - 1
    return declared.members[at] if at >= 0 and place < declared.members[at].stop else None
