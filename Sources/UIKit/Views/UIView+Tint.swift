import Runtime

extension UIView {
  /// Whether a tint is shown as it is, or grey, as that of what cannot be pressed behind a dialog.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Whether any view ever had a tint of its own. Until then all is blue; it only saves work.
  static private(set) var areTintsSet = false

  final var effectiveTint: UIColor {
    guard UIView.areTintsSet else { return .systemBlue }
    return effectiveTintAdjustmentMode == .dimmed ? UIColor(.gray(inheritedTint)) : inheritedTint
  }

  /// Not dimmed.
  private var inheritedTint: UIColor { ownTint ?? parent?.inheritedTint ?? .systemBlue }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    ownTintAdjustmentMode != .automatic ? ownTintAdjustmentMode : parent?.tintAdjustmentMode ?? .normal
  }

  final func setTint(_ tint: UIColor?) {
    UIView.areTintsSet = true
    let former = effectiveTint
    ownTint = tint
    if effectiveTint != former { tellTintChange() }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    UIView.areTintsSet = true
    let former = effectiveTintAdjustmentMode
    ownTintAdjustmentMode = mode
    if effectiveTintAdjustmentMode != former { tellTintChange(ofMode: true) }
  }

  /// Tells the view and all in it that do not have their own.
  /// - Parameter ofMode: whether all tints are dimmed, or are no longer.
  final func tellTintChange(ofMode: Bool = false) {
    CurrentTraits.perform(for: self) {
      if resolvedTint != nil { renewLook() }
      tintColorDidChange()
    }
    for subview in children where ofMode ? subview.ownTintAdjustmentMode == .automatic : subview.ownTint == nil {
      subview.tellTintChange(ofMode: ofMode)
    }
  }
}
