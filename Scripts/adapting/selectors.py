"""Targets and actions become closures."""

import bisect
import re

from .rules import in_condition_of_runtime


def selectors(file, folder):
    for found in file.find(r"#selector\("):
        stop = file.closing(found.end() - 1)
        bracket = file.opening(found.start())
        if stop is None or in_condition_of_runtime(file, found.start()):
            continue
        call = Call(file, folder, found.end(), stop, bracket) if bracket is not None else None
        if not call or not call.replace():
            item = Assignment.at(file, folder, found, stop)
            if item and item.replace():
                continue
            later = call and "afterDelay" in call.labels
            file.complain(found.start(), "messages are not sent by name: call the method, " + (
                "later by a CADisplayLink on the stage's clock, or a Timer on the system's" if later else "or give a closure"))


def messages(file, folder):
    """`perform(#selector(f))` at the beginning of a statement calls the method."""
    for found in file.find(r"(?<![^\s{;])(?:self\.)?perform\s*\(\s*#selector\("):
        bracket = file.code.index("(", found.start())
        stop = file.closing(found.end() - 1)
        if stop is None or in_condition_of_runtime(file, found.start()):
            continue
        call = Message(file, folder, found, stop, bracket)
        if call.function:
            call.replace()


class Action:
    """The method that a selector names, and what calls it."""

    def find_method(self, file, folder, start, stop):
        named = re.match(r"(?:(.*)\.)?\s*(\w+)\s*(\(.*\))?$", file.code[start:stop - 1].strip(), re.S)
        self.method = named[2] if named else None
        holder = named and named[1] and named[1].strip()
        around = folder.around(file, start)
        type_name = holder.split(".")[-1] if holder and holder not in ("self", "Self") else around.name if around else None
        self.function = folder.function(self.method, type_name) if named else None
        self.is_known = named is not None and (self.function is not None or not named[3] or named[3].count(":") == 0)

    def closure(self, name, value, casts=True, hops=False):
        """What calls the method with as many arguments as it takes. What hops is called on the main thread, which the
        compiler has to be told."""
        parameters = self.function.parameters if self.function else []
        passed = []
        for label, type_name in parameters[:1]:
            plain = type_name.rstrip("?!")
            if plain == "NSNotification":
                words = f"NSNotification(name: {value}.name, object: {value}.object, userInfo: {value}.userInfo)"
            elif plain in ("Any", "AnyObject") or not casts:
                words = f"{value} as {type_name}" if plain == "Any" and casts else value
            else:
                words = f"{value} as{'?' if type_name.endswith('?') else '!'} {plain}"
            passed.append(words if label == "_" else f"{label}: {words}")
        for label, type_name in parameters[1:]:
            passed.append("nil" if label == "_" else f"{label}: nil")
        call = f"{self.target}?.{self.method}({', '.join(passed)})"
        if self.function and self.function.result not in (None, "Void", "()"):
            call = f"_ = {call}"
        parameter = name if passed else "_"
        if hops:
            call = f"MainActor.assumeIsolated {{ {call} }}"
        return f"{{ [weak {self.target}] {parameter} in {call} }}"


class Message(Action):
    """A method that is called by name on `self`, at once."""

    def __init__(self, file, folder, found, stop, bracket):
        self.file, self.start, self.stop = file, found.start(), file.closing(bracket)
        self.arguments = file.arguments(bracket)
        self.find_method(file, folder, found.end(), stop)

    def replace(self):
        labels = [label for label, *_ in self.arguments]
        parameters = self.function.parameters if self.function else []
        before = self.file.code[self.file.code.rfind("\n", 0, self.start) + 1:self.start].rstrip()
        if labels not in ([""], ["", "with"]) or len(parameters) != len(labels) - 1 or before and before[-1] not in "{;":
            return
        value = self.arguments[-1][1]
        if parameters and value == "nil" and not parameters[0][1].endswith(("?", "!")):
            return
        passed = "".join(value if label == "_" else f"{label}: {value}" for label, _ in parameters)
        unused = "_ = " if self.function and self.function.result not in (None, "Void", "()") else ""
        owner = "self." if self.file.code.startswith("self.", self.start) else ""
        self.file.replace(self.start, self.stop, f"{unused}{owner}{self.method}({passed})")
        self.file.changed("methods that are called by name are called")


class Assignment(Action):
    """`item.action = #selector(…)`, with `item.target = …` in the same block."""

    @staticmethod
    def at(file, folder, found, stop):
        """Nil where only one of both is set, or in another block."""
        start = file.text.rfind("\n", 0, found.start()) + 1
        line = re.fullmatch(r"([ \t]*)([\w.?!]+)\.action\s*=\s*", file.code[start:found.start()])
        end = file.text.find("\n", stop)
        if not line or file.code[stop:len(file.code) if end < 0 else end].strip():
            return None
        start += line.end(1)
        targets = file.remembered("targets", targets_by_item).get((line[2], file.block(start)), [])
        # The one that is set when the action is; else the next.
        before = bisect.bisect(targets, start, key=lambda one: one.start())
        target = targets[max(0, before - 1)] if targets else None
        return Assignment(file, folder, found, start, stop, line[2], target) if target and target[3] != "nil" else None

    def __init__(self, file, folder, found, start, stop, item, target_line):
        self.file, self.item, self.target, self.target_line = file, item, target_line[3], target_line
        self.start, self.stop = start, stop
        self.find_method(file, folder, found.end(), stop)

    def replace(self):
        if not self.is_known:
            return False
        shown = f'title: {self.item}.title ?? "", image: {self.item}.image'
        action = f"UIAction({shown}) {self.closure('action', 'action.sender')}"
        self.file.replace(self.start, self.stop, f"{self.item}.primaryAction = {action}")
        self.file.replace(self.target_line.start(), self.target_line.end(), "")
        self.file.changed("targets and actions that are set are primary actions")
        return True


def targets_by_item(file):
    """The lines that set a target, by its owner and the block that they are in."""
    found = {}
    for line in file.find(r"^([ \t]*)([\w.?!]+)\.target\s*=\s*(\w+)[ \t]*\n"):
        found.setdefault((line[2], file.block(line.end(1))), []).append(line)
    return found


class Call(Action):
    """A call that gets a target and a selector."""

    def __init__(self, file, folder, start, stop, bracket):
        self.file, self.bracket, self.stop = file, bracket, file.closing(bracket)
        # No callee is longer; a search of all that stands before would take a time that grows with the square of the calls.
        callee = re.search(r"[\w.?!\[\]]+(?:<[^<>]*>)?$", file.code[max(0, bracket - 1000):bracket])
        self.callee = callee[0] if callee else ""
        self.callee_start = bracket - len(self.callee)
        self.arguments = file.arguments(bracket)
        self.labels = [label for label, *_ in self.arguments]
        self.values = {label: value for label, value, *_ in self.arguments}
        self.find_method(file, folder, start, stop)

    def replace(self):
        if not self.is_known:
            return False
        target = self.values.get("target", self.values.get("", ""))
        if not re.fullmatch(r"\w+", target) or target == "nil":
            return False
        self.target = target
        new = self.replacement()
        if new is None:
            return False
        self.file.replace(self.callee_start, self.stop, new)
        kind = self.callee.split(".")[-1].rstrip("?!")
        self.file.changed(f"targets and actions of {kind} are closures")
        return True

    def replacement(self):
        name = self.callee.split(".")[-1].rstrip("?!")
        prefix = self.callee[:len(self.callee) - len(name)]
        values = self.values
        if name == "addTarget" and "for" in values:
            return f"{prefix}addAction(UIAction {self.closure('action', 'action.sender')}, for: {values['for']})"
        if name == "addTarget":
            return f"{prefix}addHandler {self.closure('recognizer', 'recognizer')}"
        if self.labels == ["target", "action"] and name.endswith("Recognizer"):
            return f"{self.callee}({self.closure('recognizer', 'recognizer')})"
        if name == "addObserver" and "selector" in values:
            return self.observation(prefix)
        if name == "CADisplayLink":
            return f"{self.callee}({self.closure('link', 'link', casts=False)})"
        if name in ("scheduledTimer", "Timer") and "timeInterval" in values:
            label = "withTimeInterval" if name == "scheduledTimer" else "timeInterval"
            body = self.closure("timer", "timer", casts=False, hops=True)
            return f"{self.callee}({label}: {values['timeInterval']}, repeats: {values.get('repeats', 'false')}) {body}"
        if name == "UIBarButtonItem":
            kept = [f"{'systemItem' if label == 'barButtonSystemItem' else label}: {value}"
                    for label, value, *_ in self.arguments if label in ("title", "image", "barButtonSystemItem")]
            if len(kept) == 1:
                return f"{self.callee}({kept[0]}, primaryAction: UIAction {self.closure('action', 'action.sender')})"
        return None

    def observation(self, prefix):
        name, holder = self.values.get("name", "nil"), self.values.get("object", "nil")
        line = self.file.text[self.file.text.rfind("\n", 0, self.callee_start) + 1:self.callee_start]
        unused = "" if re.search(r"[=(]\s*$|\breturn\s*$", line) else "_ = "
        closure = self.closure("notification", "notification", casts=False, hops=True)
        return f"{unused}{prefix}addObserver(forName: {name}, object: {holder}, queue: nil) {closure}"
