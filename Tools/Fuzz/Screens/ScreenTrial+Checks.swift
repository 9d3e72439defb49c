import Stage
import UIKit

// What has to hold in every frame, and when nothing moves.

extension ScreenTrial {
  static let tolerance: CGFloat = 1e-6

  func checkFrame() throws(Violation) {
    try complainOfReports()
    var lists: [UICollectionView] = []
    for stage in stages {
      stage.window.layoutIfNeeded()  // what completions have changed at the end of the frame
      visit(stage.window) { if let list = $0 as? UICollectionView { lists.append(list) } }
    }
    let late = missing
    for list in lists { try checkElements(of: list) }
    missing = missing.filter { $0.value > late[$0.key] ?? 0 }
    for screen in account.living where screen.isViewLoaded && screen.list.window != nil && !screen.isMoving {
      try checkContents(of: screen)
    }
  }

  /// Each place in view has its element, once, and nothing else has one; it is where the layout has it.
  private func checkElements(of list: UICollectionView) throws(Violation) {
    guard !list.hasUncommittedUpdates, !list.bounds.isEmpty else { return }
    for missed in try list.missingElements() where !mayComeLater(missed.key, in: list) {
      throw Violation("\(missed.key) is missing: \(missed.frame), \(list.bounds)")
    }
  }

  /// After ten passes in which elements have made room for others, the rest waits for the next frame.
  private func mayComeLater(_ key: Board.Key, in list: UICollectionView) -> Bool {
    guard needsFrame else { return false }
    let missed = Missing(list: ObjectIdentifier(list), key: key)
    missing[missed, default: 0] += 1
    return missing[missed]! < 5
  }

  /// The view has as many items as the data, and each cell shows its own.
  private func checkContents(of screen: FuzzScreen) throws(Violation) {
    let list = screen.list
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    guard counts == screen.counts else { throw Violation("there are \(counts) items, and should be \(screen.counts)") }
    for path in list.indexPathsForVisibleItems {
      guard let cell = list.cellForItem(at: path) as? any FuzzScreenCell else { continue }
      guard cell.shownText == screen.text(at: path) else {
        throw Violation(
          "cell \(path) shows \(cell.shownText), and should show \(screen.text(at: path) ?? "nothing")")
      }
    }
  }

  /// What should be when no finger is down and no frame is needed.
  func checkRest() throws(Violation) {
    try checkFrame()  // nothing comes later any more
    guard account.completions.count == 0 else {
      throw Violation("\(account.completions.count) completions were not called")
    }
    if let kept = account.kept(besides: reachable) { throw Violation("\(kept) was left and is not released") }
    var unrest: String?
    for stage in stages { visit(stage.window) { unrest = unrest ?? GalleryTrial.unrest(of: $0) } }
    if let unrest { throw Violation(unrest) }
    for screen in account.living where screen.isViewLoaded && screen.list.window != nil {
      if hasTurnedBack { bringIntoRange(screen.list) }
      try checkOffset(of: screen.list)
      if Looks.inForce.contains(.sizes) { try checkSizes(of: screen) }
    }
    hasTurnedBack = false
  }

  /// What a program does with an offset or insets that an animator has put back, when the content was another one then.
  private func bringIntoRange(_ list: UICollectionView) {
    let (insets, size) = (list.adjustedContentInset, list.contentSize)
    func clamped(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(offset, start), max(start, end))
    }
    list.contentOffset = CGPoint(
      x: clamped(list.contentOffset.x, -insets.left, size.width + insets.right - list.bounds.width),
      y: clamped(list.contentOffset.y, -insets.top, size.height + insets.bottom - list.bounds.height))
    list.layoutIfNeeded()
  }

  private func checkOffset(of list: UICollectionView) throws(Violation) {
    for element in list.elementViews where element.isDisappearing {
      throw Violation("a view on its way out is left in the collection view")
    }
    let (insets, size, offset) = (list.adjustedContentInset, list.contentSize, list.contentOffset)
    func check(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) throws(Violation) {
      guard offset > start - 0.01, offset < max(start, end) + 0.01 else {
        throw Violation("the content rests at \(offset), outside of \(start) to \(max(start, end))")
      }
    }
    try check(offset.x, -insets.left, size.width + insets.right - list.bounds.width)
    try check(offset.y, -insets.top, size.height + insets.bottom - list.bounds.height)
  }

  /// Each cell is as large as it wants to be.
  private func checkSizes(of screen: FuzzScreen) throws(Violation) {
    for path in screen.list.indexPathsForVisibleItems {
      guard let cell = screen.list.cellForItem(at: path),
        let attributes = screen.list.layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let size = cell.bounds.size
      if let wanted = screen.wantedSize(at: path) {
        guard abs((wanted.width ?? size.width) - size.width) < 0.01,
          abs((wanted.height ?? size.height) - size.height) < 0.01
        else { throw Violation("cell \(path) has the size \(size), and its constraints want \(wanted)") }
      }
      let preferred = cell.preferredLayoutAttributesFitting(attributes).size
      guard abs(preferred.width - size.width) < 0.51, abs(preferred.height - size.height) < 0.51 else {
        throw Violation("cell \(path) rests with the size \(size), and prefers \(preferred)")
      }
      guard abs(cell.contentView.frame.height - size.height) < 0.01 || cell is UICollectionViewListCell else {
        throw Violation("cell \(path) is not filled by its content view: \(cell.contentView.frame) in \(size)")
      }
    }
  }
}
