import Runtime

/// The view in which a controller is presented. It covers the whole window.
@MainActor final class PresentationContainerView: UIView {
  @Weak var controller: UIPresentationController?

  /// Whether touches outside the presented view reach the views below.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  /// Whether the presented view is being dismissed, during which a frame set by a presentation controller must not
  /// bring it back.
  var isLeaving = false

  override func layoutSubviews() {
    guard !isLeaving else { return super.layoutSubviews() }
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
