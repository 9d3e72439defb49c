"""What classes have in extensions and subclasses override goes into the class, and optional methods get defaults."""

import re

from .code import outer, span_around
from .rules import depth_of_conditions, in_condition, in_condition_of_runtime, line_of_comment_above


def overrides(file, folder):
    """Moves the members of extensions into their class that override, are open, or are overridden. Only the file's own
    extensions: the class may be in another one."""
    for extension in folder.types_in(file):
        if extension.word != "extension":
            continue
        if extension.name not in folder.classes:
            for member in extension.members:
                if member.has("override"):
                    file.complain(member.start, f"{member.name} overrides in an extension of {extension.name}, which is not "
                                  "in the folder: make a subclass")
                elif must_move(member, extension, folder):
                    file.complain(member.start, f"{member.name} is overridden, but declared in an extension of "
                                  f"{extension.name}, which is not in the folder: declare it in a class of your own")
            continue
        declared = folder.classes[extension.name]
        moved = [member for member in extension.members if must_move(member, extension, folder)]
        if not moved:
            continue
        if in_condition_of_runtime(file, extension.start):
            continue
        if in_condition(file, extension.start) and not (declared.file is file and in_condition(file, declared.start)):
            file.complain(extension.start, "overrides in an extension under a condition: move them into the class by hand")
            continue
        if extension.is_constrained:
            file.complain(extension.start, "an extension with conditions cannot be overridden in: move it by hand")
            continue
        depth = depth_of_conditions(file, extension.start)
        if any(depth_of_conditions(file, place) != depth for member in moved for place in (member.start, member.stop)):
            file.complain(extension.start, "overrides in an extension under a condition: move them into the class by hand")
            continue
        access = next((word for word in extension.words if word in ("public", "open", "fileprivate", "private")), None)
        left, place = "", extension.body
        for member in moved:
            left += file.code[place:member.start]
            place = member.stop
        goes = not (left + file.code[place:extension.stop - 1]).strip() and not extension.parents
        words = []
        for member in moved:
            start, stop, end = with_own_comments(file, member, extension)
            text = file.text[start:stop]
            if access and not any(member.has(word) for word in ("public", "open", "private", "fileprivate", "internal")):
                at = member.start - start
                text = text[:at] + ("public" if access == "open" else access) + " " + text[at:]
            words.append(text.strip("\n"))
            file.move(start, stop)
            if not goes:
                file.replace(start, end, "")
            file.changed(f"{member.name} of an extension of {extension.name} is in the class")
        if goes:
            start, stop = file.without_line(line_of_comment_above(file, extension.start, 0), extension.stop)
            words = comments_left(file, start, stop, words)
            file.move(start, stop)
            file.replace(start, stop, "")
        target = declared.file
        if target is not file:
            show_to_folder(file, "\n".join(words))
        end = declared.stop - 1
        line = target.text.rfind("\n", 0, end) + 1
        at = line if not target.text[line:end].strip() else end
        target.replace(at, at, "\n" + "\n\n".join(words) + "\n")
        if target is not file:
            target.changed(f"{extension.name} has members that were in an extension")


def with_own_comments(file, member, extension):
    """Of a member that moves: its start with the comment above, its stop with what is said behind it, and the end of what
    is taken away."""
    line = file.text.rfind("\n", 0, member.start) + 1
    is_first = line >= extension.body and not file.code[line:member.start].strip()
    start = line_of_comment_above(file, member.start, extension.body) if is_first else member.start
    around = span_around(file.comments, start)
    if around:
        start = around[1]
    end = file.end_of_line(member.stop)
    if end > extension.stop - 1 or file.code[member.stop:end].strip():
        return start, member.stop, member.stop
    return start, end - file.text.startswith("\n", end - 1), end


def comments_left(file, start, stop, words):
    """What moves out of an extension that goes, with what is said between its members before all."""
    moved = outer(sorted(file.moved))
    left = [file.text[a:b] for a, b in file.comments
            if start <= a and b <= stop and not any(one[0] <= a and b <= one[1] for one in moved)]
    indent = re.match(r"[ \t]*", words[0])[0]
    return ["\n".join(indent + comment for comment in left), *words] if left else words


def show_to_folder(file, code):
    """What is private to a file is not when code that uses it goes elsewhere."""
    names = set(re.findall(r"\w+", code))
    for found in file.find(r"^((?:file)?private\s+)(?:(?:final|lazy)\s+)*(?:func|let|var|class|struct|enum|typealias)\s+(\w+)"):
        if found[2] in names:
            file.replace(found.start(1), found.end(1), "")
            file.changed(f"{found[2]} is seen in the whole module")


def open_members(file, folder):
    """What is open in an extension can be overridden nowhere without the runtime: it is public."""
    for extension in folder.types_in(file):
        if extension.word != "extension":
            continue
        for member in extension.members:
            at = re.compile(r"\bopen\s").search(file.code, member.start, member.head_end)
            if at and not must_move(member, extension, folder):
                file.replace(at.start(), at.start() + len("open"), "public")
                file.changed("what is open in an extension is public")


def must_move(member, extension, folder):
    if member.word not in ("func", "var", "subscript", "init") or member.has("static") or member.has("private"):
        return False
    if member.has("override"):
        return True
    return any(
        other.has("override") and declared.name != extension.name and extension.name in folder.ancestors(declared.name)
        for declared, other in folder.members[member.signature]
    )


def optional_requirements(file, folder):
    """`@objc optional func` becomes a requirement with a default that does nothing, or answers nil."""
    for declared in folder.types_in(file):
        if declared.word != "protocol":
            continue
        defaults = []
        access = next((word for word in declared.words if word in ("public", "fileprivate", "private")), "")
        for member in declared.members:
            if not member.has("optional"):
                continue
            at = re.compile(r"\boptional\s+").search(file.code, member.start)
            file.replace(at.start(), at.end(), "")
            file.changed("optional requirements have defaults")
            if member.word != "func":
                file.complain(member.start, f"the optional property {member.name} needs a default: write one in an extension")
                continue
            head = file.words(file.code.index("func", member.start), member.stop)
            if member.result in (None, "Void", "()"):
                defaults.append(f"    {head} {{}}")
            elif member.result.endswith("?"):
                defaults.append(f"    {head} {{ nil }}")
            else:
                file.replace(member.result_stop, member.result_stop, "?")
                defaults.append(f"    {head}? {{ nil }}")
                answer_optionally(member, declared.name, folder)
        if defaults:
            visible = f"{access} " if access else ""
            file.replace(declared.stop, declared.stop,
                         f"\n\n{visible}extension {declared.name} {{\n" + "\n\n".join(defaults) + "\n}")


def answer_optionally(requirement, protocol, folder):
    """Those that have such a method answer an optional, too, or they would not be asked."""
    for declared, member in folder.members[requirement.signature]:
        if declared.word != "protocol" and protocol in folder.ancestors(declared.name) and member.result == requirement.result:
            member.file.replace(member.result_stop, member.result_stop, "?")
            member.file.changed(f"{member.name} answers an optional, as {protocol} asks")
