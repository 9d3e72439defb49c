import Runtime

// The frames of the bars and their part of the safe area. The navigation bar is below the safe area's top edge, the
// toolbar above its bottom edge. A large title and a search bar increase the navigation bar's height, depending on the
// content: when it is scrolled, first the search bar disappears, then the title.

extension UINavigationController {
  final func placeBars() {
    connectContent()
    placeNavigationBar()
    placeToolbar()
    for child in children { takeRoom(of: child) }
  }

  /// Updates the bars, if they are displayed, after a change of their properties.
  final func placeBarsAgain() {
    if isViewLoaded { placeBars() }
  }

  /// Updates the insets of all controllers on the stack by the bars.
  final func takeRoom(of child: UIViewController) {
    let heights = heights(for: child)
    child.followedScrollView?.followingBar?.covered = heights.covered
    child.containerInsets = UIEdgeInsets(
      top: topInset(of: child, heights), left: 0,
      bottom: showsToolbar(for: child) ? UIToolbar.height : 0, right: 0)
    guard navigationBar.hasBeenOpaque, !isChangingStack, child.viewIfLoaded?.superview === content else { return }
    child.view.placeUntransformed(in: contentFrame(of: child))
  }

  /// Returns the height that the navigation bar takes from a controller's view, in points.
  private func topInset(of child: UIViewController, _ heights: BarHeights) -> CGFloat {
    isNavigationBarHidden ? 0 : edgeInset + heights.height - rowAbove(child, heights)
  }

  /// Returns the frame of a controller's view: under all bars, or below the first row of an opaque navigation bar. A
  /// large title and a search bar are part of its safe area in either case, because their height changes with
  /// scrolling.
  final func contentFrame(of child: UIViewController) -> CGRect {
    let row = rowAbove(child, heights(for: child))
    guard row > 0 else { return content.bounds }
    return content.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top + row, left: 0, bottom: 0, right: 0))
  }

  /// Returns the height of the navigation bar that a controller's view does not extend under, in points.
  private func rowAbove(_ child: UIViewController, _ heights: BarHeights) -> CGFloat {
    let reachesUnder = navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    return isNavigationBarHidden || reachesUnder ? 0 : edgeInset + heights.row
  }

  /// The space above the navigation bar that the safe area leaves to it, in points.
  private var edgeInset: CGFloat { max(0, UINavigationBar.edgeDistance - view.safeAreaInsets.top) }

  // MARK: The navigation bar

  /// The heights in the bar above a controller's content, in points.
  private struct BarHeights {
    /// The height of title and buttons.
    var row: CGFloat
    /// The visible heights of a large title and of a search bar.
    var title: CGFloat
    var search: CGFloat
    /// The height of both that the content covers.
    var covered: CGFloat
    /// The visible fraction of the search bar, from 0 to 1.
    var searchShare: CGFloat
    var height: CGFloat { row + title + search }
  }

  private func heights(for child: UIViewController) -> BarHeights {
    let item = child.navigationItem
    let search = searchRoom(of: item)
    let stops = stops(for: child)
    let covered = child.followedScrollView.map { min(max($0.distanceFromTop, 0), stops.last ?? 0) } ?? 0
    let coveredSearch = hidesSearchBar(item) ? min(covered, search) : 0
    let title = hasLargeTitle(child) ? navigationBar.largeTitleHeight - (covered - coveredSearch) : 0
    return BarHeights(
      row: item.isSearching ? 0 : UINavigationBar.height, title: title, search: search - coveredSearch,
      covered: covered, searchShare: search > 0 ? 1 - coveredSearch / search : 1)
  }

  /// Returns the scroll distances at which content may rest: with the whole bar, without the search bar, without the
  /// large title.
  private func stops(for child: UIViewController) -> [CGFloat] {
    var stops: [CGFloat] = []
    let search = searchRoom(of: child.navigationItem)
    if search > 0, hidesSearchBar(child.navigationItem) { stops = [search] }
    if hasLargeTitle(child) { stops.append((stops.last ?? 0) + navigationBar.largeTitleHeight) }
    return stops
  }

  /// Returns the height of the bar with a controller on top, in points. It increases while the content is pulled down.
  final func barHeight(for child: UIViewController) -> CGFloat { heights(for: child).height + titleStretch(for: child) }

  private func placeNavigationBar() {
    let height = stack.last.map { barHeight(for: $0) } ?? UINavigationBar.height
    let top = isNavigationBarHidden ? -height - 1 : view.safeAreaInsets.top + edgeInset
    navigationBar.searchShare = stack.last.map { heights(for: $0).searchShare } ?? 1
    navigationBar.placeUntransformed(in: CGRect(x: 0, y: top, width: view.bounds.width, height: height))
  }

  // MARK: Large titles and search bars

  private func hasLargeTitle(_ child: UIViewController) -> Bool {
    guard !isNavigationBarHidden, !child.navigationItem.isSearching,
      let index = stack.firstIndex(where: { $0 === child })
    else { return false }
    return navigationBar.showsLargeTitle(stack[...index].map { $0.navigationItem })
  }

  /// Returns the height of an item's search bar with its scopes, in points; 0 for none.
  private func searchRoom(of item: UINavigationItem) -> CGFloat {
    guard !isNavigationBarHidden, let search = item.searchController?.searchBar else { return 0 }
    return NavigationItemView.height(of: search)
  }

  /// Returns whether the search bar disappears while the content is scrolled.
  private func hidesSearchBar(_ item: UINavigationItem) -> Bool {
    guard let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// Updates the bar when a search begins or ends. Called in an animation block.
  final func searchDidChange() {
    guard isViewLoaded else { return }
    placeBars()
    view.layoutIfNeeded()
  }

  /// Returns the distance by which a large title moves down with pulled content, unless there is a refresh control.
  private func titleStretch(for child: UIViewController) -> CGFloat {
    guard hasLargeTitle(child), let scrollView = child.followedScrollView, scrollView.refreshControl == nil else {
      return 0
    }
    return max(0, -scrollView.distanceFromTop)
  }

  /// Connects the bar to the content of the controllers on the stack, if there is a large title or a search bar.
  private func connectContent() {
    for child in stack where child.isViewLoaded {
      let scrollView = child.contentScrollView(for: .top)
      let stops = stops(for: child)
      let follows = !stops.isEmpty && scrollView?.contentInsetAdjustmentBehavior != .never
      if child.followedScrollView !== scrollView || !follows { disconnectContent(of: child) }
      guard follows, let scrollView else { continue }
      child.followedScrollView = scrollView
      let controller = Weak(child)
      let bar = scrollView.followingBar ?? FollowingBar()
      bar.stops = stops
      bar.onContentMove = weakly(self) { (navigation: UINavigationController) in
        if let controller = controller.value { navigation.contentDidMove(of: controller) }
      }
      scrollView.followingBar = bar
    }
  }

  /// Disconnects the bar from a controller's content.
  final func disconnectContent(of child: UIViewController) {
    guard let scrollView = child.followedScrollView else { return }
    child.followedScrollView = nil
    scrollView.followingBar = nil
  }

  private func contentDidMove(of child: UIViewController) {
    guard let bar = child.followedScrollView?.followingBar else { return }
    let heights = heights(for: child)
    if heights.covered != bar.covered {
      bar.cover(heights.covered) {
        child.containerInsets.top = topInset(of: child, heights)
      }
    }
    if child === stack.last, !isChangingStack {
      placeNavigationBar()
      navigationBar.layoutIfNeeded()
    }
  }

  // MARK: The toolbar

  private func showsToolbar(for child: UIViewController) -> Bool {
    !isToolbarHidden && !hidesBottomBar(child)
  }

  /// Returns whether a controller, or one below it, hides the bars at the bottom.
  private func hidesBottomBar(_ child: UIViewController) -> Bool {
    guard let index = stack.firstIndex(where: { $0 === child }) else { return child.hidesBottomBarWhenPushed }
    return stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Whether to hide the enclosing tab bar.
  final var hidesBottomBar: Bool { stack.last.map { hidesBottomBar($0) } ?? false }

  private func placeToolbar() {
    let isShown = stack.last.map { showsToolbar(for: $0) } ?? !isToolbarHidden
    let size = CGSize(width: view.bounds.width, height: UIToolbar.height)
    let bottom = view.bounds.height - (isShown ? view.safeAreaInsets.bottom + size.height : -1)
    toolbar.placeUntransformed(in: CGRect(origin: CGPoint(x: 0, y: bottom), size: size))
  }
}
