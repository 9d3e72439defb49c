import CoreGraphics
import Foundation
import UIKit

/// A reader of messages: lists in JSON that begin with a name. It returns the elements one after the other, and trusts
/// none of them.
public struct MessageReader {
  private var rest: ArraySlice<JSONValue>

  /// Parses a message.
  public init(_ text: String) throws(MessageError) {
    guard case .array(let list)? = try? JSONValue(json: text) else {
      throw MessageError("a message is not a JSON list")
    }
    rest = list[...]
  }

  private mutating func next() throws(MessageError) -> JSONValue {
    guard let next = rest.popFirst() else { throw MessageError("a message has too few elements") }
    return next
  }

  /// Throws an error if there are more elements.
  public func end() throws(MessageError) {
    guard rest.isEmpty else { throw MessageError("a message has too many elements") }
  }

  /// Reads a string.
  /// - Parameter longest: The maximum length of its UTF-8, in bytes.
  public mutating func text(longest: Int = 100_000) throws(MessageError) -> String {
    guard case .string(let text) = try next(), text.utf8.count <= longest else {
      throw MessageError("a message lacks a required string of at most \(longest) bytes")
    }
    return text
  }

  private mutating func number(_ range: ClosedRange<Double>) throws(MessageError) -> Double {
    guard case .number(let number) = try next(), range.contains(number) else {
      throw MessageError("a message lacks a required number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads an integer.
  public mutating func integer() throws(MessageError) -> Int {
    let number = try number(-9_007_199_254_740_991...9_007_199_254_740_991)
    guard let integer = Int(exactly: number) else {
      throw MessageError("a message has \(number) instead of an integer")
    }
    return integer
  }

  /// Reads 0 for false, or 1.
  public mutating func flag() throws(MessageError) -> Bool { try number(0...1) != 0 }

  /// Reads a time on a stage, in seconds.
  public mutating func time() throws(MessageError) -> Double { try number(0...1e9) }

  /// Reads a duration, in seconds.
  mutating func seconds() throws(MessageError) -> Double { try number(0...Script.longestDuration) }

  private mutating func coordinate() throws(MessageError) -> Double { try number(-1e6...1e6) }

  mutating func point() throws(MessageError) -> CGPoint { CGPoint(x: try coordinate(), y: try coordinate()) }

  mutating func vector() throws(MessageError) -> CGVector { CGVector(dx: try coordinate(), dy: try coordinate()) }

  /// Reads the size of a screen, in points.
  public mutating func size() throws(MessageError) -> CGSize {
    CGSize(width: try number(Script.screenSides), height: try number(Script.screenSides))
  }

  /// Reads insets: the top, left, bottom and right, in points.
  public mutating func insets() throws(MessageError) -> UIEdgeInsets {
    UIEdgeInsets(
      top: try number(Script.insets), left: try number(Script.insets), bottom: try number(Script.insets),
      right: try number(Script.insets))
  }

  mutating func range() throws(MessageError) -> Range<Int> {
    let (start, end) = (try integer(), try integer())
    guard 0 <= start, start <= end else {
      throw MessageError("a message has a selection whose end precedes its start")
    }
    return start..<end
  }
}

extension StageInput {
  /// Parses a message. Tools/Commands/input.txt lists the fields of each event.
  public init(message text: String) throws(MessageError) {
    var reader = try MessageReader(text)
    let name = try reader.text(longest: 40)
    guard let input = try StageInput(name, from: &reader) else { throw MessageError("unknown message \(name)") }
    try reader.end()
    self = input
  }
}

/// The reason why a text is not a message.
public struct MessageError: Error, Equatable, Sendable {
  /// A sentence without a capital letter and a full stop.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }
}
