import CollectionIndex
import Runtime

/// The scroll view of a row: a direct subview of the collection view, behind its headers, that does not clip.
///
/// Across the row, its bounds begin where its frame does. So the frames of its subviews equal those of their
/// attributes, and moving the scroll view across the row moves nothing visible: only the offset along the row does.
@MainActor final class OrthogonalScrollView: UIScrollView {
  let row: OrthogonalRow
  @Weak private var collectionView: UICollectionView?
  /// The prefetching plan for its items.
  var prefetcher = Prefetcher()
  /// The offset in the last layout pass of the collection view; nil before the first.
  private var lastOffset: CGFloat?
  /// The origin of the bounds while the layout's geometry is applied, whatever else changes; nil otherwise.
  private var prescribedOrigin: CGPoint?

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

  private var axis: LayoutAxis { row.geometry.axis }

  /// The offset, in points.
  var offset: CGFloat { axis.box(of: bounds).start }

  /// Returns the origin of the bounds for an offset, at its present position. The row may have another position
  /// already.
  private func origin(_ offset: CGFloat) -> CGPoint { point(along: offset, across: axis.box(of: bounds).side) }

  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  // MARK: The layout

  /// Moves to the frame and the offset of the row, in the running animation block. During a motion of its own, it
  /// returns into its range by itself.
  func follow() {
    let geometry = row.geometry
    let (now, side) = (offset, axis.box(of: geometry.frame).side)
    let way = side - axis.box(of: bounds).side
    prescribedOrigin = point(along: now, across: side)
    UIView.performWithoutAnimation {
      ownLayer.mirrorsSublayers = collectionView?.ownLayer.mirrorsSublayers ?? false
      frame = geometry.frame
      bounds.origin = point(along: now, across: side)
      shiftCourse(by: point(along: 0, across: way))
      let (along, across) = (geometry.bounce != .never, geometry.bounce == .always)
      (bouncesHorizontally, alwaysBounceHorizontal) = axis == .horizontal ? (along, across) : (false, false)
      (bouncesVertically, alwaysBounceVertical) = axis == .vertical ? (along, across) : (false, false)
      decelerationRate = geometry.decelerationRate
      // There is no scrolling across the row: the content begins with the bounds and is not longer.
      let rooms = geometry.rooms
      contentInset =
        axis == .horizontal
        ? UIEdgeInsets(top: -geometry.frame.minY, left: rooms.before, bottom: 0, right: rooms.after)
        : UIEdgeInsets(top: rooms.before, left: -geometry.frame.minX, bottom: rooms.after, right: 0)
      contentSize = axis.size(length: geometry.length, breadth: axis.breadth(of: geometry.frame.size))
    }
    prescribedOrigin = nil
    if let motion { turnMotion(to: clamped(CGPoint(x: motion.x.end, y: motion.y.end))) }
    if !isMovingContent { setOrigin(origin(row.offset)) }
  }

  /// Moves to an origin for the layout, without notifying the collection view of a scrolled row.
  private func setOrigin(_ origin: CGPoint) {
    guard bounds.origin != origin else { return }
    prescribedOrigin = origin
    bounds.origin = origin
    prescribedOrigin = nil
  }

  /// Returns the bounds of the last layout pass at the row's present position, null before the first, and records the
  /// present ones for the next call.
  func takeLastBounds() -> CGRect {
    defer { lastOffset = offset }
    return lastOffset.map { CGRect(origin: origin($0), size: bounds.size) } ?? .null
  }

  /// Ends the row, because its section was deleted. Its offset stays, even out of range.
  func end() {
    let offset = contentOffset
    isScrollEnabled = false
    stopScrollingAndZooming()
    moveContent(to: offset)
  }

  // MARK: Scrolling

  package override var scrollsOnlyWithFocus: Bool { true }

  override func boundsWillChange(to new: inout CGRect) -> (() -> Void)? {
    new.origin = prescribedOrigin ?? origin(axis.box(of: new).start)
    return super.boundsWillChange(to: &new)
  }

  override func contentDidScroll() {
    super.contentDidScroll()
    // A finger may still hold one that was taken away, and the row has another by now.
    guard prescribedOrigin == nil, row.view === self else { return }
    row.followScrollView()
    collectionView?.rows?.rowDidScroll(row)
  }

  override func contentWasLetGo() {
    super.contentWasLetGo()
    if !hasElements { collectionView?.setNeedsLayout() }  // it may have been kept for that alone
  }

  package override func adjustedTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let layout = collectionView?.layoutInUse else { return proposed }
    func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
    return origin(
      layout.restingOffset(
        ofRow: row.section, proposed: along(proposed), velocity: along(velocity),
        drag: isDragging ? (from: along(dragging.origin), to: offset) : nil))
  }

  /// Scrolls the row to an offset, which is brought into range, where it need not rest by itself.
  func scroll(to offset: CGFloat, animated: Bool) {
    let target = origin(row.geometry.clamped(offset))
    guard animated, window != nil else {
      stopMotion()
      super.contentOffset = target
      return
    }
    super.setContentOffset(target, animated: true)
  }

  /// Returns where the row rests that a program scrolls: in its range, and as its behavior says (recorded:
  /// `Tests/Truth/Facts/OrthogonalSections.json`).
  private func resting(_ target: CGPoint) -> CGPoint {
    guard target.isFinite, let layout = collectionView?.layoutInUse else { return target }
    let offset = row.geometry.clamped(axis == .horizontal ? target.x : target.y)
    return origin(layout.restingOffset(ofRow: row.section, proposed: offset, velocity: 0, drag: nil))
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = isMovingContent ? newValue : resting(newValue) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(resting(contentOffset), animated: animated)
  }

  /// Moves the content of the row, including a drag or motion in progress.
  func shift(by way: CGFloat) {
    prescribedOrigin = origin(offset + way)
    shiftContent(by: point(along: way, across: 0))
    prescribedOrigin = nil
  }

  // MARK: Contents

  /// Whether it contains an element of the collection view.
  var hasElements: Bool { subviews.contains { $0 is UICollectionReusableView } }

  /// Returns whether a touch hits the row. Its content is also visible beside it, in the content insets of the
  /// collection view.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let collectionView else { return false }
    let (visible, own) = (axis.box(of: collectionView.bounds), axis.box(of: bounds))
    let box = AxisBox(start: visible.start + offset, length: visible.length, side: own.side, breadth: own.breadth)
    return axis.rect(of: box).contains(point)
  }
}
