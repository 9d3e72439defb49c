import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Records what a stage shows, as a moving vector drawing.
///
/// ```swift
/// let recorder = SVGRecorder(title: "Cells")
/// stage.renderer = recorder
/// stage.frame(at: stage.time)
/// stage.tap(at: CGPoint(x: 100, y: 150))
/// stage.advance(by: 2)
/// let file = recorder.svg()
/// ```
/// The drawing is an SVG file that plays by itself (SMIL, no script) wherever a picture can be shown,
/// and begins again after a rest. Layers are groups, as they are nested on the stage; only what changes
/// is animated, with as few key times as straight lines between them allow. Text stays text, in the viewer's
/// own font; lines are broken by estimated widths. Layers turned in space are drawn flat; of shadows
/// only the opacity changes.
@MainActor public final class SVGRecorder: NSObject, SceneRenderer {
  /// What the drawing is called by screen readers.
  public let title: String

  /// Seconds from the first frame after which nothing more is recorded; nil for no limit.
  public var limit: Double?

  /// When what it is told happens, in seconds of the stage; nil for now.
  var time: CFTimeInterval?
  private var present: CFTimeInterval { time ?? (screen ?? .current).clock.time }
  /// That of the first frame.
  private var screen: ScreenContext?

  /// The longest time between two frames, in seconds.
  private let frameDuration: Double
  /// The stage's time in the first recorded frame.
  private var startTime: CFTimeInterval?
  private var living: [Int: RecordedLayer] = [:]
  private var roots: [RecordedLayer] = []
  private var touches: [RecordedTouch] = []

  /// A recorder that begins with the first frame that it is shown.
  /// - Parameters:
  ///   - title: what the drawing is called by screen readers.
  ///   - framesPerSecond: of the stage that it records; what changes within one frame's time does so at once.
  public init(title: String, framesPerSecond: Double = 60) {
    self.title = title
    frameDuration = 1 / framesPerSecond
    super.init()
  }

  /// The recording so far.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the recording lasts; until the present time if nil.
  ///   - rest: Seconds that the last frame stays before the drawing begins again.
  public func svg(duration: Double? = nil, rest: Double = 0.8) -> String {
    let end = max(duration ?? min(now, limit ?? now), 0)
    let drawing = SVGDrawing(title: title, roots: roots, touches: touches, end: end, rest: rest)
    // Lines are as wide as on its screen.
    var text = ""
    (screen ?? .current).perform { text = drawing.text() }
    return text
  }

  // MARK: - Touches

  /// Shows a finger at a point of the window, from now on.
  public func touchBegan(at point: CGPoint) {
    guard isRecording else { return }
    touches.append(RecordedTouch(start: now, from: point))
  }

  /// The finger that was shown last has moved here steadily, and leaves.
  public func touchEnded(at point: CGPoint) {
    guard let index = touches.indices.last, touches[index].end == nil else { return }
    touches[index].end = now
    touches[index].to = point
  }

  // MARK: - SceneRenderer

  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    if startTime == nil {
      screen = .current
      startTime = present
    }
    guard isRecording else { return }
    guard let layer = living[node.id] else {
      let layer = RecordedLayer(node, at: now)
      living[node.id] = layer
      if node.parent == 0 { roots.append(layer) }
      if node.isMask { living[node.parent]?.masks.append(layer) }
      return
    }
    if layer.node.parent != node.parent {
      renew(layer, as: node)  // the new parent's arrangement gives it its place
    } else if isAnotherThing(node, than: layer.node) {
      let next = renew(layer, as: node)
      update(childrenOf: node.parent) { children in
        guard let index = children.firstIndex(where: { $0 === layer }) else { return }
        children.insert(next, at: index + 1)
      }
    } else {
      layer.record(node, at: now, frameDuration: frameDuration)
    }
  }

  public func arrange(_ children: [Int], of id: Int) {
    guard isRecording else { return }
    let layers = children.compactMap { living[$0] }
    update(childrenOf: id) { order in
      var positions: [Int: Int] = [:]
      for (position, child) in order.enumerated() where child.end == nil { positions[child.id] = position }
      let staying = StackingOrder.longestRise(layers.map { positions[$0.id] })
      var place = 0
      for (index, layer) in layers.enumerated() {
        if staying[index], let found = order.firstIndex(where: { $0 === layer }) {
          place = found + 1
          continue
        }
        // Stacked anew: that life ends, and the next one has its own place in the drawing.
        order.insert(positions[layer.id] == nil ? layer : renew(layer, as: layer.node), at: place)
        place += 1
      }
    }
  }

  public func remove(_ id: Int) {
    guard isRecording, let layer = living[id] else { return }
    end(layer)
  }

  // MARK: - Lives

  /// Seconds since the first recorded frame.
  private var now: Double { present - (startTime ?? present) }

  private var isRecording: Bool {
    guard let limit else { return true }
    return now <= limit + 1e-9
  }

  private func end(_ layer: RecordedLayer) {
    guard layer.end == nil else { return }
    layer.end = now
    if living[layer.id] === layer { living[layer.id] = nil }
    for child in layer.children + layer.masks { end(child) }
  }

  /// Ends the layer and everything in it, and begins it again with the same contents.
  @discardableResult private func renew(_ layer: RecordedLayer, as node: Scene.Node) -> RecordedLayer {
    let next = RecordedLayer(node, at: now)
    next.children = layer.children.filter { $0.end == nil }.map { renew($0, as: $0.node) }
    next.masks = layer.masks.filter { $0.end == nil }.map { renew($0, as: $0.node) }
    layer.end = now
    living[node.id] = next
    return next
  }

  private func update(childrenOf id: Int, _ change: (inout [RecordedLayer]) -> Void) {
    if id == 0 {
      change(&roots)
    } else if let parent = living[id] {
      change(&parent.children)
    }
  }

  /// Whether an element's view is used again for another one, somewhere else, or other corners are round, which one
  /// outline cannot show.
  private func isAnotherThing(_ node: Scene.Node, than last: Scene.Node) -> Bool {
    if node.maskedCorners != last.maskedCorners, max(node.cornerRadius, last.cornerRadius) > 0 { return true }
    guard case .element(let new) = node.content, case .element(let old) = last.content, new != old else { return false }
    let distance = max(abs(node.position.x - last.position.x), abs(node.position.y - last.position.y))
    return distance > SVGRecorder.reuseDistance
  }

  /// Nothing moves so far in one frame, in points, unless it is used again.
  private static let reuseDistance: CGFloat = 60
}
