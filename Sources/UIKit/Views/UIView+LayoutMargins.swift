// The room that a view keeps free around its content: what it was given, more where a safe area reaches in, and more
// where its superview's margins do.

struct LayoutMargins {
  /// What was set; nil for the defaults.
  var custom: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// What was last told.
  var told = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Points.
  static let readableWidth: CGFloat = 672

  static let ofViews = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension UIView {
  var ownMarginsGuide: UILayoutGuide {
    if let guide = layoutState?.marginsGuide { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIViewLayoutMarginsGuide") {
      $0.bounds.inset(by: $0.layoutMargins)
    }
    guideState.marginsGuide = guide
    return guide
  }

  var ownReadableGuide: UILayoutGuide {
    if let guide = layoutState?.readableGuide { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIViewReadableContentGuide") {
      let frame = $0.bounds.inset(by: $0.layoutMargins)
      let excess = max(0, frame.width - LayoutMargins.readableWidth)
      return frame.insetBy(dx: excess / 2, dy: 0)
    }
    guideState.readableGuide = guide
    return guide
  }

  /// What it keeps of guides.
  final var guideState: ViewLayout {
    if let layoutState { return layoutState }
    let state = ViewLayout()
    layoutState = state
    return state
  }

  final var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var result = UIEdgeInsets(margins.custom ?? LayoutMargins.ofViews, direction)
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = UIEdgeInsets(viewController.systemMinimumLayoutMargins, direction)
      result = margins.custom == nil ? least : result.union(least)
    }
    if margins.insetsFromSafeArea { result = result + safeAreaInsets }
    if margins.preservesSuperview, let parent {
      let (outer, frame, space) = (parent.layoutMargins, frame, parent.bounds)
      result = result.union(
        UIEdgeInsets(
          top: outer.top - (frame.minY - space.minY), left: outer.left - (frame.minX - space.minX),
          bottom: outer.bottom - (space.maxY - frame.maxY), right: outer.right - (space.maxX - frame.maxX)))
    }
    return result
  }

  /// A controller's view has other defaults; nobody is told of these.
  final func resetToldMargins() { margins.told = effectiveMargins }

  final func updateLayoutMargins() {
    let new = effectiveMargins
    guard new != margins.told else { return }
    margins.told = new
    layoutState?.insetsDidChange()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in children where subview.margins.preservesSuperview { subview.updateLayoutMargins() }
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
