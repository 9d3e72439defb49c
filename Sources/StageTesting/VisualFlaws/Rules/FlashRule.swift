import CoreGraphics
import Foundation

/// The rule for ``VisualFlaw/Kind/flash``.
struct FlashRule: VisualRule {
  private static let change = 0.3
  private static let duration = 0.2
  /// The time for which steps before a change tell whether it had begun already, in seconds.
  private static let prelude = 0.05

  /// The recent opacities of a layer.
  private struct History {
    var parent: Int
    var steps: [(time: Double, opacity: Double)]
    /// Whether the layer came in the place of another one, as a snapshot does.
    var isCopy = false
    /// The last name and frame, for a layer that is gone.
    var name: String
    var frame: CGRect

    /// Adds a step, since frames in which nothing changes are skipped.
    mutating func hold(until time: Double?) {
      guard let last = steps.last, let time, time > last.time else { return }
      steps.append((time, last.opacity))
    }

    /// Returns whether the opacity came nearer to that of a later step before a step already.
    func isChanging(at step: (time: Double, opacity: Double), towards later: (time: Double, opacity: Double)) -> Bool {
      guard let former = steps.last(where: { $0.time < step.time }) else { return false }
      return (step.opacity - former.opacity) * (later.opacity - step.opacity) > 0
    }
  }

  private var histories: [Int: History] = [:]

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    var found: [Sighting] = []
    for (index, part) in frame.parts.enumerated() where isWatched(index, in: frame) {
      guard let parent = part.parent.map({ frame.parts[$0].id }) else { continue }
      var history =
        histories[part.id]
        ?? History(
          parent: parent, steps: previousStep(part.id, parent, passage), isCopy: isCopy(part, passage), name: "",
          frame: .zero)
      history.hold(until: passage.previous?.time)
      history.steps.append((frame.time, part.ownOpacity))
      (history.parent, history.name, history.frame) = (parent, frame.name(index), part.visible)
      if let sighting = sighting(of: &history, layer: part.id, in: frame) { found.append(sighting) }
      histories[part.id] = history
    }
    for id in histories.keys.sorted() {
      if frame.indexes[id].map({ isWatched($0, in: frame) }) ?? false { continue }
      guard var history = histories[id] else { continue }
      // What goes with its superview, or is scrolled away, does not fade by itself.
      history.hold(until: passage.previous?.time)
      guard frame.indexes[id] == nil, frame.indexes[history.parent] != nil, let last = history.steps.last,
        frame.time - last.time <= Self.duration || last.opacity == 0
      else {
        histories[id] = nil
        continue
      }
      history.steps.append((frame.time, 0))
      if let sighting = sighting(of: &history, layer: id, in: frame) { found.append(sighting) }
      histories[id] = history.steps.contains { $0.opacity > 0 } ? history : nil
    }
    return found
  }

  private func isWatched(_ index: Int, in frame: VisualFrame) -> Bool {
    let part = frame.parts[index]
    return part.element == nil && !part.isInControl && !part.visible.isNull
      && min(part.visible.width, part.visible.height) >= 4 && frame.drawsAnything(index)
  }

  /// Returns the step before a layer's first one that is watched. It is invisible if its superview was there without it.
  private func previousStep(_ id: Int, _ parent: Int, _ passage: Passage) -> [(time: Double, opacity: Double)] {
    guard let previous = passage.previous, previous.indexes[parent] != nil else { return [] }
    return [(previous.time, previous.indexes[id].map { previous.parts[$0].ownOpacity } ?? 0)]
  }

  /// Returns whether another view with the same superview has the same frame.
  private func hasTwin(_ layer: Int, in frame: VisualFrame) -> Bool {
    guard let index = frame.indexes[layer] else { return false }
    let part = frame.parts[index]
    return frame.parts.contains { $0.id != layer && $0.parent == part.parent && isNear($0.frame, part.frame) }
  }

  /// Returns whether a layer has come where the previous frame had another one in the same superlayer.
  private func isCopy(_ part: VisualFrame.Part, _ passage: Passage) -> Bool {
    guard let previous = passage.previous, previous.indexes[part.id] == nil, let parent = part.parent else {
      return false
    }
    let superlayer = previous.indexes[passage.frame.parts[parent].id]
    return superlayer != nil
      && previous.parts.contains { $0.parent == superlayer && $0.opacity > 0.1 && isNear($0.frame, part.frame) }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.midX - other.midX) <= 2 && abs(one.midY - other.midY) <= 2 && abs(one.width - other.width) <= 4
      && abs(one.height - other.height) <= 4
  }

  private func sighting(of history: inout History, layer: Int, in frame: VisualFrame) -> Sighting? {
    history.steps.removeAll { frame.time - $0.time > Self.duration + Self.prelude }
    guard let now = history.steps.last else { return nil }
    for (place, middle) in history.steps.enumerated().dropLast() {
      let before = history.steps[..<place].filter { frame.time - $0.time <= Self.duration + 1e-6 }
      let low = before.last { middle.opacity - $0.opacity >= Self.change }
      let high = before.last { $0.opacity - middle.opacity >= Self.change }
      guard
        let first = middle.opacity - now.opacity >= Self.change
          ? low : now.opacity - middle.opacity >= Self.change ? high : nil
      else { continue }
      // A touch may reverse a change at any time, and a view may cross-fade with its image.
      let isReversed =
        frame.lastInput > first.time + 1e-6
        || frame.lastInput > first.time - 1e-6 && history.isChanging(at: first, towards: middle)
      if isReversed || history.isCopy || hasTwin(layer, in: frame) { continue }
      // Each change is reported once.
      history.steps = [now]
      return Sighting(
        kind: .flash, layers: [layer], subject: history.name,
        words: first.opacity < middle.opacity ? "flashes" : "blinks", frame: history.frame, time: first.time)
    }
    return nil
  }
}
