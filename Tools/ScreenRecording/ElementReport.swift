import CoreGraphics
import Foundation
import Stage
import UIKit

/// Why an element is where it is: its attributes, its animations, and the calls that led to it.
@MainActor struct ElementReport {
  private let name: ElementName
  private let element: InspectedElement
  private let animations: [InspectedAnimation]
  private let calls: [Trace.Entry]

  /// Creates the report of a visible element.
  /// - Parameters:
  ///   - name: The element.
  ///   - stage: The stage, inspected from its beginning.
  init(_ name: ElementName, on stage: Stage) throws(CommandError) {
    let layers = stage.scene.nodes.filter { node in
      guard case .element(let element) = node.content else { return false }
      return ElementName(element) == name
    }
    // A departing element is of interest only if there is no other.
    let candidates = layers.compactMap { stage.inspectedElement($0.id) }
    guard let element = candidates.first(where: { !$0.identity.isDisappearing }) ?? candidates.first,
      let inspection = stage.takeInspection()
    else { throw CommandError("\(name.text) is not on the screen") }
    self.name = name
    self.element = element
    let ended = Set(inspection.ended.map { $0.animation })
    animations = inspection.animations.filter { $0.layer == element.layer && !ended.contains($0.number) }
    calls = ElementReport.chain(name, element, inspection.entries)
  }

  /// The invalidation, the preparation and the call that returned the attributes, in their order.
  private static func chain(_ name: ElementName, _ element: InspectedElement, _ entries: [Trace.Entry]) -> [Trace.Entry]
  {
    let isLeaving = element.identity.isDisappearing
    let returned = entries.lastIndex { entry in
      entry.receiver == .layout && entry.collectionView == element.collectionView
        && entry.name.hasPrefix(isLeaving ? "finalLayoutAttributes" : "layoutAttributesFor")
        && entry.elements.contains { name.names($0) }
    }
    guard let returned else { return [] }
    func last(_ method: String) -> Trace.Entry? {
      entries[..<returned].last { $0.collectionView == element.collectionView && $0.name.hasPrefix(method) }
    }
    let found = [last("invalidateLayout(with:"), last("prepare()"), entries[returned]].compactMap { $0 }
    return found.sorted { $0.number < $1.number }
  }

  var json: String {
    JSONText.object([
      ("element", Stage.json(element)),
      (
        "animations",
        "["
          + animations.map {
            JSONText.object([
              ("key", JSONText.quoted($0.key)), ("begin", JSONText.number($0.begin)), ("end", JSONText.number($0.end)),
              ("curve", JSONText.quoted($0.curve.words)),
            ])
          }.joined(separator: ", ") + "]"
      ),
      ("calls", "[" + calls.map { $0.json }.joined(separator: ", ") + "]"),
    ]) + "\n"
  }

  var text: String {
    var lines = [
      "\(name.text), layer \(element.layer)",
      "  on screen   \(ViewTree.text(element.presentedFrame)) alpha \(rounded(element.presentedAlpha))",
      "  attributes  \(ElementReport.text(element.attributes))",
    ]
    if let journey = element.journey {
      lines.append("  it \(journey.motion.rawValue):")
      lines.append("    from \(ElementReport.text(journey.initial))")
      lines.append("    to   \(ElementReport.text(journey.final))")
    }
    lines.append(animations.isEmpty ? "  it is at rest" : "  animations:")
    lines += animations.map { "    \($0.key) from \(rounded($0.begin)) s to \(rounded($0.end)) s, \($0.curve.words)" }
    if !calls.isEmpty { lines.append("  what led to it:") }
    lines += calls.map { "    \(rounded($0.time)) s  \($0.sentence)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(_ attributes: Trace.Element) -> String {
    "\(ViewTree.text(attributes.frame)) alpha \(rounded(attributes.alpha))"
  }
}
