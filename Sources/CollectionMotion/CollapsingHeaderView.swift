import UIKit

/// A header above the content of a scroll view that collapses to a bar while the content scrolls up, and stretches when
/// it is pulled down.
///
/// ```swift
/// let header = CollapsingHeaderView(expandedHeight: 240, barHeight: 56)
/// header.title = "Lisbon"
/// header.backgroundView = UIImageView(image: picture)
/// header.attach(to: collectionView)
///
/// func scrollViewDidScroll(_ scrollView: UIScrollView) { header.follow() }
///
/// func scrollViewWillEndDragging(
///   _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
/// ) {
///   targetContentOffset.pointee = header.targetContentOffset(
///     forProposedContentOffset: targetContentOffset.pointee, withVelocity: velocity)
/// }
/// ```
///
/// The header is a subview of the scroll view, so it works with any layout, and a drag that begins on it scrolls the
/// content. It adds its height to the content inset, and covers the safe area above it, for example behind a navigation
/// bar. Scrolling moves a few views; no layout prepares for it.
@MainActor open class CollapsingHeaderView: UIView {
  /// The change of the header when the content is pulled down.
  public enum Stretch: Sendable {
    /// The header becomes longer, and ``CollapsingHeaderView/backgroundView`` is enlarged about its middle at the lower
    /// edge, so that it still fills it.
    case zoom
    /// The header becomes longer, and so does ``CollapsingHeaderView/backgroundView``.
    case lengthen
    /// The header keeps its height at the top, and the content moves away from it, for example to uncover a refresh
    /// control.
    case none
  }

  /// The state of a header.
  public struct State: Equatable, Sendable {
    /// The height below the safe area, in points.
    public let height: CGFloat
    /// The part of the collapse that is done, from 0 to 1.
    public let collapse: CGFloat
    /// The distance by which the header is longer than its expanded height, in points.
    public let stretch: CGFloat
  }

  // MARK: Heights

  /// The height at the top of the content, below the safe area, in points; at least ``barHeight``.
  public final var expandedHeight: CGFloat {
    get { geometry.expandedHeight }
    set {
      let added = max(newValue, barHeight) - expandedHeight
      geometry.expandedHeight += added
      addInset(added)
    }
  }

  /// The height of the bar that remains, in points. With 0 the header scrolls away.
  public final var barHeight: CGFloat { geometry.barHeight }

  /// Heights between the bar's and the expanded one at which the header may rest, too, in points; none by default.
  public final var detents: [CGFloat] {
    get { geometry.detents }
    set { geometry.detents = newValue }
  }

  private var geometry: CollapsingHeaderGeometry

  // MARK: Appearance

  /// The change when the content is pulled down; ``Stretch/zoom`` by default. With Reduce Motion enabled, zooming is
  /// replaced by ``Stretch/lengthen``.
  public final var stretch = Stretch.zoom { didSet { arrange() } }

  /// The speed of ``backgroundView`` while the header collapses, from 0, in place, to 1, as fast as the content; 0.5 by
  /// default. With Reduce Motion enabled it moves as fast as the content.
  public final var parallax: CGFloat = 0.5 { didSet { arrange() } }

  /// The title. It stands at the lower edge, where lines begin, and shrinks into the middle of the bar.
  public final var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// The label of the title. Tell the header with `setNeedsLayout()` if its size changes.
  public final let titleLabel = UILabel()

  /// The scale of the title in the bar; 0.6 by default.
  public final var collapsedTitleScale: CGFloat = 0.6 { didSet { arrange() } }

  /// The view behind everything, for example a picture; nil by default. It has the expanded size.
  public final var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }

  /// A view in the same place as ``backgroundView`` that appears in the second half of the collapse, for example a
  /// blurred copy of its picture; nil by default.
  public final var collapsedBackgroundView: UIView? { didSet { replace(oldValue, collapsedBackgroundView) } }

  /// The view for subviews of your own, of the expanded height, at the lower edge. It disappears in the first half of the
  /// collapse.
  public final let contentView = UIView()

  /// A closure that is called with each new state while the header follows the content.
  public final var onChange: (@MainActor (State) -> Void)?

  /// The present state.
  public private(set) final var state: State

  /// The height of the safe area that the header covers, in points.
  private var safeHeight: CGFloat = 0
  /// The width and the direction for which the subviews are arranged.
  private var arranged: (width: CGFloat, direction: UIUserInterfaceLayoutDirection) = (0, .leftToRight)
  private var link: FrameLink?

  // MARK: Lifecycle

  /// Creates an expanded header.
  /// - Parameters:
  ///   - expandedHeight: The height at the top of the content, in points; at least `barHeight`.
  ///   - barHeight: The height of the bar that remains, in points; not negative.
  public init(expandedHeight: CGFloat, barHeight: CGFloat) {
    let bar = max(0, barHeight)
    geometry = CollapsingHeaderGeometry(expandedHeight: max(expandedHeight, bar), barHeight: bar)
    state = State(height: geometry.expandedHeight, collapse: 0, stretch: 0)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: geometry.expandedHeight))
    clipsToBounds = true
    autoresizingMask = .flexibleWidth
    // In front of pinned headers, whose depth is their z-index.
    layer.zPosition = 10_000
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(contentView)
    addSubview(titleLabel)
  }

  /// Returns nil: a header is created with its heights.
  public required init?(coder: NSCoder) { nil }

  /// Inserts the header into a scroll view and adds its height to the content inset. Content at its top stays there,
  /// below the header.
  public final func attach(to scrollView: UIScrollView) {
    detach()
    scrollView.addSubview(self)
    addInset(expandedHeight)
  }

  /// Removes the header from its scroll view, and its height from the content inset.
  public final func detach() {
    guard scrollView != nil else { return }
    addInset(-expandedHeight)
    removeFromSuperview()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Changes the content inset. Content at its top stays there.
  private func addInset(_ height: CGFloat) {
    guard let scrollView, height != 0 else { return }
    let distance = scrollView.bounds.minY + scrollView.adjustedContentInset.top
    scrollView.contentInset.top += height
    let top = 0 - scrollView.adjustedContentInset.top
    if distance <= 0 { scrollView.contentOffset.y = top + distance }
    follow()
  }

  // MARK: Scrolling

  /// Follows the content. To be called from `scrollViewDidScroll(_:)`, and from
  /// `scrollViewDidChangeAdjustedContentInset(_:)`. While the content moves in an animation, as in an update, the header
  /// then follows it by itself in each frame.
  ///
  /// O(1). While the height stays the same, only the header's position changes.
  public final func follow() {
    UIView.performWithoutAnimation { place() }
    guard isContentAnimated, link == nil else { return }
    link = FrameLink(weakly(self) { $0.followInFrame() })
  }

  private func followInFrame() {
    UIView.performWithoutAnimation { place() }
    if !isContentAnimated { link = nil }
  }

  /// Whether an animation moves the content, so that it is seen elsewhere than its offset says.
  private var isContentAnimated: Bool {
    guard let layer = scrollView?.layer, let keys = layer.animationKeys() else { return false }
    return keys.contains {
      (layer.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath?.hasPrefix("bounds") ?? false
    }
  }

  /// Moves the header to its place, and arranges its subviews if the height is another one.
  private func place() {
    guard let scrollView else { return }
    let bounds = isContentAnimated ? scrollView.layer.presentation()?.bounds ?? scrollView.bounds : scrollView.bounds
    let insets = (adjusted: scrollView.adjustedContentInset.top, own: scrollView.contentInset.top)
    // Space for a refresh control is not a part of the safe area.
    safeHeight = max(0, min(scrollView.safeAreaInsets.top, insets.adjusted - insets.own))
    let height = geometry.height(at: bounds.minY + insets.adjusted, stretches: stretch != .none)
    let new = State(
      height: height, collapse: geometry.collapse(at: height), stretch: max(0, height - geometry.expandedHeight))
    let place = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safeHeight + height)
    let direction = effectiveUserInterfaceLayoutDirection
    let isArranged = frame.size == place.size && arranged.width == place.width && arranged.direction == direction
    if frame != place { frame = place }
    comeToFront()
    guard !isArranged || new != state else { return }
    let hasChanged = new != state
    state = new
    arrange()
    if hasChanged { onChange?(new) }
  }

  /// Returns the offset at which a drag should end, so that the header rests expanded, at one of its ``detents``, or as a
  /// bar. To be called from `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest.
  ///   - velocity: The velocity of the finger; only its sign counts.
  public final func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let scrollView else { return proposed }
    let top = 0 - scrollView.adjustedContentInset.top
    let last = OffsetRange(of: scrollView, contentSize: scrollView.contentSize).last.y
    let stop = geometry.stop(near: proposed.y - top, velocity: velocity.y, upTo: last - top)
    return CGPoint(x: proposed.x, y: top + stop)
  }

  /// Scrolls to the nearest position at which the header may rest, unless it is at one. To be called when content has
  /// come to rest in other ways than by a drag, or when a large title has changed the insets meanwhile.
  public final func settle(animated: Bool) {
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    let target = targetContentOffset(forProposedContentOffset: offset, withVelocity: .zero)
    if target != offset { scrollView.setContentOffset(target, animated: animated) }
  }

  /// Keeps the header in front of cells that appear.
  private func comeToFront() {
    let front = superview?.subviews.last { $0 === self || $0 is UICollectionReusableView || $0 is UIScrollView }
    if let front, front !== self { superview?.bringSubviewToFront(self) }
  }

  // MARK: Arrangement

  open override func layoutSubviews() {
    super.layoutSubviews()
    follow()
    let size = measuredTitle
    guard size != titleSize else { return }
    titleSize = size
    arrange()
  }

  /// The size of the title at its full scale, which is not measured while the content scrolls.
  private var titleSize = CGSize.zero

  private var measuredTitle: CGSize {
    let width = max(0, bounds.width - 2 * CollapsingHeaderView.margin)
    let size = titleLabel.sizeThatFits(CGSize(width: width, height: expandedHeight))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The distance of the title from the sides, in points.
  private static let margin: CGFloat = 16

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    for (index, view) in [backgroundView, collapsedBackgroundView].compactMap({ $0 }).enumerated() {
      insertSubview(view, at: index)
    }
    arrange()
  }

  /// Arranges the subviews for the present state.
  private func arrange() {
    let width = bounds.width
    arranged = (width, effectiveUserInterfaceLayoutDirection)
    guard width > 0 else { return }
    arrangeBackground(width)
    let (bottom, collapse) = (safeHeight + state.height, state.collapse)
    contentView.frame = CGRect(x: 0, y: bottom - expandedHeight, width: width, height: expandedHeight)
    contentView.alpha = max(0, 1 - 2 * collapse)
    titleLabel.bounds.size = titleSize
    let margin = CollapsingHeaderView.margin
    let side = margin + titleSize.width / 2
    let start = arranged.direction == .rightToLeft ? width - side : side
    let lift = (1 - collapse) * (margin / 2 + titleSize.height / 2) + collapse * barHeight / 2
    titleLabel.center = CGPoint(x: start + (width / 2 - start) * collapse, y: bottom - lift)
    let scale = 1 + (collapsedTitleScale - 1) * collapse
    titleLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  private func arrangeBackground(_ width: CGFloat) {
    let whole = safeHeight + expandedHeight
    let zooms = stretch == .zoom && !isMotionReduced && whole > 0
    let speed = isMotionReduced ? 1 : parallax
    let scale = zooms ? 1 + state.stretch / whole : 1
    let height = whole + (zooms ? 0 : state.stretch)
    for view in [backgroundView, collapsedBackgroundView] {
      guard let view else { continue }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let size = CGSize(width: width, height: height)
      if view.bounds.size != size { view.bounds.size = size }
      view.center = CGPoint(
        x: width / 2, y: height * scale / 2 - speed * max(0, expandedHeight - state.height))
    }
    collapsedBackgroundView?.alpha = max(0, 2 * state.collapse - 1)
  }
}
