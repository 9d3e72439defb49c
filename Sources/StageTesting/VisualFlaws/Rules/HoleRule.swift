import CoreGraphics
import Foundation
import Stage

/// The rule for ``VisualFlaw/Kind/hole``.
struct HoleRule: VisualRule {
  private static let minimumDuration = 0.05
  private static let gap: CGFloat = 4
  private static let opaque = 0.9

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    var found: [Sighting] = []
    for index in frame.parts.indices {
      guard let state = frame.collections[index] else { continue }
      let elements = frame.elements(of: index)
      found += missingElements(of: state, index, among: elements, in: frame)
      found += gaps(of: state, index, among: elements, in: frame)
    }
    return found
  }

  // MARK: Missing elements

  private func missingElements(
    of state: ScrollState, _ index: Int, among elements: [Int], in frame: VisualFrame
  ) -> [Sighting] {
    let part = frame.parts[index]
    guard part.opacity > 0.1, part.isUpright, abs(part.toScreen.a - 1) < 1e-3,
      let content = frame.contentRect(of: index)
    else { return [] }
    var found: [Sighting] = []
    for expected in state.layout where expected.element.category != .decoration {
      // Elements inside a row of their own are clipped by it.
      let place = expected.frame.intersection(state.bounds).intersection(content)
      guard !place.isNull, place.width >= Self.gap, place.height >= Self.gap else { continue }
      let element = expected.element
      let isShown = elements.contains { other in
        guard let shown = frame.parts[other].element else { return false }
        let isInRow = frame.parts[other].parent != index && shown.section == element.section
        return isInRow || (!shown.isDisappearing && shown.isSame(as: element))
      }
      if isShown { continue }
      found.append(
        Sighting(
          kind: .hole, layers: [part.id, element.category.rawValue, element.section, element.item],
          subject: VisualFrame.name(element), words: "of the layout is not shown",
          frame: place.offsetBy(dx: part.frame.minX - content.minX, dy: part.frame.minY - content.minY),
          extent: place.area, minimumDuration: Self.minimumDuration))
    }
    return found
  }

  // MARK: Gaps

  /// A cell with an opaque surface.
  private struct Row {
    let section: Int
    let item: Int
    let part: Int
    let frame: CGRect
    let color: CGColor
  }

  private func gaps(of state: ScrollState, _ index: Int, among elements: [Int], in frame: VisualFrame) -> [Sighting] {
    let rows = touchingRows(of: state)
    guard rows.count > 1 else { return [] }
    var shown: [Row] = []
    for row in rows {
      let (section, item) = (row.element.section, row.element.item)
      guard
        let cell = elements.first(where: {
          guard let element = frame.parts[$0].element else { return false }
          return !element.isDisappearing && element.category == .cell && element.section == section
            && element.item == item
        }), let surface = surface(of: cell, in: frame)
      else { continue }
      shown.append(
        Row(section: section, item: item, part: cell, frame: surface.frame, color: surface.color))
    }
    var found: [Sighting] = []
    for (above, below) in zip(shown, shown.dropFirst()) where above.section == below.section {
      guard below.frame.minY - above.frame.maxY >= Self.gap, areContinuous(above, below, in: rows) else { continue }
      let gap = CGRect(
        x: above.frame.minX, y: above.frame.maxY, width: above.frame.width, height: below.frame.minY - above.frame.maxY
      ).intersection(frame.parts[index].visible)
      guard !gap.isNull, gap.height >= Self.gap, let open = openPart(of: gap, index, like: above.color, in: frame)
      else { continue }
      let part = frame.parts[above.part]
      found.append(
        Sighting(
          kind: .hole, layers: [frame.parts[index].id, part.id], subject: frame.name(above.part),
          words: "comes apart from the next row by \(VisualFlaw.text(open.height, decimals: 1)) points", frame: open,
          extent: open.area, minimumDuration: Self.minimumDuration))
    }
    return found
  }

  /// Returns the cells of a list that touch the next or the previous one, in order.
  private func touchingRows(of state: ScrollState) -> [ScrollState.LayoutElement] {
    let cells = state.layout.filter { $0.element.category == .cell }
    return cells.indices.filter { place in
      (place > 0 && touch(cells[place - 1], cells[place]))
        || (place + 1 < cells.count && touch(cells[place], cells[place + 1]))
    }.map { cells[$0] }
  }

  /// Returns whether a row is directly above another one in the layout.
  private func touch(_ above: ScrollState.LayoutElement, _ below: ScrollState.LayoutElement) -> Bool {
    let (one, other) = (above.frame, below.frame)
    return above.element.section == below.element.section && above.element.item + 1 == below.element.item
      && abs(other.minY - one.maxY) <= 1 && abs(one.width - other.width) <= 1 && abs(one.minX - other.minX) <= 1
  }

  /// Returns whether every row from one to another touches the next one.
  private func areContinuous(_ above: Row, _ below: Row, in rows: [ScrollState.LayoutElement]) -> Bool {
    let chain = rows.filter {
      $0.element.section == above.section && (above.item...below.item).contains($0.element.item)
    }
    return zip(chain, chain.dropFirst()).allSatisfy { touch($0, $1) } && chain.count == below.item - above.item + 1
  }

  /// Returns the opaque background across a cell's whole width, inside the cell.
  private func surface(of cell: Int, in frame: VisualFrame) -> (frame: CGRect, color: CGColor)? {
    let whole = frame.parts[cell]
    guard whole.isUpright, whole.opacity >= Self.opaque else { return nil }
    for index in cell..<whole.end {
      let part = frame.parts[index]
      guard part.fill >= Self.opaque, part.frame.width >= whole.frame.width * 0.8, let color = part.color,
        part.frame.height >= whole.frame.height - 1
      else { continue }
      return (part.frame.intersection(whole.frame), color)
    }
    return nil
  }

  /// Returns the largest part of a gap, across the middle, that shows something else than the surface.
  private func openPart(of gap: CGRect, _ index: Int, like color: CGColor, in frame: VisualFrame) -> CGRect? {
    if let behind = frame.colorBehind(index), behind.isNear(color) { return nil }
    // The background of a section is behind the rows as well, unless it is what they look like.
    func isBackground(_ part: VisualFrame.Part) -> Bool {
      let element = part.elementPart.flatMap { frame.parts[$0].element }
      return element?.category == .decoration && !(part.color?.isNear(color) ?? false)
    }
    var largest: CGRect?
    var start: CGFloat?
    var y = gap.minY + 0.5
    func close(at end: CGFloat) {
      guard let begin = start else { return }
      if end - begin >= Self.gap, end - begin > largest?.height ?? 0 {
        largest = CGRect(x: gap.minX, y: begin, width: gap.width, height: end - begin)
      }
      start = nil
    }
    while y < gap.maxY {
      if frame.coverage(at: CGPoint(x: gap.midX, y: y), by: index, ignoring: isBackground) < 0.6 {
        start = start ?? y - 0.5
      } else {
        close(at: y - 0.5)
      }
      y += 1
    }
    close(at: gap.maxY)
    return largest
  }
}

extension VisualFrame {
  /// Returns the parts of a collection view's elements, in drawing order.
  func elements(of collection: Int) -> [Int] {
    parts.indices.filter { parts[$0].element != nil && parts[$0].collectionPart == collection }
  }

  /// Returns the visible rectangle of the content of a collection view, as displayed.
  func contentRect(of collection: Int) -> CGRect? {
    let part = parts[collection]
    guard let state = collections[collection] else { return nil }
    // The presented offset differs from the final one during an animated scroll.
    guard let offset = offsets[collection] else { return state.bounds }
    let visible = part.frame.intersection(part.visible)
    guard !visible.isNull else { return nil }
    return CGRect(
      x: offset.x + visible.minX - part.frame.minX, y: offset.y + visible.minY - part.frame.minY, width: visible.width,
      height: visible.height)
  }

  /// Returns the opaque colour behind the elements of a collection view.
  func colorBehind(_ collection: Int) -> CGColor? {
    var index: Int? = collection
    while let place = index {
      if parts[place].fill >= 0.9 { return parts[place].color }
      index = parts[place].parent
    }
    return nil
  }
}

extension CGColor {
  /// Whether a colour is hardly different.
  fileprivate func isNear(_ other: CGColor) -> Bool {
    let pairs = zip(components ?? [], other.components ?? [])
    return pairs.reduce(0) { $0 + abs($1.0 - $1.1) } < 0.04
  }
}
