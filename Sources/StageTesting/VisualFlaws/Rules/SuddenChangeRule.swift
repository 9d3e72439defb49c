import CoreGraphics
import Foundation
import Stage

/// The rule for ``VisualFlaw/Kind/suddenAppearance`` and ``VisualFlaw/Kind/suddenDisappearance``.
struct SuddenChangeRule: VisualRule {
  private static let opacity = 0.7
  private static let size: CGFloat = 16
  /// The distance from an edge within which elements come and go by scrolling, in points.
  private static let edge: CGFloat = 8
  /// The distance from which a view that is reused for another element is another one, in points.
  private static let jump: CGFloat = 40

  /// The changes of the previous frame in collection views in which nothing has moved, by their layers.
  private var pending: [Int: [Sighting]] = [:]

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    defer { remember(passage.previous) }
    guard let previous = passage.previous else { return [] }
    var found: [Sighting] = []
    for index in frame.parts.indices where frame.collections[index] != nil {
      guard let before = previous.indexes[frame.parts[index].id], let old = previous.collections[before],
        let new = frame.collections[index], !old.isMovedByFinger, !new.isMovedByFinger
      else { continue }
      let ones = previous.elements(of: before)
      let others = frame.elements(of: index)
      let kept = pairs(ones, previous, others, frame)
      let isAnimated = isAnimated(kept, previous, frame)
      var changes: [Sighting] = []
      let vanished = ones.filter { one in !kept.contains { $0.before == one } }
      let appeared = others.filter { other in !kept.contains { $0.after == other } }
      // A view that takes the place of another one, as in a reload, is no sudden change.
      for one in vanished where isSudden(one, in: previous, collection: before) {
        if others.contains(where: { isSamePlace(previous.parts[one].frame, frame.parts[$0].frame) }) { continue }
        if leaves(one, in: previous, collection: before) || isCovered(index, in: passage) { continue }
        if isPictured(one, in: passage) { continue }
        changes.append(sighting(.suddenDisappearance, "vanishes at once", one, in: previous, at: frame.time))
      }
      for other in appeared where isSudden(other, in: frame, collection: index) {
        if takesAPlace(other, in: frame, of: vanished, in: previous, or: others) { continue }
        changes.append(sighting(.suddenAppearance, "appears at once", other, in: frame, at: frame.time))
      }
      // An animation may not move anything before its second frame.
      let layer = frame.parts[index].id
      if isAnimated { found += (pending[layer] ?? []) + changes }
      pending[layer] = isAnimated ? nil : changes
    }
    return found
  }

  /// Returns whether a new view covers a collection view, as a picture of it does during a cross-fade.
  private func isCovered(_ collection: Int, in passage: Passage) -> Bool {
    let frame = passage.frame
    return frame.parts.indices.contains { index in
      let part = frame.parts[index]
      return index > collection && part.opacity > 0.9 && passage.previous?.indexes[part.id] == nil
        && part.frame.insetBy(dx: -8, dy: -8).contains(frame.parts[collection].visible)
    }
  }

  /// Returns whether a new view has the place of an element of the previous frame, as a snapshot has.
  private func isPictured(_ one: Int, in passage: Passage) -> Bool {
    guard let previous = passage.previous else { return false }
    let frame = passage.frame
    return frame.parts.indices.contains { index in
      let part = frame.parts[index]
      return part.element == nil && previous.indexes[part.id] == nil && part.opacity > 0.9
        && isSamePlace(part.frame, previous.parts[one].frame) && !isBehindOthers(index, in: frame)
    }
  }

  private func sighting(_ kind: VisualFlaw.Kind, _ words: String, _ index: Int, in frame: VisualFrame, at time: Double)
    -> Sighting
  {
    let part = frame.parts[index]
    return Sighting(
      kind: kind, layers: [part.id], subject: frame.name(index), words: words, frame: part.visible,
      extent: part.visible.area, time: time)
  }

  // MARK: Elements in both frames

  private func pairs(
    _ ones: [Int], _ previous: VisualFrame, _ others: [Int], _ frame: VisualFrame
  ) -> [(before: Int, after: Int)] {
    var found: [(before: Int, after: Int)] = []
    for other in others {
      let part = frame.parts[other]
      guard let one = previous.indexes[part.id], ones.contains(one) else { continue }
      let before = previous.parts[one]
      // A reused view is another element somewhere else.
      let isReused =
        part.element.map { !(before.element?.isSame(as: $0) ?? false) } ?? false
        && hypot(part.place.midX - before.place.midX, part.place.midY - before.place.midY) > Self.jump
      if !isReused { found.append((one, other)) }
    }
    return found
  }

  private func isAnimated(
    _ pairs: [(before: Int, after: Int)], _ previous: VisualFrame, _ frame: VisualFrame
  ) -> Bool {
    pairs.contains { before, after in
      let (one, other) = (previous.parts[before], frame.parts[after])
      guard one.element?.category == .cell else { return false }
      let (a, b) = (one.place, other.place)
      return max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) > 0.02
        || abs(one.ownOpacity - other.ownOpacity) > 0.003
    }
  }

  // MARK: Sudden changes

  private func isSudden(_ index: Int, in frame: VisualFrame, collection: Int) -> Bool {
    let part = frame.parts[index]
    guard part.opacity >= Self.opacity, !part.visible.isNull, min(part.visible.width, part.visible.height) >= Self.size,
      frame.drawsAnything(index)
    else { return false }
    return isInside(part.frame, of: collection, in: frame) && !isBehindOthers(index, in: frame)
  }

  /// Returns whether a rectangle keeps its distance from the edges of a collection view. A row that reaches from one
  /// edge to the other comes and goes along the other axis.
  private func isInside(_ rect: CGRect, of collection: Int, in frame: VisualFrame) -> Bool {
    let inner = frame.parts[collection].clip.intersection(frame.screen).insetBy(dx: Self.edge, dy: Self.edge)
    let isAcross = rect.minX < inner.minX && rect.maxX > inner.maxX
    let isAlong = rect.minY < inner.minY && rect.maxY > inner.maxY
    return (isAcross || (rect.minX >= inner.minX && rect.maxX <= inner.maxX))
      && (isAlong || (rect.minY >= inner.minY && rect.maxY <= inner.maxY))
  }

  private func isBehindOthers(_ index: Int, in frame: VisualFrame) -> Bool {
    let part = frame.parts[index]
    var hidden = 0
    let steps = 4
    for row in 0..<steps {
      for column in 0..<steps {
        let point = CGPoint(
          x: part.visible.minX + part.visible.width * (CGFloat(column) + 0.5) / CGFloat(steps),
          y: part.visible.minY + part.visible.height * (CGFloat(row) + 0.5) / CGFloat(steps))
        let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        if frame.transmittance(of: spot, inFrontOf: index) < 0.3 { hidden += 1 }
      }
    }
    return hidden * 10 >= steps * steps * 7
  }

  /// Returns whether an element appears where one has vanished, or is about to.
  private func takesAPlace(
    _ index: Int, in frame: VisualFrame, of vanished: [Int], in previous: VisualFrame, or others: [Int]
  ) -> Bool {
    let place = frame.parts[index].frame
    return vanished.contains { isSamePlace(previous.parts[$0].frame, place) }
      || others.contains {
        frame.parts[$0].element?.isDisappearing == true && isSamePlace(frame.parts[$0].frame, place)
      }
  }

  private func isSamePlace(_ one: CGRect, _ other: CGRect) -> Bool {
    one.intersection(other).area >= 0.8 * max(one.area, other.area)
  }

  // MARK: Movements

  /// The frames of the elements in the frame before the last one.
  private var places: [Int: CGRect] = [:]

  private mutating func remember(_ frame: VisualFrame?) {
    places = [:]
    for part in frame?.parts ?? [] where part.element != nil { places[part.id] = part.frame }
  }

  /// Returns whether an element was on its way out of the screen, and would now be beyond its edge.
  private func leaves(_ index: Int, in previous: VisualFrame, collection: Int) -> Bool {
    let part = previous.parts[index]
    guard let before = places[part.id] else { return false }
    let next = part.frame.offsetBy(
      dx: 1.5 * (part.frame.midX - before.midX), dy: 1.5 * (part.frame.midY - before.midY))
    return !isInside(next, of: collection, in: previous)
  }
}
