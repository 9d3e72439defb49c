import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Records what a stage displays as an animated vector drawing.
///
/// ```swift
/// let recorder = SVGRecorder(title: "Cells")
/// stage.renderer = recorder
/// stage.frame(at: stage.time)
/// stage.tap(at: CGPoint(x: 100, y: 150))
/// stage.advance(by: 2)
/// let file = recorder.svg()
/// ```
/// The drawing is an SVG file that plays automatically (SMIL, no scripts) wherever images are displayed, and repeats
/// after a rest. Layers are nested groups as on the stage; only changes are animated, with as few key times as linear
/// interpolation allows. Text remains text in the viewer's own font, with lines broken by estimated widths. Layers
/// rotated in three dimensions are drawn flat; of a shadow, only the opacity is animated.
@MainActor public final class SVGRecorder: NSObject, SceneRenderer {
  /// The title of the drawing, read by screen readers.
  public let title: String

  /// The time in seconds after the first frame at which recording stops, or nil for no limit.
  public var limit: Double?

  /// The time of the recorded events in seconds of the stage, or nil for the current time.
  var time: CFTimeInterval?
  private var present: CFTimeInterval { time ?? (screen ?? .current).clock.time }
  /// The screen of the first frame.
  private var screen: ScreenContext?

  /// The longest time between two frames, in seconds.
  private let frameDuration: Double
  /// The stage's time in the first recorded frame.
  private var startTime: CFTimeInterval?
  private var living: [Int: RecordedLayer] = [:]
  private var roots: [RecordedLayer] = []
  private var touches: [RecordedTouch] = []

  /// Creates a recorder, which begins with the first frame it renders.
  /// - Parameters:
  ///   - title: The title of the drawing, read by screen readers.
  ///   - framesPerSecond: The frame rate of the stage. A value that changes after standing still is held until
  ///     one frame before the change.
  public init(title: String, framesPerSecond: Double = 60) {
    self.title = title
    frameDuration = 1 / framesPerSecond
    super.init()
  }

  /// Returns the recording so far.
  ///
  /// - Parameters:
  ///   - duration: The duration of the recording in seconds, or nil for all of it up to the current time.
  ///   - rest: The time in seconds for which the last frame stays before the drawing repeats.
  public func svg(duration: Double? = nil, rest: Double = 0.8) -> String {
    let end = max(duration ?? min(now, limit ?? now), 0)
    let drawing = SVGDrawing(title: title, roots: roots, touches: touches, end: end, rest: rest)
    // Lines of text are measured as on the recorded screen.
    var text = ""
    (screen ?? .current).perform { text = drawing.text() }
    return text
  }

  // MARK: - Touches

  /// Shows a finger at a point of the window from now on.
  public func touchBegan(at point: CGPoint) {
    guard isRecording else { return }
    touches.append(RecordedTouch(start: now, from: point))
  }

  /// Moves the current finger steadily to a point and ends its touch there.
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
      renew(layer, as: node)  // its position comes from the arrangement of the new parent
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
        // A restacked layer ends here and continues as another one, with its own place in the drawing.
        order.insert(positions[layer.id] == nil ? layer : renew(layer, as: layer.node), at: place)
        place += 1
      }
    }
  }

  public func remove(_ id: Int) {
    guard isRecording, let layer = living[id] else { return }
    end(layer)
  }

  // MARK: - Recorded layers

  /// The current time, in seconds since the first recorded frame.
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

  /// Ends a layer and its descendants, and continues with the same contents.
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

  /// Returns whether an element's view was reused for another element or at another place, or other corners are
  /// rounded, which a single outline cannot show.
  private func isAnotherThing(_ node: Scene.Node, than last: Scene.Node) -> Bool {
    if node.maskedCorners != last.maskedCorners, max(node.cornerRadius, last.cornerRadius) > 0 { return true }
    guard case .element(let new) = node.content, case .element(let old) = last.content, new != old else { return false }
    let distance = max(abs(node.position.x - last.position.x), abs(node.position.y - last.position.y))
    return distance > SVGRecorder.reuseDistance
  }

  /// The distance in points that content never moves in one frame, unless its view is reused.
  private static let reuseDistance: CGFloat = 60
}
