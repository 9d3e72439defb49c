"""Scripts/adapt: what it makes of code that needs Apple's runtime, and what it says."""

import collections
import os
import pathlib
import random
import resource
import runpy
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock

root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Scripts"))

from adapting.code import Code  # noqa: E402
from adapting.scan import Scan, blanked  # noqa: E402


def run(*arguments):
    done = subprocess.run(
        [sys.executable, "-B", root / "Scripts" / "adapt", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def adapt(**files):
    """Adapts files, given by name, and answers the texts with the report. A second run must change nothing."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for name, text in files.items():
            (folder / f"{name}.swift").write_text(text)
        status, report, _ = run(folder, "--write")
        assert status == 0
        texts = {name: (folder / f"{name}.swift").read_text() for name in files}
        status, again, _ = run(folder, "--write")
        assert status == 0 and again.splitlines()[-1].startswith("0 of "), again
        assert texts == {name: (folder / f"{name}.swift").read_text() for name in files}
        return texts, report


def one(text):
    texts, report = adapt(A=text)
    return texts["A"], report


# MARK: Strings and comments


def test_comments_and_strings_are_not_code():
    text = 'a /* @objc /* b */ */ c // @objc\nlet s = "@objc \\(d + "@objc") \\" x"; let r = #"@objc " \\(y)"#\n'
    code = blanked(text)
    assert len(code) == len(text)
    assert "@objc" not in code
    assert "d + " in code and "let r" in code


def test_strings_of_many_lines_are_not_code():
    code = blanked('let s = """\n  @objc "x"\n  \\(value(")"))\n  """\n@objc func f() {}\n')
    assert code.count("@objc") == 1
    assert "value(" in code


def test_strings_and_comments_stay():
    text = 'import UIKit\n// @objc #selector(a)\nlet words = "@objc dynamic #selector(b)"\n'
    assert one(text)[0] == text


# MARK: Comments in what is rewritten


def comments(text):
    return collections.Counter(text[start:stop] for start, stop in Scan(text).comments)


REWRITTEN = [
    # What is put behind a line comment would be swallowed.
    ("b.addTarget(self, action: #selector(plain), for: .touchUpInside // tap\n    )",
     "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .touchUpInside) // tap"),
    ("b.addTarget(self /* a */, action: #selector(plain /* b */), for: .down) // c",
     "b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .down) /* a */ /* b */ // c"),
    ("b.addTarget(self, // who\n      action: #selector(plain), for: .down) // c",
     "// who\n    b.addAction(UIAction { [weak self] _ in self?.plain() }, for: .down) // c"),
    ("f(UIPanGestureRecognizer(target: self, // a\n      action: #selector(plain) // b\n    ), 1)",
     "// a\n    // b\n    f(UIPanGestureRecognizer({ [weak self] _ in self?.plain() }), 1)"),
    ("let k = #keyPath(C.b /* x */)", 'let k = "b" /* x */'),
    ("let c = #colorLiteral(red: 1, green: 0 // g\n    )", "let c = UIColor(red: 1, green: 0) // g"),
    ("perform(#selector(press(_:)), with: b // c\n    )", "press(b) // c"),
    ("i.target = self // t\n    i.action = #selector(plain) // a",
     '// t\n    i.primaryAction = UIAction(title: i.title ?? "", image: i.image) { [weak self] _ in self?.plain() } // a'),
    ('let s = """\n      \\(UIPanGestureRecognizer(target: self, // a\n      action: #selector(plain)))\n      """',
     '// a\n    let s = """\n      \\(UIPanGestureRecognizer({ [weak self] _ in self?.plain() }))\n      """'),
]


def test_comments_in_what_is_rewritten_stay():
    head = "import UIKit\nclass C: UIView {\n  func set() {\n    "
    for before, after in REWRITTEN:
        text, report = one(f"{head}{before}\n  }}{HANDLERS}")
        assert text == f"{head}{after}\n  }}{HANDLERS}", text


def test_comments_beside_imports_and_requirements_stay():
    text, _ = one("/* a\n b */ import os // log\nimport UIKit.UIView // c\nimport UIKit\n")
    assert text == "/* a\n b */ import Foundation // log\nimport UIKit // c\nimport UIKit\n"
    text, _ = one("@objc protocol P {\n  @objc optional func f() // tap\n  @objc optional /* o */ func g() -> Int // i\n}\n")
    assert "  func f() // tap\n  /* o */ func g() -> Int? // i\n}" in text
    assert "    func f() {}\n\n    func g() -> Int? { nil }\n}" in text


def test_comments_of_members_that_move_stay():
    text, _ = one("class C: D {\n}\n\n/// Why.\nextension C { // here\n\n  // MARK: Layout\n\n  /// Places.\n"
                  "  override func f() { // in\n  } // behind\n  // last\n} // end\n")
    assert text == ("class C: D {\n\n  /// Why.\n  // here\n  // MARK: Layout\n  // last\n\n  /// Places.\n"
                    "  override func f() { // in\n  } // behind\n}\n\n// end\n")
    text, _ = one("class C: D {\n}\nextension C {\n  func a() {}; override func f() {} /* b */; func c() {} // d\n}\n")
    assert "func f" not in text[text.index("extension"):] and "func a() {};" in text and "func c() {} // d" in text
    assert comments(text) == {"/* b */": 1, "// d": 1}


def test_lines_are_not_put_into_comments():
    text, _ = one("import UIKit\nclass A {\n  var t: UITableView? } /* a\n b */\n/* c\n d */ class B: UIView {\n"
                  "  func f() { /* e\n f */ perform(#selector(f)) /* g\n h */ }\n}\n")
    assert text == ("import UIKit\n#if canImport(ObjectiveC)\nclass A {\n  var t: UITableView? } /* a\n b */\n#endif\n"
                    "/* c\n d */ class B: UIView {\n  func f() { /* e\n f */ f() /* g\n h */ }\n}\n"), text
    text, _ = one("class C {\n  func f() { /* e\n f */ perform(#selector(x), with: 1, with: 2) /* g\n h */ }\n}\n")
    assert text == ("class C {\n  func f() {\n#if canImport(ObjectiveC)\n /* e\n f */ perform(#selector(x), with: 1, with: 2) "
                    "/* g\n h */\n#endif\n }\n}\n"), text


def test_what_is_left_of_two_sides_makes_no_comment():
    text, _ = one("class A {\n  let a = b /@objc /* k */ var c = 1\n}\n")
    assert text == "class A {\n  let a = b / /* k */ var c = 1\n}\n"


def test_what_is_not_closed_stays_and_is_told():
    for end in ["/* open", 'let s = """\n open\n']:
        text, report = one(f"import SwiftUI\n@objc class A {{}}\n{end}")
        assert text == f"import SwiftUI\n@objc class A {{}}\n{end}"
        assert "by hand: a comment or a string is not closed: the file stays as it is" in report


def test_disturbed_sources_keep_every_comment():
    """The package's own sources, cut, with what is rewritten put anywhere."""
    pieces = [before for before, _ in [*REPLACEMENTS, *REWRITTEN]] + [
        "@objc ", "dynamic /* d */ ", "// c\n", "/* b\n b */", "{", "}", "(", ")", '"', "/*", "*/", "//", "#if os(iOS)\n",
        "#endif\n", "import os // o\n", "import SwiftUI // s\n", "extension A { /* e */ override func f() {} // f\n}\n",
        "class A: UIView {", "var t: UITableView? /* t\n t */", "if v is UITableView { // g\n a() } /* h */ else { b() }\n",
        "@objc protocol P {\n @objc optional func f() -> Int // y\n}", "@IBOutlet weak /* k */ var a: UILabel! // l\n",
    ]
    source = random.Random(11)
    paths = sorted((root / "Sources").rglob("*.swift"))
    module = runpy.run_path(str(root / "Scripts" / "adapt"))
    for number in range(150):
        files = []
        for name in range(source.randrange(1, 4)):
            text = source.choice(paths).read_text()
            start = source.choice([0, source.randrange(len(text))])
            text = text[start:start + source.choice([500, 3000])]
            for _ in range(source.randrange(12)):
                place = source.randrange(len(text) + 1)
                place = source.choice([place, text.rfind("\n", 0, place) + 1])
                text = text[:place] + source.choice(pieces) + text[place + source.choice([0, 0, 0, 0, 5]):]
            files.append(Code(pathlib.Path(f"{name}.swift"), text))
            files[-1].original = text
        before = sum((comments(file.text) for file in files), collections.Counter())
        module["adapt"](files)
        lost = before - sum((comments(file.text) for file in files), collections.Counter())
        assert not lost, (number, lost)


# MARK: Attributes


def test_marks_for_the_runtime_go():
    text, report = one("import UIKit\n@objc(Thing) @objcMembers public class Thing: NSObject {\n"
                       "  @objc\n  dynamic var a = 1\n  @objc public dynamic func f() {}\n}\n")
    assert text == ("import UIKit\npublic class Thing: NSObject {\n  var a = 1\n  public func f() {}\n}\n")
    assert "A.swift: @objc is gone (3 times)." in report


def test_protocols_of_the_runtime_are_for_classes():
    text, _ = one("@objc public protocol P {\n  func f()\n}\n@objc protocol Q: P {\n}\n")
    assert "public protocol P: AnyObject {" in text
    assert "protocol Q: P {" in text


def test_what_logs_imports_os():
    text, _ = one("import OSLog\nlet log = Logger(subsystem: \"a\", category: \"b\")\n")
    assert text.startswith("import os\nlet log")
    text, _ = one("import os\nfunc f() { os_log(\"a\") }\n")
    assert text.startswith("import os\nfunc")
    text, _ = one("import os\n// No Logger( here\nvar lock = NSLock()\n")
    assert text.startswith("import Foundation\n")


def test_outlets_get_views_and_are_told():
    text, report = one("import UIKit\nclass C: UIView {\n  @IBOutlet weak var label: UILabel!\n"
                       "  @IBOutlet var top: NSLayoutConstraint!\n  @IBAction func press(_ sender: Any) {}\n}\n")
    assert "  var label: UILabel! = UILabel()\n" in text
    assert "  var top: NSLayoutConstraint!\n" in text
    assert "A.swift:3: by hand: label is a new view that is nowhere" in report
    assert "A.swift:4: by hand: nothing sets the outlet top" in report
    assert "A.swift:5: by hand: nothing calls the action press" in report


# MARK: Targets and actions


HANDLERS = """
  func plain() {}
  func press(_ sender: UIButton) {}
  func drag(recognizer: UIPanGestureRecognizer) {}
  func heard(_ note: Notification) {}
  func tick(_ link: CADisplayLink) {}
}
"""


REPLACEMENTS = [
    ("button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)",
     "button.addAction(UIAction { [weak self] action in self?.press(action.sender as! UIButton) }, for: .touchUpInside)"),
    ("button.addTarget(self, action: #selector(C.plain), for: [.touchDown, .touchUpInside])",
     "button.addAction(UIAction { [weak self] _ in self?.plain() }, for: [.touchDown, .touchUpInside])"),
    ("let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(recognizer:)))",
     "let pan = UIPanGestureRecognizer({ [weak self] recognizer in "
     "self?.drag(recognizer: recognizer as! UIPanGestureRecognizer) })"),
    ("pan.addTarget(self, action: #selector(plain))", "pan.addHandler { [weak self] _ in self?.plain() }"),
    ("link = CADisplayLink(target: self, selector: #selector(tick(_:)))",
     "link = CADisplayLink({ [weak self] link in self?.tick(link) })"),
    ("item = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(plain))",
     "item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.plain() })"),
    ('item = UIBarButtonItem(title: "a, (b", style: .plain, target: self, action: #selector(plain))',
     'item = UIBarButtonItem(title: "a, (b", primaryAction: UIAction { [weak self] _ in self?.plain() })'),
    ("NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: .a, object: nil)",
     "_ = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) "
     "{ [weak self] notification in MainActor.assumeIsolated { self?.heard(notification) } }"),
    ("timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(plain), userInfo: nil, repeats: true)",
     "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) "
     "{ [weak self] _ in MainActor.assumeIsolated { self?.plain() } }"),
]


def test_a_target_and_its_action_become_a_closure():
    head = "import UIKit\nclass C: UIView {\n  func set() {\n    "
    for before, after in REPLACEMENTS:
        text, report = one(f"{head}{before}\n  }}{HANDLERS}")
        assert text == f"{head}{after}\n  }}{HANDLERS}", text
        assert "0 places left to do by hand" in report


def test_a_selector_that_is_no_call_is_told():
    text, report = one("class C {\n  func f() {\n    perform(#selector(g))\n  }\n}\n")
    assert text == "class C {\n  func f() {\n#if canImport(ObjectiveC)\n    perform(#selector(g))\n#endif\n  }\n}\n"
    assert "A.swift:3: by hand: f does nothing here" in report
    text, report = one("class C {\n  func f() -> Bool {\n    action == #selector(g)\n  }\n}\n")
    assert "action == #selector(g)" in text
    assert "A.swift:3: by hand: messages are not sent by name" in report


def test_a_method_that_is_called_by_name_at_once_is_called():
    for before, after in [
        ("perform(#selector(plain))", "plain()"),
        ("self.perform(#selector(C.plain))", "self.plain()"),
        ("perform(#selector(take(_:)), with: 1)", "take(1)"),
        ("perform(#selector(take(_:)), with: nil)", "take(nil)"),
        ("perform(#selector(number))", "_ = number()"),
    ]:
        tail = "  func plain() {}\n  func take(_ it: Any?) {}\n  func number() -> Int { 1 }\n}\n"
        text, report = one(f"class C {{\n  func set() {{\n    {before}\n  }}\n{tail}")
        assert text == f"class C {{\n  func set() {{\n    {after}\n  }}\n{tail}", text
        assert "0 places left to do by hand" in report


def test_an_override_keeps_what_it_does_beside_a_message():
    text, report = one("import UIKit\nclass C: UIViewController {\n  override func viewDidLoad() {\n"
                       "    perform(#selector(f), with: nil, afterDelay: 1)\n    title = nil\n  }\n  func f() {}\n}\n")
    assert "#if" not in text and "afterDelay: 1" in text
    assert "A.swift:4: by hand: messages are not sent by name: call the method, later by a CADisplayLink" in report
    assert "1 place left" in report


# MARK: Extensions


def test_overrides_in_extensions_move_into_the_class():
    texts, report = adapt(
        A="class C: UIView {\n  var a = 1\n}\n",
        B="extension C {\n  /// Places them.\n  override func layoutSubviews() {\n    a = 2\n  }\n\n  func other() {}\n}\n")
    assert texts["A"] == ("import UIKit\n\nclass C: UIView {\n  var a = 1\n\n  /// Places them.\n"
                          "  override func layoutSubviews() {\n    a = 2\n  }\n}\n")
    assert texts["B"] == "extension C {\n\n  func other() {}\n}\n"
    assert "layoutSubviews of an extension of C is in the class" in report


def test_what_a_subclass_overrides_moves_too_with_its_access():
    text, _ = one("class C {\n}\n\npublic extension C {\n  func f(a: Int) {}\n  func f(b: Int) {}\n}\n\n"
                  "class D: C {\n  override func f(a: Int) {}\n}\n")
    assert "class C {\n\n  public func f(a: Int) {}\n}\n" in text
    assert "public extension C {\n  func f(b: Int) {}\n}" in text


def test_an_extension_that_is_empty_then_goes():
    text, _ = one("class C: D {\n}\n\n// MARK: More\n\nextension C {\n  override var a: Int { 1 }\n}\n")
    assert "extension" not in text
    assert "class C: D {\n\n  override var a: Int { 1 }\n}" in text


def test_what_is_open_in_an_extension_is_public():
    text, _ = one("class C {\n}\n\nextension C {\n  open func f() {}\n}\n")
    assert "extension C {\n  public func f() {}\n}" in text


def test_an_override_for_a_class_elsewhere_is_told():
    _, report = one("import UIKit\nextension UIView {\n  override func f() {}\n}\n")
    assert "A.swift:3: by hand: f overrides in an extension of UIView, which is not in the folder" in report


# MARK: Optional methods


def test_optional_requirements_get_defaults():
    text, _ = one("@objc public protocol P: NSObjectProtocol {\n  @objc optional func f(_ a: Int)\n"
                  "  @objc optional func g(_ a: Int) -> Int\n}\n\nclass C: NSObject, P {\n"
                  "  func g(_ a: Int) -> Int { a }\n  func h(p: P?) -> Int { p?.f?(1); return p?.g?(2) ?? 3 }\n}\n")
    assert "  func f(_ a: Int)\n  func g(_ a: Int) -> Int?\n}" in text
    assert "public extension P {\n    func f(_ a: Int) {}\n\n    func g(_ a: Int) -> Int? { nil }\n}" in text
    assert "  func g(_ a: Int) -> Int? { a }" in text
    assert "p?.f(1); return p?.g(2) ?? 3" in text


def test_delegates_of_uikit_are_called_plainly():
    text, _ = one("func f() {\n  if let size = d.collectionView?(c, layout: l, sizeForItemAt: i) {}\n"
                  "  d?.scrollViewDidScroll?(c)\n  closure?(1)\n}\n")
    assert "if let size = Optional(d.collectionView(c, layout: l, sizeForItemAt: i)) {}" in text
    assert "d?.scrollViewDidScroll(c)" in text and "closure?(1)" in text


# MARK: The rest


def test_conditions_and_literals():
    text, _ = one("#if os(iOS) || os(tvOS)\nimport UIKit.UIView\n#endif\n"
                  "let a = #keyPath(UIView.layer.bounds), b = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n")
    assert text.startswith("#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#endif\n")
    assert 'let a = "layer.bounds", b = UIColor(red: 1, green: 0, blue: 0, alpha: 1)' in text


def test_what_is_named_is_imported():
    text, report = one("import Testing\n\nlet size = CGSize.zero\n")
    assert text == "import UIKit\nimport Testing\n\nlet size = CGSize.zero\n"
    assert "UIKit is imported where it is used." in report
    for module in ("UIKit", "CoreGraphics", "Foundation"):
        unchanged = f"import {module}\n\nlet size = CGSize.zero\n"
        assert one(unchanged)[0] == unchanged
    text, _ = one("import Foundation\n\nlet colour = UIColor.red\n")
    assert text.startswith("import UIKit\nimport Foundation\n")
    # Nothing twice.
    text, _ = one("import Testing\nlet label = UILabel(frame: CGRect.zero)\n")
    assert text.count("import UIKit") == 1


def test_what_needs_a_missing_type_is_left_out():
    texts, report = adapt(
        A="import UIKit\n\nextension UITableView {\n  func f() {}\n}\n\nclass Holder {\n  var table: UITableView?\n}\n",
        B="import UIKit\n\nclass User {\n  /**\n\n   Uses it.\n   */\n  func use(_ holder: Holder) {}\n  func g() {}\n}\n")
    assert texts["A"].count("#if canImport(ObjectiveC)\n") == 2
    assert "  #if" not in texts["B"]
    assert "#if canImport(ObjectiveC)\n  /**\n\n   Uses it.\n   */\n  func use(_ holder: Holder) {}\n#endif\n" in texts["B"]
    assert "A.swift:3: by hand: UITableView is left out: there are no table views" in report
    assert "User.use is left out" in report


def test_a_question_for_a_missing_type_is_answered_no():
    text, report = one("import UIKit\nclass C {\n  func f(v: Any) {\n    if let t = v as? UITableView {\n      use(t)\n"
                       "    } else {\n      other()\n    }\n    if v is UITableView {\n      g()\n    }\n  }\n}\n")
    assert "    } else {\n      other()\n    }\n#else\n    do {\n      other()\n    }\n#endif\n" in text
    assert "#if canImport(ObjectiveC)\n    if v is UITableView {\n      g()\n    }\n#endif\n" in text
    assert "a case of C.f is left out" in report


def test_a_file_for_a_missing_framework_is_left_out():
    text, report = one("// Title\nimport Foundation\nimport CoreData\n\nclass C: NSManagedObject {}\n")
    assert text == ("// Title\n#if canImport(CoreData)\nimport Foundation\nimport CoreData\n\n"
                    "class C: NSManagedObject {}\n#endif\n")
    assert "A.swift:3: by hand: the file is left out: there is no Core Data" in report
    text, report = one("import FBSnapshotTestCase\n\nclass T: FBSnapshotTestCase {}\n")
    assert text.startswith("#if canImport(FBSnapshotTestCase)\n") and "pictures of iOS are not compared" in report


def test_imports_of_missing_frameworks_under_conditions_are_conditional():
    text, report = one("#if os(iOS) || os(macOS)\n  import SceneKit\n  import UIKit\n  #if os(macOS)\n    import AppKit\n"
                       "  #endif\n  import Accelerate.vImage\n  let a = 1\n#endif\n")
    assert text == ("#if canImport(UIKit) || os(macOS)\n#if canImport(SceneKit)\n  import SceneKit\n#endif\n  import UIKit\n"
                    "  #if os(macOS)\n    import AppKit\n  #endif\n#if canImport(Accelerate)\n  import Accelerate.vImage\n"
                    "#endif\n  let a = 1\n#endif\n")
    assert "A.swift:2: by hand: what needs SceneKit is up to you: there are no scenes in space" in report
    assert "AppKit" not in report


def test_attributes_are_made_by_a_required_initialiser():
    text, _ = one("import UIKit\nclass A: UICollectionViewLayoutAttributes {\n  override init() { super.init() }\n}\n"
                  "class B: A {\n  public override init() {}\n}\nclass V: UIView {\n  override class var layerClass: AnyClass "
                  "{ CAShapeLayer.self }\n}\n")
    assert "  required init() { super.init() }" in text and "  public required init() {}" in text
    assert "class var layerClass: CALayer.Type {" in text

# MARK: What is only for the runtime


def test_methods_that_are_given_selectors_are_left_out():
    text, report = one(
        "import UIKit\nprotocol P: AnyObject {\n  func show()\n  /// Asks.\n  func can(_ action: Selector) -> Bool\n}\n"
        "class C: P {\n  func show() {}\n  func can(_ action: Selector) -> Bool {\n    return true\n  }\n"
        "  static func swap(_ old: Selector) -> IMP? { nil }\n  func plain() {}; func odd(_ a: Selector) {}\n}\n")
    assert text == (
        "import UIKit\nprotocol P: AnyObject {\n  func show()\n#if canImport(ObjectiveC)\n  /// Asks.\n"
        "  func can(_ action: Selector) -> Bool\n#endif\n}\n"
        "class C: P {\n  func show() {}\n#if canImport(ObjectiveC)\n  func can(_ action: Selector) -> Bool {\n    return true\n"
        "  }\n#endif\n#if canImport(ObjectiveC)\n  static func swap(_ old: Selector) -> IMP? { nil }\n#endif\n"
        "  func plain() {}; func odd(_ a: Selector) {}\n}\n")
    text, _ = one("class C<A>: D where A: E,\n  A.B == C {\n  func can(_ action: Selector) {}\n}\n\n"
                  "private extension Selector {\n  static var go: Selector { #selector(C.f) }\n}\n")
    assert text == ("class C<A>: D where A: E,\n  A.B == C {\n#if canImport(ObjectiveC)\n  func can(_ action: Selector) {}\n#endif\n"
                    "}\n\n#if canImport(ObjectiveC)\nprivate extension Selector {\n  static var go: Selector { #selector(C.f) }\n}\n"
                    "#endif\n")
    assert "A.swift:5: by hand: P.can is left out: messages are not sent by name" in report
    assert "A.swift:19: by hand: messages are not sent by name" in report


def test_names_of_types_within_what_is_left_out_mean_others_outside():
    texts, _ = adapt(
        A="import SwiftUI\n\nstruct Hosted: View {\n  final class Inner {}\n}\nextension Hosted {\n  final class Coordinator {}\n}\nstruct Loose: View {}\n"
          "extension Known {\n  struct Mark {}\n}\n",
        B="struct Bar<Coordinator, Inner> {\n  let coordinator: Coordinator\n}\n", C="struct Known {\n  var mark: Mark\n}\n",
        D="struct Holder {\n  var loose: Loose\n}\n")
    assert texts["B"] == "struct Bar<Coordinator, Inner> {\n  let coordinator: Coordinator\n}\n"
    assert texts["C"].startswith("#if canImport(ObjectiveC)\n") and texts["D"].startswith("#if canImport(ObjectiveC)\n")


def test_an_interaction_that_is_not_here_is_not_added():
    text, report = one(
        "import UIKit\nclass V: UIView {\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n"
        "    if #available(iOS 13.4, *) {\n      addInteraction(UIPointerInteraction(delegate: self))\n    }\n  }\n}\n\n"
        "extension V: UIPointerInteractionDelegate {\n}\n")
    assert text == (
        "import UIKit\nclass V: UIView {\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n"
        "    if #available(iOS 13.4, *) {\n#if canImport(ObjectiveC)\n      addInteraction(UIPointerInteraction(delegate: self))\n"
        "#endif\n    }\n  }\n}\n\n#if canImport(ObjectiveC)\nextension V: UIPointerInteractionDelegate {\n}\n#endif\n")
    assert "a case of V.init is left out: pointers have one shape" in report
    text, report = one("import UIKit\nclass Glass: UIVisualEffectView {\n}\n")
    assert text.startswith("import UIKit\n#if canImport(ObjectiveC)\n") and "there is no blur: use a colour" in report


def test_the_clock_of_core_foundation_is_written_out():
    text, _ = one("import XCTest\nlet t = CFAbsoluteTimeGetCurrent() // CFAbsoluteTimeGetCurrent()\nlet u = a.CFAbsoluteTimeGetCurrent()\n")
    assert text == ("import XCTest\nlet t = Date().timeIntervalSinceReferenceDate // CFAbsoluteTimeGetCurrent()\n"
                    "let u = a.CFAbsoluteTimeGetCurrent()\n")


def test_tests_that_are_delegates_are_objects():
    texts, report = adapt(
        A="import UIKit\nimport XCTest\n\nclass T: XCTestCase {}\nextension T: UICollectionViewDelegateFlowLayout {}\n",
        B="import XCTest\nclass Other: XCTestCase, CountingDelegate {}\nprotocol CountingDelegate: AnyObject {}\n",
        D="import XCTest\nextension Third: FlowDelegate {}\nclass Third: XCTestCase {}\n", C="import UIKit\nclass D: NSObject, UICollectionViewDelegate {}\n")
    assert texts["A"].startswith("import StageTesting\nimport UIKit\nimport XCTest\n\nclass T: XCTestCase {}\n")
    assert texts["D"].startswith("import StageTesting\n")
    assert "StageTesting" not in texts["B"] and "StageTesting" not in texts["C"]
    assert "A.swift: tests that are delegates import StageTesting" in report


def test_overrides_beside_a_condition_in_an_extension_move():
    text, report = one(
        "class C: D {\n}\nextension C {\n  override func f() {\n    #if DEBUG\n    g()\n    #endif\n  }\n"
        "  #if DEBUG\n  func g() {}\n  #endif\n}\n")
    assert text == (
        "class C: D {\n\n  override func f() {\n    #if DEBUG\n    g()\n    #endif\n  }\n}\nextension C {\n"
        "  #if DEBUG\n  func g() {}\n  #endif\n}\n")
    assert "by hand" not in report.replace("left to do by hand", "")
    text, report = one("class C: D {\n}\nextension C {\n  #if DEBUG\n  override func f() {}\n  #endif\n}\n")
    assert "override func f() {}\n  #endif" in text and "by hand: overrides in an extension under a condition" in report


# MARK: Input


def test_a_copy_leaves_the_folder_as_it_is():
    with tempfile.TemporaryDirectory() as name:
        source, output = pathlib.Path(name, "in"), pathlib.Path(name, "out")
        (source / "deep").mkdir(parents=True)
        (source / "deep" / "A.swift").write_bytes(b"@objc class A {}\r\n")
        (source / "B.swift").write_text("class B {}\n")
        assert run(source, "--output", output)[0] == 0
        assert (source / "deep" / "A.swift").read_bytes() == b"@objc class A {}\r\n"
        assert (output / "deep" / "A.swift").read_bytes() == b"class A {}\r\n"
        assert (output / "B.swift").read_text() == "class B {}\n"


def test_differences_are_shown_and_nothing_changes_without_write():
    with tempfile.TemporaryDirectory() as name:
        file = pathlib.Path(name, "A.swift")
        file.write_text("@objc class A {}\n")
        status, report, _ = run(name)
        assert status == 0 and file.read_text() == "@objc class A {}\n"
        assert "-@objc class A {}\n+class A {}\n" in report and "Nothing was written." in report


def test_what_is_built_or_fetched_is_left_out():
    with tempfile.TemporaryDirectory() as name:
        places = [".build/checkouts/B/B.swift", ".git/C.swift", "DerivedData/D.swift", "Pods/E.swift", "Carthage/F.swift"]
        for place in ["A.swift", *places]:
            path = pathlib.Path(name, place)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("@objc class A {}\n")
        assert run(name, "--write")[0] == 0
        assert pathlib.Path(name, "A.swift").read_text() == "class A {}\n"
        assert all(pathlib.Path(name, place).read_text() == "@objc class A {}\n" for place in places)


def test_links_are_left_out():
    with tempfile.TemporaryDirectory() as name:
        outside, folder = pathlib.Path(name, "Outside.swift"), pathlib.Path(name, "source")
        folder.mkdir()
        outside.write_text("@objc class Outside {}\n")
        (folder / "A.swift").write_text("@objc class A {}\n")
        (folder / "Link.swift").symlink_to(outside)
        status, report, _ = run(folder, "--write")
        assert status == 0 and "Link.swift: skipped, because it is a link." in report
        assert outside.read_text() == "@objc class Outside {}\n" and (folder / "Link.swift").is_symlink()


def test_linked_folders_and_links_to_nothing_are_told():
    with tempfile.TemporaryDirectory() as name:
        outside, folder = pathlib.Path(name, "outside"), pathlib.Path(name, "source")
        outside.mkdir()
        folder.mkdir()
        (outside / "B.swift").write_text("@objc class B {}\n")
        (folder / "A.swift").write_text("@objc class A {}\n")
        (folder / "Shared").symlink_to(outside)
        (folder / "Gone.swift").symlink_to(outside / "Nothing.swift")
        for way in (["--write"], ["--output", pathlib.Path(name, "out")]):
            status, report, _ = run(folder, *way)
            assert status == 0 and "Shared: skipped, because it is a link." in report
            assert "Gone.swift: skipped, because it is a link." in report
        assert (outside / "B.swift").read_text() == "@objc class B {}\n"


def test_hidden_files_are_left_alone():
    with tempfile.TemporaryDirectory() as name:
        pathlib.Path(name, "A.swift").write_text("@objc class A {}\n")
        pathlib.Path(name, "._A.swift").write_bytes(b"\0\5\x16\7\xff@objc")
        assert run(name, "--write")[0] == 0
        assert pathlib.Path(name, "A.swift").read_text() == "class A {}\n"
        assert pathlib.Path(name, "._A.swift").read_bytes() == b"\0\5\x16\7\xff@objc"


def test_an_output_around_the_folder_overwrites_nothing_of_it():
    with tempfile.TemporaryDirectory() as name:
        source = pathlib.Path(name, "s")
        (source / "s").mkdir(parents=True)
        (source / "A.swift").write_text("class Outer {}\n")
        (source / "s" / "A.swift").write_text("@objc class Inner {}\n")
        status, report, complaint = run(source, "--output", name)
        assert status == 2 and report == "" and "would lie in" in complaint and complaint.count("\n") == 1
        assert (source / "A.swift").read_text() == "class Outer {}\n" and not pathlib.Path(name, "A.swift").exists()


def test_a_report_that_nobody_takes_is_told_in_a_sentence():
    with tempfile.TemporaryDirectory() as name:
        for number in range(300):
            pathlib.Path(name, f"{number}.swift").write_text(f"@objc class A{number} {{}}\n")
        command = [sys.executable, "-B", root / "Scripts" / "adapt", name]
        read, written = os.pipe()
        os.close(read)
        with open(written, "wb") as closed, open("/dev/full", "wb") as full:
            for stream, sentence in [(closed, "Broken pipe"), (full, "No space left on device")]:
                for way, done_is in [([], "Nothing was changed."), (["--write"], "The files were changed.")]:
                    done = subprocess.run([*command, *way], stdout=stream, stderr=subprocess.PIPE, text=True)
                    assert done.returncode == 1, done
                    assert done.stderr == f"Scripts/adapt: the report cannot be written: {sentence}. {done_is}\n", done.stderr
                pathlib.Path(name, "0.swift").write_text("@objc class A0 {}\n")


def test_the_time_grows_with_the_code_not_with_its_square():
    def target_actions(count):
        actions = "".join(f"    b{i}.addTarget(self, action: #selector(f{i}), for: .a)\n    i{i}.target = self\n"
                          f"    i{i}.action = #selector(f{i})\n" for i in range(count))
        return f"class C: UIView {{\n  func set() {{\n{actions}  }}\n" + "".join(
            f"  @objc func f{i}() {{}}\n" for i in range(count)) + "}\n"

    def classes(count):
        return "".join(f"@objc class C{i}: UIView {{\n  @objc func f() {{ b.addTarget(self, action: #selector(f), for: .a) }}\n"
                       f"}}\nextension C{i} {{\n  override func g() {{ }}\n}}\n" for i in range(count))

    module = runpy.run_path(str(root / "Scripts" / "adapt"))

    def duration(text):
        file = Code(pathlib.Path("A.swift"), text)
        start = time.process_time()
        module["adapt"]([file])
        return time.process_time() - start

    for make in (target_actions, classes):
        few, many = duration(make(200)), duration(make(1600))
        # Eight times as much code; it was more than forty times as long.
        assert many < 20 * few, (make.__name__, few, many)


def test_an_output_inside_the_folder_is_refused():
    with tempfile.TemporaryDirectory() as name:
        pathlib.Path(name, "A.swift").write_text("@objc class A {}\n")
        for output in [name, f"{name}/adapted"]:
            status, report, complaint = run(name, "--output", output)
            assert status == 2 and report == "" and "lies in" in complaint
        assert [path.name for path in pathlib.Path(name).iterdir()] == ["A.swift"]


def test_a_byte_order_mark_and_line_endings_stay():
    with tempfile.TemporaryDirectory() as name:
        file = pathlib.Path(name, "A.swift")
        file.write_bytes(b"\xef\xbb\xbfimport Combine\r\nimport UIKit\r\n@objc class A {}\r\n")
        assert run(name, "--write")[0] == 0
        words = file.read_bytes()
        assert words.startswith(b"\xef\xbb\xbf") and words.count(b"\xef\xbb\xbf") == 1
        assert words.endswith(b"\r\nclass A {}\r\n#endif\r\n") and words.count(b"\n") == words.count(b"\r\n") == 5


def test_inserted_lines_end_as_the_lines_around():
    text = "import os\nclass A: UIView {\n  @IBOutlet var a: UILabel!\n}\n@objc protocol P {\n  @objc optional func f()\n}\n"
    with tempfile.TemporaryDirectory() as name:
        file = pathlib.Path(name, "A.swift")
        file.write_text(text)
        assert run(name, "--write")[0] == 0
        adapted = file.read_bytes()
        assert adapted.startswith(b"import UIKit\n") and b"extension P" in adapted and b"UILabel()" in adapted
        file.write_bytes(text.encode().replace(b"\n", b"\r\n"))
        assert run(name, "--write")[0] == 0
        assert file.read_bytes() == adapted.replace(b"\n", b"\r\n")
        # Where both are mixed, lines that stay keep theirs.
        file.write_bytes(b"// a\r\n@objc class A {}\n// b\r\nlet a = 1\n")
        assert run(name, "--write")[0] == 0
        assert file.read_bytes() == b"// a\r\nclass A {}\r\n// b\r\nlet a = 1\n"


def test_deep_nesting_is_told():
    with tempfile.TemporaryDirectory() as name:
        file = pathlib.Path(name, "A.swift")
        file.write_text("@objc class A {}\nlet a = " + '"\\(' * 5000 + '1' + ')"' * 5000 + "\n")
        former = file.read_text()
        status, report, complaint = run(name, "--write")
        assert status == 2 and report == "" and "A.swift nests strings too deeply" in complaint
        assert complaint.count("\n") == 1 and file.read_text() == former


def test_all_files_are_written_or_none():
    def limited():  # As on a full disk: no file grows beyond 4,096 bytes.
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    cases = {
        "too large": (lambda folder: None, limited, "File too large"),
        "read-only": (lambda folder: (folder / "C.swift").chmod(0o444), None, "it is read-only"),
    }
    for prepare, before, sentence in cases.values():
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "A.swift").write_text("@objc class A {}\n")
            (folder / "B.swift").write_text("@objc class B {}\n" + "// Some words.\n" * 1000)
            (folder / "C.swift").write_text("@objc class C {}\n")
            prepare(folder)
            former = {path: path.read_text() for path in folder.iterdir()}
            done = subprocess.run([sys.executable, "-B", root / "Scripts" / "adapt", folder, "--write"], capture_output=True,
                                  text=True, preexec_fn=before)
            assert done.returncode == 2 and done.stdout == "" and sentence in done.stderr, done
            assert "Nothing was changed." in done.stderr and done.stderr.count("\n") == 1
            assert {path: path.read_text() for path in folder.iterdir()} == former


def test_what_was_renamed_is_put_back_when_a_later_file_cannot_be():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "A.swift").write_text("old\n")
        (folder / "B.swift").write_text("old\n")
        replace = os.replace

        def fails_at_b(source, place):
            if place.name == "B.swift" and "adapted" in source.name:
                raise OSError(28, "No space left on device")
            replace(source, place)

        module = runpy.run_path(str(root / "Scripts" / "adapt"))
        with unittest.mock.patch("os.replace", fails_at_b):
            try:
                module["write"]({folder / "A.swift": "new\n", folder / "B.swift": "new\n", folder / "new" / "C.swift": "new\n"})
                raise AssertionError("it was written")
            except module["Unusable"] as wrong:
                assert "B.swift cannot be written: No space left on device. Nothing was changed" in str(wrong)
        assert {path.name: path.read_text() for path in folder.iterdir()} == {"A.swift": "old\n", "B.swift": "old\n"}


def test_cut_sources_are_adapted_or_refused_in_a_sentence():
    text = (
        'import UIKit\n@objc protocol P { @objc optional func f() }\nclass A: UIView {\n  func g() {\n    b.addTarget(self, '
        'action: #selector(h), for: .touchUpInside) // why\n    let s = "\\(x("y"))" /* c */\n  }\n  @objc func h() {}\n}\n'
        '#if canImport(Combine)\nextension A { override open func i() {} }\n#endif\n')
    source = random.Random(7)
    with tempfile.TemporaryDirectory() as name:
        for number in range(300):
            characters = list(text[:source.randrange(len(text))])
            for _ in range(source.randrange(3)):
                if characters:
                    characters[source.randrange(len(characters))] = source.choice('(){}[]"\\/*#@:,')
            pathlib.Path(name, f"{number}").mkdir()
            pathlib.Path(name, f"{number}", "A.swift").write_text("".join(characters))
        module = runpy.run_path(str(root / "Scripts" / "adapt"))
        for number in range(150):
            files, _ = module["read"](pathlib.Path(name, f"{number}"), False)
            module["adapt"](files)


def test_what_cannot_be_read_is_told_and_nothing_changes():
    cases = [
        (None, "there is no folder"), ({"Z.txt": b"@objc"}, "there are no Swift files in"),
        ({"A.swift": b"@objc class A {} // \xff", "B.swift": b"@objc class B {}"}, "is not UTF-8"),
    ]
    for files, sentence in cases:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name, "source")
            if files is not None:
                folder.mkdir()
            for file, words in (files or {}).items():
                (folder / file).write_bytes(words)
            status, report, complaint = run(folder, "--write")
            assert status == 2 and report == ""
            assert complaint.startswith("Scripts/adapt: ") and sentence in complaint and complaint.count("\n") == 1
            assert all((folder / file).read_bytes() == words for file, words in (files or {}).items())


def test_views_of_generic_parameters_are_made_by_a_function():
    text, _ = one(
        "import UIKit\n"
        "class Card: UICollectionViewCell {}\n"
        "func several<View: UIView>(_ count: Int) -> [View] { (0..<count).map { _ in View() } + [View.init(), View(frame: .zero)] }\n"
        "func one<T: UIView>(type: T.Type) -> T { return keep(type.init()) }\n"
        "func card<C>(_ kind: C.Type) -> C where C: Card { kind.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }\n"
        "func other(type: Model.Type) -> Model { type.init() }\n"
        "func plain<M: Model>() -> M { M() }\n")
    assert "{ _ in View.make() } + [View.make(), View.make(frame: .zero)]" in text
    assert "keep(type.make())" in text
    assert "kind.make(frame: CGRect(x: 0, y: 0, width: 1, height: 1))" in text
    assert "-> Model { type.init() }" in text and "{ M() }" in text
    text, _ = one("import UIKit\nfunc kept<View: UIView>() -> View { make(View.init, by: View.init(frame:)) }\n")
    assert "make({ View.make() }, by: View.make(frame:))" in text


def test_an_override_that_moves_takes_what_is_private_along():
    texts, _ = adapt(
        A="class Shape {\n}\n",
        B="class Base { func words() -> String { \"\" } }\n",
        C="private func quoted(_ text: String) -> String { text }\nprivate let unused = 1\n"
          "extension Square {\n    override func words() -> String { quoted(\"square\") }\n}\n",
        D="class Square: Base {\n}\n")
    assert texts["C"] == "func quoted(_ text: String) -> String { text }\nprivate let unused = 1\n"
    assert 'override func words() -> String { quoted("square") }' in texts["D"]


def test_classes_are_named_by_swift():
    text, _ = one("let name = type(of: maker(1)).description() + other.description()\n")
    assert text == "let name = String(describing: type(of: maker(1))) + other.description()\n"


def test_targets_and_actions_that_are_set_are_primary_actions():
    text, report = one(
        "class A: UIViewController {\n    func f() {\n        item.target = self\n        item.action = #selector(go)\n"
        "        bar?.action = #selector(went(_:))\n        bar?.target = self\n    }\n"
        "    @objc func go() {}\n    @objc func went(_ item: UIBarButtonItem) {}\n}\n")
    assert ('        item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak self] _ in self?.go() }\n'
            '        bar?.primaryAction = UIAction(title: bar?.title ?? "", image: bar?.image) { [weak self] action in '
            "self?.went(action.sender as! UIBarButtonItem) }\n    }\n") in text
    assert "target" not in text and "0 places left" in report


def test_an_item_whose_name_is_in_action_is_found():
    for item in ["i", "a", "act", "action", "io"]:
        text, report = one(f"class A {{\n  func f() {{\n    {item}.target = self\n    {item}.action = #selector(g)\n  }}\n"
                           "  func g() {}\n}\n")
        assert (f'  func f() {{\n    {item}.primaryAction = UIAction(title: {item}.title ?? "", image: {item}.image) '
                "{ [weak self] _ in self?.g() }\n  }\n") in text, text
        assert "0 places left" in report


def test_an_action_whose_target_is_set_elsewhere_is_told():
    for lines in ["item.action = #selector(go)", "if x {\n item.target = self\n }\n item.action = #selector(go)",
                  "other.target = self\n item.action = #selector(go)", "item.target = nil\n item.action = #selector(go)"]:
        text, report = one(f"class A {{\n func f() {{\n {lines}\n }}\n func go() {{}}\n}}\n")
        assert "item.action = #selector(go)" in text and "messages are not sent by name" in report


def test_properties_of_extensions_that_are_overridden_go_into_the_class():
    texts, _ = adapt(
        A="class Base: UIView {\n}\nextension Base {\n    @objc var inset: CGFloat { 3 }\n}\n",
        B="class Sub: Base {\n    override var inset: CGFloat { 4 }\n}\n")
    assert texts["A"].startswith("import UIKit\n\nclass Base: UIView {\n\n    var inset: CGFloat { 3 }\n}\n")


def test_properties_of_extensions_of_uikit_that_are_overridden_are_told():
    text, report = one("extension UICollectionViewCell {\n    @objc var inset: CGFloat { 3 }\n}\n"
                       "class Sub: UICollectionViewCell {\n    override var inset: CGFloat { 4 }\n}\n")
    assert "inset is overridden, but declared in an extension of UICollectionViewCell" in report


def test_a_type_within_a_file_that_is_left_out_leaves_its_namesakes_alone():
    texts, _ = adapt(
        A="import SwiftUI\nclass First: UIViewController {\n    enum Section { case all }\n}\n",
        B="import UIKit\nclass Second: UIViewController {\n    enum Section { case all }\n    let section = Section.all\n}\n")
    assert "canImport(SwiftUI)" in texts["A"] and "#if" not in texts["B"]


def test_code_that_is_cut_off_is_kept():
    for text in ["class A {\n  @objc func f(", 'let s = "open\n@objc', "#selector(", "/* open", "extension A { override func f() {"]:
        written, _ = one(text)
        assert len(written) > len(text) - 8


def load_tests(loader, tests, pattern):
    """What unittest runs: the functions of this file."""
    return unittest.TestSuite(unittest.FunctionTestCase(test) for name, test in sorted(globals().items())
                              if name.startswith("test_"))


if __name__ == "__main__":
    unittest.main()
