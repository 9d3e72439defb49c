import Runtime

/// In which a controller is presented. It lies over the whole window.
@MainActor final class PresentationContainerView: UIView {
  @Weak var controller: UIPresentationController?

  /// Whether what is below it can be touched where nothing is presented.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  /// What is presented slides away. It has no other place on the way, and a frame that a presentation controller sets would
  /// bring it back.
  var isLeaving = false

  override func layoutSubviews() {
    guard !isLeaving else { return super.layoutSubviews() }
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
