import Runtime

/// A rectangle with an appearance, a position in a tree, and animations. Its properties are model values, the values
/// set last. `presentation()` returns the values displayed while animations run.
///
/// Layers are independent of hosts: their `LayerContext` collects changes.
@preconcurrency @MainActor open class CALayer: NSObject {
  public required override init() {
    identifier = CALayer.lastIdentifier + 1
    super.init()
    CALayer.lastIdentifier = identifier
  }

  /// Creates a layer with another layer's values, for presentation or a snapshot. A subclass with additional properties
  /// copies them here.
  public required init(layer: AnyValue) {
    identifier = CALayer.lastIdentifier + 1
    super.init()
    CALayer.lastIdentifier = identifier
    guard let layer = layer as? CALayer else { return }
    storedValues = layer.storedValues
    masksToBounds = layer.masksToBounds
    isHidden = layer.isHidden
    storedContent = layer.content
    storedPicture = layer.picture
    name = layer.name
    ownTiming = layer.ownTiming
    transformsSublayers = layer.transformsSublayers
    mirrorsSublayers = layer.mirrorsSublayers
    if let extras = layer.extras { self.extras = LayerExtras(copying: extras) }
  }

  /// The sublayers lose their superlayer and screen.
  deinit { whileDeinitializing { forEachBelow { $0.parent = nil } } }

  /// The identifier, counted from 1 and unique among the layers of all screens, because layers can move between
  /// screens.
  package final let identifier: Int
  private static var lastIdentifier = 0

  // MARK: Properties without exclusivity checks

  // Properties that every frame reads and every update sets. Accesses to stored properties of classes are checked for
  // exclusivity at run time, which takes about 80 instructions each and would be a tenth of the time of scrolling and
  // updates; `@exclusivity(unchecked)` avoids that. It has an effect in this module only, so other modules use the
  // accessors in `CALayer+Accessors.swift`, which have the names without "stored" and cost a call. None of these
  // properties is changed in place by code that may call back.

  /// The model values.
  @exclusivity(unchecked) final var storedValues = LayerValues()
  /// The tree on screen that contains the layer. Not retained: a context clears it in its layers when it is
  /// deallocated.
  final var storedContext: LayerContext? {
    get { uncountedContext?.takeUnretainedValue() }
    set { uncountedContext = newValue.map { Unmanaged.passUnretained($0) } }
  }
  @exclusivity(unchecked) private final var uncountedContext: Unmanaged<LayerContext>?
  /// Returns whether the layer is in a tree, without reference counting.
  final func isIn(_ context: LayerContext) -> Bool {
    uncountedContext?.toOpaque() == Unmanaged.passUnretained(context).toOpaque()
  }
  /// A delegate that owns the layer and resets this property before it is deallocated; cheaper than a weak reference.
  @exclusivity(unchecked) final unowned(unsafe) var storedOwner: (any CALayerDelegate)?
  /// The sink's state of the layer, as drawn in the last frame.
  @exclusivity(unchecked) final var storedSinkRecord: AnyObject?
  /// The identifier of the superlayer, 0 for none.
  @exclusivity(unchecked) final var storedSuperlayerIdentifier = 0
  /// Whether the sublayer takes part in `reorderSublayers(_:)`.
  @exclusivity(unchecked) final var storedIsChangingPlaces = false
  @exclusivity(unchecked) final var storedContent = LayerContent.none {
    didSet { if storedContent != oldValue { noteChange(.content) } }
  }
  @exclusivity(unchecked) final var storedPicture = LayerPicture() {
    didSet { if storedPicture != oldValue { noteChange(.picture) } }
  }
  @exclusivity(unchecked) final var storedIsMask = false { didSet { noteChange(.style) } }

  // MARK: Values. NaN is rejected with a message, and the value does not change.

  /// The position of the anchor point in the superlayer's bounds coordinates, in points.
  open var position: CGPoint {
    get { storedValues.position }
    set {
      guard newValue != storedValues.position else { return }
      guard newValue.isFinite else { return refuse("position", newValue.description) }
      let action = willChange("position")
      storedValues.position = newValue
      didChange("position", .geometry, action)
    }
  }

  /// The size of the layer and the origin of its own coordinates, in points.
  open var bounds: CGRect {
    get { storedValues.bounds }
    set {
      guard newValue != storedValues.bounds else { return }
      guard newValue.isFinite else { return refuse("bounds", newValue.description) }
      if newValue.size != storedValues.bounds.size {
        setNeedsLayout()
        setSuperlayerNeedsLayout()
        if isDisplayedWhenSized { setNeedsDisplay() }
      }
      let action = willChange("bounds")
      storedValues.bounds = newValue
      didChange("bounds", .geometry, action)
    }
  }

  /// The point of the layer that `position` refers to and `transform` is applied about, in units of its size.
  open var anchorPoint: CGPoint {
    get { storedValues.anchorPoint }
    set {
      guard newValue != storedValues.anchorPoint else { return }
      guard newValue.isFinite else { return refuse("anchorPoint", newValue.description) }
      change("anchorPoint", .geometry) { $0.anchorPoint = newValue }
    }
  }

  /// The transform, applied about the anchor point.
  open var transform: CATransform3D {
    get { storedValues.transform }
    set {
      guard newValue != storedValues.transform else { return }
      guard newValue.isFinite else { return refuse("transform") }
      setSuperlayerNeedsLayout()
      let action = willChange("transform")
      storedValues.transform = newValue
      didChange("transform", .geometry, action)
    }
  }

  /// The transform of the sublayers, applied about the anchor point. One with perspective (`m34`) places them in a
  /// common space.
  open var sublayerTransform: CATransform3D {
    get { storedValues.sublayerTransform }
    set {
      guard newValue != storedValues.sublayerTransform else { return }
      guard newValue.isFinite else { return refuse("sublayerTransform") }
      transformsSublayers = true
      change("sublayerTransform", .sublayerGeometry) { $0.sublayerTransform = newValue }
    }
  }
  /// Whether the sublayer transform was ever set or animated; until then it is ignored.
  @exclusivity(unchecked) final var transformsSublayers = false

  /// Whether the layer's own x axis runs from right to left; see CALayer+Mirroring.swift.
  package final var mirrorsSublayers: Bool {
    get { isMirroring }
    set {
      guard newValue != isMirroring else { return }
      isMirroring = newValue
      mirroringDidChange()
    }
  }
  private final var isMirroring = false

  /// The position along the z axis. Siblings with higher values are in front; of equal ones, the later.
  open var zPosition: CGFloat {
    get { storedValues.zPosition }
    set {
      guard newValue != storedValues.zPosition else { return }
      guard newValue.isFinite else { return refuse("zPosition") }
      superlayer?.noteChange(.children)
      change("zPosition", .geometry) { $0.zPosition = newValue }
    }
  }

  /// The opacity of the layer and its descendants, from 0 to 1.
  open var opacity: Float {
    get { Float(storedValues.opacity) }
    set { preciseOpacity = Double(newValue) }
  }

  /// The opacity without rounding to a Float, which cannot represent 0.1.
  package final var preciseOpacity: Double {
    get { storedValues.opacity }
    set {
      guard newValue != storedValues.opacity else { return }
      guard newValue.isFinite else { return refuse("opacity") }
      let action = willChange("opacity")
      storedValues.opacity = newValue
      didChange("opacity", .opacity, action)
    }
  }

  /// The colour that fills the bounds, within rounded corners; nil, the default, is transparent.
  open var backgroundColor: CGColor? {
    get { storedValues.backgroundColor }
    set {
      guard newValue != storedValues.backgroundColor else { return }
      change("backgroundColor", .style) { $0.backgroundColor = newValue }
    }
  }

  /// The corner radius in points.
  open var cornerRadius: CGFloat {
    get { storedValues.cornerRadius }
    set {
      guard newValue != storedValues.cornerRadius else { return }
      guard newValue.isFinite else { return refuse("cornerRadius") }
      change("cornerRadius", .style) { $0.cornerRadius = newValue }
    }
  }

  /// The border width in points, inside the bounds.
  open var borderWidth: CGFloat {
    get { storedValues.borderWidth }
    set {
      guard newValue != storedValues.borderWidth else { return }
      guard newValue.isFinite else { return refuse("borderWidth") }
      change("borderWidth", .style) { $0.borderWidth = newValue }
    }
  }

  /// The colour of the border, which is visible if `borderWidth` is above 0.
  open var borderColor: CGColor? {
    get { storedValues.borderColor }
    set {
      guard newValue != storedValues.borderColor else { return }
      change("borderColor", .style) { $0.borderColor = newValue }
    }
  }

  /// Whether sublayers are clipped to the bounds.
  @exclusivity(unchecked) open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { noteChange(.style) } }
  }
  /// Whether the layer and its descendants are not drawn. They are laid out nevertheless.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      noteChange(.style)
      runOrderAction(isHidden ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }
  /// A name for the app's use.
  open var name: String?

  /// Reports that the value of a property is not a number and is rejected.
  /// - Parameter numbers: The value, or nil if it is not informative.
  final func refuse(_ property: String, _ numbers: String? = nil) {
    #if hasFeature(Embedded)
      let kind = "layer"
    #else
      let kind = "\(type(of: self))"
    #endif
    refuseNumbers("the \(property) of \(kind)\(name.map { " \(quotedInMessage($0))" } ?? "")", numbers)
  }

  /// The rarely used properties; nil if none is set.
  @exclusivity(unchecked) final var extras: LayerExtras?

  final func setDrawing(_ drawing: LayerDrawing) {
    storedValues.drawing = drawing
  }

  /// Changes a value and runs its action, if there is one.
  final func change(_ key: String, _ changes: LayerChanges, _ change: (inout LayerValues) -> Void) {
    let action = willChange(key)
    change(&storedValues)
    didChange(key, changes, action)
  }

  /// Runs the action after a change.
  /// - Parameter action: The result of `willChange(_:)` before the change.
  final func didChange(_ key: String, _ changes: LayerChanges, _ action: (any CAAction)?) {
    noteChange(changes)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns the default value of a property, or nil if it is not animatable.
  open class func defaultValue(forKey key: String) -> AnyValue? {
    LayerKeyPath(key).flatMap { LayerValues()[$0].object }
  }

  /// The bounding rectangle of the transformed bounds, in the superlayer's coordinates. Setting it sets the position
  /// and the bounds' size.
  ///
  /// With a transform that scales, translates, or rotates by right angles, it reads as it was set. With any other
  /// rotation the bounds enclose the rectangle rotated back, and only the centre reads as set.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// Converts a point to the coordinates of another layer in the same tree; nil stands for the coordinates outside the
  /// root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

  /// Converts a point from the coordinates of another layer in the same tree; nil stands for the coordinates outside
  /// the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

  /// Converts a rectangle and returns the bounding rectangle of the result.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

  /// Converts a rectangle and returns the bounding rectangle of the result.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

  /// Returns the transform as one of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { ownMaskedCorners }
    set { ownMaskedCorners = newValue }
  }

  /// The shape of rounded corners. The page and recordings draw them as circular, pictures as set.
  open var cornerCurve: CALayerCornerCurve {
    get { ownCornerCurve }
    set { ownCornerCurve = newValue }
  }

  /// Returns the factor by which a corner of the curve extends beyond its radius along a side.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether the layer is drawn when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { ownIsDoubleSided }
    set { ownIsDoubleSided = newValue }
  }

  /// The z-coordinate of the anchor point, towards the viewer, in points.
  open var anchorPointZ: CGFloat {
    get { ownAnchorPointZ }
    set { ownAnchorPointZ = newValue }
  }

  /// A hint that the layer covers everything behind it. It has no effect here.
  open var isOpaque: Bool {
    get { ownIsOpaque }
    set { ownIsOpaque = newValue }
  }

  /// A hint to cache the layer as a bitmap. It has no effect here: hosts draw vectors and cache as they see fit.
  open var shouldRasterize: Bool {
    get { ownShouldRasterize }
    set { ownShouldRasterize = newValue }
  }

  /// The scale of the bitmap for `shouldRasterize`, in pixels per point; 1 by default. It has no effect here.
  open var rasterizationScale: CGFloat {
    get { ownRasterizationScale }
    set { ownRasterizationScale = newValue }
  }

  /// Returns the preferred size in the superlayer's coordinates, which is the current one.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// The shadow colour; nil is black.
  open var shadowColor: CGColor? {
    get { ownShadowColor }
    set { ownShadowColor = newValue }
  }

  /// The shadow opacity, from 0 (no shadow) to 1.
  open var shadowOpacity: Float {
    get { ownShadowOpacity }
    set { ownShadowOpacity = newValue }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { ownShadowRadius }
    set { ownShadowRadius = newValue }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { ownShadowOffset }
    set { ownShadowOffset = newValue }
  }

  /// The path that casts the shadow, in the layer's own coordinates, or nil for its contents.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }

  /// The image in the layer's bounds, above its background: a `CGImage`. Other objects display nothing.
  ///
  /// Changes are not animated; use a transition to fade between images.
  open var contents: AnyValue? {
    get { ownContents }
    set { ownContents = newValue }
  }

  /// The placement of the contents in the bounds. Parts outside are clipped by `masksToBounds`.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContentsGravity }
    set { ownContentsGravity = newValue }
  }

  /// The number of pixels per point of the contents, above 0.
  open var contentsScale: CGFloat {
    get { ownContentsScale }
    set { ownContentsScale = newValue }
  }

  /// The displayed part of the contents, in units of their size. Animatable.
  open var contentsRect: CGRect {
    get { ownContentsRect }
    set { ownContentsRect = newValue }
  }

  /// The part that is stretched when the contents are scaled, in units of the displayed part. Around it, corners keep
  /// their size and edges are stretched along their length. A gravity that does not scale ignores it.
  open var contentsCenter: CGRect {
    get { ownContentsCenter }
    set { ownContentsCenter = newValue }
  }

  /// A layer whose alpha determines the opacity of this layer and its descendants. It is in this layer's coordinates,
  /// with this layer as its superlayer, but it is not one of the sublayers.
  ///
  /// The mask does not affect hit testing.
  open var mask: CALayer? {
    get { ownMask }
    set { ownMask = newValue }
  }

  // MARK: Actions

  /// Returns the action for a change of a property: that of the delegate, of `actions`, or of `defaultAction(forKey:)`,
  /// in this order. The null object ends the search without an action.
  open func action(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
    let action = found ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Returns a basic animation for animatable properties, with the transaction's duration and timing function.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { defaultAnimation(forKey: event) }

  /// The actions by property, such as "position". An animation without values begins with the presented value and ends
  /// with the new one; the null object does nothing.
  open var actions: [String: any CAAction]?

  /// The delegate; not retained.
  open var delegate: (any CALayerDelegate)? {
    get { storedOwner ?? otherDelegate }
    set {
      storedOwner = nil
      otherDelegate = newValue
    }
  }

  @Weak private var otherDelegate: (any CALayerDelegate)?

  // MARK: Tree

  /// The sublayers, back to front among equal `zPosition`s.
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// The superlayer, or the layer whose mask this is. Not retained: a layer clears it in its sublayers when it is
  /// deallocated.
  @exclusivity(unchecked) final unowned(unsafe) var parent: CALayer? {
    didSet { storedSuperlayerIdentifier = parent?.identifier ?? 0 }
  }
  /// The changes to draw in the next frame; for a layer without a screen, the changes since it was last displayed.
  @exclusivity(unchecked) final var pendingChanges: LayerChanges = []

  /// The sublayers, back to front among equal `zPosition`s; nil if there are none.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }

  /// The superlayer, or nil.
  open var superlayer: CALayer? { ownSuperlayer }

  /// Adds a layer in front of all sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index, and removes it from its previous superlayer.
  /// - Parameter idx: The index in `sublayers` before the removal.
  /// - Parameter layer: The layer to insert.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly in front of a sublayer; in front of all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { children.index(ofIdentical: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Inserts a layer directly behind a sublayer; behind all if there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { children.index(ofIdentical: $0) }
    insert(layer, at: index ?? 0)
  }

  /// Replaces a sublayer by another layer. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Removes the layer from its superlayer, even as a mask. On a screen, this ends its animations.
  open func removeFromSuperlayer() { detach() }

  // MARK: Time and animations

  /// The layer's own timing, or nil if its time is the superlayer's.
  @exclusivity(unchecked) final var ownTiming: MediaTiming?
  /// Whether any layer ever had a timing of its own, which saves work as long as none has. It applies to all screens; a
  /// screen knows about its own layers.
  static var areAnyTimed = false

  @exclusivity(unchecked) final var animations = LayerAnimations()
  /// Whether the context lists the layer as animated.
  @exclusivity(unchecked) final var isListedAsAnimated = false
  /// The animations that the sink runs; nil if there are none or frames draw them.
  @exclusivity(unchecked) final var handedMotion: HandedMotion?

  /// Adds a copy of an animation. It replaces one with the same key. A duration of 0 or less becomes the transaction's;
  /// a begin time of 0 becomes the current time of the layer.
  open func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(anim, forKey: key) }

  /// Returns the keys in the order in which the animations were added, or nil if there are none.
  open func animationKeys() -> [String]? { attachments.isEmpty ? nil : attachments.map { $0.key } }

  /// Returns the layer's copy of the animation for a key, or nil if it has ended or does not exist.
  open func animation(forKey key: String) -> CAAnimation? { attachments.first { $0.key == key }?.animation }

  /// Removes an animation: its delegate is notified that it did not finish, and the layer displays its model value.
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Removes every animation of this layer, but not of its sublayers, like `removeAnimation(forKey:)`.
  open func removeAllAnimations() { endAllAnimations(finished: false, on: screenContext) }

  /// Returns a copy of the layer as presented, or nil if the layer has no screen or has not been displayed yet.
  ///
  /// The copy's sublayers, mask and superlayer are presentation layers, too, created on demand: hit testing and
  /// conversions use presented values. Each call returns another copy; a presentation layer returns itself.
  open func presentation() -> Self? { ownPresentation() }

  /// Returns the layer that a presentation layer represents; any other layer returns itself.
  open func model() -> Self { ownModel() }

  /// The begin time in the superlayer's time, in seconds.
  open var beginTime: CFTimeInterval {
    get { ownBeginTime }
    set { ownBeginTime = newValue }
  }

  /// The duration in seconds of the layer's time; infinite by default.
  open var duration: CFTimeInterval {
    get { ownDuration }
    set { ownDuration = newValue }
  }

  open var speed: Float {
    get { ownSpeed }
    set { ownSpeed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { ownTimeOffset }
    set { ownTimeOffset = newValue }
  }

  open var repeatCount: Float {
    get { ownRepeatCount }
    set { ownRepeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { ownRepeatDuration }
    set { ownRepeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { ownAutoreverses }
    set { ownAutoreverses = newValue }
  }

  /// The fill mode, which has no effect: outside its duration a layer's time always stands still.
  open var fillMode: CAMediaTimingFillMode {
    get { ownFillMode }
    set { ownFillMode = newValue }
  }

  /// Converts a time from the time of another layer.
  /// - Parameters:
  ///   - t: A time of `l`, in seconds.
  ///   - l: A layer, or nil for the clock of `CACurrentMediaTime()`.
  /// - Returns: The same point in this layer's time. Between two screens, their current times correspond.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { convertedTime(t, from: l) }

  /// Converts a time to the time of another layer.
  /// - Parameters:
  ///   - t: A time of this layer, in seconds. If time stands still there, the beginning of the standstill is converted.
  ///   - l: A layer, or nil for the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { convertedTime(t, to: l) }

  // MARK: Layout

  @exclusivity(unchecked) final var layoutIsNeeded = false
  /// Whether `layoutSublayers()` is running.
  @exclusivity(unchecked) final var isLayingOutSublayers = false
  /// Whether a descendant needs layout.
  @exclusivity(unchecked) final var hasLayoutBelow = false

  /// Lays out the sublayers. By default it calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests a call of `layoutSublayers()` before the next frame or in `layoutIfNeeded()`.
  open func setNeedsLayout() { noteLayout() }

  /// Returns whether `layoutSublayers()` will be called before the next frame.
  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out the tree where needed, from the topmost superlayer that needs layout down.
  open func layoutIfNeeded() { layOutIfNeeded() }

  // MARK: Display

  /// Sets the layer's contents. By default it calls the delegate; without one, the contents are drawn.
  open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

  /// Draws the layer's contents, in its own coordinates. By default it calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Returns whether a change of a property requires `display()`; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Requests a call of `display()` before the next frame that shows the layer or in `displayIfNeeded()`.
  open func setNeedsDisplay() { noteDisplay() }

  /// Requests a call of `display()` for the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { noteDisplay() } }

  /// Returns whether a call of `display()` is pending.
  open func needsDisplay() -> Bool { extras?.needsDisplay ?? false }

  /// Calls `display()` immediately if it is pending.
  open func displayIfNeeded() { showIfNeeded() }

  /// Whether a change of the bounds' size requires `display()`.
  open var needsDisplayOnBoundsChange: Bool {
    get { ownNeedsDisplayOnBoundsChange }
    set { ownNeedsDisplayOnBoundsChange = newValue }
  }

  // MARK: Hit testing

  /// Returns whether a point in the layer's own coordinates is inside the bounds. Override it for layers of other
  /// shapes.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer that contains a point, of this layer and its descendants.
  ///
  /// Hidden layers and parts clipped by `masksToBounds` are not found; transparent layers are. A layer uses its model
  /// values, its `presentation()` the presented ones.
  /// - Parameter p: A point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let point = superlayer.map { convert(p, from: $0) } ?? convert(p, from: nil)
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    for sublayer in drawingOrder.reversed() { if let hit = sublayer.hitTest(point) { return hit } }
    return isInside ? self : nil
  }

  // MARK: Scrolling

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is in its upper left corner.
  open func scroll(_ p: CGPoint) { if let scrollLayer { scrollLayer.scroll(to: convert(p, to: scrollLayer)) } }

  /// Scrolls the nearest enclosing scroll layer so that a rectangle of this layer is visible.
  open func scrollRectToVisible(_ r: CGRect) {
    if let scrollLayer { scrollLayer.scroll(to: convert(r, to: scrollLayer)) }
  }

  /// The part of the bounds that is visible in the enclosing scroll layers.
  open var visibleRect: CGRect { ownVisibleRect }

  #if !hasFeature(Embedded)
    // MARK: Keys

    /// Returns the value of an animatable property or of a component of one, such as "position.x" or "transform.scale";
    /// for any other key, the value that was set for it, or nil.
    ///
    /// Numbers are `NSNumber`s; geometry, colours and paths are values of their types.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

    /// Returns the value for a key, which is a path with a single component.
    open func value(forKey key: String) -> Any? { keyedValue(forKeyPath: key) }

    /// Sets an animatable property or a component of one, with the effects of an assignment. A value of another type,
    /// and a path of several components that Core Animation does not have, are rejected with a message. The value for
    /// any other key is stored with the layer and its copies.
    /// - Parameters:
    ///   - value: A number of any type, geometry directly or as an `NSValue`, a colour or a path, or nil for no colour
    ///     or path.
    ///   - keyPath: A key path of Core Animation, such as "transform.rotation.z".
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

    /// Sets the value for a key, which is a path with a single component.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKeyPath: key) }
  #endif
}
