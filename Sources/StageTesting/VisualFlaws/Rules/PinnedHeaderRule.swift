import CoreGraphics
import Foundation
import Stage

/// The rule for ``VisualFlaw/Kind/misplacedHeader``.
struct PinnedHeaderRule: VisualRule {
  private static let tolerance: CGFloat = 2

  /// The collection views whose headers are pinned, by their layers.
  private var pinning: Set<Int> = []

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    var found: [Sighting] = []
    for index in frame.parts.indices {
      guard let state = frame.collections[index], !state.scrollsHorizontally, frame.parts[index].isUpright else {
        continue
      }
      if isPinning(state) { pinning.insert(frame.parts[index].id) }
      guard pinning.contains(frame.parts[index].id) else { continue }
      let elements = frame.elements(of: index).filter {
        frame.parts[$0].element?.isDisappearing == false && frame.parts[$0].isUpright && frame.parts[$0].opacity >= 0.3
          && !frame.parts[$0].visible.isNull
      }
      let cells = elements.filter { frame.parts[$0].element?.category == .cell }
      let pin = frame.parts[index].frame.minY + state.pinnedTop
      for header in elements where frame.parts[header].element?.isHeader ?? false {
        let part = frame.parts[header]
        guard let distance = distance(of: header, from: cells, pinnedAt: pin, in: frame), distance > Self.tolerance,
          frame.transmittance(of: part.visible, inFrontOf: header) >= 0.2
        else { continue }
        found.append(
          Sighting(
            kind: .misplacedHeader, layers: [part.id], subject: frame.name(header),
            words: "is \(VisualFlaw.text(distance, decimals: 1)) points outside of its section", frame: part.visible,
            extent: distance, minimumDuration: 0.03))
      }
    }
    return found
  }

  /// Returns whether a header of the layout lies on cells of its section.
  private func isPinning(_ state: ScrollState) -> Bool {
    state.layout.contains { header in
      header.element.isHeader
        && state.layout.contains {
          $0.element.category == .cell && $0.element.section == header.element.section
            && $0.frame.intersection(header.frame).height > 1
        }
    }
  }

  /// Returns by how much a header is outside of its section, in points, or nil if it isn't.
  private func distance(of header: Int, from cells: [Int], pinnedAt pin: CGFloat, in frame: VisualFrame) -> CGFloat? {
    let part = frame.parts[header]
    guard let own = part.element else { return nil }
    var worst: CGFloat = 0
    for cell in cells {
      guard let element = frame.parts[cell].element, let other = frame.drawnFrame(of: cell),
        other.minX < part.frame.maxX, other.maxX > part.frame.minX
      else { continue }
      if element.section < own.section {
        worst = max(worst, other.maxY - part.frame.minY)
      } else if element.section > own.section {
        worst = max(worst, part.frame.maxY - other.minY)
      } else if element.item == 0, part.frame.minY > pin + Self.tolerance {
        worst = max(worst, min(part.frame.maxY - other.minY, part.frame.minY - pin))
      }
    }
    return worst > 0 ? worst : nil
  }
}

extension Scene.Element {
  /// Whether the element is the header of a section.
  fileprivate var isHeader: Bool { category == .supplementary && kind == "UICollectionElementKindSectionHeader" }
}
