import Runtime

/// A rectangle on the screen: it has a layer to be seen by, subviews, and gets events.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The first designated initialiser; see FrameInitializer.swift.
  /// - Parameter frame: in the superview's coordinates, in points.
  public init(frame: CGRect) {
    ownLayer = type(of: self).layerClass.init()
    seenTraits = CurrentTraits.forNewView
    super.init()
    ownLayer.owner = self
    self.frame = frame
    if type(of: self).draws { ownLayer.setNeedsDisplay() }
  }

  /// There are no archives here: a view made with a coder has no size.
  public required init?(coder: NSCoder) {
    ownLayer = type(of: self).layerClass.init()
    seenTraits = CurrentTraits.forNewView
    super.init()
    ownLayer.owner = self
    if type(of: self).draws { ownLayer.setNeedsDisplay() }
  }

  /// There are no archives here: nothing calls it.
  open func encode(with coder: NSCoder) {}

  public convenience override init() { self.init(frame: .zero) }

  /// Called for views of a class that stands for a nib, when they have been made; see `UINib`.
  open func awakeFromNib() {}

  /// Not called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  deinit {
    whileDeinitializing {
      ownLayer.owner = nil
      layoutState?.viewIsGone()
      for subview in children { subview.parent = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
    }
  }

  /// What the view looks like; the view is its delegate. An override gives the same layer another type.
  open var layer: CALayer { ownLayer }

  // What is read in every frame is read where it is stored: it costs no call that an override might take.

  /// The layer itself.
  final let ownLayer: CALayer

  /// The class of the view's layer; for views that are shown by a layer of another kind to override.
  open class var layerClass: CALayer.Type { CALayer.self }

  #if !hasFeature(Embedded)
    /// The view's class, address, frame in points, opacity and visibility where they are not the default, and layer, in
    /// the form that UIKit prints. For the main actor only. The web build has no names of classes and keeps `NSObject`'s.
    open nonisolated override var description: String { MainActor.assumeIsolated { ViewDescription.of(self) } }
  #endif

  // MARK: Geometry. What is not a number is refused with a message that names the view, and the value stays.

  /// The upright rectangle around the view as its transform shows it, in the superview's coordinates, in points. Setting
  /// it sets `bounds` and `center`; under a transform they are such that it reads as it was set, unless the transform
  /// turns by something else than right angles. To place such a view, set them yourself.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      let place = ownLayer.place(filling: newValue)
      guard place.size.isFinite, place.position.isFinite else { return refuse("frame", newValue.description) }
      setPlace(place.size, place.position)
    }
  }

  /// The view's own coordinates: its size, and which point is at its top left.
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

  /// The bounds are about to change; an override may still move them.
  /// - Returns: what is to be done first when they have changed; nil for nothing.
  func boundsWillChange(to new: inout CGRect) -> (() -> Void)? { nil }

  /// The bounds have changed. An override calls `adaptToBounds(from:)`.
  func boundsDidChange(from old: CGRect) { adaptToBounds(from: old) }

  final func adaptToBounds(from old: CGRect) {
    if bounds.size != old.size, !isChangingFrame { placeDidChange() }
    if bounds.origin != old.origin { layoutState?.insetsDidChange() }
    safeAreaDidMove()
  }

  // What subclasses of UIKit answer and do. What programs override is told them separately.

  /// The safe area of a view without a superview.
  func outermostSafeArea() -> UIEdgeInsets { .zero }

  /// What of the safe area counts as content inset, so that it does not reach into subviews.
  func safeAreaInContentInset() -> UIEdgeInsets { .zero }

  /// The safe area has changed.
  func safeAreaDidChange() {}

  /// Content may have to be lined up in the other direction.
  func layoutDirectionDidChange() {}

  /// Where the anchor point (by default the middle) lies in the superview's coordinates.
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

  /// The point that `center` places and the transform turns about, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set {
      guard newValue.isFinite else { return refuse("anchorPoint", newValue.description) }
      ownLayer.anchorPoint = newValue
      propertiesDidChange()
    }
  }

  #if hasFeature(Embedded)
    /// There are no key paths to observe by.
    final func propertiesDidChange() {}
  #else
    /// Who observes properties of the view; nil when nobody does.
    final var keyValueObservers: KeyValueObservers?

    /// Properties that are observed by key paths may have other values now.
    final func propertiesDidChange() { if keyValueObservers != nil { KeyValueObservers.lookForChanges(of: self) } }
  #endif

  /// Size and place are changing together.
  final var isChangingFrame = false

  /// The part of `transform3D` in the plane, about the layer's anchor point; setting it replaces the whole.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(ownLayer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// How the view is turned, scaled and moved from where its center and bounds put it; the identity by default.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set {
      guard newValue.isFinite else { return refuse("transform") }
      ownLayer.transform = newValue
      propertiesDidChange()
    }
  }

  /// For views of another shape to override.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// In own coordinates from the middle, in points; for views whose `collisionBoundsType` is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// What of the frame follows the superview's size; nothing by default. Views that constraints place do not ask.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size is passed on to the subviews, by their masks; true by default.
  open var autoresizesSubviews = true

  /// - Parameter view: nil for the window's coordinates.
  /// - Parameter point: in this view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer ?? window?.ownLayer)
  }

  /// - Parameter view: nil for the window's coordinates.
  /// - Parameter point: in that view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view?.ownLayer ?? window?.ownLayer else { return point }
    return source.convert(point, to: ownLayer)
  }

  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

  /// The upright rectangle around the converted one.
  /// - Parameter view: nil for the window's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  /// From own coordinates to another space's.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// From another space's coordinates to own ones.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  /// The smallest upright rectangle around the converted one.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// The smallest upright rectangle around the converted one.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }

  // MARK: Appearance

  /// 0 (clear) to 1; what is set beyond counts as the nearer of them.
  open var alpha: CGFloat {
    get { ownLayer.preciseOpacity }
    set {
      guard !newValue.isNaN else { return refuse("alpha") }
      ownLayer.preciseOpacity = min(max(newValue, 0), 1)
      propertiesDidChange()
    }
  }

  /// Whether the view is left out of the picture with all that is in it. In a stack it gives up its room, too.
  open var isHidden: Bool {
    get { ownLayer.isHidden || layoutState?.vanishing != nil }
    set {
      guard newValue != isHidden else { return }
      layoutState?.vanishing = nil
      if newValue, let layoutState, parent?.closesAnimated(self) ?? false {
        layoutState.vanish()
      } else {
        ownLayer.isHidden = newValue
      }
      layoutState?.isHiddenDidChange()
      propertiesDidChange()
    }
  }

  /// nil, the default, is clear. A colour that depends on traits follows them.
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

  /// A background that depends on traits, and what the layer shows of it; until another colour is set there, it stays.
  final var dynamicBackground: (color: UIColor, shown: CGColor)?

  /// The colour of what can be pressed, and of template images: the view's own, else the superview's, at last blue.
  /// Setting it to nil takes the superview's again. Linear in the depth to read.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint is dimmed; `automatic` asks the superview. It is not when nobody says so.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The tint is another one, of the view's own or from around it. Overrides call super.
  open func tintColorDidChange() {}

  final var ownTint: UIColor?
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The tint with which the view's look was resolved; nil where it does not matter.
  final var resolvedTint: UIColor?
  /// The traits with which the view's look was resolved; nil where they do not matter.
  @exclusivity(unchecked) final var resolvedTraits: UITraitCollection?
  /// The traits that the view was last told of; those that were current when it was made while it has not been told of any.
  @exclusivity(unchecked) final var seenTraits: UITraitCollection

  /// What the view shows may be another thing now, as its traits or its tint are. An override calls
  /// `resolveBackground()`.
  func lookMayHaveChanged() { resolveBackground() }

  /// A view whose alpha says how much is seen of this one and all in it. It lies in this view's coordinates, and in no
  /// other view.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      ownLayer.mask = mask?.ownLayer
    }
  }

  /// A hint that the view covers everything behind it. It changes nothing here.
  open var isOpaque = true

  /// How the view's picture lies in its bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      ownLayer.contentsGravity = contentMode.gravity
      ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Pixels of the layer's contents per point.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  // MARK: Identity and interaction

  /// For programs to find the view by; 0 by default.
  open var tag = 0
  /// Whether touches find the view and what is in it; true by default.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// Whether it gets more than the first of several fingers; gesture recognisers always do.
  open var isMultipleTouchEnabled = false
  /// How many active property animators keep touches away from the view.
  final var touchBlockers = 0
  /// How many active property animators have touches find the view where it is seen.
  final var touchFollowers = 0

  /// A recogniser that is put here leaves the view where it was.
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

  /// Has it look at touches of the view and of what is in it; it leaves the view where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Does nothing with one of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// A recogniser of this view, or of one around it with a finger on this one, is about to recognise; false
  /// lets it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What can be done with the view besides; see `addInteraction(_:)`.
  open internal(set) var interactions: [any UIInteraction] = []

  open override var next: UIResponder? { viewController ?? parent }

  /// The controller whose view this is. Not counted: a controller clears it when it goes.
  @exclusivity(unchecked) final unowned(unsafe) var viewController: UIViewController?

  /// Adds an interaction, which leaves the view where it was.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  /// Ends editing in the view or in what is in it.
  /// - Parameter force: without asking.
  /// - Returns: whether nothing in it is edited now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { stopEditing(force) }

  // MARK: Hierarchy

  /// The view that it is in.
  open var superview: UIView? { parent }
  /// Not counted: a view clears it in its subviews when it goes.
  @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?
  /// Back to front.
  open var subviews: [UIView] { children }
  @exclusivity(unchecked) final var children: [UIView] = []

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to be in another window, or none, by itself or with a view around it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is in another window, or none, by itself or with a view around it.
  open func didMoveToWindow() {}
  /// A view has been put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window the view is in.
  open var window: UIWindow? { enclosingWindow }

  /// Puts a view in front of all subviews; it leaves the view that it is in.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts a view between subviews.
  /// - Parameter index: among the subviews, as it is before the view leaves its former place.
  /// - Parameter view: it leaves the view that it is in.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view just in front of a subview; in front of all when there is no such subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = children.index(ofIdentical: siblingSubview)
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts a view just behind a subview; behind all when there is no such subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: children.index(ofIdentical: siblingSubview) ?? 0)
  }

  /// Does nothing with a view that is not in this one.
  open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, at: children.count) } }

  /// Does nothing with a view that is not in this one.
  open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }

  /// - Parameters: in `subviews`; both must be there.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(index1, index2) }

  /// Takes the view out of the one that it is in, with its constraints to what is around. Does nothing without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is another one or anywhere in it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The view itself or the first view below with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Places the subviews; those that constraints place, by default. Called before the next frame after
  /// `setNeedsLayout()`, a change of size or of the subviews.
  open func layoutSubviews() { layoutState?.placeSubviews() }

  /// Has `layoutSubviews()` called before the next frame, or by `layoutIfNeeded()`.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Lays out now, inside an animation block so that the changes are animated.
  open func layoutIfNeeded() {
    if layoutState != nil || mayUpdateConstraints { return layOutWithConstraints() }
    ownLayer.layoutIfNeeded()
    if mayUpdateConstraints { layOutWithConstraints() }
  }

  /// Has the view drawn before the next frame.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// The same: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

  /// Draws the view into the current context, `UIGraphicsGetCurrentContext()`, for views that look otherwise than layers
  /// do. It is called when a view that overrides it is first shown, after `setNeedsDisplay()`, after new traits or
  /// another tint, and after a change of size where the content mode is `redraw`; elsewhere the drawing is stretched as
  /// the content mode says. Views that do not override it are never drawn.
  /// - Parameter rect: the bounds.
  open func draw(_ rect: CGRect) {}

  /// Sets what the layer shows; by default what is drawn.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Has the view drawn in a context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

  /// Calls `layoutSubviews()`, and tells the view's controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    CurrentTraits.perform(for: self) {
      layoutState?.willLayOut()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// The size that suits the view best within one, in points; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasNoFittingSize = true
    return bounds.size
  }

  /// Whether the view was asked for the size that fits it, and had none but its present one. Who wants to know of one question
  /// sets it back before that.
  @exclusivity(unchecked) final var hasNoFittingSize = false

  /// Gives the view's bounds the size that suits it best; its upper left corner stays, as it is without the transform.
  open func sizeToFit() {
    let corner = ownLayer.untransformedFrame.origin
    placeUntransformed(in: CGRect(origin: corner, size: sizeThatFits(bounds.size)))
  }

  /// The view's natural size, `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// What an intrinsic size has along an axis where the view has none: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size has changed: the superview lays out anew.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    layoutState?.naturalSizeDidChange()
    intrinsicSizeDidChange()
  }

  /// The natural size has changed: a cell is told of that of its content view.
  func intrinsicSizeDidChange() { parent?.intrinsicSizeDidChange(of: self) }

  /// The natural size of a subview has changed. For cells.
  func intrinsicSizeDidChange(of subview: UIView) {}

  /// Whether its natural height follows from its width, as that of a text of several lines does.
  var breaksLines: Bool { false }

  /// The height that it needs at a width.
  func naturalHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// The size that suits the view best: by the constraints in it, else what `sizeThatFits(_:)` says.
  /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest, `layoutFittingExpandedSize` for the largest.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// What constraints around the view say does not count.
  /// - Parameters: how much the target's width and height count against constraints; a side whose priority is `.required`
  ///   is the target's.
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

  /// Whether constraints count where the view is fitted. For cells.
  var fitsOwnConstraints: Bool { true }

  /// For `systemLayoutSizeFitting(_:)`: as small as constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// 10,000 points on each side.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Constraints

  /// What it keeps for constraints; nil for most views.
  @exclusivity(unchecked) final var layoutState: ViewLayout?
  @exclusivity(unchecked) final var constraintFlags: ConstraintFlags = []

  /// Whether a view of the class does nothing without constraints: its `updateConstraints()` is called although it has none
  /// yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the constraints of the view where that is quicker all at once. Called before a layout, from the leaves to the
  /// root, after `setNeedsUpdateConstraints()` and when constraints are first made for the view. Overrides call super at
  /// their end.
  open func updateConstraints() {}

  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() {
    constraintFlags.insert(.needsUpdate)
    noteConstraintUpdate()
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` now where it is needed, here and below.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Where reading begins: left, or right in languages that are written from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }

  /// Where reading ends: right, or left in languages that are written from right to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }

  /// The left side, whatever the direction of reading is.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }

  /// The right side, whatever the direction of reading is.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }

  /// Half way between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }

  /// The upper side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }

  /// The lower side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }

  /// Half way between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  /// Of the first line of text; the top of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.firstBaseline)) }

  /// Of the last line of text; the bottom of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.lastBaseline)) }

  /// From side to side of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// From top to bottom of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  /// How far the frame reaches beyond what constraints are about, such as a shadow that is part of a picture; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whose first line of text is the view's; the one with the last line by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// Whose last line of text is the view's; itself by default. It is the view or in it.
  open var forLastBaselineLayout: UIView { self }

  /// Where the first and the last line of text stand, below the middle, in points; nil without text.
  var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { nil }
  /// The system's spacing between a line above and the first line, in points.
  var lineHeightForSpacing: CGFloat { LayoutSpacing.system }

  /// What a subview that constraints place shows has another size. For stacks.
  func naturalSizeDidChange(of subview: UIView) {}

  /// A subview that constraints place is hidden now, or no longer. For stacks.
  func isHiddenDidChange(of subview: UIView) {}

  /// Whether the room of a subview that is hidden now is seen closing, and the subview as long. For stacks.
  func closesAnimated(_ subview: UIView) -> Bool { false }

  /// The constraints in a subview are others. For cells.
  func constraintsDidChange(in subview: UIView) {}

  /// Whether the frame and the autoresizing mask say where the view is, as if by required constraints; true by default. Set
  /// it to false for a view that constraints are to place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { followsAutoresizingMask }
    set { followsAutoresizingMask = newValue }
  }

  /// Those that the view holds, the nearest one around what they are about, in the order of their activation.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints?.held.entries.map { $0.constraint } ?? [] }

  /// Activates a constraint about views in this one, or about itself.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints about views in this one, or about itself.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.entry?.holder.view === self { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that name the view along an axis, wherever they are held.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAbout(axis)
  }

  /// How strongly it resists being larger than its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { ownHugging(for: axis) }

  /// How strongly it resists being larger than its natural size; `defaultLow` unless it is set.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setOwnHugging(priority, for: axis)
  }

  /// How strongly it resists being smaller than its natural size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownCompressionResistance(for: axis)
  }

  /// How strongly it resists being smaller than its natural size; `defaultHigh` unless it is set.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setOwnCompressionResistance(priority, for: axis) }

  /// Those that were added, for constraints to place.
  open var layoutGuides: [UILayoutGuide] { layoutState?.constraints?.guides ?? [] }

  /// Has constraints place a guide in the view's coordinates. It leaves the view that it was added to before.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// The constraints about it are deactivated.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// What of a frame constraints are about.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame with which a view has an alignment rectangle: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { ownFrame(forAlignmentRect: alignmentRect) }

  /// Whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }

  /// Moves a view whose layout is ambiguous to another place that its constraints allow, from the next layout on. For
  /// debugging.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// Whether the constraints about the view leave it open where it lies or how large it is; false for views that no
  /// constraints place. For debugging: it solves them anew up to eight times.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  // MARK: Environment

  /// How far bars, rounded corners and the like reach into the view, in points. What covers the superview covers
  /// the view as far as they overlap; see UIView+SafeArea.swift.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Overrides call super.
  open func safeAreaInsetsDidChange() {}

  final var safeArea = UIEdgeInsets.zero

  /// Overrides call super.
  open func layoutMarginsDidChange() {}

  final var margins = LayoutMargins()

  /// Whether the view is turned round in languages that are written from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  /// What the view is shown with: its controller's, else its superview's, at last the screen's, with its own style.
  /// Linear in the depth.
  open var traitCollection: UITraitCollection {
    let outer = viewController?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return outer.with(overrideUserInterfaceStyle)
  }

  /// Light or dark for the view and all in it, whatever is around it; unspecified for the same as around it.
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
  /// Whether any view or controller ever had traits of its own. Until then views that move in a window keep theirs; it
  /// only saves work.
  @exclusivity(unchecked) static var areTraitsOverridden = false

  /// Called for views in a window, and when they come into one with other traits than they were last told of or, at first,
  /// than were current when they were made. Overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Points from the edges, safe area and superview's margins included. Setting them says what is kept without
  /// these; 8 by default, in the view of a controller its `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      margins.custom = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)
      updateLayoutMargins()
    }
  }

  /// The same by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      margins.custom = newValue
      updateLayoutMargins()
    }
  }

  /// Whether the superview's margins count, as far as they reach into the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      updateLayoutMargins()
    }
  }

  /// Whether the safe area's insets are added; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      updateLayoutMargins()
    }
  }

  /// The bounds without the margins.
  open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }

  /// A column within the margins, in the middle, in which text is easy to read: at most 672 points wide.
  open var readableContentGuide: UILayoutGuide { ownReadableGuide }

  /// The bounds without the safe area's insets.
  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }

  /// What the system's keyboard covers: nothing above the safe area, since no keyboard lies on the stage.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

  /// Where the person's language is the measure.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.forInterfaces)
  }

  /// The direction in which a view of an attribute lines up its content, within another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { interfaceDirection(for: semanticContentAttribute, relativeTo: layoutDirection) }

  /// The direction in which the view lines up its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.forInterfaces)
  }

  // MARK: Hit testing

  /// The frontmost view at a point of own coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, touchBlockers == 0, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      if let hit = subview.hitTest(subview.pointToHitTest(point), with: event) { return hit }
    }
    return self
  }

  /// Whether touches at a point of own coordinates are the view's; those in its bounds by default.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// From the superview's coordinates to own ones: of the place where touches find the view.
  private func pointToHitTest(_ point: CGPoint) -> CGPoint {
    guard touchFollowers > 0 else { return ownLayer.pointFromSuperlayer(point) }
    return ownLayer.pointFromSuperlayer(point, at: ownLayer.currentMediaTime)
  }

  /// A view that shows what this one shows now (as it is seen, midway in its animations), and does not change.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureOfAll(afterScreenUpdates: afterUpdates)
  }

  /// A view that shows what is seen of a part of this one now, and does not change.
  /// - Parameters:
  ///   - rect: in this view's coordinates.
  ///   - afterUpdates: lays out what needs it before.
  ///   - capInsets: nothing of the picture keeps its size when the view is resized: it is not stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { pictureOfPart(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  /// Draws the view and all in it, as they are seen, into the current context, stretched to a rectangle.
  /// - Parameter afterUpdates: lays out what needs it before.
  /// - Returns: whether there was a context.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    render(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Animation

  /// An animation while an animation block is run, else none: changes of views are seen at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn || event == kCAOnOrderOut { return UIView.noAction }
    return ViewAnimation.action(for: layer, key: event) ?? UIView.noAction
  }

  private static let noAction = NSNull()

  // MARK: Accessibility

  /// Whether assistive technology stops at the view, and not at what is in it; false by default.
  @exclusivity(unchecked) open var isAccessibilityElement = false {
    didSet {
      guard isAccessibilityElement != oldValue else { return }
      UIView.areAnyElementsHidden = true
      noteSemanticsBelow()
    }
  }
  /// For programs and tests to tell views apart; not read aloud.
  open var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { if newValue != nil || spoken != nil { spokenProperties.identifier = newValue } }
  }
  /// Nil for the views that say nothing of the kind, which are most.
  @exclusivity(unchecked) private final var spoken: SpokenProperties?

  private var spokenProperties: SpokenProperties {
    if let spoken { return spoken }
    let made = SpokenProperties()
    spoken = made
    return made
  }

  /// Read aloud.
  @exclusivity(unchecked) open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// Assistive technology turns the value up; for views with the trait `adjustable`.
  open func accessibilityIncrement() {}
  /// Assistive technology turns the value down.
  open func accessibilityDecrement() {}
  /// What can be done with the view besides pressing it, in order; nil for nothing. Rows of lists have their swipe actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.customActions }
    set { if newValue != nil || spoken != nil { spokenProperties.customActions = newValue } }
  }
  /// What it is set to, read aloud after the label.
  open var accessibilityValue: String? {
    get { spoken?.value }
    set {
      guard newValue != spoken?.value else { return }
      spokenProperties.value = newValue
      ownLayer.noteChange(.semantics)
    }
  }
  /// What happens when it is pressed, for who does not see it. It is kept; no host reads it aloud.
  open var accessibilityHint: String? {
    get { spoken?.hint }
    set { if newValue != nil || spoken != nil { spokenProperties.hint = newValue } }
  }
  /// Whether the view and what is in it are not there for assistive technology; false by default. Set, it costs as much as
  /// there are views in it.
  open var accessibilityElementsHidden: Bool {
    get { spoken?.hidesElements ?? false }
    set {
      guard newValue != accessibilityElementsHidden else { return }
      spokenProperties.hidesElements = newValue
      UIView.areAnyElementsHidden = true
      noteSemanticsBelow()
    }
  }
  /// Whether any view ever hid what is in it; until then nobody looks for it. It only saves work.
  private static var areAnyElementsHidden = false

  private func noteSemanticsBelow() {
    ownLayer.noteChange(.semantics)
    for subview in children { subview.noteSemanticsBelow() }
  }

  /// Whether assistive technology is not to find the view, because of it or a view around it, which hides what is in it or
  /// is read as one.
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
    /// What assistive technology finds in the view, in order; nil for its subviews. It is kept; hosts go by the views.
    open var accessibilityElements: [Any]? {
      get { spoken?.elements }
      set { if newValue != nil || spoken != nil { spokenProperties.elements = newValue } }
    }
    /// Assistive technology asks for another page. No host calls it.
    /// - Returns: whether there is one.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  #endif
  /// Read aloud where it is supported.
  @exclusivity(unchecked) open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported {
    didSet { if accessibilityExpandedStatus != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// Whether what is outside is out of reach: a dialog.
  @exclusivity(unchecked) open var accessibilityViewIsModal = false {
    didSet { if accessibilityViewIsModal != oldValue { ownLayer.noteChange(.semantics) } }
  }
  /// What the view is for assistive technology, such as a button; nothing by default.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { ownLayer.noteChange(.semantics) } }
  }
}
