/// A view that a collection view uses again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// For whom the view can be used again; nil for views that no collection view has made.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// The collection view that made it or had it wait.
  @exclusivity(unchecked) final var dequeuer: ObjectIdentifier?

  /// How often a collection view has taken it off the screen. A touch that waits for it is not meant for what it shows
  /// afterwards.
  @exclusivity(unchecked) final var removals = 0

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Called when the view gets new attributes, after their geometry was applied; inside an animation block when the
  /// change is animated.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that suit what the view shows, made from those that the layout has for it. Asked when the view comes
  /// on screen or gets another size; what differs goes to the layout. By default the answer of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for the layout's size, with
  /// `fittingSizeLevel` along the axes that the layout has estimated and `required` along the other one; a view that nobody
  /// has said the size of has no wish.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hasNoFittingSize = false
    fittedView.hasNoFittingSize = false
    let size = fittingSize(layoutAttributes)
    // Without anybody's word the present size is the answer, which may be that of another layout.
    let isWish = !hasNoFittingSize && !fittedView.hasNoFittingSize
    if isWish || size != bounds.size { layoutAttributes.size = size }
    return layoutAttributes
  }

  /// The view whose constraints say how large it is.
  var fittedView: UIView { self }

  /// What of its size that view does not have, in a width: room for what is beside it, in points.
  func roomBesideFittedView(width: CGFloat) -> CGSize { .zero }

  private final func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let axes = containingCollectionView?.layoutInUse.measuredAxes(of: attributes) ?? (width: true, height: true)
    guard axes.width || axes.height else {
      return fittedView.layoutState == nil ? sizeThatFits(attributes.size) : attributes.size
    }
    return systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
  }

  /// The size that constraints in the view (in a cell: in its content view) give, else that of `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let beside = roomBesideFittedView(width: targetSize.width)
    let target = CGSize(
      width: max(0, targetSize.width - beside.width), height: max(0, targetSize.height - beside.height))
    guard let state = fittedView.layoutState,
      let size = state.fittingSize(target, horizontalFittingPriority, verticalFittingPriority)
    else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    // What is required stays exactly as it is.
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width + beside.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height + beside.height)
  }

  /// The collection view is about to change its layout. When the change is interactive, the new layout is a
  /// `UICollectionViewTransitionLayout` at its beginning and the old one at its end.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The change of layouts is done, its animations included.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that it shows and whether it is disappearing; for hosts.
  package final var shownAttributes: UICollectionViewLayoutAttributes? { attributes }
  @exclusivity(unchecked) private final var attributes: UICollectionViewLayoutAttributes?
  @exclusivity(unchecked) package internal(set) final var isDisappearing = false {
    didSet { if isDisappearing != oldValue { ownLayer.noteChange(.semantics) } }
  }

  /// What hosts are told of an element.
  package struct ShownElement {
    package let category: UICollectionView.ElementCategory
    /// nil for cells.
    package let kind: String?
    package let section: Int
    package let item: Int
    package let zIndex: Int
    package let isDisappearing: Bool
    /// nil when there is no such section any more.
    package let itemsInSection: Int?
  }

  /// nil for a view that is in no collection view.
  package final var shownElement: ShownElement? {
    guard let attributes = shownAttributes, let list = containingCollectionView else { return nil }
    let key = attributes.key
    return ShownElement(
      category: key.category, kind: attributes.representedElementKind, section: key.section, item: key.item,
      zIndex: attributes.zIndex, isDisappearing: isDisappearing,
      itemsInSection: key.section < list.numberOfSections ? list.numberOfItems(inSection: key.section) : nil)
  }

  // MARK: Configurations

  /// Whether configurations are to be updated before the view is measured or laid out.
  @exclusivity(unchecked) final var needsConfigurationUpdate = true

  /// For cells.
  func updateConfigurationIfNeeded() {}

  /// The view is an element of a list, or no longer; for cells.
  func showListElement(of attributes: UICollectionViewLayoutAttributes) {}

  /// The view is about to be configured again; for cells.
  func configureListAgain() {}

  /// It has other swipe actions and the like than before: it shows another element.
  func becomeFresh() {}

  private final func setNeedsConfigurationUpdate() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open override func layoutSublayers(of layer: CALayer) {
    if needsConfigurationUpdate { CurrentTraits.perform(for: self) { updateConfigurationIfNeeded() } }
    super.layoutSublayers(of: layer)
  }

  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    let former = self.attributes
    self.attributes = attributes
    if attributes.list != nil || former?.list != nil { showListElement(of: attributes) }
    if attributes.isPinned != former?.isPinned ?? false { setNeedsConfigurationUpdate() }
    let outer = UICollectionReusableView.placed
    UICollectionReusableView.placed = self
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    UICollectionReusableView.placed = outer
    apply(attributes)
  }

  /// The view that is being put where its layout has it.
  private(set) static var placed: UICollectionReusableView?
}
