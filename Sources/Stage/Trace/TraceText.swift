// The text and JSON forms of a trace.

import Foundation
import QuartzCore

extension Trace.Entry {
  /// The entry as one line: the time, for an entry at the outermost level, and the entry indented by its depth.
  ///
  /// ```
  ///  1.200  batch update
  ///           collectionView.deleteItems(at: [[0, 1]])
  ///           layout.prepare()
  /// ```
  public var text: String {
    let margin = String(repeating: " ", count: 9 + 2 * (depth - 1))
    return (depth == 0 ? Trace.Entry.time(time) + "  " : margin) + sentence
  }

  /// The entry without time and indentation.
  package var sentence: String {
    guard let receiver else { return kind == .note ? "note: " + name : name }
    let start = name.firstIndex(of: "(")
    var result = receiver.rawValue + "." + String(name[..<(start ?? name.endIndex)])
    if start != nil {
      result +=
        "(" + arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.value }.joined(separator: ", ") + ")"
    }
    return self.result.map { result + " -> " + $0 } ?? result
  }

  /// The entry as one line of JSON, with null for nil members.
  public var json: String {
    var result = "{\"number\": \(number), \"time\": " + JSONText.number(time) + ", \"kind\": \"" + kind.rawValue + "\""
    result += ", \"depth\": \(depth), \"pass\": " + Trace.Entry.json(pass)
    result += ", \"collectionView\": " + Trace.Entry.json(collectionView)
    result += ", \"callee\": " + (receiver.map { JSONText.quoted($0.rawValue) } ?? "null")
    result += ", \"name\": " + JSONText.quoted(name) + ", \"arguments\": ["
    result += arguments.map {
      "{\"label\": " + JSONText.quoted($0.label) + ", \"value\": " + JSONText.quoted($0.value) + "}"
    }.joined(separator: ", ")
    result += "], \"result\": " + (self.result.map { JSONText.quoted($0) } ?? "null")
    result += ", \"elements\": [" + elements.map { $0.json }.joined(separator: ", ") + "]"
    return result + (cost.map { ", \"cost\": " + JSONText.number($0) } ?? "") + "}"
  }

  private static func json(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }

  /// Returns a time in seconds with three decimals, right-aligned in seven columns.
  private static func time(_ time: Double) -> String {
    let thousandths = Int64((time * 1000).rounded())
    let text = "\(thousandths / 1000)." + "\(1000 + thousandths % 1000)".dropFirst()
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}

extension Trace.Element {
  var json: String {
    var result = "{\"category\": " + JSONText.quoted(category.name)
    result += ", \"kind\": " + (kind.map { JSONText.quoted($0) } ?? "null")
    result += ", \"indexPath\": [\(section), \(item)], \"frame\": " + JSONText.list(frame)
    result += ", \"alpha\": " + JSONText.number(alpha) + ", \"transform\": " + JSONText.list(transform)
    return result + ", \"zIndex\": \(zIndex), \"hidden\": " + (isHidden ? "true}" : "false}")
  }
}
