import Runtime

extension UIViewController {
  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }

  /// Shows other items on the toolbar of the navigation controller.
  /// - Parameter animated: whether the new ones appear while the old ones disappear.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
  }

  /// The scroll view whose content the bars follow: the one that was set, else the view itself or the first scroll view
  /// directly in it.
  /// - Parameter edge: one edge; the navigation bar asks for the top.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = contentScrollViews.last(where: { $0.edge.contains(edge) }) { return set.scrollView.value }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews { if let scrollView = subview as? UIScrollView { return scrollView } }
    return nil
  }

  /// - Parameter scrollView: nil for none: the bars do not follow any content then.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollViews.append((edge, Weak(scrollView)))
    viewIfLoaded?.superview?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}
