import CollectionIndex
import ConstraintSolver
import Runtime

/// A constraint: the first attribute is equal to, at least or at most the second one times a multiplier, plus a
/// constant.
///
/// It has an effect while it is active. It refers to alignment rectangles: frames without their views'
/// `alignmentRectInsets`. Its numbers are points in the coordinates of the nearest common ancestor of both items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Creates a constraint between attributes of two items, or between a dimension and a constant.
  ///
  /// This initialiser is designated, so that subclasses of programs inherit it.
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item, not `notAnAttribute`.
  ///   - relation: The relation of the first attribute to the second.
  ///   - view2: A view or a layout guide; nil for a dimension with a constant value.
  ///   - attr2: The attribute of the second item. It is ignored if `view2` is nil, as in UIKit.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant that is added, in points.
  public init(
    item view1: AnyValue, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyValue?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    ensure(
      attr1 != .notAnAttribute && (view2 == nil || attr2 != .notAnAttribute),
      "A constraint needs an attribute for its first item, and for its second item if there is one.")
    first = LayoutSide(LayoutTarget(view1 as AnyObject), attr1)
    second = view2.map { LayoutSide(LayoutTarget($0 as AnyObject), attr2) }
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    storedConstant = c.isFinite ? c : 0
    super.init()
    checkSides()
    checkNumbers(multiplier, c)
  }

  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    storedConstant = constant.isFinite ? constant : 0
    super.init()
    checkSides()
    checkNumbers(multiplier, constant)
  }

  /// Rejects values that are not numbers: the constraint then has the multiplier 1 and the constant 0.
  private func checkNumbers(_ multiplier: CGFloat, _ constant: CGFloat) {
    if !multiplier.isFinite { refuse("multiplier") }
    if !constant.isFinite { refuse("constant") }
  }

  private func refuse(_ property: String) { refuseNumbers("the \(property) of a constraint of \(first.name)") }

  private func checkSides() {
    ensure(
      second != nil || first.attribute.isLength,
      "\(first.name) cannot be constrained to a constant: a position needs another position along the same axis.")
    ensure(
      second == nil || first.attribute.isLength == second!.attribute.isLength,
      "\(first.name) cannot be constrained to \(second?.name ?? ""): one is a position and the other a length.")
    let sides = first.attribute.directions.union(second?.attribute.directions ?? [])
    ensure(
      !sides.contains([.absolute, .reading]),
      "\(first.name) cannot be constrained to \(second?.name ?? ""): one depends on the layout direction, the other does not."
    )
  }

  /// Ends the program if an attribute is constrained to one of the other axis. As in UIKit, such a constraint can be
  /// created and activated, and is rejected when it is solved.
  final func checkAxes() {
    ensure(
      second.map { first.attribute.isLength || first.attribute.axis == $0.attribute.axis } ?? true,
      "\(first.name) cannot be constrained to \(second?.name ?? ""): a position needs another position along the same axis."
    )
  }

  final let first: LayoutSide
  final let second: LayoutSide?
  /// The relation between the attributes.
  public final let relation: Relation
  /// The factor of the second attribute, applied before the constant is added.
  public final let multiplier: CGFloat

  /// The constant in points. This is the cheapest property to change: only what depends on it is solved again.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else { return refuse("constant") }
      storedConstant = newValue
      noteChange()
    }
  }

  @exclusivity(unchecked) private final var storedConstant: CGFloat

  /// The priority; required by default. Once a constraint has taken part in a layout, it can neither become required
  /// nor cease to be.
  @exclusivity(unchecked) open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      ensure(
        priority.rawValue >= 0 && priority.rawValue <= 1000,
        "The priority of \(description) is \(priority.rawValue). Priorities range from 0 to 1000.")
      ensure(
        entry?.id == nil || (priority == .required) == (oldValue == .required),
        "The priority of \(description) cannot change to or from required while it is active. Deactivate it first.")
      noteChange()
    }
  }

  /// A name for messages.
  open var identifier: String?

  /// Whether a stack created the constraint.
  final var isOfStack = false

  /// A property without effect, because archives are not supported.
  open var shouldBeArchived = false

  /// The first view or layout guide, or nil if it has been deallocated.
  public final var firstItem: AnyObject? { first.target.object }
  /// The first attribute.
  public final var firstAttribute: Attribute { first.attribute }
  /// The second view or layout guide; nil for a constant, and if it has been deallocated.
  public final var secondItem: AnyObject? { second?.target.object }
  /// The second attribute; `notAnAttribute` for a constant.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  // MARK: Activation

  /// Whether the constraint is active. The nearest common ancestor of its items then holds it; activating it without
  /// one is a programmer error.
  open var isActive: Bool {
    get { entry != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints. They are solved together, before the next layout.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints. Inactive ones stay the same.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The entry in its tree while it is active.
  @exclusivity(unchecked) final var entry: LayoutEntry?

  private func noteChange() {
    if let entry { entry.holder.rootEngine.valuesDidChange(of: entry) }
  }

  private func activate() {
    guard entry == nil else { return }
    guard let view = nearestView else {
      programmerError(
        "\(description) cannot be activated, because its items have no common ancestor. Add them to a view hierarchy first."
      )
    }
    view.constraintState.add(self)
  }

  private func deactivate() {
    if let entry { entry.holder.remove(entry) }
  }

  /// The nearest common ancestor of both items.
  final var nearestView: UIView? {
    var nearest = first.target.view
    func include(_ target: LayoutTarget) {
      if let former = nearest { nearest = target.view?.nearestCommonView(with: former) }
    }
    if let distance = first.distance { include(distance.to) }
    if let second {
      include(second.target)
      if let distance = second.distance { include(distance.to) }
    }
    return nearest
  }

  /// All objects that it refers to.
  final var targets: [LayoutTarget] { first.targets + (second?.targets ?? []) }

  /// Returns whether it refers to a view or guide.
  final func names(_ object: AnyObject) -> Bool { targets.contains { $0.object === object } }

  /// The constraint in the visual format, if that can express it.
  open nonisolated override var description: String { MainActor.assumeIsolated { VisualDescription.of(self) } }
}

extension UIView {
  /// Returns the nearest common ancestor of two views, which may be one of them.
  fileprivate final func nearestCommonView(with other: UIView) -> UIView? {
    // The most frequent case.
    if parent === other || self === other { return other }
    if let around = other.parent, around === self || around === parent { return around }
    var nearest: UIView? = other
    while let current = nearest, !isDescendant(of: current) { nearest = current.parent }
    return nearest
  }
}

/// An object with a number in the order of activation.
@MainActor protocol Activated: AnyObject {
  var order: Int { get }
}

/// A list of entries in the order of their activation. Finding one by its number takes O(log count).
@MainActor struct ActivationList<Entry: Activated> {
  private(set) var entries: [Entry] = []

  /// Appends an entry.
  /// - Parameter entry: An entry that was activated after all others.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Removes an entry. Does nothing if it is not in the list.
  mutating func remove(_ entry: Entry) {
    let order = entry.order
    let index = entries.partitioningIndex { $0.order >= order }
    if index < entries.count, entries[index] === entry { entries.remove(at: index) }
  }

  mutating func removeAll() { entries = [] }

  /// Replaces all entries.
  mutating func fill(_ unordered: [Entry]) { entries = unordered.sorted { $0.order < $1.order } }
}

/// The constraint-related state of a view, in one byte.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// The frame is determined by constraints only.
  static let isPlacedByConstraints = ConstraintFlags(rawValue: 1 << 0)
  /// A call of `updateConstraints()` is pending.
  static let needsUpdate = ConstraintFlags(rawValue: 1 << 1)
  /// A call of `updateConstraints()` is pending in a descendant.
  static let updateBelow = ConstraintFlags(rawValue: 1 << 2)
}

/// A constraint of a layout engine in the solver: for a frame, a natural size, or the size of the root.
struct SystemConstraint {
  let id: ConstraintSolver.ConstraintID
  /// The fraction of the enclosing item's length.
  let share: Double
  /// The priorities against higher and lower values.
  let above, below: Double
}
