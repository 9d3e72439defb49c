import Foundation

/// What the build of a page has said.
struct CompilerOutput {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// What the compiler cannot know: how the words of its messages are replaced.
  private static let hints: [(words: String, hint: String)] = [
    (
      "no such module", "a page has Foundation in part and the products of Murmuration; see Documentation/WebScreens.md"
    ),
    ("requires that", "a weakly captured object has to be an NSObject, such as a view or a controller"),
    ("weak", "Embedded Swift has no weak references of this form; use weak var or [weak self]"),
    (
      "cannot use a value of protocol type",
      "Embedded Swift has no existentials of this protocol; restrict it to AnyObject, or use a generic or an enum"
    ),
    (
      "cannot do dynamic casting",
      "Embedded Swift does not cast to protocols; use a class, or a property of a common superclass. Nor are arrays cast to "
        + "arrays of a superclass; write .map { $0 }"
    ),
    ("key path", "Embedded Swift has no key paths; use a closure"),
    ("generic", "Embedded Swift has no generic methods that are overridden or required by protocols"),
  ]

  /// Returns the errors in the package's files, each once, with hints; or the last lines of what was said.
  func error(of package: ScreensPackage) -> WebScreensError {
    let folders = package.modules.map { $0.folder.path + "/" }
    var errors: [String] = []
    // Of some mistakes the compiler does not say where they are.
    let nowhere = "<unknown>:0: error: "
    for line in lines where line.contains(": error: ") {
      guard folders.contains(where: { line.hasPrefix($0) }) || line.hasPrefix(nowhere) else { continue }
      let text = line.replacing(nowhere, with: "somewhere: ").replacing(": error: ", with: ": ")
      let hint = Self.hints.first { line.contains($0.words) }.map { " (\($0.hint))" } ?? ""
      if !errors.contains(text + hint) { errors.append(text + hint) }
    }
    if !errors.isEmpty {
      return WebScreensError("\(package.name) does not compile for the page\n" + errors.joined(separator: "\n"))
    }
    return WebScreensError("the page cannot be built\n" + lines.suffix(8).joined(separator: "\n"))
  }
}
