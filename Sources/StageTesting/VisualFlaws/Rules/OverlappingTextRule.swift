import CoreGraphics
import Foundation

/// The rule for ``VisualFlaw/Kind/overlappingTexts``.
struct OverlappingTextRule: VisualRule {
  private static let overlap: CGFloat = 3
  private static let readableOpacity = 0.2
  private static let alignment: CGFloat = 2
  private static let crossFade = 1.2

  mutating func sightings(_ passage: Passage) -> [Sighting] {
    let frame = passage.frame
    var found: [Sighting] = []
    let texts = frame.parts.indices.filter {
      let part = frame.parts[$0]
      return !part.lines.isEmpty && part.isUpright && part.opacity >= Self.readableOpacity && !part.visible.isNull
    }
    for (place, back) in texts.enumerated() {
      for front in texts[(place + 1)...] {
        guard let common = commonInk(of: back, front, in: frame), !isCrossFade(back, front, in: frame),
          // What hides the one or both, the background of the front text, too.
          frame.transmittance(of: common, inFrontOf: back) * frame.parts[back].opacity >= Self.readableOpacity,
          frame.transmittance(of: common, inFrontOf: front) * frame.parts[front].opacity >= Self.readableOpacity
        else { continue }
        found.append(
          Sighting(
            kind: .overlappingTexts, layers: [frame.parts[back].id, frame.parts[front].id], subject: frame.name(back),
            words: "lies under the \(frame.name(front))", frame: common, extent: common.area, minimumDuration: 0.05))
      }
    }
    return found
  }

  /// Returns the largest common rectangle of two texts' lines.
  private func commonInk(of one: Int, _ other: Int, in frame: VisualFrame) -> CGRect? {
    let (one, other) = (frame.parts[one], frame.parts[other])
    guard one.visible.intersects(other.visible) else { return nil }
    var largest: CGRect?
    for line in one.lines {
      for second in other.lines {
        let common = line.intersection(one.visible).intersection(second).intersection(other.visible)
        guard !common.isNull, common.width >= Self.overlap, common.height >= Self.overlap else { continue }
        if common.area > largest?.area ?? 0 { largest = common }
      }
    }
    return largest
  }

  private func isCrossFade(_ one: Int, _ other: Int, in frame: VisualFrame) -> Bool {
    let (one, other) = (frame.parts[one], frame.parts[other])
    guard one.opacity + other.opacity <= Self.crossFade, let first = one.lines.first, let second = other.lines.first
    else { return false }
    let across = min(
      abs(first.minX - second.minX), abs(first.midX - second.midX), abs(first.maxX - second.maxX))
    return across <= Self.alignment && abs(first.midY - second.midY) <= Self.alignment
  }
}
