/// A long-press recogniser that lifts items if there are any at its position, and moves them.
@MainActor final class DragRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The interaction, which owns the recogniser; not retained.
  private unowned(unsafe) let interaction: UIDragInteraction
  /// The drag of the present press.
  private var drag: DragOperation?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    delegate = self
    addHandler { $0.gestureDidChange() }
  }

  private func gestureDidChange() {
    switch state {
    case .began: drag = interaction.liftFound()
    case .changed: drag?.move(to: location(in: nil))
    case .ended:
      drag?.end()
      drag = nil
    default:
      drag?.cancel()
      drag = nil
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    interaction.isEnabled && interaction.view?.ownLayer.screen.drag == nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.find(at: location(in: nil))
  }

  /// A context menu opens with the lift; see ``DragOperation``.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ContextMenuRecognizer || interaction.allowsSimultaneousRecognitionDuringLift
  }
}

/// A recogniser for the tap of another finger that adds items to the drag in progress.
@MainActor final class DragAddingRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  /// The interaction, which owns the recogniser; not retained.
  private unowned(unsafe) let interaction: UIDragInteraction

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    interaction.view?.ownLayer.screen.drag?.phase == .dragging
  }

  /// Adds the items, if there are any; otherwise the tap has its usual effect.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.addItems(at: location(in: nil))
  }
}
