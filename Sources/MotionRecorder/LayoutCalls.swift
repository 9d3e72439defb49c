import FrameCommands
import UIKit

/// The calls of layouts during a film, in the order of their beginning.
@MainActor final class LayoutCalls {
  private struct Entry {
    let time: Double
    let depth: Int
    let collectionView: UICollectionView
    var text: String
  }

  /// The calls since the last frame.
  private var entries: [Entry] = []
  /// The number of calls in earlier frames.
  private var written = 0
  private var depth = 0
  private var begin = 0.0
  private let view: UIView

  /// The recorders of calls that are active.
  private static var active: [LayoutCalls] = []

  /// Creates a recorder of calls of collection views in a view.
  init(in view: UIView) { self.view = view }

  /// Starts recording.
  /// - Parameter time: The media time at which the film begins.
  func start(at time: Double) {
    (entries, written, depth, begin) = ([], 0, 0, time)
    LayoutCalls.active.append(self)
  }

  func stop() { LayoutCalls.active.removeAll { $0 === self } }

  /// Writes the calls since the last frame.
  /// - Parameter number: Returns the number of a layer in the film, 0 for none.
  func write(to buffer: inout CommandBuffer, number: (CALayer) -> Int) {
    for entry in entries {
      buffer.call(
        layer: 0, number: written, time: entry.time, kind: .call, depth: entry.depth, pass: [], reason: nil,
        callee: .layout, collectionView: number(entry.collectionView.layer), text: "layout." + entry.text)
      written += 1
    }
    entries = []
  }

  /// Makes a call, and records it in all films that show the collection view.
  static func record<Answer>(
    _ text: () -> String, of collectionView: UICollectionView?, answer: (Answer) -> String?, _ call: () -> Answer
  ) -> Answer {
    let recorders = active.filter { collectionView?.isDescendant(of: $0.view) ?? false }
    guard !recorders.isEmpty, let collectionView else { return call() }
    let asked = text()
    let places = recorders.map { $0.open(asked, collectionView) }
    let result = call()
    let said = answer(result)
    for (recorder, place) in zip(recorders, places) { recorder.close(place, said) }
    return result
  }

  /// Adds a call, and returns its number.
  private func open(_ text: String, _ collectionView: UICollectionView) -> Int {
    entries.append(
      Entry(time: CACurrentMediaTime() - begin, depth: depth, collectionView: collectionView, text: text))
    depth += 1
    return written + entries.count - 1
  }

  private func close(_ number: Int, _ answer: String?) {
    depth = max(depth - 1, 0)
    if let answer, entries.indices.contains(number - written) { entries[number - written].text += " -> " + answer }
  }
}

extension UICollectionViewLayout {
  /// Makes a call of the layout, and records it in the films of its collection view. Without a recorder, it makes the
  /// call only.
  ///
  /// A layout with its own methods records them with it; ``RecordedFlowLayout`` and ``RecordedCompositionalLayout`` do.
  /// ```swift
  /// override func prepare() {
  ///   recordCall("prepare()") { super.prepare() }
  /// }
  /// ```
  /// - Parameters:
  ///   - text: The method with its arguments.
  ///   - answer: Returns a description of the result, or nil.
  public final func recordCall<Answer>(
    _ text: @autoclosure () -> String, answer: (Answer) -> String? = { _ in nil }, _ call: () -> Answer
  ) -> Answer {
    LayoutCalls.record(text, of: collectionView, answer: answer, call)
  }
}
