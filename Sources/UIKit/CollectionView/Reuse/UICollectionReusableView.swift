/// A view that a collection view reuses for different elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier of the queue that the view is reused from; nil for views not created by a collection view.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// The identifier of the layer of the collection view that created or enqueued the view.
  @exclusivity(unchecked) final var dequeuer: Int?

  /// The number of times a collection view has removed the view from the screen. A touch from before a removal does not
  /// concern the content displayed after it.
  @exclusivity(unchecked) final var removals = 0

  /// Prepares the view for reuse; called before it is dequeued. Does nothing by default.
  open func prepareForReuse() {}

  /// Applies new attributes, after their geometry was applied; called inside the animation block when the change is
  /// animated. Does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that suit the view's content, derived from those of the layout. Called when the view
  /// appears or changes its size; the layout receives attributes that differ. By default the size is that of
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for the layout's size, with
  /// `fittingSizeLevel` along estimated axes and `required` along others. A view without a size of its own keeps the
  /// layout's.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hasNoFittingSize = false
    fittedView.hasNoFittingSize = false
    let size = fittingSize(layoutAttributes)
    // Without a fitting size the result is the present size, which may be that of another layout.
    let isWish = !hasNoFittingSize && !fittedView.hasNoFittingSize
    if isWish || size != bounds.size { layoutAttributes.size = size }
    return layoutAttributes
  }

  /// The view whose constraints determine the size.
  var fittedView: UIView { self }

  /// Returns the part of the size outside of that view, for a width: the space for what is beside it, in points.
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

  /// Returns the size given by the constraints in the view (for a cell: in its content view), or otherwise by
  /// `sizeThatFits(_:)`.
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
    // A required length stays exactly as it is.
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width + beside.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height + beside.height)
  }

  /// Called before the collection view changes its layout. In an interactive change, the new layout is a
  /// `UICollectionViewTransitionLayout` at its beginning, and the old one at its end. Does nothing by default.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after a change of layouts, including its animations. Does nothing by default.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The displayed attributes and whether the view is disappearing; for hosts.
  package final var shownAttributes: UICollectionViewLayoutAttributes? { attributes }
  @exclusivity(unchecked) private final var attributes: UICollectionViewLayoutAttributes?
  @exclusivity(unchecked) package internal(set) final var isDisappearing = false {
    didSet { if isDisappearing != oldValue { ownLayer.noteChange(.semantics) } }
  }

  /// A description of an element for hosts.
  package struct ShownElement {
    package let category: UICollectionView.ElementCategory
    /// The element kind; nil for cells.
    package let kind: String?
    package let section: Int
    package let item: Int
    package let zIndex: Int
    package let isDisappearing: Bool
    /// The number of items in the section; nil if the section no longer exists.
    package let itemsInSection: Int?
  }

  /// The element that the view displays; nil for a view outside a collection view.
  package final var shownElement: ShownElement? {
    guard let attributes = shownAttributes, let list = containingCollectionView else { return nil }
    let key = attributes.key
    return ShownElement(
      category: key.category, kind: attributes.representedElementKind, section: key.section, item: key.item,
      zIndex: attributes.zIndex, isDisappearing: isDisappearing,
      itemsInSection: key.section < list.numberOfSections ? list.numberOfItems(inSection: key.section) : nil)
  }

  // MARK: Configurations

  /// Whether configurations have to be updated before the view is measured or laid out.
  @exclusivity(unchecked) final var needsConfigurationUpdate = true

  /// Updates the configurations of a cell.
  func updateConfigurationIfNeeded() {}

  /// Notifies a cell that it is, or is no longer, an element of a list.
  func showListElement(of attributes: UICollectionViewLayoutAttributes) {}

  /// Notifies a cell that it is about to be configured again.
  func configureListAgain() {}

  /// Resets the swipe actions and similar state, because the view is for another element.
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

  /// The view that is being moved to the position in its layout.
  private(set) static var placed: UICollectionReusableView?
}
