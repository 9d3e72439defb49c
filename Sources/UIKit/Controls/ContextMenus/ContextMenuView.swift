import Runtime

/// An open context menu: everything else is dimmed, the preview is lifted, and the menu is beside it. A tap on the
/// preview commits it, one outside closes it.
@MainActor final class ContextMenuView: UIView {
  private static let margin: CGFloat = 16

  private let target: UITargetedPreview
  private let actionProvider: UIContextMenuActionProvider?
  private let controller: UIViewController?
  private let preview = UIView()
  private let dimming = UIView()
  @Weak private var menu: MenuView?
  var onOpen: (ContextMenuAnimator) -> Void = { _ in }
  var onCommit: (ContextMenuAnimator) -> Void = { _ in }
  var onEnd: (ContextMenuAnimator) -> Void = { _ in }

  init(_ configuration: UIContextMenuConfiguration, _ target: UITargetedPreview) {
    self.target = target
    actionProvider = configuration.actionProvider
    controller = configuration.previewProvider?()
    super.init(frame: .zero)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.25)
    dimming.alpha = 0
    preview.backgroundColor = target.parameters.backgroundColor
    preview.layer.cornerRadius = controller == nil ? target.view.layer.cornerRadius : 13
    preview.clipsToBounds = controller != nil
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    guard let window = target.view.window else { return }
    UIView.performWithoutAnimation {
      frame = window.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.frame = bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(dimming)
      addSubview(preview)
      preview.frame = target.view.convert(target.view.bounds, to: window)
      if let content = controller?.view ?? target.view.snapshotView(afterScreenUpdates: false) {
        content.frame = preview.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        preview.addSubview(content)
      }
      window.addSubview(self)
      layoutIfNeeded()
    }
    let animator = ContextMenuAnimator(controller)
    onOpen(animator)
    UIView.animate(
      springDuration: 0.35,
      animations: {
        self.dimming.alpha = 1
        self.lift()
        animator.animate()
      }, completion: { _ in animator.complete() })
    menu = MenuView.open(
      actionProvider?([]) ?? UIMenu(), at: preview,
      onAnchorTap: weakly(self) { (view: ContextMenuView) in view.commit() },
      onClose: weakly(self) { (view: ContextMenuView) in view.end() })
  }

  /// Lifts the preview. A snapshot grows slightly; a controller's view has its preferred size, as far as the menu
  /// leaves space.
  private func lift() {
    let room = bounds.inset(by: safeAreaInsets).insetBy(
      dx: ContextMenuView.margin, dy: ContextMenuView.margin)
    guard let controller else {
      let isReduced = layer.screen.isReduceMotionEnabled
      preview.transform = isReduced ? .identity : CGAffineTransform(scaleX: 1.03, y: 1.03)
      return
    }
    let preferred = controller.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
      height: min(preferred.height > 0 ? preferred.height : room.height / 2, room.height * 0.6))
    preview.frame = CGRect(
      x: room.midX - size.width / 2,
      y: min(
        max(preview.center.y - size.height / 2, room.minY),
        room.minY + room.height * 0.6 - size.height),
      width: size.width, height: size.height)
    preview.layoutIfNeeded()
  }

  private func commit() {
    let animator = ContextMenuAnimator(controller)
    onCommit(animator)
    animator.animate()
    animator.complete()
  }

  /// Closes the menu and the preview.
  func close() { menu?.close() }

  private func end() {
    isUserInteractionEnabled = false
    let animator = ContextMenuAnimator(controller)
    onEnd(animator)
    UIView.animate(
      withDuration: 0.2,
      animations: {
        self.dimming.alpha = 0
        self.preview.transform = .identity
        if self.controller != nil { self.preview.alpha = 0 }
        animator.animate()
      },
      completion: weakly(self) { (view: ContextMenuView, _: Bool) in
        view.removeFromSuperview()
        animator.complete()
      })
  }
}
