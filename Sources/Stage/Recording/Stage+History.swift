import QuartzCore
import UIKit

extension Stage {
  /// Starts keeping the last seconds for ``recording(title:from:to:)``. Memory use grows with the amount of movement in
  /// that time.
  /// - Parameter seconds: The length of the history. 0, the default, keeps none and costs nothing.
  public func keepHistory(seconds: Double) {
    history = nil
    guard seconds > 0 else { return }
    makeCurrent()
    let history = SceneHistory(seconds: seconds)
    show(window.layer, parent: 0, to: history)
    self.history = history
  }

  /// Returns the kept seconds as an animated SVG file, or nil if none are kept; see ``SVGRecorder``.
  /// - Parameters:
  ///   - title: The title of the drawing, read by screen readers.
  ///   - from: The beginning in seconds of the stage, or nil for the beginning of the history.
  ///   - to: The end in seconds of the stage, or nil for the current time.
  public func recording(title: String, from: Double? = nil, to: Double? = nil) -> String? {
    makeCurrent()
    return history?.svg(title: title, framesPerSecond: framesPerSecond, from: from, to: to)
  }

  /// Passes all current layers to a renderer.
  private func show(_ layer: CALayer, parent: Int, to renderer: any SceneRenderer) {
    let values = layer.drawnValues(at: time)
    renderer.render(Scene.Node(layer, values: values, parent: parent), changes: .all)
    if let mask = layer.mask { show(mask, parent: layer.identifier, to: renderer) }
    let sublayers = layer.drawingOrder
    for sublayer in sublayers { show(sublayer, parent: layer.identifier, to: renderer) }
    renderer.arrange(sublayers.map { $0.identifier }, of: layer.identifier)
  }
}
