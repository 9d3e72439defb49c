"""What classes have in extensions and subclasses override goes into the class, and optional methods get defaults."""

import re

from .rules import in_condition, in_condition_of_runtime, line_of_comment_above


def overrides(file, folder):
    """Moves the members of extensions into their class that override, are open, or are overridden. Only the file's own
    extensions: the class may be in another one."""
    for extension in folder.types:
        if extension.word != "extension" or extension.file is not file or extension.name not in folder.classes:
            found = extension.file is file and extension.word == "extension"
            for member in extension.members if found else ():
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
        if re.search(r"^[ \t]*#(?:if|else|elseif)\b", file.code[extension.body:extension.stop], re.M):
            file.complain(extension.start, "overrides in an extension under a condition: move them into the class by hand")
            continue
        access = next((word for word in extension.words if word in ("public", "open", "fileprivate", "private")), None)
        words = []
        for member in moved:
            start = line_of_comment_above(file, member.start, extension.body)
            text = file.text[start:member.stop]
            if access and not any(member.has(word) for word in ("public", "open", "private", "fileprivate", "internal")):
                at = member.start - start
                text = text[:at] + ("public" if access == "open" else access) + " " + text[at:]
            words.append(text.strip("\n"))
            stop = file.text.find("\n", member.stop)
            file.replace(start, member.stop if stop < 0 else min(stop + 1, extension.stop - 1), "")
            file.changed(f"{member.name} of an extension of {extension.name} is in the class")
        target = declared.file
        if target is not file:
            show_to_folder(file, "\n".join(words))
        end = declared.stop - 1
        line = target.text.rfind("\n", 0, end) + 1
        at = line if not target.text[line:end].strip() else end
        target.replace(at, at, "\n" + "\n\n".join(words) + "\n")
        if target is not file:
            target.changed(f"{extension.name} has members that were in an extension")
        left = file.code[extension.body:extension.stop - 1]
        for member in moved:
            left = left.replace(file.code[member.start:member.stop], "")
        if not left.strip() and not extension.parents:
            # The members' own edits lie in this one, which therefore takes their place.
            file.edits = [edit for edit in file.edits if not (extension.start <= edit[0] and edit[1] <= extension.stop
                                                              and edit[2] == "")]
            file.replace(*file.without_line(line_of_comment_above(file, extension.start, 0), extension.stop), "")


def show_to_folder(file, code):
    """What is private to a file is not when code that uses it goes elsewhere."""
    for found in file.find(r"^((?:file)?private\s+)(?:(?:final|lazy)\s+)*(?:func|let|var|class|struct|enum|typealias)\s+(\w+)"):
        if re.search(rf"\b{found[2]}\b", code):
            file.replace(found.start(1), found.end(1), "")
            file.changed(f"{found[2]} is seen in the whole module")


def open_members(file, folder):
    """What is open in an extension can be overridden nowhere without the runtime: it is public."""
    for extension in folder.types:
        if extension.word != "extension" or extension.file is not file:
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
        other.has("override") and other.signature == member.signature
        for declared in folder.types
        if declared.name != extension.name and extension.name in folder.ancestors(declared.name)
        for other in declared.members
    )


def optional_requirements(file, folder):
    """`@objc optional func` becomes a requirement with a default that does nothing, or answers nil."""
    for declared in folder.types:
        if declared.word != "protocol" or declared.file is not file:
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
            head = file.text[file.code.index("func", member.start):member.stop].strip()
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
    for declared in folder.types:
        if declared.word == "protocol" or protocol not in folder.ancestors(declared.name):
            continue
        for member in declared.members:
            if member.signature == requirement.signature and member.result == requirement.result:
                member.file.replace(member.result_stop, member.result_stop, "?")
                member.file.changed(f"{member.name} answers an optional, as {protocol} asks")
