import CollectionIndex
import Runtime

/// What a row scrolls in: a direct subview of the collection view, behind its headers, that does not clip.
///
/// Across the row its bounds begin where its frame does. So what is in it has the frame that its attributes have, and
/// moving the scroll view across the row moves nothing that is seen: only how far it is scrolled does.
@MainActor final class OrthogonalScrollView: UIScrollView {
  let row: OrthogonalRow
  @Weak private var collectionView: UICollectionView?
  /// Of the items that scroll in.
  var prefetcher = Prefetcher()
  /// How far it was scrolled in the last layout pass of the collection view; nil before the first.
  private var lastOffset: CGFloat?
  /// It takes what the layout has for it, and is not scrolled.
  private var isFollowing = false

  init(_ row: OrthogonalRow, in collectionView: UICollectionView) {
    self.row = row
    self.collectionView = collectionView
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    isDirectionalLockEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    UIView.performWithoutAnimation { follow() }
  }

  required init?(coder: NSCoder) { nil }

  private var axis: FlowAxis { row.geometry.axis }

  /// How far it is scrolled, in points.
  private var offset: CGFloat { axis.box(of: bounds).start }

  /// The origin of the bounds where it lies now, for how far it is scrolled. The row may lie elsewhere already.
  private func origin(_ offset: CGFloat) -> CGPoint { point(along: offset, across: axis.box(of: bounds).side) }

  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  // MARK: The layout

  /// Lies where the layout has the row, and is scrolled as far as that says, in the animation block that is being run;
  /// while it moves by itself it stays in its range in its own way.
  func follow() {
    let geometry = row.geometry
    let (now, side) = (offset, axis.box(of: geometry.frame).side)
    let way = side - axis.box(of: bounds).side
    isFollowing = true
    UIView.performWithoutAnimation {
      ownLayer.mirrorsSublayers = collectionView?.ownLayer.mirrorsSublayers ?? false
      frame = geometry.frame
      bounds.origin = point(along: now, across: side)
      shiftCourse(by: point(along: 0, across: way))
      let (along, across) = (geometry.bounce != .never, geometry.bounce == .always)
      (bouncesHorizontally, alwaysBounceHorizontal) = axis == .horizontal ? (along, across) : (false, false)
      (bouncesVertically, alwaysBounceVertical) = axis == .vertical ? (along, across) : (false, false)
      decelerationRate = geometry.decelerationRate
      // Nothing moves across the row: the content begins there where the bounds do, and is not longer.
      contentInset =
        axis == .horizontal
        ? UIEdgeInsets(top: -geometry.frame.minY, left: 0, bottom: 0, right: 0)
        : UIEdgeInsets(top: 0, left: -geometry.frame.minX, bottom: 0, right: 0)
      contentSize = axis.size(length: geometry.length, breadth: axis.breadth(of: geometry.frame.size))
    }
    isFollowing = false
    if let motion { turnMotion(to: clamped(CGPoint(x: motion.x.end, y: motion.y.end))) }
    if !isMovingContent, offset != row.offset { bounds.origin = origin(row.offset) }
  }

  /// The bounds of the last layout pass, where the row lies now; null before the first. The next one has those of now.
  func takeLastBounds() -> CGRect {
    defer { lastOffset = offset }
    return lastOffset.map { CGRect(origin: origin($0), size: bounds.size) } ?? .null
  }

  /// Its section is gone. It stays where a finger has left it, out of its range, too.
  func end() {
    let offset = contentOffset
    isScrollEnabled = false
    stopScrollingAndZooming()
    moveContent(to: offset)
  }

  // MARK: Scrolling

  package override var scrollsOnlyWithFocus: Bool { true }

  override func boundsWillChange(to new: inout CGRect) -> (() -> Void)? {
    new.origin =
      isFollowing
      ? point(along: offset, across: axis.box(of: row.geometry.frame).side) : origin(axis.box(of: new).start)
    return super.boundsWillChange(to: &new)
  }

  override func contentDidScroll() {
    super.contentDidScroll()
    if !isFollowing { collectionView?.rowDidScroll(row, to: offset) }
  }

  override func contentWasLetGo() {
    super.contentWasLetGo()
    if !hasElements { collectionView?.setNeedsLayout() }  // it may have been there for that alone
  }

  package override func adjustedTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = collectionView?.layoutInUse else { return proposed }
    func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
    return origin(
      layout.restingOffset(
        ofRow: row.section, proposed: along(proposed), velocity: along(velocity),
        drag: isDragging ? (from: along(dragging.origin), to: offset) : nil))
  }

  /// Scrolls the row; the place is brought into range.
  func scroll(to offset: CGFloat, animated: Bool) {
    setContentOffset(origin(row.geometry.clamped(offset)), animated: animated)
  }

  /// Moves what is in the row, and with it what a finger or a motion still does to it.
  func shift(by way: CGFloat) { shiftContent(by: point(along: way, across: 0)) }

  // MARK: What is in it

  /// Whether an element of the collection view is in it.
  var hasElements: Bool { subviews.contains { $0 is UICollectionReusableView } }

  /// Beside it, where content insets of the collection view are, its content is seen, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let collectionView else { return false }
    let (visible, own) = (axis.box(of: collectionView.bounds), axis.box(of: bounds))
    let box = FlowBox(start: visible.start + offset, length: visible.length, side: own.side, breadth: own.breadth)
    return axis.rect(of: box).contains(point)
  }
}
