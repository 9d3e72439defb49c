import Runtime

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// - Parameter path: a layer's property or a part of one, "position", "bounds.size.width",
  ///   "transform.rotation.z". One that the layer does not have has no effect.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// - Parameter path: what the name says.
  package convenience init(_ path: LayerKeyPath, name: String) {
    self.init()
    storedKeyPath = name
    rules.property = path
  }

  /// Which property changes, as `init(keyPath:)` takes it; nil for none.
  open var keyPath: String? {
    get { storedKeyPath }
    set {
      storedKeyPath = newValue
      rules.property = newValue.flatMap { LayerKeyPath($0) }
    }
  }
  private final var storedKeyPath: String?

  /// The value is added to what the property is without this animation.
  open var isAdditive: Bool {
    get { rules.isAdditive }
    set { rules.isAdditive = newValue }
  }
  /// Every repetition begins where the one before ended. Has no effect on transforms and colours, nor with `autoreverses`.
  open var isCumulative: Bool {
    get { rules.isCumulative }
    set { rules.isCumulative = newValue }
  }

  /// Makes transforms of the animation's values, which then are numbers. Where the animation has no value at one
  /// end, it has no effect until there.
  open var valueFunction: CAValueFunction? {
    get { rules.valueFunction }
    set { rules.valueFunction = newValue }
  }

  /// What the key path names, nil for what layers do not have.
  package final var property: LayerKeyPath? { rules.property }

  /// Where values go, and how.
  struct Rules {
    var property: LayerKeyPath?
    var isAdditive = false
    var isCumulative = false
    var valueFunction: CAValueFunction?

    /// Whether nothing is done with the value but to add it.
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

  /// Puts in a value by the rules of `isAdditive`.
  func put(_ value: AnimationValue, into values: inout LayerValues, at path: LayerKeyPath) {
    let value = rules.valueFunction?.transform(of: value) ?? value
    values[path] = rules.isAdditive ? values[path].adding(value) : value
  }
}
