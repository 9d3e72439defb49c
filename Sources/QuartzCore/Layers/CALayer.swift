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
      change("cornerRadius", .style) { $0.cornerRadius = newValue }
    }
  }

  /// Points, inside the bounds.
  open var borderWidth: CGFloat {
    get { storedValues.borderWidth }
    set {
      guard newValue != storedValues.borderWidth else { return }
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

  // MARK: Time and animations

  /// nil for a layer whose time is its superlayer's.
  @exclusivity(unchecked) final var ownTiming: MediaTiming?
  /// Whether any layer ever had a timing of its own; until then nobody asks how time passes. It says nothing about a
  /// screen, and only saves work: a screen knows of its own layers.
  static var areAnyTimed = false

  @exclusivity(unchecked) final var animations = LayerAnimations()
  /// Whether the context lists the layer among the animated ones.
  @exclusivity(unchecked) final var isListedAsAnimated = false

  // MARK: Layout

  @exclusivity(unchecked) final var layoutIsNeeded = false
  /// `layoutSublayers()` is being run.
  @exclusivity(unchecked) final var isLayingOutSublayers = false
  /// Something below needs layout.
  @exclusivity(unchecked) final var hasLayoutBelow = false

  /// Places sublayers; by default the delegate's task.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Display

  /// Sets what the layer shows; by default the delegate's task, and without a delegate what is drawn.
  open func display() { if let delegate { delegate.display(self) } else { drawContents() } }

  /// Draws what the layer shows, in its own coordinates; by default the delegate's task.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of a property calls for `display()`; by default of none.
  open class func needsDisplay(forKey key: String) -> Bool { false }

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
}
