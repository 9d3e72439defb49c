/// The part of a view that the system's keyboard covers. No keyboard lies on the stage, so it is where UIKit has it while the
/// keyboard is off the screen: as wide as the view, at its lower edge.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether its upper side is the lower side of the view's safe area, and not that of the view; true by default.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.layoutState?.insetsDidChange() } }
  }
  /// Whether it moves with a keyboard that is not at the lower edge; false by default. Kept, and of no consequence.
  open var followsUndockedKeyboard = false
}

extension UIView {
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owner: self, identifier: "UIViewKeyboardLayoutGuide") {
      var frame = $0.bounds
      let inset = $0.layoutState?.keyboardGuide?.usesBottomSafeArea == false ? 0 : $0.safeAreaInsets.bottom
      frame.origin.y = frame.maxY - inset
      frame.size.height = inset
      return frame
    }
    guideState.keyboardGuide = guide
    return guide
  }
}
