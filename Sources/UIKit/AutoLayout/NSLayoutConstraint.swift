import CollectionIndex
import ConstraintSolver
import Runtime

/// "The first attribute is (at least, at most) the second one times a number, plus a constant."
///
/// It counts while it is active. What it says is of alignment rectangles: frames without their views'
/// `alignmentRectInsets`. Its numbers are points in the coordinates of the nearest view around both items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Relates an attribute of one item to an attribute of another, or a length to a number.
  ///
  /// This initializer is designated, so that subclasses of programs inherit it.
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item, not `notAnAttribute`.
  ///   - relation: The relation of the first attribute to the second.
  ///   - view2: A view or a layout guide; nil for a length that is a number.
  ///   - attr2: The attribute of the second item. It is ignored where `view2` is nil, as UIKit ignores it.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant that is added, in points.
  public init(
    item view1: AnyValue, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyValue?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    ensure(
      attr1 != .notAnAttribute && (view2 == nil || attr2 != .notAnAttribute),
      "A constraint needs an attribute of its first item, and one of its second item if there is one.")
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

  /// What is no number is not taken: the constraint has the multiplier 1 and the constant 0 then.
  private func checkNumbers(_ multiplier: CGFloat, _ constant: CGFloat) {
    if !multiplier.isFinite { refuse("multiplier") }
    if !constant.isFinite { refuse("constant") }
  }

  private func refuse(_ property: String) { refuseNumbers("the \(property) of a constraint of \(first.name)") }

  private func checkSides() {
    ensure(
      second != nil || first.attribute.isLength,
      "\(first.name) cannot be constrained to a number: a place needs a place along the same axis.")
    ensure(
      second == nil || first.attribute.isLength == second!.attribute.isLength,
      "\(first.name) cannot be constrained to \(second?.name ?? ""): one is a place and the other a length.")
    let sides = first.attribute.directions.union(second?.attribute.directions ?? [])
    ensure(
      !sides.contains([.absolute, .reading]),
      "\(first.name) cannot be constrained to \(second?.name ?? ""): one depends on the direction of reading, the other does not."
    )
  }

  /// Ends the program where a place is constrained to one along the other axis. As in UIKit, such a constraint may be made and
  /// activated, and is refused when it is solved.
  final func checkAxes() {
    ensure(
      second.map { first.attribute.isLength || first.attribute.axis == $0.attribute.axis } ?? true,
      "\(first.name) cannot be constrained to \(second?.name ?? ""): a place needs a place along the same axis.")
  }

  final let first: LayoutSide
  final let second: LayoutSide?
  /// Whether the first attribute is the second with its multiplier and constant, or at least that, or at most.
  public final let relation: Relation
  /// What the second attribute is multiplied by, before the constant is added.
  public final let multiplier: CGFloat

  /// Points. What depends on it alone is solved again: this is the cheapest change.
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

  /// Required by default. A constraint that counts in a layout already neither becomes required nor ceases to be; one that
  /// was only activated may.
  @exclusivity(unchecked) open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      ensure(
        priority.rawValue >= 0 && priority.rawValue <= 1000,
        "The priority \(priority.rawValue) of \(description): priorities are 0 to 1000.")
      ensure(
        entry?.id == nil || (priority == .required) == (oldValue == .required),
        "The priority of \(description) changes to or from required while it is active: deactivate it first.")
      noteChange()
    }
  }

  /// For messages.
  open var identifier: String?

  /// Whether a stack has made it.
  final var isOfStack = false

  /// There are no archives here.
  open var shouldBeArchived = false

  /// The view or layout guide that the first attribute is of; nil when it is gone.
  public final var firstItem: AnyObject? { first.target.object }
  /// What is related to the rest.
  public final var firstAttribute: Attribute { first.attribute }
  /// The view or layout guide that the second attribute is of; nil for a constant alone, and when it is gone.
  public final var secondItem: AnyObject? { second?.target.object }
  /// `notAnAttribute` for a constant alone.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  // MARK: Activation

  /// Whether it counts. It is held by the nearest view around its items then; activating it where there is none is a
  /// mistake.
  open var isActive: Bool {
    get { entry != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// The same as activating each; they are solved together, before the next layout.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Those that are not active stay so.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// What stands for it in its tree while it is active.
  @exclusivity(unchecked) final var entry: LayoutEntry?

  private func noteChange() {
    if let entry { entry.holder.rootEngine.valuesDidChange(of: entry) }
  }

  private func activate() {
    guard entry == nil else { return }
    guard let view = nearestView else {
      programmerError(
        "\(description) is activated, and its items are in no common view: add them to one first.")
    }
    view.constraintState.add(self)
  }

  private func deactivate() {
    if let entry { entry.holder.remove(entry) }
  }

  /// The nearest view around both items.
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

  /// All that it is about.
  final var targets: [LayoutTarget] { first.targets + (second?.targets ?? []) }

  /// Whether it is about a view or guide.
  final func names(_ object: AnyObject) -> Bool { targets.contains { $0.object === object } }

  /// In the visual format, where that has words for it.
  open nonisolated override var description: String { MainActor.assumeIsolated { VisualDescription.of(self) } }
}

extension UIView {
  /// The nearest view around both, which may be one of them.
  fileprivate final func nearestCommonView(with other: UIView) -> UIView? {
    // So it is nearly always.
    if parent === other || self === other { return other }
    if let around = other.parent, around === self || around === parent { return around }
    var nearest: UIView? = other
    while let current = nearest, !isDescendant(of: current) { nearest = current.parent }
    return nearest
  }
}

/// What has a number that says in what order constraints were activated.
@MainActor protocol Activated: AnyObject {
  var order: Int { get }
}

/// Entries in the order in which their constraints were activated. One is found by its number: O(log count).
@MainActor struct ActivationList<Entry: Activated> {
  private(set) var entries: [Entry] = []

  /// - Parameter entry: activated after all others.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Does nothing when it is not in the list.
  mutating func remove(_ entry: Entry) {
    let order = entry.order
    let index = entries.partitioningIndex { $0.order >= order }
    if index < entries.count, entries[index] === entry { entries.remove(at: index) }
  }

  mutating func removeAll() { entries = [] }

  /// Replaces what it has.
  mutating func fill(_ unordered: [Entry]) { entries = unordered.sorted { $0.order < $1.order } }
}

/// What a view has to do with constraints, in one byte of it.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// Its frame is what constraints say, and nothing else.
  static let isPlacedByConstraints = ConstraintFlags(rawValue: 1 << 0)
  /// Its `updateConstraints()` is to be called.
  static let needsUpdate = ConstraintFlags(rawValue: 1 << 1)
  /// That of a view below it.
  static let updateBelow = ConstraintFlags(rawValue: 1 << 2)
}

/// What a layout engine says by itself, as it is in the solver: of a frame, a natural size, the size of the root.
struct SystemConstraint {
  let id: ConstraintSolver.ConstraintID
  /// Of the length of the item around.
  let share: Double
  /// Priorities at which more and less are missed.
  let above, below: Double
}
