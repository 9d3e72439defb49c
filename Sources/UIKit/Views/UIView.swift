import Runtime

/// A rectangle on the screen, with a layer that displays it, subviews, and event handling.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  /// Creates a view. It is the first designated initialiser; see FrameInitializer.swift.
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    ownLayer = type(of: self).layerClass.init()
    seenTraits = CurrentTraits.forNewView
    super.init()
    ownLayer.owner = self
    self.frame = frame
    if type(of: self).draws { ownLayer.setNeedsDisplay() }
  }

  /// Creates a view with a frame of zero. Archives are not supported.
  public required init?(coder: NSCoder) {
    ownLayer = type(of: self).layerClass.init()
    seenTraits = CurrentTraits.forNewView
    super.init()
    ownLayer.owner = self
    if type(of: self).draws { ownLayer.setNeedsDisplay() }
  }

  /// Does nothing, because archives are not supported.
  open func encode(with coder: NSCoder) {}

  public convenience override init() { self.init(frame: .zero) }

  /// Called for views of a class that represents a nib, after their creation; see `UINib`.
  open func awakeFromNib() {}

  /// Never called, because there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  deinit {
    whileDeinitializing {
      ownLayer.owner = nil
      layoutState?.viewIsGone()
      for subview in children { subview.parent = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
    }
  }

  /// The layer that displays the view, which is its delegate. An override returns the same layer as another type.
  open var layer: CALayer { ownLayer }

  // Values that every frame reads are accessed where they are stored, without a call that could be overridden.

  /// The layer, without dynamic dispatch.
  final let ownLayer: CALayer

  /// The class of the view's layer. Override it for views with a special layer.
  open class var layerClass: CALayer.Type { CALayer.self }

  #if !hasFeature(Embedded)
    /// The view's class, address, frame in points, opacity and visibility if they differ from the defaults, and layer,
    /// in UIKit's format. Only for the main actor. The web build has no class names and uses `NSObject`'s description.
    open nonisolated override var description: String { MainActor.assumeIsolated { ViewDescription.of(self) } }
  #endif

  // MARK: Geometry. NaN is rejected with a message that names the view, and the value does not change.

  /// The bounding rectangle of the view under its transform, in the superview's coordinates, in points.
  ///
  /// Setting it sets `bounds` and `center`. It then reads as it was set, unless the transform rotates by an angle other
  /// than a right one. To place such a view, set these properties instead.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      let place = ownLayer.place(filling: newValue)
      guard place.size.isFinite, place.position.isFinite else { return refuse("frame", newValue.description) }
      setPlace(place.size, place.position)
    }
  }

  /// The view's coordinate system: its size, and the point at its top left.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      let old = ownLayer.bounds
      var new = newValue
      guard new != old else { return }
      guard new.isFinite else { return refuse("bounds", new.description) }
      let consequence = boundsWillChange(to: &new)
      ownLayer.bounds = new
      if new.size != old.size && autoresizesSubviews {
        for subview in children { subview.autoresize(from: old.size, to: new.size) }
      }
      consequence?()
      boundsDidChange(from: old)
      if !isChangingFrame { propertiesDidChange() }
    }
  }

  /// Called before the bounds change. An override may adjust the new bounds.
  /// - Returns: A closure to call immediately after the change, or nil.
  func boundsWillChange(to new: inout CGRect) -> (() -> Void)? { nil }

  /// Called after the bounds have changed. An override calls `adaptToBounds(from:)`.
  func boundsDidChange(from old: CGRect) { adaptToBounds(from: old) }

  final func adaptToBounds(from old: CGRect) {
    if bounds.size != old.size, !isChangingFrame { placeDidChange() }
    if bounds.origin != old.origin { layoutState?.insetsDidChange() }
    safeAreaDidMove()
  }

  // Overridable hooks for UIKit's own subclasses. Methods that programs override are called separately.

  /// Returns the safe area of a view without a superview.
  func outermostSafeArea() -> UIEdgeInsets { .zero }

  /// Returns the part of the safe area that counts as content inset and therefore does not extend into subviews.
  func safeAreaInContentInset() -> UIEdgeInsets { .zero }

  /// Called when the safe area has changed.
  func safeAreaDidChange() {}

  /// Called when the layout direction may have changed.
  func layoutDirectionDidChange() {}

  /// The position of the anchor point (by default the centre) in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      guard newValue != ownLayer.position else { return }
      guard newValue.isFinite else { return refuse("center", newValue.description) }
      ownLayer.position = newValue
      guard !isChangingFrame else { return }
      placeDidChange()
      propertiesDidChange()
    }
  }

  /// The point of the view that `center` refers to and the transform is applied about, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set {
      guard newValue.isFinite else { return refuse("anchorPoint", newValue.description) }
      ownLayer.anchorPoint = newValue
      propertiesDidChange()
    }
  }

  #if hasFeature(Embedded)
    /// Does nothing, because there are no key paths to observe.
    final func propertiesDidChange() {}
  #else
    /// The observers of the view's properties, or nil.
    final var keyValueObservers: KeyValueObservers?

    /// Called when properties that are observed by key paths may have changed.
    final func propertiesDidChange() { if keyValueObservers != nil { KeyValueObservers.lookForChanges(of: self) } }
  #endif

  /// Whether size and position are being changed together.
  final var isChangingFrame = false

  /// The two-dimensional part of `transform3D`, about the layer's anchor point. Setting it replaces the whole
  /// transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(ownLayer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform relative to the view's center and bounds; the identity by default.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set {
      guard newValue.isFinite else { return refuse("transform") }
      ownLayer.transform = newValue
      propertiesDidChange()
    }
  }

  /// The shape of the view in collisions. Override it for views of other shapes.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline in collisions for a `collisionBoundsType` of `path`, relative to the view's centre, in points.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The parts of the frame that adapt to the superview's size; none by default. It is ignored for views placed by
  /// constraints.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size is applied to the subviews by their masks; true by default.
  open var autoresizesSubviews = true

  /// Converts a point to another view's coordinates.
  /// - Parameter view: A view, or nil for the window.
  /// - Parameter point: A point in this view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer ?? window?.ownLayer)
  }

  /// Converts a point from another view's coordinates.
  /// - Parameter view: A view, or nil for the window.
  /// - Parameter point: A point in that view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view?.ownLayer ?? window?.ownLayer else { return point }
    return source.convert(point, to: ownLayer)
  }

  /// Converts a rectangle to another view's coordinates and returns its bounding rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// Converts a rectangle from another view's coordinates and returns its bounding rectangle.
  /// - Parameter view: A view, or nil for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  /// Converts a point to another coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// Converts a point from another coordinate space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  /// Converts a rectangle to another coordinate space and returns its bounding rectangle.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// Converts a rectangle from another coordinate space and returns its bounding rectangle.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }

  // MARK: Appearance

  /// The opacity, from 0 to 1. Values outside this range are clamped.
  open var alpha: CGFloat {
    get { ownLayer.preciseOpacity }
    set {
      guard !newValue.isNaN else { return refuse("alpha") }
      ownLayer.preciseOpacity = min(max(newValue, 0), 1)
      propertiesDidChange()
    }
  }

  /// Whether the view and its descendants are not drawn. A hidden view takes no space in a stack view.
  open var isHidden: Bool {
    get { ownLayer.isHidden || layoutState?.vanishing != nil }
    set {
      guard newValue != isHidden else { return }
      layoutState?.vanishing = nil
      if newValue, let layoutState, parent?.subviewObserver?.closesAnimated(self) ?? false {
        layoutState.vanish()
      } else {
        ownLayer.isHidden = newValue
      }
      layoutState?.isHiddenDidChange()
      propertiesDidChange()
    }
  }

  /// The background colour; nil, the default, is transparent. A dynamic colour adapts to the traits.
  open var backgroundColor: UIColor? {
    get {
      guard let color = ownLayer.backgroundColor else { return nil }
      if let dynamicBackground, dynamicBackground.shown == color { return dynamicBackground.color }
      return UIColor(cgColor: color)
    }
    set {
      let shown: CGColor? = if let newValue { resolve(newValue) } else { nil }
      dynamicBackground = nil
      if let newValue, let shown, newValue.isDynamic { dynamicBackground = (newValue, shown) }
      ownLayer.backgroundColor = shown
      propertiesDidChange()
    }
  }

  /// A dynamic background and its resolved colour in the layer. It applies until another colour is set there.
  final var dynamicBackground: (color: UIColor, shown: CGColor)?

  /// The tint colour of controls and template images: the view's own, the superview's, or the default blue.
  ///
  /// Setting it to nil restores the inherited tint. Reading is linear in the depth of the view.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is dimmed; `automatic` inherits the superview's value. By default it is not.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the view's own or inherited tint has changed. Overrides must call super.
  open func tintColorDidChange() {}

  final var ownTint: UIColor?
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The tint that the view's appearance was resolved with; nil if it has no effect.
  final var resolvedTint: UIColor?
  /// The traits that the view's appearance was resolved with; nil if they have no effect.
  @exclusivity(unchecked) final var resolvedTraits: UITraitCollection?
  /// The traits of the last notification; before the first one, those that were current when the view was created.
  @exclusivity(unchecked) final var seenTraits: UITraitCollection

  /// Called when the view's appearance may have changed with its traits or tint. An override calls
  /// `resolveBackground()`.
  func lookMayHaveChanged() { resolveBackground() }

  /// A view whose alpha determines the opacity of this view and its descendants. It uses this view's coordinates and
  /// must not be in another view.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      ownLayer.mask = mask?.ownLayer
    }
  }

  /// A hint that the view covers everything behind it. It has no effect here.
  open var isOpaque = true

  /// The placement of the view's image in its bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      ownLayer.contentsGravity = contentMode.gravity
      ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The number of pixels per point of the layer's contents.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  // MARK: Identity and interaction

  /// An integer by which programs can find the view; 0 by default.
  open var tag = 0
  /// Whether the view and its descendants receive touches; true by default.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether the view receives more than the first of several touches. Gesture recognisers always do.
  open var isMultipleTouchEnabled = false
  /// The number of active property animators that keep touches away from the view.
  final var touchBlockers = 0
  /// The number of active property animators that let touches find the view at its presented position.
  final var touchFollowers = 0

  /// The gesture recognisers. Adding one removes it from its previous view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      let new = gestureRecognizers ?? []
      for recognizer in oldValue ?? [] where !new.contains(where: { $0 === recognizer }) { recognizer.leave(self) }
      for recognizer in new where recognizer.view !== self {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
      }
    }
  }

  /// Adds a gesture recogniser for touches in the view and its descendants, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recogniser. Does nothing if it is another view's.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Returns whether a gesture recogniser, of this view or an ancestor with a touch in this one, may begin. If false,
  /// it fails.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view; see `addInteraction(_:)`.
  open internal(set) var interactions: [any UIInteraction] = []

  open override var next: UIResponder? { viewController ?? parent }

  /// The controller whose view this is. Not retained: a controller clears it when it is deallocated.
  @exclusivity(unchecked) final unowned(unsafe) var viewController: UIViewController?

  /// Adds an interaction and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Ends editing in the view and its descendants.
  /// - Parameter force: Whether to end editing without asking.
  /// - Returns: Whether nothing in the view is being edited now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { stopEditing(force) }

  // MARK: Hierarchy

  /// The superview, or nil.
  open var superview: UIView? { parent }
  /// The superview. Not retained: a view clears it in its subviews when it is deallocated.
  @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?
  /// The subviews, back to front.
  open var subviews: [UIView] { children }
  @exclusivity(unchecked) final var children: [UIView] = []

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes, with the view itself or an ancestor.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed, with the view itself or an ancestor.
  open func didMoveToWindow() {}
  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window that contains the view, or nil.
  open var window: UIWindow? { enclosingWindow }

  /// Adds a view in front of all subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view among the subviews, and removes it from its previous superview.
  /// - Parameter index: The index among the subviews before the removal.
  /// - Parameter view: The view to insert.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of a subview; in front of all if there is no such subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = children.index(ofIdentical: siblingSubview)
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Inserts a view directly behind a subview; behind all if there is no such subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: children.index(ofIdentical: siblingSubview) ?? 0)
  }

  /// Moves a subview to the front. Does nothing for a view that is no subview.
  open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, at: children.count) } }

  /// Moves a subview to the back. Does nothing for a view that is no subview.
  open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }

  /// Exchanges two subviews, whose indexes must be valid.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(index1, index2) }

  /// Removes the view from its superview, together with its constraints to views outside. Does nothing without a
  /// superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns whether the view is another view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the view itself or its first descendant with a tag, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Lays out the subviews; by default those placed by constraints. Called before the next frame after
  /// `setNeedsLayout()` or a change of the size or the subviews.
  open func layoutSubviews() { layoutState?.placeSubviews() }

  /// Requests a call of `layoutSubviews()` before the next frame or in `layoutIfNeeded()`.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Lays out immediately if needed. Inside an animation block, this animates the changes.
  open func layoutIfNeeded() {
    if layoutState != nil || mayUpdateConstraints { return layOutWithConstraints() }
    ownLayer.layoutIfNeeded()
    if mayUpdateConstraints { layOutWithConstraints() }
  }

  /// Requests drawing before the next frame.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Requests drawing of the whole view before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

  /// Draws the view into the current context, `UIGraphicsGetCurrentContext()`, for views whose appearance layers cannot
  /// provide.
  ///
  /// It is called when a view that overrides it is first displayed, after `setNeedsDisplay()`, after a change of traits
  /// or tint, and after a change of size if the content mode is `redraw`; otherwise the drawing is scaled according to
  /// the content mode. Views that do not override it are never drawn.
  /// - Parameter rect: The bounds.
  open func draw(_ rect: CGRect) {}

  /// Sets the layer's contents. By default they are drawn.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the view in a context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

  /// Calls `layoutSubviews()`, and notifies the view's controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    CurrentTraits.perform(for: self) {
      layoutState?.willLayOut()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Returns the best size for the view within a given one, in points; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasNoFittingSize = true
    return bounds.size
  }

  /// Whether the view was asked for its fitting size and had none but its current one. Reset it before asking.
  @exclusivity(unchecked) final var hasNoFittingSize = false

  /// Resizes the view's bounds to fit its content. Its upper left corner, without the transform, stays in place.
  open func sizeToFit() {
    let corner = ownLayer.untransformedFrame.origin
    placeUntransformed(in: CGRect(origin: corner, size: sizeThatFits(bounds.size)))
  }

  /// The view's natural size, with `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of an intrinsic content size along an axis without one: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Invalidates the natural size, which requests layout of the superview.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    layoutState?.naturalSizeDidChange()
    intrinsicSizeDidChange()
  }

  /// Called when the natural size has changed. Cells are notified of that of their content view.
  func intrinsicSizeDidChange() { parent?.subviewObserver?.intrinsicSizeDidChange(of: self) }

  /// The view itself, if it is to be notified of changes of its subviews.
  var subviewObserver: (any SubviewObserver)? { nil }

  /// Whether the natural height depends on the width, as for multi-line text.
  var breaksLines: Bool { false }

  /// Returns the natural height at a width.
  func naturalHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Returns the best size for the view: by its constraints, or `sizeThatFits(_:)`.
  /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest size, `layoutFittingExpandedSize` for the
  ///   largest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the best size for the view, ignoring constraints to views outside it.
  /// - Parameters:
  ///   - horizontalFittingPriority: The priority of the target's width. If it is `.required`, the result has this
  ///     width.
  ///   - verticalFittingPriority: The priority of the target's height. If it is `.required`, the result has this
  ///     height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let layoutState, fitsOwnConstraints,
      let size = layoutState.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    {
      return size
    }
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// Whether constraints determine the fitting size; not in a cell with a content configuration.
  var fitsOwnConstraints: Bool { true }

  /// A target for `systemLayoutSizeFitting(_:)`: as small as constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for `systemLayoutSizeFitting(_:)`: 10,000 points on each side.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Constraints

  /// The state of the view's constraints; nil for most views.
  @exclusivity(unchecked) final var layoutState: ViewLayout?
  @exclusivity(unchecked) final var constraintFlags: ConstraintFlags = []

  /// Whether views of the class depend on constraints: their `updateConstraints()` is called even if they have none
  /// yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints of the view, which is faster than changing them individually. Called before layout, from
  /// descendants to ancestors, after `setNeedsUpdateConstraints()` and when the view gets its first constraints.
  /// Overrides must call super at their end.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintFlags.insert(.needsUpdate)
    noteConstraintUpdate()
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` for this view and its descendants where needed.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// The leading edge: left, or right in a right-to-left layout.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }

  /// The trailing edge: right, or left in a right-to-left layout.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }

  /// The left edge, in any layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }

  /// The right edge, in any layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }

  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }

  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  /// The baseline of the first line of text, or the top of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.firstBaseline)) }

  /// The baseline of the last line of text, or the bottom of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.lastBaseline)) }

  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  /// The insets from the frame to the alignment rectangle, which excludes ornaments such as a shadow in an image; zero
  /// by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first line of text provides the first baseline; by default the one for the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text provides the last baseline: this view or a descendant; by default itself.
  open var forLastBaselineLayout: UIView { self }

  /// The baselines of the first and the last line of text below the centre, in points; nil without text.
  var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { nil }
  /// The system's spacing between a line above and the first line, in points.
  var lineHeightForSpacing: CGFloat { LayoutSpacing.system }

  /// Whether the frame and the autoresizing mask act as required constraints; true by default. Set it to false for a
  /// view placed by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { followsAutoresizingMask }
    set { followsAutoresizingMask = newValue }
  }

  /// The active constraints that the view holds, as the nearest common ancestor of their items, in the order of their
  /// activation.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints?.held.entries.map { $0.constraint } ?? [] }

  /// Activates a constraint on this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints on this view or its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.entry?.holder.view === self { constraint.isActive = false }
  }

  /// Deactivates those of some constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that refer to the view along an axis, whichever view holds them.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAbout(axis)
  }

  /// Returns the priority with which the view resists growing beyond its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { ownHugging(for: axis) }

  /// Sets the priority with which the view resists growing beyond its natural size; `defaultLow` by default.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setOwnHugging(priority, for: axis)
  }

  /// Returns the priority with which the view resists shrinking below its natural size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownCompressionResistance(for: axis)
  }

  /// Sets the priority with which the view resists shrinking below its natural size; `defaultHigh` by default.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnCompressionResistance(priority, for: axis) }

  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.constraints?.guides ?? [] }

  /// Adds a layout guide, placed by constraints in the view's coordinates, and removes it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a layout guide and deactivates its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// Returns the alignment rectangle of a frame, which constraints refer to.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle, the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { ownFrame(forAlignmentRect: alignmentRect) }

  /// Returns whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }

  /// Moves a view with an ambiguous layout to another position that its constraints allow, in the next layout. For
  /// debugging.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// Whether the constraints leave the view's position or size undetermined; false for views without constraints. For
  /// debugging: it solves them again up to eight times.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  // MARK: Environment

  /// The distances by which bars, rounded corners and the like extend into the view, in points. The superview's safe
  /// area applies as far as it overlaps the view; see UIView+SafeArea.swift.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when the safe area insets have changed. Overrides must call super.
  open func safeAreaInsetsDidChange() {}

  final var safeArea = UIEdgeInsets.zero

  /// Called when the layout margins have changed. Overrides must call super.
  open func layoutMarginsDidChange() {}

  final var margins = LayoutMargins()

  /// Whether the view is mirrored in right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  /// The view's traits: those of its controller, its superview or the screen, with its own style. Linear in the depth
  /// of the view.
  open var traitCollection: UITraitCollection {
    let outer = viewController?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return outer.with(overrideUserInterfaceStyle)
  }

  /// The interface style of the view and its descendants; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      let previous = traitCollection
      ownStyle = newValue
      UIView.areTraitsOverridden = true
      traitsWereSet(previous)
    }
  }

  private var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether any view or controller ever had traits of its own. Until then, views that move within a window keep
  /// theirs.
  @exclusivity(unchecked) static var areTraitsOverridden = false

  /// Called when the traits of a view in a window change, and when a view moves to a window with traits other than
  /// those it was last notified of, or initially those current at its creation. Overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The margins in points, including the safe area and the superview's margins. Setting them sets the minimum without
  /// these; 8 by default, for the view of a controller its `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard newValue.isFinite else { return refuse("layoutMargins") }
      margins.custom = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)
      updateLayoutMargins()
    }
  }

  /// The margins by the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.isFinite else { return refuse("directionalLayoutMargins") }
      margins.custom = newValue
      updateLayoutMargins()
    }
  }

  /// Whether the margins include the superview's, as far as these extend into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      updateLayoutMargins()
    }
  }

  /// Whether the margins include the safe area insets; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      updateLayoutMargins()
    }
  }

  /// A guide for the bounds without the margins.
  open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }

  /// A guide for a centred column within the margins, at most 672 points wide, in which text is easy to read.
  open var readableContentGuide: UILayoutGuide { ownReadableGuide }

  /// A guide for the bounds without the safe area insets.
  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }

  /// A guide for the area that the keyboard covers. There is no keyboard on a stage, so it is empty above the safe
  /// area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

  /// Returns the layout direction of an attribute, in the user's language.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.forInterfaces)
  }

  /// Returns the layout direction of an attribute, in relation to another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { interfaceDirection(for: semanticContentAttribute, relativeTo: layoutDirection) }

  /// The effective layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.forInterfaces)
  }

  // MARK: Hit testing

  /// Returns the frontmost view that receives touches at a point in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, touchBlockers == 0, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      if let hit = subview.hitTest(subview.pointToHitTest(point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether the view receives touches at a point in its own coordinates; by default those inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Converts a point from the superview's coordinates to those in which touches find the view.
  private func pointToHitTest(_ point: CGPoint) -> CGPoint {
    guard touchFollowers > 0 else { return ownLayer.pointFromSuperlayer(point) }
    return ownLayer.pointFromSuperlayer(point, at: ownLayer.currentMediaTime)
  }

  /// Returns a view with a static copy of the presented view, even in the middle of its animations.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureOfAll(afterScreenUpdates: afterUpdates)
  }

  /// Returns a view with a static copy of a part of the presented view.
  /// - Parameters:
  ///   - rect: The part in this view's coordinates.
  ///   - afterUpdates: Whether to perform pending layout first.
  ///   - capInsets: Ignored: the copy is not stretched when the view is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { pictureOfPart(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  /// Draws the presented view and its descendants into the current context, scaled to a rectangle.
  /// - Parameter afterUpdates: Whether to perform pending layout first.
  /// - Returns: Whether there is a context.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    render(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Animation

  /// Returns an animation inside an animation block; otherwise changes of views take effect immediately.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn || event == kCAOnOrderOut { return UIView.noAction }
    return ViewAnimation.action(for: layer, key: event) ?? UIView.noAction
  }

  private static let noAction = NSNull()

  // MARK: Accessibility

  /// Whether the view is an element for assistive technology, in place of its descendants; false by default.
  @exclusivity(unchecked) open var isAccessibilityElement = false {
    didSet {
      guard isAccessibilityElement != oldValue else { return }
      UIView.areAnyElementsHidden = true
      noteSemanticsBelow()
    }
  }
  /// An identifier for programs and tests, which is not read aloud.
  open var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { if newValue != nil || spoken != nil { spokenProperties.identifier = newValue } }
  }
  /// The rarely used properties for assistive technology; nil for most views.
  @exclusivity(unchecked) private final var spoken: SpokenProperties?

  private var spokenProperties: SpokenProperties {
    if let spoken { return spoken }
    let made = SpokenProperties()
    spoken = made
    return made
  }

  /// The label that is read aloud.
  @exclusivity(unchecked) open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// Increments the value on behalf of assistive technology, for views with the trait `adjustable`.
  open func accessibilityIncrement() {}
  /// Decrements the value on behalf of assistive technology.
  open func accessibilityDecrement() {}
  /// The additional actions for assistive technology, in order, or nil. Rows of lists have their swipe actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.customActions }
    set { if newValue != nil || spoken != nil { spokenProperties.customActions = newValue } }
  }
  /// The value, read aloud after the label.
  open var accessibilityValue: String? {
    get { spoken?.value }
    set {
      guard newValue != spoken?.value else { return }
      spokenProperties.value = newValue
      ownLayer.noteChange(.semantics)
    }
  }
  /// A description of the view's effect when activated. It is stored, but no host reads it aloud.
  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { if newValue != nil || spoken != nil { spokenProperties.hint = newValue } }
  }
  /// Whether the view and its descendants are hidden from assistive technology; false by default. Setting it is linear
  /// in the number of descendants.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set {
      guard newValue != accessibilityElementsHidden else { return }
      spokenProperties.hidesElements = newValue
      UIView.areAnyElementsHidden = true
      noteSemanticsBelow()
    }
  }
  /// Whether any view ever hid its descendants from assistive technology. Until then no view checks for it.
  private static var areAnyElementsHidden = false

  private func noteSemanticsBelow() {
    ownLayer.noteChange(.semantics)
    for subview in children { subview.noteSemanticsBelow() }
  }

  /// Whether the view is hidden from assistive technology, because it or an ancestor is hidden, or an ancestor is an
  /// element itself.
  package final var isHiddenFromAssistiveTechnology: Bool {
    guard UIView.areAnyElementsHidden else { return false }
    var view: UIView? = self
    while let current = view {
      if current.accessibilityElementsHidden || current !== self && current.isAccessibilityElement { return true }
      view = current.parent
    }
    return false
  }
  #if !hasFeature(Embedded)
    /// The elements in the view for assistive technology, in order; nil for its subviews. It is stored, but hosts use
    /// the views.
    open var accessibilityElements: [Any]? {
      get { spoken?.elements }
      set { if newValue != nil || spoken != nil { spokenProperties.elements = newValue } }
    }
    /// Scrolls by a page on behalf of assistive technology. No host calls it.
    /// - Returns: Whether there is another page.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  #endif
  /// The expanded state, which is read aloud where supported.
  @exclusivity(unchecked) open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported {
    didSet { if accessibilityExpandedStatus != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// Whether assistive technology ignores views outside this one, a modal dialog.
  @exclusivity(unchecked) open var accessibilityViewIsModal = false {
    didSet { if accessibilityViewIsModal != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// The traits of the view for assistive technology, such as that of a button; none by default.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { ownLayer.noteChange(.semantics) } }
  }
}
