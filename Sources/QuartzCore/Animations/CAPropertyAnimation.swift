import Runtime

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  /// - Parameter path: A property of a layer or a component of one, such as "position", "bounds.size.width" or
  ///   "transform.rotation.z". A path that does not exist has no effect.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Creates an animation of a property.
  /// - Parameter path: The key path with this name.
  package convenience init(_ path: LayerKeyPath, name: String) {
    self.init()
    storedKeyPath = name
    rules.property = path
  }

  /// The key path of the property, or nil.
  open var keyPath: String? {
    get { storedKeyPath }
    set {
      storedKeyPath = newValue
      rules.property = newValue.flatMap { LayerKeyPath($0) }
    }
  }
  private final var storedKeyPath: String?

  /// Whether the value is added to that of the property without this animation.
  open var isAdditive: Bool {
    get { rules.isAdditive }
    set { rules.isAdditive = newValue }
  }
  /// Whether each repetition begins with the final value of the previous one. Has no effect on transforms and colours,
  /// nor with `autoreverses`.
  open var isCumulative: Bool {
    get { rules.isCumulative }
    set { rules.isCumulative = newValue }
  }

  /// A function that converts the animation's values from numbers to transforms. If one end has no value, the animation
  /// has no effect until then.
  open var valueFunction: CAValueFunction? {
    get { rules.valueFunction }
    set { rules.valueFunction = newValue }
  }

  /// The key path's property, or nil if layers do not have it.
  package final var property: LayerKeyPath? { rules.property }

  /// The rules for applying values.
  struct Rules {
    var property: LayerKeyPath?
    var isAdditive = false
    var isCumulative = false
    var valueFunction: CAValueFunction?

    /// Whether values are only added.
    var isPlainSum: Bool { isAdditive && !isCumulative && valueFunction == nil }
  }
  final var rules = Rules()

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAPropertyAnimation
    copy.storedKeyPath = storedKeyPath
    copy.rules = rules
    return copy
  }

  override var changes: LayerChanges { rules.property?.changes ?? [] }

  /// Applies a value according to `isAdditive`.
  func put(_ value: AnimationValue, into values: inout LayerValues, at path: LayerKeyPath) {
    let value = rules.valueFunction?.transform(of: value) ?? value
    values[path] = rules.isAdditive ? values[path].adding(value) : value
  }
}
