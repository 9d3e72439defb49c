import Runtime
import Stage

/// The name of an element on the command line: "cell 0,3", or its kind, the section and the item.
struct ElementName: Equatable {
  /// nil for cells.
  var kind: String?
  var section: Int
  var item: Int

  init(_ element: Scene.Element) {
    (kind, section, item) = (element.kind, element.section, element.item)
  }

  /// Reads "0,3", "cell 0,3" or "KIND 0,0".
  init(_ text: String) throws(CommandError) {
    let words = text.split(separator: " ")
    let path = (words.last ?? "").split(separator: ",").compactMap { Int($0) }
    guard (1...2).contains(words.count), path.count == 2 else {
      throw CommandError("--why needs an element such as 0,3 or \"KIND 0,0\", not \(quotedInMessage(text))")
    }
    kind = words.count == 1 || words[0] == "cell" ? nil : String(words[0])
    (section, item) = (path[0], path[1])
  }

  var text: String { "\(kind ?? "cell") \(section),\(item)" }

  /// Whether attributes are those of the element.
  func names(_ element: Trace.Element) -> Bool {
    element.kind == kind && element.section == section && element.item == item
  }
}
