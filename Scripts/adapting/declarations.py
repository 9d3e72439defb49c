"""Types of a folder of Swift files, and what is declared in them."""

import re

MODIFIERS = (
    r"(?:(?:public|open|internal|private|fileprivate|package|final|override|static|class|required|convenience|lazy|weak|"
    r"unowned|mutating|nonmutating|nonisolated|dynamic|optional|indirect|prefix|postfix|infix)\b(?:\s*\(\w+\))?\s+)"
)
ATTRIBUTES = r"(?:@\w+(?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))?\s+)"
HEAD = re.compile(rf"(?P<before>(?:{ATTRIBUTES}|{MODIFIERS})*)(?P<word>func|var|let|init|subscript|deinit)\b")
TYPE = re.compile(
    rf"(?P<before>(?:{ATTRIBUTES}|{MODIFIERS})*)(?<!\.)\b(?P<word>class|struct|enum|protocol|extension|actor)\s+"
    r"(?P<name>[A-Z][\w.]*)(?P<rest>[^{}\n=]*(?:\n[^{}=;]*?)?)\{"
)


class Member:
    """A function, property or initialiser in a type's body, from its first attribute to its end."""

    def __init__(self, file, start, head, stop):
        self.file, self.start, self.stop = file, start, stop
        self.word = head["word"]
        self.words = head["before"].split()
        self.head_end = head.end()
        rest = file.code[head.end():stop]
        name = re.match(r"\s*(`?[\w]+`?|[^\s\w(]+)", rest)
        self.name = name[1].strip("`") if name and self.word in ("func", "var", "let") else self.word
        self.parameters, self.result = [], None
        bracket = file.code.find("(", head.end(), stop)
        if self.word in ("func", "init", "subscript") and bracket >= 0:
            end = file.closing(bracket) or stop
            for label, value, first, last in file.arguments(bracket):
                names = re.match(r"\s*(\w+)(?:\s+(\w+))?\s*:\s*", file.code[first:last])
                if names:
                    self.parameters.append((names[1], file.text[first + names.end():last].strip()))
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
    for match in TYPE.finditer(file.code):
        stop = file.closing(match.end() - 1)
        if stop is not None:
            yield Type(file, match, match.start(), stop)


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
            rest = file.code[place:stop]
            before = file.code[head.end():place].rstrip()
            goes_on = re.match(r"\s*(?:->|where\b|throws\b|async\b|\{|[=?:+\-*/&|.]\s*\S)", rest)
            if not goes_on and not re.search(r"(?:->|[=,:+*/&|?(]|\bwhere)$", before):
                return place
            place += 1
        else:
            place += 1
    return stop


class Folder:
    """What is declared in all files, as they are now."""

    def __init__(self, files):
        self.types = [declared for file in files for declared in types(file)]
        self.classes = {}
        self.protocols = {}
        for declared in self.types:
            if declared.word == "class":
                self.classes.setdefault(declared.name, declared)
            if declared.word == "protocol":
                self.protocols.setdefault(declared.name, declared)
        self.conformances = {}
        for declared in self.types:
            self.conformances.setdefault(declared.name, set()).update(declared.parents)

    def ancestors(self, name):
        """What a type inherits from and conforms to, in the folder and at its border."""
        found, todo = set(), [name]
        while todo:
            for parent in self.conformances.get(todo.pop(), ()):
                if parent not in found:
                    found.add(parent)
                    todo.append(parent)
        return found

    def of_type(self, name):
        return [declared for declared in self.types if declared.name == name]

    def around(self, file, place):
        """The innermost type or extension at a place, or None."""
        holders = [one for one in self.types if one.file is file and one.body <= place < one.stop]
        return max(holders, key=lambda one: one.body, default=None)

    def function(self, name, type_name):
        """The function that a selector names: of the type, else of any."""
        found = [
            (declared.name != type_name, number, member)
            for number, declared in enumerate(self.types)
            for member in declared.members
            if member.word == "func" and member.name == name
        ]
        return min(found, key=lambda one: one[:2])[2] if found else None
