import UIKit

/// An edit as an event tells of it: `/0/0/1.4/0 alpha=0.5`; or `/0/0/1.4/0 alpha`, which undoes it.
struct PropertyRequest {
  let path: String
  let name: String
  /// nil for the former value.
  let value: String?

  init(_ text: String) throws(MessageError) {
    guard let space = text.firstIndex(of: " ") else { throw MessageError("an edit lacks a property") }
    path = String(text[..<space])
    let rest = text[text.index(after: space)...]
    let sign = rest.firstIndex(of: "=")
    name = String(rest[..<(sign ?? rest.endIndex)])
    value = sign.map { String(rest[rest.index(after: $0)...]) }
  }
}
