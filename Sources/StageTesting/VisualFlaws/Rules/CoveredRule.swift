import CoreGraphics
import Foundation

/// The rule for ``VisualFlaw/Kind/covered``.
struct CoveredRule: VisualRule {
  private static let readableOpacity = 0.2
  private static let opaque = 0.9
  /// The fraction of a line.
  private static let smallest = 0.05
  /// The fraction of the screen.
  private static let sheet = 0.25
  /// The least corner radius of a sheet, menu or popover that comes later, in points.
  private static let roundness: CGFloat = 8

  /// The visible layers of the first frame.
  private var original: Set<Int>?

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    let original = self.original ?? Set(frame.parts.filter { $0.visible.area > 0 && $0.opacity > 0 }.map { $0.id })
    self.original = original
    guard passage.isAtRest else { return [] }
    let sheets = frame.parts.indices.filter { isLaterSheet($0, in: frame, original) }
    let covers = frame.parts.indices.filter { cover in
      isCover(cover, in: frame) && !sheets.contains { frame.isDescendant(cover, of: $0) }
    }
    var found: [Sighting] = []
    for (index, part) in frame.parts.enumerated() {
      guard part.opacity >= Self.readableOpacity, !part.visible.isNull, part.isControl || !part.lines.isEmpty else {
        continue
      }
      let lines = part.lines.isEmpty ? [part.frame] : part.lines
      guard let hidden = coveringPart(of: lines, index, covers: covers, in: frame) else { continue }
      found.append(
        Sighting(
          kind: .covered, layers: [part.id, frame.parts[hidden.cover].id], subject: frame.name(index),
          words: "is covered by the \(frame.name(hidden.cover))", frame: hidden.rect, extent: hidden.rect.area))
    }
    return found
  }

  private func isCover(_ index: Int, in frame: VisualFrame) -> Bool {
    let part = frame.parts[index]
    return part.fill >= Self.opaque && part.isUpright && !part.visible.isNull
      && part.frame.area < frame.screen.area * Self.sheet
  }

  /// Returns whether a part is a rounded view with controls or texts that was not in the first frame.
  private func isLaterSheet(_ index: Int, in frame: VisualFrame, _ original: Set<Int>) -> Bool {
    let part = frame.parts[index]
    return part.cornerRadius >= Self.roundness && part.fill >= Self.opaque && !part.isInControl
      && part.elementPart == nil && !original.contains(part.id)
      && frame.parts[index..<part.end].contains { $0.isControl || $0.text != nil }
  }

  private func coveringPart(
    of lines: [CGRect], _ index: Int, covers: [Int], in frame: VisualFrame
  ) -> (cover: Int, rect: CGRect)? {
    let part = frame.parts[index]
    for cover in covers where cover >= part.end {
      let view = frame.parts[cover]
      // Round corners let something show.
      let inset = min(view.cornerRadius, min(view.frame.width, view.frame.height) / 2) * 0.3
      let covered = view.visible.insetBy(dx: inset, dy: inset)
      for line in lines {
        let seen = line.intersection(part.visible)
        let common = seen.intersection(covered)
        guard seen.area > 0, common.area >= seen.area * Self.smallest else { continue }
        if isFlaw(common, of: line, index, under: cover, covered: covered, in: frame) { return (cover, common) }
      }
    }
    return nil
  }

  private func isFlaw(
    _ common: CGRect, of line: CGRect, _ index: Int, under cover: Int, covered: CGRect, in frame: VisualFrame
  ) -> Bool {
    let part = frame.parts[index]
    // One of the scroll views that the cover is outside of has to move the content clear.
    var scroll = part.scrollPart
    var isScrolled = false
    while let index = scroll, !frame.isDescendant(cover, of: index) {
      isScrolled = true
      if canMove(line, clearOf: covered, by: index, in: frame) { return false }
      scroll = frame.parts[index].scrollPart
    }
    // What covers it may be content of an outer scroll view, such as a pinned header above a row that scrolls.
    if isScrolled, scroll == nil { return true }
    guard part.elementPart == frame.parts[cover].elementPart else { return false }
    // What is behind a view as a whole is not missed.
    return common.area < line.intersection(part.visible).area * 0.98
  }

  /// Returns whether a scroll view can move a line out from under a cover, and keep it visible.
  private func canMove(_ line: CGRect, clearOf covered: CGRect, by scroll: Int, in frame: VisualFrame) -> Bool {
    guard let room = frame.scrollState(scroll)?.room else { return true }
    let view = frame.parts[scroll].visible
    // The distances that the content has to move up, down, to the left or to the right.
    let (up, down) = (line.maxY - covered.minY, covered.maxY - line.minY)
    let (left, right) = (line.maxX - covered.minX, covered.maxX - line.minX)
    return up <= room.top + 1 && line.minY - up >= view.minY - 1
      || down <= room.bottom + 1 && line.maxY + down <= view.maxY + 1
      || left <= room.left && line.minX - left >= view.minX - 1
      || right <= room.right && line.maxX + right <= view.maxX + 1
  }
}
