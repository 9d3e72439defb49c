/// What determines the place of a view, as the constraints were last solved. For debugging.
@MainActor package struct ViewPlacement {
  /// The view whose own size the constraints start from: the view itself, or an ancestor.
  package var root: UIView
  /// Whether the constraints leave the view's position or size undetermined.
  package var isAmbiguous: Bool
  /// The constraints that name the view, in the order of their activation, then the others that its place follows from.
  package var constraints: [PlacingConstraint]
}

/// A constraint that takes part in placing a view.
@MainActor package struct PlacingConstraint {
  /// The number of a constraint of the program in the order of activation, for
  /// ``UIView/layoutTrial(withoutConstraint:)``; nil for the others.
  package var number: Int?
  /// The origin of the constraint.
  package var source: Source
  /// The result of solving.
  package var state: State
  /// What of the view follows from the constraint: some of x, y, width and height.
  package var effects: [String]
  /// The view that holds the constraint, or the view whose frame or content it is for.
  package var holder: UIView
  /// The first side, such as the left edge of a view, or `width` of one for a content size.
  package var first: ConstraintSide
  package var relation: NSLayoutConstraint.Relation
  /// The second side; nil for a constant.
  package var second: ConstraintSide?
  package var multiplier: CGFloat = 1
  /// In points.
  package var constant: CGFloat
  /// From 0 to 1000; for a content size, the priority of hugging it.
  package var priority: Float = 1000
  /// For a content size, the priority of resisting compression.
  package var resistance: Float?
  package var identifier: String?

  /// Where constraints come from.
  package enum Source {
    /// The program.
    case program
    /// A stack view, which arranges its views.
    case stack
    /// The natural size of a view's content.
    case contentSize
    /// The frame and the autoresizing mask of a view that constraints do not place, and the size of the root.
    case frame
  }

  /// The results of solving.
  package enum State {
    /// Satisfied.
    case satisfied
    /// Optional and not satisfied, by a number of points.
    case violated(by: CGFloat)
    /// Required and left out, because it contradicts others.
    case broken
  }
}

/// One side of a constraint: an attribute, or the distance between two.
@MainActor package struct ConstraintSide {
  /// A `UIView` or a `UILayoutGuide`.
  package var object: AnyObject
  package var attribute: NSLayoutConstraint.Attribute
  /// The far end of a distance, which starts at `attribute`.
  package var end: (object: AnyObject, attribute: NSLayoutConstraint.Attribute)?

  init(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.object = object
    self.attribute = attribute
  }

  init?(_ side: LayoutSide) {
    guard let object = side.target.object else { return nil }
    self.init(object, side.distance?.from ?? side.attribute)
    guard let distance = side.distance else { return }
    guard let other = distance.to.object else { return nil }
    end = (other, distance.2)
  }
}

/// The result of deactivating a constraint, found without deactivating it.
@MainActor package struct LayoutTrial {
  /// The views that would have other frames.
  package var changes: [Change]
  /// Whether the place of the view that was asked about would be undetermined.
  package var isAmbiguous: Bool

  /// A view with its frames, in the coordinates of its superview.
  package struct Change {
    package var view: UIView
    package var before, after: CGRect
    /// The new frame in the coordinates of the root, with its superviews in their new places.
    package var inRoot: CGRect
  }

  /// The view in whose coordinates `inRoot` is, and whose size stays the same.
  package var root: UIView
}

extension UIView {
  /// What places the view; nil if it is in no tree of constraints. Linear in the number of constraints of the tree.
  package var placement: ViewPlacement? { layoutState?.placement() }

  /// Returns the frames that would result from deactivating a constraint, or nil for an unknown number. Nothing changes.
  ///
  /// Margins, insets and baselines are those of the present frames, and the root keeps its size.
  /// - Parameter number: A number of the view's ``placement``.
  package func layoutTrial(withoutConstraint number: Int) -> LayoutTrial? { layoutState?.trial(without: number) }
}

extension NSLayoutConstraint.Attribute {
  /// The name in code.
  package var nameInCode: String { name }
}

extension UILayoutGuide {
  /// The name of the property by which the owner has the guide, or its identifier, or "guide".
  package var nameInCode: String {
    let state = owningView?.layoutState
    if self === state?.safeAreaGuide { return "safeAreaLayoutGuide" }
    if self === state?.marginsGuide { return "layoutMarginsGuide" }
    if self === state?.readableGuide { return "readableContentGuide" }
    if self === state?.keyboardGuide { return "keyboardLayoutGuide" }
    if self === state?.contentGuide { return "contentLayoutGuide" }
    if self === state?.frameGuide { return "frameLayoutGuide" }
    return identifier.isEmpty ? "guide" : identifier
  }
}
