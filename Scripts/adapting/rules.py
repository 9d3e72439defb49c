"""The replacements that concern a place in a file: conditions, imports, attributes, literals, calls of optional methods."""

import bisect
import re

from .declarations import HEAD, member_at

# Frameworks that are not here, with what there is instead.
MISSING_FRAMEWORKS = {
    "Accelerate": "there is no arithmetic on vectors", "AppKit": "there are no windows of macOS", "AVFoundation": "there is no film and no sound",
    "AVKit": "there is no film and no sound", "Cocoa": "there are no windows of macOS",
    "Combine": "there are no publishers: keep what is observed in properties and closures",
    "CoreData": "there is no Core Data: keep models in values", "CoreImage": "there are no image filters",
    "CoreMotion": "there are no sensors", "CoreText": "there is no text layout but UILabel's",
    "CoreVideo": "there is no film", "FBSnapshotTestCase": "pictures of iOS are not compared", "MapKit": "there are no maps", "MessageUI": "there is no mail",
    "Metal": "there is no graphics processor", "MetalPerformanceShaders": "there is no graphics processor",
    "Photos": "there is no photo library", "PhotosUI": "there is no photo library",
    "SafariServices": "there is no browser", "SceneKit": "there are no scenes in space",
    "SpriteKit": "there are no sprites", "StoreKit": "there is no store",
    "SwiftUI": "there is no SwiftUI", "WebKit": "there is no browser",
}

# Attributes that only the Objective-C runtime and Interface Builder read.
ATTRIBUTES = "objc|objcMembers|nonobjc|IBOutlet|IBAction|IBInspectable|IBDesignable|IBSegueAction|GKInspectable"
STARTS = "UIApplicationMain|NSApplicationMain"

# Methods of UIKit's delegates that are optional there and have defaults here.
OPTIONAL_METHODS = (
    r"collectionView|numberOfSections|indexTitles|scrollView\w*|gestureRecognizer\w*|viewForZooming|animationDid\w+|"
    r"navigationController\w*|presentationController\w*|adaptivePresentationStyle|interactionController\w*|"
    r"animationController\w*|animationEnded|textField\w*|searchBar\w*|tabBarController"
)

# Types of UIKit and Foundation that are not here, with what to do.
MISSING_TYPES = {
    "UIApplicationDelegate": "a host starts the program: give a Stage the root view controller",
    "UISceneDelegate": "a host starts the program: give a Stage the root view controller",
    "UIWindowSceneDelegate": "a host starts the program: give a Stage the root view controller",
    "UIPageViewController": "there is no page view controller: use a collection view with paging",
    "NSCollectionView": "there are no windows of macOS",
    "UITableViewDataSource": "there are no table views: use a collection view with a list layout",
    "UITableViewDelegate": "there are no table views: use a collection view with a list layout",
    "UITableView": "there are no table views: use a collection view with a list layout",
    "UITableViewController": "there are no table views: use a collection view with a list layout",
    "UITableViewCell": "there are no table views: use UICollectionViewListCell",
    "UIMenuController": "there is no edit menu: use UIMenu and UIContextMenuConfiguration",
    "UITextView": "there is no text view: use UILabel or UITextField",
    "UIWebView": "there is no browser", "WKWebView": "there is no browser",
    "UIPopoverController": "there are no popovers", "UIStoryboard": "there are no storyboards: make controllers in code",
    "UIStoryboardSegue": "there are no storyboards: present and push controllers in code",
    "NSFetchedResultsController": "there is no Core Data: keep models in values",
    **dict.fromkeys(
        ("UIPointerInteraction", "UIPointerInteractionDelegate", "UIPointerRegion", "UIPointerStyle", "UIPointerEffect",
         "UIPointerShape"), "pointers have one shape"),
    **dict.fromkeys(
        ("UIVisualEffectView", "UIVisualEffect", "UIBlurEffect", "UIVibrancyEffect"), "there is no blur: use a colour"),
    "NSUserActivity": "there is no hand-off", "NSInvocation": "messages are not objects here: use a closure",
}


def conditions(file, folder):
    """`#if os(iOS)` is not true here; that there is UIKit is what is meant by it."""
    for line in file.find(r"^[ \t]*#(?:if|elseif)\b.*$"):
        for system in re.finditer(r"\bos\(iOS\)", line[0]):
            start = line.start() + system.start()
            file.replace(start, start + len(system[0]), "canImport(UIKit)")
            file.changed(f"{system[0]} in conditions is canImport(UIKit)")


LOGGING = r"\b(?:Logger|os_log|OSLog(?:Type|Message)?|OSSignpost(?:er|ID)|os_signpost)\b(?=[ \t]*[.(:?=])"


def imports(file, folder):
    for found in file.find(r"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:class|struct|func|enum|protocol|typealias|var)[ \t]+)?UIKit\.[\w.]+"):
        if "import UIKit" not in (found[0].strip(),):
            file.replace(found.start(), found.end(), "import UIKit")
            file.changed("parts of UIKit are imported as a whole")
    for found in file.find(r"^[ \t]*import[ \t]+(?:ObjectiveC(?:\.runtime)?|Darwin(?:\.C)?|os|os\.log|OSLog)[ \t]*$"):
        # What programs use of them is in Foundation, or in UIKit's Compatibility; what they log by, in a module of that name.
        if re.search(r"\bimport[ \t]+(?:os|os\.log|OSLog)[ \t]*$", found[0]) and any(file.find(LOGGING)):
            if found[0].strip() != "import os":
                file.replace(found.start(), found.end(), "import os")
                file.changed("what logs imports os, a product of the package")
            continue
        file.replace(found.start(), found.end(), "import UIKit" if "ObjectiveC" in found[0] else "import Foundation")
        file.changed("imports of Apple's runtime are others")
    leave_out(file)
    guard_imports(file)
    lend_imports(file)


def lend_imports(file, folder=None):
    """Swift files see what their target's bridging header imports, and what other modules do; here each imports what it
    names. Foundation has the types of geometry, too."""
    names = [
        (r"(?:UI[A-Z]\w+|NSCollectionLayout\w+|NSLayoutConstraint|CADisplayLink|objc_[gs]etAssociated\w+)", "UIKit"),
        (r"CG(?:Rect|Point|Size|Vector|AffineTransform)", "UIKit|QuartzCore|CoreGraphics|Foundation|AppKit|Cocoa"),
    ]
    for pattern, modules in names:
        uses = file.find(rf"(?<![\w.]){pattern}\b")
        if not uses or file.find(rf"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:{modules})\b"):
            continue
        if any(new.strip() == "import UIKit" for _, _, new in file.edits):
            continue
        imported = file.find(r"^[ \t]*(?:@\w+[ \t]+)*import\b")
        place = imported[0].start() if imported else first_declaration(file)
        file.replace(place, place, "import UIKit\n" if imported else "import UIKit\n\n")
        file.changed("UIKit is imported where it is used")


def first_declaration(file):
    """The line of the first code of the file."""
    code = re.search(r"\S", file.code)
    return line_of_comment_above(file, code.start()) if code else 0


def leave_out(file):
    """A file of a framework that is not here is left to Apple's systems as a whole."""
    for found in file.find(r"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(\w+)[ \t]*$"):
        framework = found[1]
        if framework not in MISSING_FRAMEWORKS or in_condition(file, found.start()):
            continue
        first = file.find(r"^[ \t]*(?:@\w+[ \t]+)*import\b")[0].start()
        file.replace(first, first, f"#if canImport({framework})\n")
        end = "" if file.text.endswith("\n") else "\n"
        file.replace(len(file.text), len(file.text), f"{end}#endif\n")
        file.changed(f"the file is only for systems with {framework}")
        file.complain(found.start(), f"the file is left out: {MISSING_FRAMEWORKS[framework]}")
        return


def guard_imports(file):
    """An import under a condition is not a reason to leave out the file: what needs the framework is."""
    for found in file.find(r"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(\w+)(?:\.\w+)*[ \t]*$"):
        framework, place = found[1], found.start()
        if framework in MISSING_FRAMEWORKS and in_condition(file, place) and not in_condition_of_runtime(file, place):
            file.replace(place, place, f"#if canImport({framework})\n")
            stop = file.end_of_line(found.end())
            file.replace(stop, stop, "#endif\n")
            file.changed("imports of frameworks that are not here are conditional")
            file.complain(place, f"what needs {framework} is up to you: {MISSING_FRAMEWORKS[framework]}")


def in_condition(file, place):
    """Whether an `#if` is open there."""
    return depth_of_conditions(file, place) > 0


def depth_of_conditions(file, place):
    """How many `#if` are open there."""
    places, depths, _ = file.remembered("states of conditions", states_of_conditions)
    return depths[bisect.bisect_left(places, place)]


def states_of_conditions(file):
    """Where conditions begin, change and end, and, before the first and behind each: how many are open, and whether one of
    them is only for Apple's systems."""
    only = rf"canImport\((?:ObjectiveC|{'|'.join(MISSING_FRAMEWORKS)})\)|^\s*os\((?:macOS|OSX)\)\s*$"
    places, depths, for_runtime, depth, open_ones, count = [], [0], [False], 0, [], 0
    for mark in file.conditions:
        depth += {"if": 1, "endif": -1}.get(mark[1], 0)
        if mark[1] != "if" and open_ones:
            count -= open_ones.pop()
            if mark[1] != "endif":
                open_ones.append(bool(re.search(only, mark[2])))
                count += open_ones[-1]
        elif mark[1] == "if":
            open_ones.append(bool(re.search(only, mark[2])))
            count += open_ones[-1]
        places.append(mark.start())
        depths.append(depth)
        for_runtime.append(count > 0)
    return places, depths, for_runtime


def attributes(file, folder):
    for found in file.find(rf"@({ATTRIBUTES}|{STARTS})\b"):
        stop = found.end()
        if stop < len(file.code) and file.code[stop] == "(":
            stop = file.closing(stop) or stop
        name = found[1]
        what = HEAD.match(file.code, found.start())
        names = what and re.match(r"\s*(\w+)", file.code[what.end():])
        if name == "IBOutlet" and names:
            outlet(file, found, names[1], what.end())
        if name == "IBAction" and names:
            file.complain(found.start(), f"nothing calls the action {names[1]}: there are no nibs, add it in code")
        if name in STARTS.split("|"):
            file.complain(found.start(), "a host starts the program: give a Stage the root view controller")
        if name == "objc":
            bind_to_classes(file, stop)
        file.replace(*file.without_line(found.start(), stop), "")
        file.changed(f"@{name} is gone")
    for found in file.find(r"(?<![\w.`])dynamic[ \t]+(?=(?:\w+(?:\(\w+\))?[ \t]+)*(?:var|func|init|let|subscript)\b)"):
        file.replace(found.start(), found.end(), "")
        file.changed("dynamic is gone")


def outlet(file, found, name, place):
    """An outlet of a view gets one, so that what sets it up does not find nil."""
    rest = re.compile(r"\s*\w+\s*:\s*((?:UI|MK|SCN)?[A-Z]\w*)!(?=[ \t]*$)", re.M).match(file.code, place)
    if not rest or rest[1] in ("NSLayoutConstraint", "UIGestureRecognizer") or rest[1].endswith("CollectionView"):
        return file.complain(found.start(), f"nothing sets the outlet {name}: there are no nibs, make it in code")
    file.replace(rest.end(), rest.end(), f" = {rest[1]}()")
    for mark in re.compile(r"\b(?:weak|unowned)\s+").finditer(file.code, found.end(), place):
        file.replace(mark.start(), mark.end(), "")
    file.changed("outlets have views of their own")
    file.complain(found.start(), f"{name} is a new view that is nowhere: there are no nibs, place it in code")


def published(file, folder):
    """Of Combine, marks of properties can be left away."""
    if re.search(r"\b(?:AnyCancellable|AnyPublisher|Publishers?|PassthroughSubject|CurrentValueSubject|sink|assign)\b|\$\w+", file.code):
        return
    lines = file.find(r"^[ \t]*import[ \t]+Combine[ \t]*\n")
    marks = file.find(r"@Published\s+") if file.find(r"^[ \t]*import[ \t]+Combine\b") else []
    for found in marks:
        file.replace(found.start(), found.end(), "")
        file.changed("@Published is gone")
        file.complain(found.start(), "changes are not published: observe them by closures")
    for line in lines if marks else ():
        file.replace(line.start(), line.end(), "")


def bind_to_classes(file, place):
    """Objective-C's protocols are for classes; without the mark they have to say so."""
    found = re.compile(r"\s*(?:@\w+\s+|\w+\s+)*?protocol\s+\w+[ \t]*(?=\{)").match(file.code, place)
    if found:
        file.replace(found.end(), found.end(), "" if file.code[found.end() - 1] in " \t" else " ")
        head = found.end() - (len(found[0]) - len(found[0].rstrip()))
        file.replace(head, head, ": AnyObject")
        file.changed("protocols without @objc say that they are for classes")


def literals(file, folder):
    for found in file.find(r"(?<!\w)NSEC_PER_SEC\b"):
        file.replace(found.start(), found.end(), "1_000_000_000")
        file.changed("NSEC_PER_SEC is written out")
    for found in file.find(r"(?<![\w.])CFAbsoluteTimeGetCurrent\(\)"):
        file.replace(found.start(), found.end(), "Date().timeIntervalSinceReferenceDate")
        file.changed("CFAbsoluteTimeGetCurrent() is the time of a Date")
    for found in file.find(r"#(keyPath|imageLiteral|fileLiteral|colorLiteral)\("):
        stop = file.closing(found.end() - 1)
        if stop is None:
            continue
        inside = file.words(found.end(), stop - 1)
        if found[1] == "keyPath":
            path = "".join(file.code[found.end():stop - 1].split()).split(".")
            if not all(re.fullmatch(r"\w+", part) for part in path):
                continue
            while len(path) > 1 and (path[0][:1].isupper() or path[0] == "self"):
                path = path[1:]
            new = '"' + ".".join(path) + '"'
        elif found[1] == "colorLiteral":
            new = f"UIColor({inside})"
        elif found[1] == "imageLiteral":
            new = f"(UIImage(named: {re.sub(r'^resourceName:', '', inside).strip()}) ?? UIImage())"
        else:
            continue
        file.replace(found.start(), stop, new)
        file.changed(f"#{found[1]} is written out")


def types_of_classes(file, folder):
    """What is a class here that the compiler checks is any class there."""
    for found in file.find(r"\bvar\s+layerClass\s*:\s*((?:Swift\.)?AnyClass)\b"):
        file.replace(found.start(1), found.end(1), "CALayer.Type")
        file.changed("layerClass has the type that it has here")


def views_of_types(file, folder):
    """A view of a class that is only known at run time is made by a function: initialisers are not required here."""
    for name in sorted(generic_views(file, folder)):
        answers = file.find(rf"->\s*{name}\s*\)?\??\s*=\s*\{{[^{{}}]*?((?<=\s)\.init\(\))\s*\}}")
        for found in answers:
            file.replace(found.start(1), found.end(1), f"{name}.make()")
            file.changed("views of types are made by make()")
        make_views(file, name, 0, len(file.code))
        for found in file.find(rf"(?<![\w.]){name}\.init(?=\s*[,)\n])"):
            file.replace(found.start(), found.end(), f"{{ {name}.make() }}")
            file.changed("views of types are made by make()")
        # What a function gets as a class: within the function.
        for found in file.find(rf"(?<![\w.])(\w+)\s*:\s*{name}\.Type\b"):
            body = re.compile(r"(?:(?!\b(?:func|init|var|let)\b)[^{}])*\{").match(file.code, found.end())
            stop = body and file.closing(body.end() - 1)
            if stop:
                make_views(file, found[1], body.end(), stop, needs_init=True)


def generic_views(file, folder):
    """The generic parameters and associated types that stand for views."""
    names = set()
    bounds = file.find(r"(?:[<,]|\bwhere\b|\bassociatedtype\b)\s*(\w+)\s*:\s*([A-Z]\w*)\b(?=[^()]*[>{]|[^\n]*$)")
    for found in bounds:
        declared = folder.ancestors(found[2]) | {found[2]}
        if any(re.fullmatch(r"UI\w*(?:View|Cell|Control|Label|Button|Field|Switch|Slider)", parent) for parent in declared):
            if found[1] not in folder.types_by_name:
                names.add(found[1])
    return names


def make_views(file, name, start, stop, needs_init=False):
    """`View()`, `View.init()` and `View(frame:)` between two places."""
    init = r"\.init" if needs_init else r"(?:\.init)?"
    for found in file.find(rf"(?<![\w.]){name}({init}\()(?=\s*\)|frame\s*:)", start, stop):
        file.replace(found.start(1), found.end(1), ".make(")
        file.changed("views of types are made by make()")


def names_of_classes(file, folder):
    """Classes describe themselves by Swift, not by a method."""
    for found in file.find(r"\btype(\(of:)"):
        stop = file.closing(found.start(1))
        call = stop and re.compile(r"\.description\(\)").match(file.code, stop)
        if call:
            file.replace(found.start(), found.start(), "String(describing: ")
            file.replace(stop, call.end(), ")")
            file.changed("names of classes are Swift's")


def required_initialisers(file, folder):
    """Layers, attributes and contexts are made from their class, so that their `init()` is required."""
    made = {"CALayer", "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
            "UICollectionViewFlowLayoutInvalidationContext", "CAShapeLayer", "CAGradientLayer", "CATextLayer"}
    for declared in folder.types_in(file):
        if not (folder.ancestors(declared.name) | {declared.name}) & made:
            continue
        for member in declared.members:
            if member.word == "init" and not member.parameters and member.has("override"):
                at = file.code.index("override", member.start)
                file.replace(at, at + len("override"), "required")
                file.changed("init() of what is made from its class is required")


def calls_of_optional_methods(file, folder):
    """`delegate?.collectionView?(…)`: here the method is always there."""
    for found in file.find(r"\.\s*(\w+)(\?)(?=\()"):
        call_stop = file.closing(found.end())
        if call_stop is None or not (found[1] in folder.optional_methods or re.fullmatch(OPTIONAL_METHODS, found[1])):
            continue
        file.replace(found.start(2), found.end(2), "")
        file.changed(f"optional calls of {found[1]} are plain ones")
        # Where nothing before it is optional, the answer is made so for `if let`.
        start = chain_start(file, found.start())
        if "?" not in file.code[start:found.start()] and re.search(
            r"\b(?:if|guard|while|,)\s*(?:let|var)\s+\w+(?:\s*:[^=]*)?\s*=\s*$", file.code[max(0, start - 300):start]
        ):
            file.replace(start, start, "Optional(")
            file.replace(call_stop, call_stop, ")")


def chain_start(file, place):
    """Where the expression before a dot begins."""
    while place > 0:
        before = file.code[place - 1]
        if before in ")]":
            depth = 0
            while place > 0:
                place -= 1
                depth += file.code[place] in ")]"
                depth -= file.code[place] in "(["
                if depth == 0:
                    break
        elif re.match(r"[\w.?!]", before):
            place -= 1
        else:
            break
    return place


def missing_types(file, folder):
    """Declarations that need a type that is not here are left to Apple's systems: the member that names it, or the whole
    type when it is made of it. What needs these is left out, too, in the next round."""
    reasons = dict(MISSING_TYPES, **folder.left_out)
    covered = 0
    for found in file.find(r"(?<![\w.])\w+"):
        place = found.start()
        if place < covered or found[0] not in reasons or in_condition_of_runtime(file, place):
            continue
        owner = left_out_with(file, folder, place)
        if owner is None:
            file.complain(place, reasons[found[0]])
            continue
        name, start, stop, declares, *instead = owner
        start = file.text.rfind("\n", 0, start) + 1 if instead else line_of_comment_above(file, start)
        stop = file.end_of_line(stop)
        file.replace(start, start, "#if canImport(ObjectiveC)\n")
        end = "".join(instead) + "#endif\n"
        file.replace(stop, stop, end if file.text[stop - 1] == "\n" else f"\n{end}")
        file.changed("what needs types that are not here is only for Apple's systems")
        file.complain(place, f"{name} is left out: {reasons[found[0]]}")
        covered = stop
        if declares:
            folder.newly_left_out[name] = reasons[found[0]]


def left_out_files(files, folder):
    """The types of files that are left out as a whole, with why."""
    found = {}
    for file in files:
        framework = next(iter(file.find(r"^[ \t]*#if canImport\((\w+)\)")), None)
        if not framework or framework[1] not in MISSING_FRAMEWORKS:
            continue
        for declared in folder.types_in(file):
            if declared.start > framework.start() and in_condition(file, declared.start):
                if declared.word != "extension" and is_only_one(declared, folder):
                    found[declared.name] = MISSING_FRAMEWORKS[framework[1]]
    return found


def is_only_one(declared, folder):
    """Whether a type's name means it wherever it is written: many types have a `Section` of their own in them, and one that
    is in another type is named outside by both."""
    others = [one for one in folder.types_by_name[declared.name] if one.word != "extension"]
    around = [one for one in folder.all_around(declared.file, declared.start) if one is not declared]
    # An extension of what is left out itself is left out with it.
    is_in_one = any(known.word != "extension" and known.file is declared.file
                    for one in around for known in folder.types_by_name[one.name])
    return not around or len(others) == 1 and not is_in_one


def left_out_with(file, folder, place):
    """What is left out with a type that is named at the place: name, start, stop, and whether it is a type itself."""
    around = folder.all_around(file, place)
    if not around:
        line = file.text.rfind("\n", 0, place) + 1
        alias = re.compile(r"(?:public |private |fileprivate |internal )?typealias\s+(\w+)").match(file.code, line)
        return (alias[1], line, place, True) if alias else None
    outer, inner = around[0], around[-1]
    member = member_at(inner, place)
    if place < inner.body or member is None:
        return inner.name, inner.start, inner.stop, inner.word != "extension"
    body = file.code.find("{", member.head_end, member.stop)
    is_stored = member.word in ("var", "let") and inner.word != "extension"
    statement = hopeless_statement(file, place, member.start)
    if statement:
        start, stop, instead = statement
        return f"a case of {inner.name}.{member.name}", start, stop, False, instead
    if is_stored or member.word == "init" or member.has("override"):
        return outer.name, outer.start, outer.stop, outer.word != "extension"
    # What meets a requirement names the type as well, and is left out, too.
    if inner.word == "protocol" and "\n" in file.code[member.start:member.stop].strip():
        return None
    if inner.word != "protocol" and body >= 0 and place > body and inner.word != "extension":
        return None
    return f"{inner.name}.{member.name}", member.start, member.stop, False


def hopeless_statement(file, place, floor):
    """An `if` that asks whether something is of a type that is not here: it never is. Or what adds an interaction of such a
    type to a view, and needs no answer. Its start and stop, and what is done instead, or None."""
    adds = re.compile(r"[ \t]*(?:[\w.?!]+\.)?addInteraction\(").match(file.code, file.text.rfind("\n", 0, place) + 1)
    end = file.closing(adds.end() - 1) if adds and adds.end() <= place else None
    if end and place < end and not file.code[end:file.end_of_line(end)].strip():
        return adds.start(), end, ""
    asks = file.remembered("questions", lambda _: file.find(r"^[ \t]*if\b[^{}]*\b(?:is|as\?)\s+[\w.]+[^{}]*\{"))
    at = bisect.bisect_right(asks, place, key=lambda one: one.start()) - 1
    found = asks[at] if at >= 0 and floor <= asks[at].start() and place < asks[at].end() else None
    stop = found and file.closing(found.end() - 1)
    if not stop:
        return None
    other = re.compile(r"\s*else\s*(\{|if\b)").match(file.code, stop)
    if not other:
        return found.start(), stop, ""
    end = file.closing(other.end() - 1) if other[1] == "{" else None
    if end is None:
        return None
    indent = re.match(r"[ \t]*", found[0])[0]
    return found.start(), end, f"#else\n{indent}do {file.text[other.end() - 1:end]}\n"


def in_condition_of_runtime(file, place):
    """Whether what stands there is only for Apple's systems."""
    places, _, for_runtime = file.remembered("states of conditions", states_of_conditions)
    return for_runtime[bisect.bisect_left(places, place)]


def line_of_comment_above(file, place, floor=0):
    """The line of a declaration, or the first of the comment right above it; not before the floor, and without the title
    of a group."""
    own = max(file.text.rfind("\n", 0, place) + 1, floor)
    lines, start = [], own
    while start > floor:
        before = max(file.text.rfind("\n", 0, start - 1) + 1, floor)
        if file.code[before:start].strip():
            break
        lines.append((before, file.text[before:start].strip()))
        start = before
    lines.reverse()
    first, in_comment = None, False
    for start, words in lines:
        if not in_comment and (not words or words.startswith("// MARK")):
            first = None
        elif first is None:
            first = start
        in_comment = (in_comment or "/*" in words) and "*/" not in words
    return own if first is None else first


def methods_of_selectors(file, folder):
    """Methods that are given a selector, or what it calls, are only for Apple's systems: nobody has one here."""
    for declared in folder.types_in(file):
        if declared.word == "extension" and declared.name in ("Selector", "IMP", "Method"):
            if not in_condition_of_runtime(file, declared.start):
                leave_to_runtime(file, declared.start, declared.stop, 0)
            continue
        for member in declared.members:
            named = [kind for _, kind in member.parameters] + [member.result or ""]
            if member.word != "func" or not any(re.fullmatch(r"(?:Selector|IMP|Method)[?!]?", kind) for kind in named):
                continue
            if in_condition_of_runtime(file, member.start):
                continue
            if leave_to_runtime(file, member.start, member.stop, declared.body):
                file.complain(member.start, f"{declared.name}.{member.name} is left out: messages are not sent by name, "
                              "use a closure")


def leave_to_runtime(file, start, stop, floor):
    """Puts a declaration that has its lines for itself under a condition, with the comment above it, and says whether."""
    first, last = line_of_comment_above(file, start, floor), file.end_of_line(stop)
    if file.code[first:start].strip() or file.code[stop:last].strip():
        return False
    file.replace(first, first, "#if canImport(ObjectiveC)\n")
    file.replace(last, last, "#endif\n" if file.text[last - 1] == "\n" else "\n#endif\n")
    file.changed("what is given selectors is only for Apple's systems")
    return True


def tests_as_objects(file, folder):
    """Tests are no objects of Foundation here. StageTesting makes them so, for those that are delegates."""
    for declared in folder.types_in(file):
        if declared.word not in ("class", "extension") or "XCTestCase" not in folder.ancestors(declared.name):
            continue
        # A protocol of the folder's own may be for any class; another name may stand for one of UIKit's.
        objects = r"(?:\w*(?:Delegate\w*|DataSource|Transitioning)|NSObjectProtocol)"
        if not any(re.fullmatch(objects, one) and (one not in folder.protocols or asks_for_objects(one, folder))
                   for one in declared.parents):
            continue
        imported = file.find(r"^[ \t]*(?:@\w+[ \t]+)*import\b")
        if not imported or file.find(r"^[ \t]*import[ \t]+StageTesting\b"):
            return
        file.replace(imported[0].start(), imported[0].start(), "import StageTesting\n")
        file.changed("tests that are delegates import StageTesting, a product of the package")
        return


def asks_for_objects(protocol, folder):
    return any(one == "NSObjectProtocol" or re.fullmatch(r"UI\w+(?:Delegate\w*|DataSource)", one)
               for one in folder.ancestors(protocol))


def runtime_bodies(file, folder):
    """Functions that exchange methods, or send messages by name, and answer nothing, do nothing here. Those that override
    one, such as `viewDidLoad`, do more than that: in them the line is only told."""
    pattern = r"\b(?:class_(?:get|add|replace)\w+|method_\w+|NSSelectorFromString|perform\s*\(\s*#selector)\b"
    for declared in folder.types_in(file):
        for member in declared.members:
            body = file.code.find("{", member.head_end, member.stop)
            if member.word != "func" or member.result or body < 0 or member.has("override"):
                continue
            if in_condition_of_runtime(file, body):
                continue
            found = next(iter(file.find(pattern, body, member.stop)), None)
            if not found or "\n" not in file.text[body:member.stop] or in_condition_of_runtime(file, found.start()):
                continue
            first, last = file.end_of_line(body), file.text.rfind("\n", 0, member.stop) + 1
            begins, ends = "#if canImport(ObjectiveC)\n", "#endif\n"
            if file.code[body + 1:first].strip():
                first, begins = body + 1, "\n" + begins
            if last < first or file.code[last:member.stop - 1].strip():
                last, ends = member.stop - 1, "\n" + ends
            file.replace(first, first, begins)
            file.replace(last, last, ends)
            file.changed("what works by Apple's runtime alone is only for it")
            file.complain(found.start(), f"{member.name} does nothing here: methods are not exchanged or called by name")


def runtime_calls(file, folder):
    """What can only be said of."""
    sentences = {
        r"\b(?:class_(?:get|add|replace)\w+|method_\w+|NSSelectorFromString|imp_implementationWithBlock)\b":
            "methods cannot be exchanged at run time: override, or call a closure",
        r"\bNSClassFromString\b": "classes are not found by name: keep a table of them",
        r"\.(?:performSelector|responds)\(": "objects are not asked for methods by name: use a protocol",
        r"\.(?:value|setValue)\([^()]*,?\s*for(?:Undefined)?Key(?:Path)?:": "there are no values by key: use the property",
        r"\boverride\s+(?:\w+\s+)*func\s+observeValue\(": "changes are not told by name: use observe(_:options:changeHandler:)",
        r"\.addObserver\([^()]*forKeyPath:": "changes are not told by name: use observe(_:options:changeHandler:)",
        r"@NSManaged\b": "there is no Core Data: keep models in values",
        r"\bNSKeyedArchiver\b|\bNSKeyedUnarchiver\b": "there are no archives of views",
        r"(?<!\.)\bSelector\(|:\s*Selector\b": "messages are not sent by name: use a closure",
    }
    for pattern, sentence in sentences.items():
        for found in file.find(pattern):
            if not in_condition_of_runtime(file, found.start()):
                file.complain(found.start(), sentence)
