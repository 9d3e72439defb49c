// Layers whose look is made when it is needed. There are no drawing contexts: `display()` sets what is shown.

extension CALayer {
  /// Has `display()` called before the next frame that shows the layer, or by `displayIfNeeded()`.
  public func setNeedsDisplay() {
    guard !needsDisplay() else { return }
    madeExtras.needsDisplay = true
    context?.noteDisplay(of: self)
  }

  /// The same: the whole layer is displayed.
  public func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

  public func needsDisplay() -> Bool { extras?.needsDisplay ?? false }

  public func displayIfNeeded() {
    guard needsDisplay() else { return }
    extras?.needsDisplay = false
    display()
  }

  /// Whether a change of the bounds' size calls for `display()`.
  public var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { if newValue != needsDisplayOnBoundsChange { madeExtras.needsDisplayOnBoundsChange = newValue } }
  }
}
