// What collection views say to their layouts, data sources and delegates, in the order in which they say it.

import Foundation
import QuartzCore
import UIKit

/// The calls between collection views, their layouts, data sources and delegates, each with its arguments and its
/// result, in groups.
///
/// ```swift
/// let trace = Trace()
/// stage.trace = trace
/// collectionView.deleteItems(at: [[0, 1]])
/// print(trace.text)
/// ```
/// Set `Stage.trace` back to nil and recording costs nothing.
@MainActor public final class Trace {
  /// - Parameter limit: the most entries that are kept; the oldest are forgotten. nil for all.
  public init(limit: Int? = nil) { self.limit = limit }

  private let limit: Int?

  /// In the order in which they began. They are kept until `removeAll()`, or as the limit allows.
  public private(set) var entries: [Entry] = []

  /// The numbers of the passes and calls that have not ended, outermost first.
  private var open: [Int] = []
  /// How many entries were removed.
  private var removed = 0

  /// Forgets the entries; numbers go on.
  public func removeAll() {
    removed += entries.count
    entries = []
    open = []
  }

  /// The number that the next entry gets.
  var nextNumber: Int { removed + entries.count }

  /// Those with a number or a later one.
  func entries(from number: Int) -> ArraySlice<Entry> { entries.dropFirst(max(0, number - removed)) }

  /// Forgets a quarter when there are too many, so that it is seldom done. Not in the middle of a call.
  private func keepToLimit() {
    guard let limit, entries.count > limit, open.isEmpty else { return }
    let count = entries.count - limit * 3 / 4
    entries.removeFirst(count)
    removed += count
  }

  /// A line for each entry, indented by what it happened in.
  public var text: String { entries.map { $0.text + "\n" }.joined() }

  /// A line of JSON for each entry.
  public var json: String { entries.map { $0.json + "\n" }.joined() }

  /// The same as one JSON list.
  public var jsonList: String { "[\n" + entries.map { $0.json }.joined(separator: ",\n") + "\n]\n" }
}

// MARK: - Entries

extension Trace {
  /// A call, a group of calls, or a note.
  public struct Entry: Equatable, Sendable {
    /// Counted from 0, for the whole life of the trace.
    public var number: Int
    /// Seconds of the stage.
    public var time: Double
    /// Whether it is a call, a group of calls, or a note.
    public var kind: Kind
    /// How many passes and calls it happened in.
    public var depth: Int
    /// The number of the innermost pass that it belongs to.
    public var pass: Int?
    /// The scene's node of the collection view; nil for a layout that is in none.
    public var collectionView: Int?
    /// Who is called; nil for passes and notes.
    public var callee: Callee?
    /// Of a call as Swift writes it, such as "layoutAttributesForItem(at:)"; of a pass what it is for; of a note its
    /// text.
    public var name: String
    /// In the order of the declaration; empty for passes and notes.
    public var arguments: [Argument] = []
    /// In words; nil when there is none, or the call has not returned.
    public var result: String?
    /// The elements that a layout answers with.
    public var elements: [Element] = []
  }

  /// What a line of a trace is.
  public enum Kind: String, Sendable {
    /// A group of calls with one cause, a call, or something that was noted.
    case pass, call, note
  }

  /// Who is called.
  public enum Callee: String, Sendable {
    /// The collection view itself, or one of those that it asks and tells.
    case collectionView, layout, dataSource, delegate
  }

  /// An argument of a call.
  public struct Argument: Equatable, Sendable {
    /// Empty for one without a label.
    public var label: String
    /// In words.
    public var value: String
  }

  /// The attributes of an element, as they were when the call returned.
  public struct Element: Equatable, Sendable {
    /// Whether it is a cell, a supplementary or a decoration view.
    public var category: Scene.Element.Category
    /// nil for cells.
    public var kind: String?
    /// In the coordinates that the call is about: after an update unless it asks for what disappears.
    public var section: Int
    /// As the section.
    public var item: Int
    /// Before the transform, in content coordinates, in points.
    public var frame: CGRect
    /// 0 to 1.
    public var alpha: Double
    /// About the middle of the frame.
    public var transform: CATransform3D
    /// Elements of a higher one lie in front.
    public var zIndex: Int
    /// Whether it is left out of the picture.
    public var isHidden: Bool
  }
}

// MARK: - Recording

extension Trace: CallRecorder {
  package func began(_ pass: CallPass, of collectionView: UICollectionView) {
    add(.pass, pass.words, for: collectionView)
    open.append(entries.count - 1 + removed)
  }

  /// A pass in which nothing was called leaves no entry.
  package func ended() {
    guard let number = open.popLast() else { return }
    if number == entries.count - 1 + removed { entries.removeLast() }
    keepToLimit()
  }

  package func called(
    _ callee: UIKit.Callee, _ name: String, _ arguments: [CallValue], for collectionView: UICollectionView?
  ) {
    add(.call, name, for: collectionView)
    entries[entries.count - 1].callee = Callee(callee)
    entries[entries.count - 1].arguments = Trace.arguments(arguments, of: name)
    open.append(entries.count - 1 + removed)
  }

  package func returned(_ result: CallValue?) {
    guard let number = open.popLast() else { return }
    if let result {
      entries[number - removed].result = result.words
      entries[number - removed].elements = result.elements
    }
    keepToLimit()
  }

  package func note(_ text: String, for collectionView: UICollectionView) {
    add(.note, text, for: collectionView)
  }

  private func add(_ kind: Kind, _ name: String, for collectionView: UICollectionView?) {
    entries.append(
      Entry(
        number: entries.count + removed, time: collectionView?.layer.currentMediaTime ?? CACurrentMediaTime(),
        kind: kind, depth: open.count,
        pass: open.last { entries[$0 - removed].kind == .pass }, collectionView: collectionView?.layer.identifier,
        name: name))
  }

  /// The values with the last labels of a method's name.
  private static func arguments(_ values: [CallValue], of name: String) -> [Argument] {
    guard !values.isEmpty, let start = name.firstIndex(of: "(") else { return [] }
    let labels = name[name.index(after: start)...].dropLast().split(separator: ":")
    return zip(labels.suffix(values.count), values).map { label, value in
      Argument(label: label == "_" ? "" : String(label), value: value.words)
    }
  }
}
