import CoreGraphics
import Foundation

/// The rule for ``VisualFlaw/Kind/notch``.
struct NotchRule: VisualRule {
  private static let opaque = 0.9
  private static let fractions = 0.02...0.95
  /// The length along an edge of the picture that must remain free, in points.
  private static let rest: CGFloat = 3

  /// The flaws of the transition that is going on, in their worst frames.
  private var pending: [Sighting] = []
  /// The pairs of pictures and covers at rest before the transition.
  private var usual: Set<[Int]> = []

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    let now = notches(in: frame)
    if passage.isAtRest {
      let atRest = Set(now.map { $0.layers })
      let found = pending.filter { !atRest.contains($0.layers) }
      pending = []
      usual = atRest
      return found
    }
    for sighting in now where !usual.contains(sighting.layers) {
      if let place = pending.firstIndex(where: { $0.layers == sighting.layers }) {
        if sighting.extent > pending[place].extent {
          let first = pending[place].time
          pending[place] = sighting
          pending[place].time = first
        }
      } else {
        pending.append(sighting)
      }
    }
    return []
  }

  private func notches(in frame: VisualFrame) -> [Sighting] {
    var found: [Sighting] = []
    for (index, picture) in frame.parts.enumerated() {
      guard picture.isPicture, picture.isUpright, picture.opacity >= Self.opaque, !picture.visible.isNull,
        min(picture.visible.width, picture.visible.height) >= 40
      else { continue }
      let seen = picture.visible
      let family = picture.parent.map { $0..<frame.parts[$0].end } ?? frame.parts.indices
      for cover in picture.end..<max(picture.end, family.upperBound) {
        let view = frame.parts[cover]
        guard view.fill >= Self.opaque, view.isUpright, view.elementPart == picture.elementPart, !view.visible.isNull
        else { continue }
        let common = seen.intersection(view.visible)
        guard !common.isNull, Self.fractions.contains(common.area / seen.area),
          common.width < seen.width - Self.rest, common.height < seen.height - Self.rest
        else { continue }
        found.append(
          Sighting(
            kind: .notch, layers: [picture.id, view.id], subject: frame.name(index),
            words: "has a notch, because the \(frame.name(cover)) covers \(Int(100 * common.area / seen.area)) % of it",
            frame: common, extent: common.area, time: frame.time))
      }
    }
    return found
  }
}
