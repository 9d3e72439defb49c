import Runtime

/// A rectangle with a look, a place in a tree, and animations. Its properties are model values: what is
/// set last. What is seen while animations run is its `presentation()`.
///
/// Layers know nothing of hosts: what changed is collected by their `LayerContext`.
@preconcurrency @MainActor open class CALayer: NSObject {
  public required override init() {
    identifier = CALayer.lastIdentifier + 1
    super.init()
    CALayer.lastIdentifier = identifier
  }

  /// A layer with another's values, to show it on the screen or in a picture. A subclass with properties of its own
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

  /// It is on no screen any more.
  deinit { whileDeinitializing { forEachBelow { $0.parent = nil } } }

  /// Unique among all layers, of whatever screen, from 1: layers move from one to another.
  package final let identifier: Int
  private static var lastIdentifier = 0

  // MARK: Stored without checks

  // What every frame reads and every update sets. A stored property of a class is checked for overlapping accesses while
  // the program runs, which takes about 80 instructions each time; `@exclusivity(unchecked)` spares accesses that, here
  // and wherever else scrolling and updates would spend a tenth of their time with it. It does so in this module only:
  // other modules therefore use the accessors in `CALayer+Accessors.swift`, which have the names without "stored" and
  // cost a call. None of these properties is changed in place by code that may call back.

  /// The model values.
  @exclusivity(unchecked) final var storedValues = LayerValues()
  /// The tree on screen that the layer is in. Not counted: a context clears it in its layers when it goes.
  final var storedContext: LayerContext? {
    get { uncountedContext?.takeUnretainedValue() }
    set { uncountedContext = newValue.map { Unmanaged.passUnretained($0) } }
  }
  @exclusivity(unchecked) private final var uncountedContext: Unmanaged<LayerContext>?
  /// Whether that is the tree, without counting a reference.
  final func isIn(_ context: LayerContext) -> Bool {
    uncountedContext?.toOpaque() == Unmanaged.passUnretained(context).toOpaque()
  }
  /// A delegate that owns the layer and resets this before it goes, which is cheaper than a weak reference.
  @exclusivity(unchecked) final unowned(unsafe) var storedOwner: (any CALayerDelegate)?
  /// What the sink keeps of the layer: how the last frame showed it.
  @exclusivity(unchecked) final var storedSinkRecord: AnyObject?
  /// The identifier of the superlayer, 0 for none.
  @exclusivity(unchecked) final var storedSuperlayerIdentifier = 0
  /// Marks sublayers for `reorderSublayers(_:)`.
  @exclusivity(unchecked) final var storedIsChangingPlaces = false
  @exclusivity(unchecked) final var storedContent = LayerContent.none {
    didSet { if storedContent != oldValue { noteChange(.content) } }
  }
  @exclusivity(unchecked) final var storedPicture = LayerPicture() {
    didSet { if storedPicture != oldValue { noteChange(.picture) } }
  }
  @exclusivity(unchecked) final var storedIsMask = false { didSet { noteChange(.style) } }

  // MARK: Values. What is not a number is refused with a message, and the value stays.

  /// Where the anchor point lies in the superlayer's bounds coordinates, in points.
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

  /// The point of the layer that `position` places and the transform turns about, in units of its size.
  open var anchorPoint: CGPoint {
    get { storedValues.anchorPoint }
    set {
      guard newValue != storedValues.anchorPoint else { return }
      guard newValue.isFinite else { return refuse("anchorPoint", newValue.description) }
      change("anchorPoint", .geometry) { $0.anchorPoint = newValue }
    }
  }

  /// Applied about the anchor point.
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

  /// Applied to the sublayers, about the anchor point; one with perspective (`m34`) makes them stand in one space.
  open var sublayerTransform: CATransform3D {
    get { storedValues.sublayerTransform }
    set {
      guard newValue != storedValues.sublayerTransform else { return }
      guard newValue.isFinite else { return refuse("sublayerTransform") }
      transformsSublayers = true
      change("sublayerTransform", .sublayerGeometry) { $0.sublayerTransform = newValue }
    }
  }
  /// Whether the sublayer transform was ever set or animated; until then nobody looks at it.
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

  /// Siblings with more of it are in front; among equals the later one is.
  open var zPosition: CGFloat {
    get { storedValues.zPosition }
    set {
      guard newValue != storedValues.zPosition else { return }
      guard newValue.isFinite else { return refuse("zPosition") }
      superlayer?.noteChange(.children)
      change("zPosition", .geometry) { $0.zPosition = newValue }
    }
  }

  /// 0 (clear) to 1, for the layer and all in it.
  open var opacity: Float {
    get { Float(storedValues.opacity) }
    set { preciseOpacity = Double(newValue) }
  }

  /// `opacity` without the rounding of a Float, which would make 0.1 something else.
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

  /// Fills the bounds, within round corners; nil, the default, is clear.
  open var backgroundColor: CGColor? {
    get { storedValues.backgroundColor }
    set {
      guard newValue != storedValues.backgroundColor else { return }
      change("backgroundColor", .style) { $0.backgroundColor = newValue }
    }
  }

  /// Points.
  open var cornerRadius: CGFloat {
    get { storedValues.cornerRadius }
    set {
      guard newValue != storedValues.cornerRadius else { return }
      guard newValue.isFinite else { return refuse("cornerRadius") }
      change("cornerRadius", .style) { $0.cornerRadius = newValue }
    }
  }

  /// Points, inside the bounds.
  open var borderWidth: CGFloat {
    get { storedValues.borderWidth }
    set {
      guard newValue != storedValues.borderWidth else { return }
      guard newValue.isFinite else { return refuse("borderWidth") }
      change("borderWidth", .style) { $0.borderWidth = newValue }
    }
  }

  /// Of the line along the bounds, which is seen once `borderWidth` is above 0.
  open var borderColor: CGColor? {
    get { storedValues.borderColor }
    set {
      guard newValue != storedValues.borderColor else { return }
      change("borderColor", .style) { $0.borderColor = newValue }
    }
  }

  /// Sublayers are cut off at the bounds.
  @exclusivity(unchecked) open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { noteChange(.style) } }
  }
  /// Whether the layer is left out of the picture with all that is in it; it is laid out nevertheless.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      noteChange(.style)
      runOrderAction(isHidden ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }
  /// For apps; nothing here reads it.
  open var name: String?

  /// Says that a value of a property is no number and is not taken.
  /// - Parameter numbers: the value; nil where it says nothing.
  final func refuse(_ property: String, _ numbers: String? = nil) {
    #if hasFeature(Embedded)
      let kind = "layer"
    #else
      let kind = "\(type(of: self))"
    #endif
    refuseNumbers("the \(property) of \(kind)\(name.map { " \(quotedInMessage($0))" } ?? "")", numbers)
  }

  /// nil for a layer that has none.
  @exclusivity(unchecked) final var extras: LayerExtras?

  final func setDrawing(_ drawing: LayerDrawing) {
    storedValues.drawing = drawing
  }

  /// Changes a value and runs the action for it, if there is one.
  final func change(_ key: String, _ changes: LayerChanges, _ change: (inout LayerValues) -> Void) {
    let action = willChange(key)
    change(&storedValues)
    didChange(key, changes, action)
  }

  /// - Parameter action: what `willChange(_:)` gave before the value was changed.
  final func didChange(_ key: String, _ changes: LayerChanges, _ action: (any CAAction)?) {
    noteChange(changes)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// What a property of a layer of this class is when nobody has set it; nil for what cannot be animated.
  open class func defaultValue(forKey key: String) -> AnyValue? {
    LayerKeyPath(key).flatMap { LayerValues()[$0].object }
  }

  /// The upright rectangle around the transformed bounds, in the superlayer's coordinates. Setting it sets
  /// position and the bounds' size.
  ///
  /// Under a transform that scales, moves, or turns by right angles it reads as it was set. One that turns otherwise has
  /// the bounds enclose the rectangle turned back; then only the middle reads as set.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// From own coordinates to those of another layer in the same tree; nil means the superlayer of the tree's root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

  /// From the coordinates of another layer in the same tree to own ones; nil means the superlayer of the tree's root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

  /// The smallest upright rectangle around the converted one.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

  /// The smallest upright rectangle around the converted one.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

  /// The transform as one of the plane; the identity of what it does to depth.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Replaces the whole transform by one that leaves depth alone.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Which corners `cornerRadius` makes round; all by default.
  open var maskedCorners: CACornerMask {
    get { ownMaskedCorners }
    set { ownMaskedCorners = newValue }
  }

  /// Drawn as circular, whatever it says.
  open var cornerCurve: CALayerCornerCurve {
    get { ownCornerCurve }
    set { ownCornerCurve = newValue }
  }

  /// How much longer than the radius a corner of the curve is along a side.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether the layer is seen from behind, too.
  open var isDoubleSided: Bool {
    get { ownIsDoubleSided }
    set { ownIsDoubleSided = newValue }
  }

  /// How far towards the viewer the point lies about which the transform turns, in points.
  open var anchorPointZ: CGFloat {
    get { ownAnchorPointZ }
    set { ownAnchorPointZ = newValue }
  }

  /// A hint that the layer covers everything behind it. It changes nothing here.
  open var isOpaque: Bool {
    get { ownIsOpaque }
    set { ownIsOpaque = newValue }
  }

  /// A hint to keep the layer as a picture. It is kept, and changes nothing here: hosts draw vectors, and keep what they
  /// like.
  open var shouldRasterize: Bool {
    get { ownShouldRasterize }
    set { ownShouldRasterize = newValue }
  }

  /// Pixels per point of the picture that `shouldRasterize` asks for; 1 by default. It changes nothing here.
  open var rasterizationScale: CGFloat {
    get { ownRasterizationScale }
    set { ownRasterizationScale = newValue }
  }

  /// The size in the superlayer's coordinates that suits the layer best: the one that it has.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// nil is black.
  open var shadowColor: CGColor? {
    get { ownShadowColor }
    set { ownShadowColor = newValue }
  }

  /// 0 (none) to 1.
  open var shadowOpacity: Float {
    get { ownShadowOpacity }
    set { ownShadowOpacity = newValue }
  }

  /// Of the blur, in points.
  open var shadowRadius: CGFloat {
    get { ownShadowRadius }
    set { ownShadowRadius = newValue }
  }

  /// Points.
  open var shadowOffset: CGSize {
    get { ownShadowOffset }
    set { ownShadowOffset = newValue }
  }

  /// The outline that throws the shadow, in own coordinates; nil for the layer's own.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }

  /// The picture in the layer's bounds, above its background: a `CGImage`. Anything else shows nothing.
  ///
  /// It changes at once; to fade from one picture to the next is a transition's task.
  open var contents: AnyValue? {
    get { ownContents }
    set { ownContents = newValue }
  }

  /// How the contents lie in the bounds. What sticks out of them is cut off by `masksToBounds`.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContentsGravity }
    set { ownContentsGravity = newValue }
  }

  /// Pixels of the contents per point, above 0.
  open var contentsScale: CGFloat {
    get { ownContentsScale }
    set { ownContentsScale = newValue }
  }

  /// The part of the contents that is shown, in units of their size. Can be animated.
  open var contentsRect: CGRect {
    get { ownContentsRect }
    set { ownContentsRect = newValue }
  }

  /// The part that is stretched when contents are scaled, in units of what is shown of them. What lies around it
  /// keeps its size at the corners and stretches along the edges. A gravity that does not scale ignores it.
  open var contentsCenter: CGRect {
    get { ownContentsCenter }
    set { ownContentsCenter = newValue }
  }

  /// A layer whose alpha says how much is seen of this one and all in it. It lies in this layer's coordinates, and
  /// its superlayer is this one, among whose sublayers it is not.
  ///
  /// Points outside the mask are hit as those inside are.
  open var mask: CALayer? {
    get { ownMask }
    set { ownMask = newValue }
  }

  // MARK: Actions

  /// The action for a change of a property: what the delegate says, else `actions`, else
  /// `defaultAction(forKey:)`; the null object ends the search without one.
  open func action(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
    let action = found ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// A basic animation for properties that can be animated, with the transaction's duration and timing function.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { defaultAnimation(forKey: event) }

  /// By property, such as "position". An animation without values goes from what is seen to the new value; the null
  /// object does nothing.
  open var actions: [String: any CAAction]?

  /// Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { storedOwner ?? otherDelegate }
    set {
      storedOwner = nil
      otherDelegate = newValue
    }
  }

  @Weak private var otherDelegate: (any CALayerDelegate)?

  // MARK: Tree

  /// The sublayers, back to front among equals of `zPosition`.
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// The superlayer, or the layer whose mask this is. Not counted: a layer clears it in its sublayers when it goes.
  @exclusivity(unchecked) final unowned(unsafe) var parent: CALayer? {
    didSet { storedSuperlayerIdentifier = parent?.identifier ?? 0 }
  }
  /// What the next frame has to draw anew; of a layer on no screen, what has changed since it was shown.
  @exclusivity(unchecked) final var pendingChanges: LayerChanges = []

  /// Back to front among equals of `zPosition`; nil when there are none.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }

  /// The layer that this one is in.
  open var superlayer: CALayer? { ownSuperlayer }

  /// Puts a layer in front of all sublayers; it leaves the layer that it is in.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// - Parameter idx: in `sublayers`, as it is before the layer leaves its former place.
  /// - Parameter layer: it leaves the layer that it is in.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer just in front of a sublayer; in front of all when there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { children.index(ofIdentical: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer just behind a sublayer; behind all when there is no such sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { children.index(ofIdentical: $0) }
    insert(layer, at: index ?? 0)
  }

  /// Puts a layer in a sublayer's place; nothing happens when `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Takes the layer out of the one that it is in, also as a mask; on a screen its animations end.
  open func removeFromSuperlayer() { detach() }

  // MARK: Time and animations

  /// nil for a layer whose time is its superlayer's.
  @exclusivity(unchecked) final var ownTiming: MediaTiming?
  /// Whether any layer ever had a timing of its own; until then nobody asks how time passes. It says nothing about a
  /// screen, and only saves work: a screen knows of its own layers.
  static var areAnyTimed = false

  @exclusivity(unchecked) final var animations = LayerAnimations()
  /// Whether the context lists the layer among the animated ones.
  @exclusivity(unchecked) final var isListedAsAnimated = false

  /// Attaches a copy of an animation. One with the same key is replaced; a duration of 0 or less becomes the
  /// transaction's; a begin time of 0 becomes now, in the layer's time.
  open func add(_ anim: CAAnimation, forKey key: String?) { attachCopy(anim, forKey: key) }

  /// The keys in the order in which the animations were added, nil when there are none.
  open func animationKeys() -> [String]? { attachments.isEmpty ? nil : attachments.map { $0.key } }

  /// The layer's own copy of what was added with a key; nil where that is over or never was.
  open func animation(forKey key: String) -> CAAnimation? { attachments.first { $0.key == key }?.animation }

  /// Ends an animation where it is: its delegate hears that it did not finish, and the layer shows its own value.
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Ends every animation of this layer, not of its sublayers, as `removeAnimation(forKey:)` does.
  open func removeAllAnimations() { endAllAnimations(finished: false, on: screenContext) }

  /// A copy as it is seen now; nil when the layer is on no screen or no frame has shown it yet.
  ///
  /// The copy's sublayers, mask and superlayer are presentation layers, too, made when they are asked for: hit testing
  /// and conversion of points follow what is seen. Each call makes another copy; a presentation layer's is itself.
  open func presentation() -> Self? { ownPresentation() }

  /// The layer that a presentation layer shows, for others the layer itself.
  open func model() -> Self { ownModel() }

  /// In the superlayer's time, in seconds.
  open var beginTime: CFTimeInterval {
    get { ownBeginTime }
    set { ownBeginTime = newValue }
  }

  /// Seconds of the layer's time; infinite by default.
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

  /// Has no effect: a layer's time always stands still outside its duration.
  open var fillMode: CAMediaTimingFillMode {
    get { ownFillMode }
    set { ownFillMode = newValue }
  }

  /// - Parameters:
  ///   - t: in the time of `l`, in seconds.
  ///   - l: nil for the clock, which `CACurrentMediaTime()` reads.
  /// - Returns: the same moment in this layer's time. On two screens the same moment is now.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { convertedTime(t, from: l) }

  /// - Parameters:
  ///   - t: in this layer's time, in seconds. Where the time stands still, many moments have it; then the begin
  ///     is meant.
  ///   - l: nil for the clock.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { convertedTime(t, to: l) }

  // MARK: Layout

  @exclusivity(unchecked) final var layoutIsNeeded = false
  /// `layoutSublayers()` is being run.
  @exclusivity(unchecked) final var isLayingOutSublayers = false
  /// Something below needs layout.
  @exclusivity(unchecked) final var hasLayoutBelow = false

  /// Places sublayers; by default the delegate's task.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Has `layoutSublayers()` called before the next frame, or by `layoutIfNeeded()`.
  open func setNeedsLayout() { noteLayout() }

  /// Whether `layoutSublayers()` will be called before the next frame.
  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out what needs it, from the topmost of the superlayers in need down.
  open func layoutIfNeeded() { layOutIfNeeded() }

  // MARK: Display

  /// Sets what the layer shows; by default the delegate's task, and without a delegate what is drawn.
  open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

  /// Draws what the layer shows, in its own coordinates; by default the delegate's task.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of a property calls for `display()`; by default of none.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Has `display()` called before the next frame that shows the layer, or by `displayIfNeeded()`.
  open func setNeedsDisplay() { noteDisplay() }

  /// The same: the whole layer is displayed.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { noteDisplay() } }

  /// Whether `display()` is due.
  open func needsDisplay() -> Bool { extras?.needsDisplay ?? false }

  /// Calls `display()` at once if it is due.
  open func displayIfNeeded() { showIfNeeded() }

  /// Whether a change of the bounds' size calls for `display()`.
  open var needsDisplayOnBoundsChange: Bool {
    get { ownNeedsDisplayOnBoundsChange }
    set { ownNeedsDisplayOnBoundsChange = newValue }
  }

  // MARK: Hit testing

  /// Whether a point in own coordinates is in the bounds; for layers of another shape to override.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer that is farthest in front among those that contain a point: this one and those in it.
  ///
  /// Hidden layers, and what `masksToBounds` cuts off, are not found; transparent ones are. Of a layer model
  /// values count, of its `presentation()` what is seen.
  /// - Parameter p: in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let point = superlayer.map { convert(p, from: $0) } ?? convert(p, from: nil)
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    for sublayer in drawingOrder.reversed() { if let hit = sublayer.hitTest(point) { return hit } }
    return isInside ? self : nil
  }

  // MARK: Scrolling

  /// Has the nearest scroll layer around this one put a point of own coordinates at its upper left.
  open func scroll(_ p: CGPoint) { if let scrollLayer { scrollLayer.scroll(to: convert(p, to: scrollLayer)) } }

  /// Has the nearest scroll layer around this one show a rectangle of own coordinates.
  open func scrollRectToVisible(_ r: CGRect) {
    if let scrollLayer { scrollLayer.scroll(to: convert(r, to: scrollLayer)) }
  }

  /// The part of the bounds that the scroll layers around the layer show.
  open var visibleRect: CGRect { ownVisibleRect }

  #if !hasFeature(Embedded)
    // MARK: Keys

    /// The value of a property that can be animated, or of a part of one, such as "position.x" or "transform.scale"; of
    /// another key what was set for it, and nil before.
    ///
    /// Numbers are `NSNumber`s; geometry, colours and paths are values of their types.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

    /// The same: a key is a path of one name.
    open func value(forKey key: String) -> Any? { keyedValue(forKeyPath: key) }

    /// Sets a property that can be animated, or a part of one, as an assignment to the property does. A value of another
    /// kind, and a path of several names that Core Animation does not have, are refused with a message. What is set for
    /// another key is kept with the layer and its copies.
    /// - Parameters:
    ///   - value: a number of any type, geometry as it is or as an `NSValue`, a colour, a path; nil for none of the latter.
    ///   - keyPath: as Core Animation names it, such as "transform.rotation.z".
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

    /// The same: a key is a path of one name.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKeyPath: key) }
  #endif
}
