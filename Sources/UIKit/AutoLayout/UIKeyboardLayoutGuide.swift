/// A guide for the area that the keyboard covers. There is no keyboard on a stage, so the guide is where UIKit places
/// it while the keyboard is off screen: at the bottom of the view, in its width.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether its top is at the bottom of the view's safe area instead of the view's; true by default.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.layoutState?.insetsDidChange() } }
  }
  /// Whether it follows an undocked keyboard; false by default. The value is stored, without effect.
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
