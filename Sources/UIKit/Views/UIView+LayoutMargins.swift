// A view's layout margins: those that were set, enlarged by the safe area and the superview's margins.

struct LayoutMargins {
  /// The margins that were set; nil for the defaults.
  var custom: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The margins of the last notification.
  var notified = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The maximum width of the readable content guide, in points.
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

  /// The state of the view's layout guides.
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

  /// Updates the default margins without a notification, for a view controller's view, which has different ones.
  final func resetNotifiedMargins() { margins.notified = effectiveMargins }

  final func updateLayoutMargins() {
    let new = effectiveMargins
    guard new != margins.notified else { return }
    margins.notified = new
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
