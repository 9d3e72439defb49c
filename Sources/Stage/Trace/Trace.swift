// The calls of collection views to their layouts, data sources and delegates, in order.

import Foundation
import QuartzCore
import UIKit

/// A record of the calls between collection views, their layouts, data sources and delegates, with arguments and
/// results, in groups.
///
/// ```swift
/// let trace = Trace()
/// stage.trace = trace
/// collectionView.deleteItems(at: [[0, 1]])
/// print(trace.text)
/// ```
/// Set `Stage.trace` to nil to stop recording, which then costs nothing.
@MainActor public final class Trace {
  /// Creates a trace.
  /// - Parameter limit: The maximum number of entries, after which the oldest are discarded, or nil for no limit.
  public init(limit: Int? = nil) { self.limit = limit }

  private let limit: Int?

  /// The entries in the order of their beginning, kept until `removeAll()` or up to the limit.
  public private(set) var entries: [Entry] = []

  /// The numbers of the passes and calls in progress, outermost first, and when they began by the host's clock.
  private var open: [(number: Int, begin: Double?)] = []
  /// The number of removed entries.
  private var removed = 0

  /// Removes all entries. Numbering continues.
  public func removeAll() {
    removed += entries.count
    entries = []
    open = []
  }

  /// The number of the next entry.
  var nextNumber: Int { removed + entries.count }

  /// Returns the entries from a number on.
  func entries(from number: Int) -> ArraySlice<Entry> { entries.dropFirst(max(0, number - removed)) }

  /// Removes a quarter of the entries if there are too many, so that this happens rarely. Does nothing during a call.
  private func keepToLimit() {
    guard let limit, entries.count > limit, open.isEmpty else { return }
    let count = entries.count - limit * 3 / 4
    entries.removeFirst(count)
    removed += count
  }

  /// The trace with one line per entry, indented by nesting.
  public var text: String { entries.map { $0.text + "\n" }.joined() }

  /// The trace with one line of JSON per entry.
  public var json: String { entries.map { $0.json + "\n" }.joined() }

  /// The trace as a JSON list.
  public var jsonList: String { "[\n" + entries.map { $0.json }.joined(separator: ",\n") + "\n]\n" }
}

// MARK: - Entries

extension Trace {
  /// A call, a group of calls, or a note.
  public struct Entry: Equatable, Sendable {
    /// The number of the entry, counted from 0 over the lifetime of the trace.
    public var number: Int
    /// The time in seconds of the stage.
    public var time: Double
    /// The kind of the entry.
    public var kind: Kind
    /// The nesting depth: the number of enclosing passes and calls.
    public var depth: Int
    /// The number of the innermost enclosing pass.
    public var pass: Int?
    /// The `id` of the collection view's node in the scene; nil for a layout without a collection view.
    public var collectionView: Int?
    /// The object that receives the call; nil for passes and notes.
    public var receiver: Receiver?
    /// The method as Swift writes it, such as "layoutAttributesForItem(at:)"; for a pass its reason, for a note its
    /// text.
    public var name: String
    /// The arguments in the order of the declaration; empty for passes and notes.
    public var arguments: [Argument] = []
    /// A description of the result; nil if there is none or the call has not returned.
    public var result: String?
    /// The elements that a layout returned.
    public var elements: [Element] = []
    /// The time that the pass or call took, including those nested in it, in seconds of ``Stage/stopwatch``; nil without
    /// one, and during the call.
    public var cost: Double?
  }

  /// The kind of an entry.
  public enum Kind: String, Sendable {
    /// A group of calls with one cause, a call, or a note.
    case pass, call, note
  }

  /// The object that receives a call.
  public enum Receiver: String, Sendable {
    /// The collection view itself, its layout, data source or delegate.
    case collectionView, layout, dataSource, delegate
  }

  /// An argument of a call.
  public struct Argument: Equatable, Sendable {
    /// The label; empty for an argument without one.
    public var label: String
    /// A description of the value.
    public var value: String
  }

  /// The attributes of an element when the call returned.
  public struct Element: Equatable, Sendable {
    /// The category of the element.
    public var category: Scene.Element.Category
    /// The element kind; nil for cells.
    public var kind: String?
    /// The section in the coordinates of the call: after an update, or before it in calls for disappearing elements.
    public var section: Int
    /// The item in the coordinates of the call.
    public var item: Int
    /// The frame before the transform, in content coordinates, in points.
    public var frame: CGRect
    /// The opacity from 0 to 1.
    public var alpha: Double
    /// The transform about the centre of the frame.
    public var transform: CATransform3D
    /// The z-index. Higher ones are in front.
    public var zIndex: Int
    /// Whether the element is hidden.
    public var isHidden: Bool
  }
}

// MARK: - Recording

extension Trace: CallRecorder {
  package func began(_ pass: CallPass, of collectionView: UICollectionView) {
    add(.pass, pass.words, for: collectionView)
    beginLast()
  }

  /// Ends a pass. A pass without calls leaves no entry.
  package func ended() {
    guard let number = endLast() else { return }
    if number == entries.count - 1 + removed { entries.removeLast() }
    keepToLimit()
  }

  package func called(
    _ receiver: UIKit.Callee, _ name: String, _ arguments: [CallValue], for collectionView: UICollectionView?
  ) {
    add(.call, name, for: collectionView)
    entries[entries.count - 1].receiver = Receiver(receiver)
    entries[entries.count - 1].arguments = Trace.arguments(arguments, of: name)
    beginLast()
  }

  package func returned(_ result: CallValue?) {
    guard let number = endLast() else { return }
    if let result {
      entries[number - removed].result = result.words
      entries[number - removed].elements = result.elements
    }
    keepToLimit()
  }

  /// Begins the pass or call of the last entry.
  private func beginLast() { open.append((entries.count - 1 + removed, Stage.stopwatch?())) }

  /// Ends the innermost pass or call; returns its number.
  private func endLast() -> Int? {
    guard let (number, begin) = open.popLast() else { return nil }
    if let begin, let now = Stage.stopwatch { entries[number - removed].cost = now() - begin }
    return number
  }

  package func note(_ text: String, for collectionView: UICollectionView) {
    add(.note, text, for: collectionView)
  }

  private func add(_ kind: Kind, _ name: String, for collectionView: UICollectionView?) {
    entries.append(
      Entry(
        number: entries.count + removed, time: collectionView?.layer.currentMediaTime ?? CACurrentMediaTime(),
        kind: kind, depth: open.count,
        pass: open.last { entries[$0.number - removed].kind == .pass }?.number,
        collectionView: collectionView?.layer.identifier, name: name))
  }

  /// Returns values as arguments with the last labels of a method's name.
  private static func arguments(_ values: [CallValue], of name: String) -> [Argument] {
    guard !values.isEmpty, let start = name.firstIndex(of: "(") else { return [] }
    let labels = name[name.index(after: start)...].dropLast().split(separator: ":")
    return zip(labels.suffix(values.count), values).map { label, value in
      Argument(label: label == "_" ? "" : String(label), value: value.words)
    }
  }
}
