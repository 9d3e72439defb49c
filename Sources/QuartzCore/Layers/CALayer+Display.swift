// Layers whose look is made when it is needed: `display()` sets what is shown, or it is drawn.

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

  /// Whether a new size calls for `display()`.
  var isDisplayedWhenSized: Bool {
    guard let extras else { return false }
    return extras.needsDisplayOnBoundsChange || extras.waitsForSize
  }

  /// Whether what the layer shows was drawn.
  package var isDrawn: Bool { extras?.isDrawn ?? false }

  /// Has the layer drawn, and shows what was; where nothing is drawn, what it showed before unless that was drawn.
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
