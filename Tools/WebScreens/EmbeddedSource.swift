import Foundation

/// A source file of full Swift, rewritten for Embedded Swift, which has no weak references and no key paths.
///
/// What is mechanical is rewritten, and the lines stay where they are, so that what the compiler says of the copy is true
/// of the original:
///
/// | written | copy |
/// |---|---|
/// | `weak var x` | `@Weak var x` |
/// | `{ [weak self] … in self?.f() }` | `{ [weakSelf = weakReference(self)] … in weakSelf.value?.f() }` |
/// | `guard let self else …` in such a closure | `guard let self = weakSelf.value else …` |
/// | `unowned`, `[unowned self]` | `unowned(unsafe)`, `[unowned(unsafe) self]` |
/// | `(\.name)`, as a function | `({ $0.name })` |
/// | `@main` | nothing: the page begins the program |
/// | `import FoundationNetworking`, `import Dispatch` | `import Foundation`, which has what there is of them |
///
/// What has no counterpart is a ``Finding``.
public struct EmbeddedSource {
  /// Something that Embedded Swift or the page does not have.
  public struct Finding: Equatable {
    public var line: Int
    /// A sentence with what to write instead, without a capital letter and a full stop.
    public var message: String
  }

  /// The rewritten source, with as many lines as the original.
  public private(set) var text: String
  public private(set) var findings: [Finding] = []
  /// The number of rewritten places by what was rewritten, such as "weak references".
  public private(set) var rewrites: [String: Int] = [:]
  /// The type with the attribute `@main`; nil if the file has none.
  public private(set) var mainType: String?

  private let source: String
  private let tokens: [SwiftToken]
  /// Replacements, in any order; none overlaps with another.
  private var edits: [(range: Range<String.Index>, text: String)] = []

  public init(_ source: String) {
    self.source = source
    text = source
    tokens = SwiftTokens.tokens(of: source)
    rewriteAttributes()
    rewriteReferences()
    rewriteKeyPaths()
    rewriteImports()
    var closures = WeakCaptures(tokens)
    for edit in closures.rewrite() { replace(edit.range, edit.text) }
    count("weak captures", closures.count)
    findWhatIsMissing()
    text = edited()
  }

  // MARK: Edits

  private mutating func replace(_ range: Range<String.Index>, _ text: String) { edits.append((range, text)) }

  private mutating func count(_ what: String, _ number: Int = 1) {
    if number > 0 { rewrites[what, default: 0] += number }
  }

  private func edited() -> String {
    var text = ""
    var position = source.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      text += source[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    return text + source[position...]
  }

  private func token(_ index: Int) -> Substring? { tokens.indices.contains(index) ? tokens[index].text : nil }

  private func line(of index: Int) -> Int {
    source[..<tokens[index].range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  // MARK: Rewriting

  private mutating func rewriteAttributes() {
    for index in tokens.indices where token(index) == "@" && token(index + 1) == "main" {
      replace(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, "")
      let isDeclaration = ["struct", "enum", "class"]
      if let keyword = (index + 2..<tokens.count).first(where: { isDeclaration.contains(String(tokens[$0].text)) }) {
        mainType = token(keyword + 1).map(String.init)
      }
    }
  }

  /// Weak and unowned properties and variables. Captures of closures are rewritten by ``WeakCaptures``.
  private mutating func rewriteReferences() {
    let modifiers: Set<Substring> = [
      "private", "fileprivate", "internal", "public", "open", "final", "set", "(", ")", "lazy",
    ]
    for index in tokens.indices {
      switch tokens[index].text {
      case "weak":
        var next = index + 1
        while let text = token(next), modifiers.contains(text) { next += 1 }
        guard token(next) == "var" else { continue }
        replace(tokens[index].range, "@Weak")
        count("weak references")
      case "unowned" where token(index + 1) != "(":
        replace(tokens[index].range, "unowned(unsafe)")
        count("unowned references")
      default: break
      }
    }
  }

  /// Key paths without a root that are arguments, and so stand for functions.
  private mutating func rewriteKeyPaths() {
    for index in tokens.indices where token(index) == "\\" && token(index + 1) == "." {
      guard let before = token(index - 1), before == "(" || before == "," || before == ":" else { continue }
      var end = index + 1
      var path = ""
      while token(end) == ".", tokens.indices.contains(end + 1), tokens[end + 1].kind == .word {
        if tokens[end + 1].text != "self" { path += "." + tokens[end + 1].text }
        end += 2
        while let sign = token(end), sign == "?" || sign == "!", tokens[end].isAttached {
          path += sign
          end += 1
        }
      }
      replace(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound, "{ $0\(path) }")
      count("key paths")
    }
  }

  private mutating func rewriteImports() {
    for index in tokens.indices where token(index - 1) == "import" {
      guard ["Dispatch", "FoundationNetworking"].contains(tokens[index].text) else { continue }
      replace(tokens[index].range, "Foundation")
    }
  }

  // MARK: What is missing

  private static let noObservation =
    "Observation is not on the page; call setNeedsUpdateProperties() or reload when the model changes"
  private static let missingModules: [Substring: String] = [
    "SwiftUI": "SwiftUI is not on the page; use UIKit",
    "Combine": "Combine is not on the page; use closures or property observers",
    "Observation": noObservation,
    "SwiftData": "SwiftData is not on the page", "CoreData": "Core Data is not on the page",
  ]

  private static let missingWords: [Substring: String] = [
    "await": "there is no async code on the page; use a completion",
    "async": "there is no async code on the page; use a completion",
    "Task": "there are no tasks on the page; use a completion or an animation",
    "JSONDecoder": "Codable is not on the page; read JSON with JSONValue of Stage",
    "JSONSerialization": "Any is not on the page; read JSON with JSONValue of Stage",
    "JSONEncoder": "Codable is not on the page; build the texts in code",
    "Codable": "Codable is not on the page; read JSON with JSONValue of Stage",
    "Decodable": "Codable is not on the page; read JSON with JSONValue of Stage",
    "Encodable": "Codable is not on the page; build the texts in code",
    "Mirror": "reflection is not on the page", "withObservationTracking": noObservation,
  ]

  private mutating func findWhatIsMissing() {
    for index in tokens.indices where tokens[index].kind == .word {
      let before = token(index - 1)
      if before == "import", let message = Self.missingModules[tokens[index].text] {
        findings.append(Finding(line: line(of: index), message: message))
      } else if before == "@", tokens[index].text == "Observable" {
        findings.append(Finding(line: line(of: index), message: Self.noObservation))
      } else if before != ".", before != "func", before != "var", before != "let", token(index + 1) != ":",
        let message = Self.missingWords[tokens[index].text]
      {
        findings.append(Finding(line: line(of: index), message: message))
      }
    }
  }
}
