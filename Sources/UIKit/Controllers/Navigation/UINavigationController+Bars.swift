import Runtime

// Where the bars are, and what they take of the safe area. The navigation bar is under the safe area's upper edge, the toolbar
// above its lower one. A large title and a search bar make the navigation bar higher, by as much as the content lets them:
// as it is scrolled, first the search bar goes, and then the title.

extension UINavigationController {
  final func placeBars() {
    connectContent()
    placeNavigationBar()
    placeToolbar()
    for child in children { takeRoom(of: child) }
  }

  /// Something else is asked of the bars, when they are shown already.
  final func placeBarsAgain() {
    if isViewLoaded { placeBars() }
  }

  /// For all that is on the stack: what the bars take now.
  final func takeRoom(of child: UIViewController) {
    let room = room(for: child)
    child.followedScrollView?.coveredBarRoom = room.covered
    child.containerInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : room.height - rowAbove(child, room), left: 0,
      bottom: showsToolbar(for: child) ? UIToolbar.height : 0, right: 0)
    guard navigationBar.hasBeenOpaque, !isChangingStack, child.viewIfLoaded?.superview === content else { return }
    child.view.placeUntransformed(in: contentFrame(of: child))
  }

  /// Where the view of a controller is: under all of the bars, or below the row of an opaque navigation bar. What a large title
  /// and a search bar take is in its safe area nevertheless, since that changes as it is scrolled.
  final func contentFrame(of child: UIViewController) -> CGRect {
    let row = rowAbove(child, room(for: child))
    guard row > 0 else { return content.bounds }
    return content.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top + row, left: 0, bottom: 0, right: 0))
  }

  /// Of the navigation bar, what a controller's view does not reach under, in points.
  private func rowAbove(_ child: UIViewController, _ room: BarRoom) -> CGFloat {
    let reachesUnder = navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars
    return isNavigationBarHidden || reachesUnder ? 0 : room.row
  }

  // MARK: The navigation bar

  /// What the bar shows above the content of a controller, in points.
  private struct BarRoom {
    /// Of title and buttons.
    var row: CGFloat
    /// Of a large title and of a search bar, as much as is seen.
    var title: CGFloat
    var search: CGFloat
    /// How much of both the content covers.
    var covered: CGFloat
    /// Of the search bar, 0 to 1.
    var searchShare: CGFloat
    var height: CGFloat { row + title + search }
  }

  private func room(for child: UIViewController) -> BarRoom {
    let item = child.navigationItem
    let search = searchRoom(of: item)
    let stops = stops(for: child)
    let covered = child.followedScrollView.map { min(max($0.distanceFromTop, 0), stops.last ?? 0) } ?? 0
    let coveredSearch = hidesSearchBar(item) ? min(covered, search) : 0
    let title = hasLargeTitle(child) ? navigationBar.largeTitleHeight - (covered - coveredSearch) : 0
    return BarRoom(
      row: item.isSearching ? 0 : UINavigationBar.height, title: title, search: search - coveredSearch,
      covered: covered, searchShare: search > 0 ? 1 - coveredSearch / search : 1)
  }

  /// Where the content may rest: with all of the bar, without the search bar, without the large title.
  private func stops(for child: UIViewController) -> [CGFloat] {
    var stops: [CGFloat] = []
    let search = searchRoom(of: child.navigationItem)
    if search > 0, hidesSearchBar(child.navigationItem) { stops = [search] }
    if hasLargeTitle(child) { stops.append((stops.last ?? 0) + navigationBar.largeTitleHeight) }
    return stops
  }

  /// How high the bar is when a controller is on top, in points. It is higher where the content is pulled down.
  final func barHeight(for child: UIViewController) -> CGFloat { room(for: child).height + titleStretch(for: child) }

  private func placeNavigationBar() {
    let height = stack.last.map { barHeight(for: $0) } ?? UINavigationBar.height
    let top = isNavigationBarHidden ? -height - 1 : view.safeAreaInsets.top
    navigationBar.searchShare = stack.last.map { room(for: $0).searchShare } ?? 1
    navigationBar.placeUntransformed(in: CGRect(x: 0, y: top, width: view.bounds.width, height: height))
  }

  // MARK: Large titles and search bars

  private func hasLargeTitle(_ child: UIViewController) -> Bool {
    guard !isNavigationBarHidden, !child.navigationItem.isSearching,
      let index = stack.firstIndex(where: { $0 === child })
    else { return false }
    return navigationBar.showsLargeTitle(stack[...index].map { $0.navigationItem })
  }

  /// Of an item's search bar, with its scopes, in points; 0 for none.
  private func searchRoom(of item: UINavigationItem) -> CGFloat {
    guard !isNavigationBarHidden, let search = item.searchController?.searchBar else { return 0 }
    return NavigationItemView.height(of: search)
  }

  /// Whether the search bar goes as the content is scrolled.
  private func hidesSearchBar(_ item: UINavigationItem) -> Bool {
    guard let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// Somebody searches, or no longer does. Called in an animation block.
  final func searchDidChange() {
    guard isViewLoaded else { return }
    placeBars()
    view.layoutIfNeeded()
  }

  /// A large title goes down with content that is pulled, unless that is for a refresh control to be seen.
  private func titleStretch(for child: UIViewController) -> CGFloat {
    guard hasLargeTitle(child), let scrollView = child.followedScrollView, scrollView.refreshControl == nil else {
      return 0
    }
    return max(0, -scrollView.distanceFromTop)
  }

  /// Has the bar follow the content of what is on the stack, as far as there is a large title or a search bar.
  private func connectContent() {
    for child in stack where child.isViewLoaded {
      let scrollView = child.contentScrollView(for: .top)
      let stops = stops(for: child)
      let follows = !stops.isEmpty && scrollView?.contentInsetAdjustmentBehavior != .never
      if child.followedScrollView !== scrollView || !follows { disconnectContent(of: child) }
      guard follows, let scrollView else { continue }
      child.followedScrollView = scrollView
      scrollView.barStops = stops
      let controller = Weak(child)
      scrollView.onContentMove = weakly(self) { (navigation: UINavigationController) in
        if let controller = controller.value { navigation.contentDidMove(of: controller) }
      }
    }
  }

  /// Its content is not followed any more.
  final func disconnectContent(of child: UIViewController) {
    guard let scrollView = child.followedScrollView else { return }
    child.followedScrollView = nil
    scrollView.onContentMove = nil
    scrollView.barStops = []
    scrollView.coveredBarRoom = 0
  }

  private func contentDidMove(of child: UIViewController) {
    guard let scrollView = child.followedScrollView, !scrollView.isFollowedByBar else { return }
    let room = room(for: child)
    if room.covered != scrollView.coveredBarRoom {
      scrollView.coverBar(by: room.covered) {
        child.containerInsets.top = room.height - rowAbove(child, room)
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
    toolbar.placeUntransformed(in: CGRect(origin: CGPoint(x: 0, y: bottom), size: size))
  }
}
