// Layers whose contents are created on demand: `display()` sets them, or they are drawn.

import CoreGraphics

extension CALayer {
  func noteDisplay() {
    guard !needsDisplay() else { return }
    madeExtras.needsDisplay = true
    context?.noteDisplay(of: self)
  }

  func showIfNeeded() {
    guard needsDisplay() else { return }
    extras?.needsDisplay = false
    display()
  }

  var ownNeedsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { if newValue != needsDisplayOnBoundsChange { madeExtras.needsDisplayOnBoundsChange = newValue } }
  }

  /// Whether a change of size requires `display()`.
  var isDisplayedWhenSized: Bool {
    guard let extras else { return false }
    return extras.needsDisplayOnBoundsChange || extras.waitsForSize
  }

  /// Whether the layer's contents were drawn.
  package var isDrawn: Bool { extras?.isDrawn ?? false }

  /// Draws the layer's contents. If nothing is drawn, the previous contents stay unless they were drawn, too.
  package func drawContents() {
    let bounds = bounds
    let isEmpty = bounds.size.width <= 0 || bounds.size.height <= 0
    if isEmpty || isDisplayedWhenSized { madeExtras.waitsForSize = isEmpty }
    guard !isEmpty else { return }
    let context = CGContext(size: bounds.size, scale: contentsScale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    delegate?.layerWillDraw(self)
    draw(in: context)
    let image = context.drawing
    guard image != nil || isDrawn else { return }
    picture.image = image
    picture.orientation = .up
    madeExtras.isDrawn = image != nil
  }
}
