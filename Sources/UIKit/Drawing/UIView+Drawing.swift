// The class of a view shows whether it draws itself: one that overrides `draw(_:)` has another entry for it in its
// class metadata than `UIView`. The slot is the first method word that differs between a private subclass with an
// override and one without. So views without drawing are never asked to draw.

import CoreGraphics
import Runtime

private final class PlainProbe: UIView {}

private final class DrawingProbe: UIView {
  override func draw(_ rect: CGRect) { setNeedsDisplay(rect) }
}

@MainActor private let drawingSlot: Int = {
  let base = methodWords(of: UIView.self)
  let plain = methodWords(of: PlainProbe.self)
  let drawing = methodWords(of: DrawingProbe.self)
  for slot in firstMethodWord..<1024 where base[slot] == plain[slot] && base[slot] != drawing[slot] { return slot }
  programmerError("UIView.draw(_:) has no entry of its own in the class metadata.")
}()

@MainActor private let plainDrawing = methodWords(of: UIView.self)[drawingSlot]

extension UIView {
  /// Whether views of the class override `draw(_:)`.
  final class var draws: Bool { methodWords(of: self)[drawingSlot] != plainDrawing }

  /// Draws the view, with its traits as the current ones.
  final func drawBounds(in context: CGContext) {
    guard type(of: self).draws else { return }
    resolvedTraits = presentTraits
    resolvedTint = tintColor
    UIGraphicsPushContext(context)
    CurrentTraits.perform(for: self) { draw(bounds) }
    UIGraphicsPopContext()
  }
}
