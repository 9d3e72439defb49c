import Runtime

// Where the bars are, and what they take of the safe area. The navigation bar is under the safe area's upper edge, the toolbar
// above its lower one. A large title makes the navigation bar higher, by as much as the content lets it.

extension UINavigationController {
  final func placeBars() {
    connectTitle()
    placeNavigationBar()
    placeToolbar()
    for child in children { child.containerInsets = insets(for: child) }
  }

  /// For all that is on the stack: what the bars take now.
  private func insets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : UINavigationBar.height + titleRoom(for: child), left: 0,
      bottom: showsToolbar(for: child) ? UIToolbar.height : 0, right: 0)
  }

  final func takeRoom(of child: UIViewController) { child.containerInsets = insets(for: child) }

  // MARK: The navigation bar

  /// With how much room of a large title the bar is shown when a controller is on top, and by how much it is higher where
  /// the content is pulled down, in points.
  final func barHeight(for child: UIViewController) -> CGFloat {
    UINavigationBar.height + titleRoom(for: child) + titleStretch(for: child)
  }

  private func placeNavigationBar() {
    let height = stack.last.map { barHeight(for: $0) } ?? UINavigationBar.height
    let top = isNavigationBarHidden ? -height - 1 : view.safeAreaInsets.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
  }

  // MARK: Large titles

  private func hasLargeTitle(_ child: UIViewController) -> Bool {
    guard !isNavigationBarHidden, let index = stack.firstIndex(where: { $0 === child }) else { return false }
    return navigationBar.showsLargeTitle(stack[...index].map { $0.navigationItem })
  }

  /// The room that the content leaves for a large title: all of it where nothing is scrolled.
  private func titleRoom(for child: UIViewController) -> CGFloat {
    guard hasLargeTitle(child) else { return 0 }
    guard let scrollView = child.followedScrollView else { return UINavigationBar.largeTitleHeight }
    return min(max(UINavigationBar.largeTitleHeight - scrollView.distanceFromTop, 0), UINavigationBar.largeTitleHeight)
  }

  /// A large title goes down with content that is pulled, unless that is for a refresh control to be seen.
  private func titleStretch(for child: UIViewController) -> CGFloat {
    guard hasLargeTitle(child), let scrollView = child.followedScrollView, scrollView.refreshControl == nil else {
      return 0
    }
    return max(0, -scrollView.distanceFromTop)
  }

  /// Has the bar follow the content of what is on the stack, as far as titles are large there.
  private func connectTitle() {
    for child in stack where child.isViewLoaded {
      let scrollView = child.contentScrollView(for: .top)
      let follows = hasLargeTitle(child) && scrollView?.contentInsetAdjustmentBehavior != .never
      if child.followedScrollView !== scrollView || !follows { disconnectTitle(of: child) }
      guard follows, let scrollView else { continue }
      child.followedScrollView = scrollView
      scrollView.titleRoom = UINavigationBar.largeTitleHeight
      let controller = Weak(child)
      scrollView.onContentMove = weakly(self) { (navigation: UINavigationController) in
        if let controller = controller.value { navigation.contentDidMove(of: controller) }
      }
    }
  }

  /// Its content is not followed any more.
  final func disconnectTitle(of child: UIViewController) {
    guard let scrollView = child.followedScrollView else { return }
    child.followedScrollView = nil
    scrollView.onContentMove = nil
    scrollView.titleRoom = 0
    scrollView.coveredTitleRoom = 0
  }

  private func contentDidMove(of child: UIViewController) {
    guard let scrollView = child.followedScrollView, !scrollView.isFollowedByBar else { return }
    let covered = UINavigationBar.largeTitleHeight - titleRoom(for: child)
    if covered != scrollView.coveredTitleRoom {
      scrollView.coverTitle(by: covered) {
        child.containerInsets.top = UINavigationBar.height + UINavigationBar.largeTitleHeight - covered
      }
    }
    if child === stack.last, transition == nil {
      placeNavigationBar()
      navigationBar.layoutIfNeeded()
    }
  }

  // MARK: The toolbar

  private func showsToolbar(for child: UIViewController) -> Bool {
    !isToolbarHidden && !hidesBottomBar(child)
  }

  /// Whether a controller, or one below it, was pushed to be shown without what is at the lower edge.
  private func hidesBottomBar(_ child: UIViewController) -> Bool {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return child.hidesBottomBarWhenPushed }
    return stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Whether the tab bar around it is to be hidden.
  final var hidesBottomBar: Bool { stack.last.map { hidesBottomBar($0) } ?? false }

  private func placeToolbar() {
    let isShown = stack.last.map { showsToolbar(for: $0) } ?? !isToolbarHidden
    let size = CGSize(width: view.bounds.width, height: UIToolbar.height)
    let bottom = view.bounds.height - (isShown ? view.safeAreaInsets.bottom + size.height : -1)
    toolbar.frame = CGRect(origin: CGPoint(x: 0, y: bottom), size: size)
  }
}
