import Runtime

extension UIView {
  /// The adjustment of a tint: none, or dimmed to grey, for controls that are disabled by a dialog in front.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Whether any view ever had a tint of its own. Until then all tints are the default blue.
  static private(set) var areTintsSet = false

  final var effectiveTint: UIColor {
    guard UIView.areTintsSet else { return .systemBlue }
    return effectiveTintAdjustmentMode == .dimmed ? UIColor(.gray(inheritedTint)) : inheritedTint
  }

  /// The tint without dimming.
  private var inheritedTint: UIColor { ownTint ?? parent?.inheritedTint ?? .systemBlue }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    ownTintAdjustmentMode != .automatic ? ownTintAdjustmentMode : parent?.tintAdjustmentMode ?? .normal
  }

  final func setTint(_ tint: UIColor?) {
    UIView.areTintsSet = true
    let former = effectiveTint
    ownTint = tint
    if effectiveTint != former { notifyTintChange() }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    UIView.areTintsSet = true
    let former = effectiveTintAdjustmentMode
    ownTintAdjustmentMode = mode
    if effectiveTintAdjustmentMode != former { notifyTintChange(ofMode: true) }
  }

  /// Notifies the view and its descendants that inherit its tint.
  /// - Parameter ofMode: Whether the change is that of the adjustment mode, which affects all tints.
  final func notifyTintChange(ofMode: Bool = false) {
    CurrentTraits.perform(for: self) {
      if resolvedTint != nil { renewLook() }
      tintColorDidChange()
    }
    for subview in children where ofMode ? subview.ownTintAdjustmentMode == .automatic : subview.ownTint == nil {
      subview.notifyTintChange(ofMode: ofMode)
    }
  }
}
