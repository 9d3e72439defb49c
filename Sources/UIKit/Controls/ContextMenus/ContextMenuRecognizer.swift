import Runtime

/// A long-press recogniser that begins only if there is a menu at its position.
@MainActor
final class ContextMenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// The interaction. Not retained, because it owns the recogniser.
  private unowned(unsafe) let interaction: UIContextMenuInteraction

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    delegate = self
    addHandler { if $0.state == .began { $0.interaction.openFound() } }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return interaction.find(at: location(in: view))
  }

  /// Opens the menu at a point, for a secondary click.
  /// - Returns: Whether there is a menu.
  func open(at point: CGPoint) -> Bool {
    guard isEnabled, interaction.find(at: point) else { return false }
    interaction.openFound()
    return true
  }
}

extension UIWindow {
  /// Opens the menu of the innermost view at a point that has one.
  package final func secondaryClick(at point: CGPoint) -> Bool {
    var view = hitTest(point, with: nil)
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        if let menu = recognizer as? ContextMenuRecognizer,
          menu.open(at: convert(point, to: current))
        {
          return true
        }
      }
      view = current.superview
    }
    return false
  }
}
