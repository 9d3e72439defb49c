import CCairo
import CoreGraphics
import Stage

/// A picture of a stage that follows its frames, and draws again only what has changed. It is equal to a picture that is drawn
/// as a whole.
///
/// ```swift
/// let moving = try MovingPicture(size: stage.window.bounds.size, renderer: renderer)
/// stage.renderer = moving
/// stage.advance(by: 1 / 60)
/// let changed = moving.update()
/// ```
@MainActor public final class MovingPicture: SceneRenderer {
  /// The pixels as of the last update.
  public let picture: Picture

  /// A picture to draw layers in as a whole, although only a part of it is needed. What is clipped is drawn a little differently
  /// near the edge by Cairo, and images are sampled differently everywhere.
  private let sketch: Picture
  private let renderer: PictureRenderer
  private let tree = SceneTree()
  private let screen: CGRect
  private var footprints = LayerFootprints()
  /// The layers that have changed since the last update, or whose place among their siblings has.
  private var changed: Set<Int> = []
  private var orders: [Int: [Int]] = [:]

  /// Creates a transparent picture.
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - renderer: The renderer that draws.
  public init(size: CGSize, renderer: PictureRenderer) throws(PictureRenderer.Failure) {
    self.renderer = renderer
    screen = CGRect(origin: .zero, size: size)
    picture = try renderer.draw(size: size) { _ in }
    sketch = try renderer.draw(size: size) { _ in }
  }

  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    if changes != .semantics { changed.insert(node.id) }
    tree.render(node, changes: changes)
  }

  public func arrange(_ children: [Int], of id: Int) {
    let old = orders.updateValue(children, forKey: id) ?? []
    // The children at both ends that are the same have the same ones before and behind them. New ones are rendered.
    let first = zip(old, children).prefix { $0 == $1 }.count
    let last = zip(old.dropFirst(first).reversed(), children.dropFirst(first).reversed()).prefix { $0 == $1 }.count
    changed.formUnion(old[first..<old.count - last])
    tree.arrange(children, of: id)
  }

  public func remove(_ id: Int) {
    changed.insert(id)
    orders[id] = nil
    tree.remove(id)
  }

  /// Draws what has changed since the last update. Linear in the number of layers and in the number of pixels of the layers
  /// that draw there.
  /// - Returns: The rectangle that has been drawn, in pixels; nil for none.
  @discardableResult public func update() -> PixelRect? {
    guard let root = tree.root else { return nil }
    let old = footprints.boxes
    footprints = LayerFootprints(of: root, screen: screen)
    let new = footprints.boxes
    let damage = changed.reduce(CGRect.null) { $0.union(old[$1] ?? .null).union(new[$1] ?? .null) }
    changed.removeAll(keepingCapacity: true)
    guard let part = PixelRect(damage, scale: renderer.scale, in: picture) else { return nil }
    let box = part.box(scale: renderer.scale)
    sketch.bitmap.clear(part)
    renderer.draw(root, in: sketch) { id in new[id].map { $0.intersects(box) } ?? true }
    picture.bitmap.copy(part, of: sketch.bitmap)
    return part
  }
}
