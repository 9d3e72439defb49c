import CoreGraphics
import Foundation
import QuartzCore
import Runtime

/// Reports the collection views of a scene and their elements as one line of JSON, for tools and tests.
///
/// ```json
/// {"time": 0.1, "collectionViews": [{"contentOffset": [x, y], "contentSize": [w, h], "elements": [
///   {"category": "cell", "kind": null, "indexPath": [section, item], "frame": [x, y, w, h], "alpha": 1.0,
///    "transform": [m11, …, m44], "zIndex": 0, "departing": false, "text": "…"}]}]}
/// ```
/// All values are presented values. `frame` is the size of the bounds around the position, before the transform, in
/// content coordinates; `alpha` is the element's own. `text` is that of the labels inside, except those in elements of
/// a nested collection view. Collection views are in depth-first order; elements are sorted by category, kind and index
/// path, each in the collection view that it belongs to.
public enum FrameReport {
  /// Returns the report of a scene.
  /// - Parameter time: The time to report, in seconds; not necessarily the scene's.
  /// - Parameter scene: The scene to report.
  public static func json(_ scene: Scene, time: Double) -> String {
    var result = "{\"time\": " + JSONText.number(time) + ", \"collectionViews\": ["
    for (index, view) in collectionViews(of: scene).enumerated() {
      if index > 0 { result += ", " }
      result += json(view)
    }
    return result + "]}"
  }

  // MARK: - Collecting

  private struct CollectionView {
    var contentOffset: CGPoint
    var contentSize: CGSize
    var elements: [Element] = []
  }

  private struct Element {
    var identity: Scene.Element
    var node: Scene.Node
    var text = ""
  }

  /// The innermost collection view and the innermost element around a node, as indexes into the result.
  private struct Owner {
    var view: Int?
    var element: (view: Int, index: Int)?
  }

  /// Returns the collection views of a scene. Linear in the number of nodes, because parents precede their children.
  private static func collectionViews(of scene: Scene) -> [CollectionView] {
    var views: [CollectionView] = []
    var owners: [Int: Owner] = [:]
    for node in scene.nodes {
      var owner = owners[node.parent] ?? Owner()
      switch node.content {
      case .plain: break
      case .collectionView(let offset, let size):
        owner.view = views.count
        views.append(CollectionView(contentOffset: offset, contentSize: size))
      case .element(let element):
        if let view = owner.view {
          owner.element = (view, views[view].elements.count)
          views[view].elements.append(Element(identity: element, node: node))
        }
      }
      if let text = node.text, !text.string.isEmpty, let (view, index) = owner.element {
        views[view].elements[index].text += (views[view].elements[index].text.isEmpty ? "" : " ") + text.string
      }
      owners[node.id] = owner
    }
    return views
  }

  // MARK: - Writing

  private static func json(_ view: CollectionView) -> String {
    var result = "{\"contentOffset\": " + JSONText.list([Double(view.contentOffset.x), Double(view.contentOffset.y)])
    result += ", \"contentSize\": " + JSONText.list([Double(view.contentSize.width), Double(view.contentSize.height)])
    result += ", \"elements\": ["
    for (index, element) in view.elements.ordered(by: isBefore).enumerated() {
      if index > 0 { result += ", " }
      result += json(element)
    }
    return result + "]}"
  }

  private static func json(_ element: Element) -> String {
    var result = "{\"category\": " + JSONText.quoted(element.identity.category.name)
    if let kind = element.identity.kind {
      result += ", \"kind\": " + JSONText.quoted(kind)
    } else {
      result += ", \"kind\": null"
    }
    result += ", \"indexPath\": [\(element.identity.section), \(element.identity.item)], \"frame\": "
    result += JSONText.list(element.node.frame)
    result += ", \"alpha\": " + JSONText.number(element.node.opacity)
    result += ", \"transform\": " + JSONText.list(element.node.transform)
    result += ", \"zIndex\": \(element.identity.zIndex)"
    result += ", \"departing\": " + (element.identity.isDisappearing ? "true" : "false")
    return result + ", \"text\": " + JSONText.quoted(element.text) + "}"
  }

  /// Returns whether an element precedes another: by category, kind and index path, then persisting before
  /// disappearing, then by the creation of the layer.
  private static func isBefore(_ one: Element, _ other: Element) -> Bool {
    let a = one.identity
    let b = other.identity
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    let kinds = (a.kind ?? "", b.kind ?? "")
    if kinds.0 != kinds.1 { return kinds.0 < kinds.1 }
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.isDisappearing != b.isDisappearing { return b.isDisappearing }
    return one.node.id < other.node.id
  }
}
