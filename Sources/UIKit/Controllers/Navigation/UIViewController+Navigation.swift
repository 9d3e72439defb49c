import Runtime

extension UIViewController {
  var nearestNavigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }

  func showToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    navigationController?.show(toolbarItems, of: self, animated: animated)
  }

  func scrollViewOfContent(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = contentScrollViews.last(where: { $0.edge.contains(edge) }) { return set.scrollView.value }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews { if let scrollView = subview as? UIScrollView { return scrollView } }
    return nil
  }

  func setScrollViewOfContent(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.append((edge, Weak(scrollView)))
    viewIfLoaded?.superview?.setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}
