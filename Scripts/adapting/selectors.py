"""Targets and actions become closures."""

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
            file.complain(found.start(), "messages are not sent by name: call the method, or give a closure")


class Call:
    """A call that gets a target and a selector."""

    def __init__(self, file, folder, start, stop, bracket):
        self.file, self.bracket, self.stop = file, bracket, file.closing(bracket)
        callee = re.search(r"[\w.?!\[\]]+(?:<[^<>]*>)?$", file.code[:bracket])
        self.callee = callee[0] if callee else ""
        self.callee_start = bracket - len(self.callee)
        self.arguments = file.arguments(bracket)
        self.labels = [label for label, *_ in self.arguments]
        self.values = {label: value for label, value, *_ in self.arguments}
        words = file.text[start:stop - 1].strip()
        named = re.match(r"(?:(.*)\.)?(\w+)\s*(\(.*\))?$", words, re.S)
        self.method = named[2] if named else None
        holder = named and named[1]
        around = folder.around(file, bracket)
        type_name = holder.split(".")[-1] if holder and holder not in ("self", "Self") else around.name if around else None
        self.function = folder.function(self.method, type_name) if named else None
        self.is_known = named is not None and (self.function is not None or not named[3] or named[3].count(":") == 0)

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
