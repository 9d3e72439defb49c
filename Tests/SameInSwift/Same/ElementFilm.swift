import Stage
import UIKit

/// Where the elements of the collection views are, frame by frame.
struct ElementFilm {
  private struct Place {
    var frame: CGRect
    var opacity: Double
    var transform: CATransform3D
  }

  private struct View {
    var visible: CGRect
    var elements: [String: Place] = [:]
  }

  private var frames: [[View]] = []
  private var times: [Double] = []
  /// Why it ends early, if it does.
  var end: String?

  mutating func add(_ scene: Scene) {
    var views: [View] = []
    var owners: [Int: Int] = [:]
    for node in scene.nodes {
      owners[node.id] = owners[node.parent]
      switch node.content {
      case .plain: break
      case .collectionView:
        owners[node.id] = views.count
        views.append(View(visible: node.bounds))
      case .element(let element):
        guard let owner = owners[node.parent] else { break }
        let name =
          "\(element.isDisappearing ? "departing " : "")\(element.kind ?? "cell") \(element.section), \(element.item)"
        views[owner].elements[name] = Place(frame: node.frame, opacity: node.opacity, transform: node.transform)
      }
    }
    frames.append(views)
    times.append(scene.time)
  }

  /// Describes the first difference; nil for none.
  func difference(from other: ElementFilm) -> String? {
    if end != other.end { return "\(end ?? "nothing") instead of \(other.end ?? "nothing")" }
    guard frames.count == other.frames.count else { return "\(frames.count) frames instead of \(other.frames.count)" }
    for (index, (views, others)) in zip(frames, other.frames).enumerated() {
      guard views.count == others.count else { return "\(views.count) collection views instead of \(others.count)" }
      for (view, other) in zip(views, others) {
        if let text = ElementFilm.difference(view, other) { return "at \(times[index]) s, \(text)" }
      }
    }
    return nil
  }

  /// As of `gallery compare`: in points, or in hundredths of an opacity or of a factor.
  private static let tolerance = 0.5

  private static func difference(_ one: View, _ other: View) -> String? {
    let visible = one.visible.intersection(other.visible)
    for name in Set(one.elements.keys).union(other.elements.keys).sorted() {
      let places = (one.elements[name], other.elements[name])
      // What is at the edge of one may be outside of the other, which has another size.
      guard [places.0, places.1].allSatisfy({ $0?.frame.intersects(visible) ?? true }) else { continue }
      guard let a = places.0, let b = places.1 else { return "only one has \(name), with \(visible) in common" }
      if a.opacity == 0, b.opacity == 0 { continue }
      let edges = [
        a.frame.minX - b.frame.minX, a.frame.minY - b.frame.minY, a.frame.maxX - b.frame.maxX,
        a.frame.maxY - b.frame.maxY, a.transform.m41 - b.transform.m41, a.transform.m42 - b.transform.m42,
      ]
      let factors = [
        a.opacity - b.opacity, a.transform.m11 - b.transform.m11, a.transform.m12 - b.transform.m12,
        a.transform.m22 - b.transform.m22,
      ]
      if edges.contains(where: { abs($0) > tolerance }) || factors.contains(where: { abs($0) > 0.01 * tolerance }) {
        return "\(name) is \(a), in the code \(b)"
      }
    }
    return nil
  }
}
