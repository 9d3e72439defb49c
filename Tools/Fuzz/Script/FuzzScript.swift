/// A run that can be repeated: a family of layouts, the number that the data and the layouts' measures follow from, and
/// the operations.
struct FuzzScript: Equatable {
  var family: Family
  var setup: Int
  var operations: [Operation]

  enum Family: String, CaseIterable {
    case flow, list, custom
    /// All layouts, and a diffable data source: batches are snapshots.
    case snapshots
    /// The demos, under fingers.
    case gallery
    /// Compositional layouts, with rows that scroll across them.
    case compositional
    /// Rows and items that say their sizes, in layouts that estimate them.
    case sizing
    /// Lists and outlines under bars, tabs and sheets.
    case screens
    /// Feeds that keep what the reader looks at, or their end.
    case anchors
    /// Photos that fly between their cells and a view, led by fingers.
    case elements
    /// Collection views between which items are dragged.
    case drags

    /// What is done to it is made up as for screens of programs, not for a naive account.
    var hasScreens: Bool { self == .sizing || self == .screens }

    /// A trial has few operations, so that many different screens are seen.
    var isShort: Bool { hasScreens || self == .anchors || self == .elements || self == .drags }
  }
}

/// Text that is not a script.
struct FuzzScriptError: Error, Equatable {
  /// A sentence without capital letter and full stop.
  let message: String
}

// MARK: - Text

extension FuzzScript {
  /// A line for the layout and one for each operation.
  var text: String {
    "layout \(family.rawValue) \(setup)\n" + operations.map { $0.text + "\n" }.joined()
  }

  init(text: String) throws(FuzzScriptError) {
    var head: (Family, Int)?
    operations = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(
        String.init)
      guard let first = words.first else { continue }
      let place = "line \(index + 1)"
      if head == nil {
        guard first == "layout", words.count == 3, let family = Family(rawValue: words[1]),
          let setup = Int(words[2])
        else {
          throw FuzzScriptError(
            message: "\(place) should be \"layout\", one of \(Family.names), and a number")
        }
        head = (family, setup)
      } else {
        operations.append(try Operation(words: words, place: place))
      }
    }
    guard let head else { throw FuzzScriptError(message: "the line \"layout\" is missing") }
    (family, setup) = head
  }
}

extension FuzzScript.Family {
  static var names: String { allCases.map { $0.rawValue }.joined(separator: ", ") }
}

extension Operation {
  /// "batch 0 deleteItem 1 3 insertItem 0 0".
  var text: String {
    ([kind.rawValue] + numbers.map(String.init) + edits.map { $0.text }).joined(separator: " ")
  }

  fileprivate init(words: [String], place: String) throws(FuzzScriptError) {
    guard let kind = Kind(rawValue: words[0]) else {
      let known = Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw FuzzScriptError(message: "\(place) has an unknown operation; the operations are \(known)")
    }
    var rest = words.dropFirst()
    self.kind = kind
    numbers = try Operation.numbers(kind.count, from: &rest, place: place)
    while kind == .batch, let word = rest.popFirst() {
      guard let edit = Edit.Kind(rawValue: word) else {
        let known = Edit.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw FuzzScriptError(message: "\(place) has an unknown change; the changes are \(known)")
      }
      edits.append(
        Edit(kind: edit, numbers: try Operation.numbers(edit.count, from: &rest, place: place)))
    }
    guard rest.isEmpty else {
      throw FuzzScriptError(message: "\(place) has too many values for the operation")
    }
  }

  private static func numbers(
    _ count: Int, from words: inout ArraySlice<String>, place: String
  ) throws(FuzzScriptError) -> [Int] {
    let allowed = -Operation.largestNumber...Operation.largestNumber
    let numbers = words.prefix(count).compactMap { Int($0) }.filter { allowed.contains($0) }
    guard numbers.count == count else {
      throw FuzzScriptError(
        message:
          "\(place) needs \(count) whole numbers from -\(largestNumber) to \(largestNumber) after a word"
      )
    }
    words = words.dropFirst(count)
    return numbers
  }

  private static let largestNumber = 1_000_000
}

extension Edit {
  fileprivate var text: String {
    ([kind.rawValue] + numbers.map(String.init)).joined(separator: " ")
  }
}
