import UIKit

/// An edit as an event tells of it: `/0/0/1.4/0 alpha=0.5`; or `/0/0/1.4/0 alpha#2`, which undoes the stage's third change.
struct PropertyRequest {
  let path: String
  let name: String
  /// The new value; empty for an edit that is undone.
  let value: String
  /// The number of the change that is undone; nil for none.
  let undone: Int?

  init(_ text: String) throws(MessageError) {
    guard let space = text.utf8.firstIndex(of: UInt8(ascii: " ")) else {
      throw MessageError("an edit lacks a property")
    }
    path = String(text[..<space])
    let rest = text[space...].utf8.dropFirst()
    // By bytes: a text may begin with what would be one character with the sign.
    if let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      (name, value, undone) = (String(rest[..<sign]) ?? "", String(rest[sign...].dropFirst()) ?? "", nil)
    } else if let sign = rest.firstIndex(of: UInt8(ascii: "#")), let number = Int(text[sign...].dropFirst()) {
      (name, value, undone) = (String(rest[..<sign]) ?? "", "", number)
    } else {
      throw MessageError("an edit lacks a value")
    }
  }
}
