/// A constraint that takes part in placing a view.
@MainActor package struct PlacingConstraint {
  /// The number of a constraint of the program in the order of activation, for
  /// ``UIView/layoutTrial(withoutConstraint:)``; nil for the others.
  package var number: Int?
  /// The origin of the constraint.
  package var source: Source
  /// The result of solving.
  package var state: State
  /// The parts of the view's place that follow from the constraint: some of x, y, width and height.
  package var effects: [String]
  /// The view that holds the constraint, or the view whose frame or content it is for.
  package var holder: UIView
  /// The first side, such as the left edge of a view, or `width` of one for a content size.
  package var first: ConstraintSide
  package var relation: NSLayoutConstraint.Relation
  /// The second side; nil for a constant.
  package var second: ConstraintSide?
  package var multiplier: CGFloat = 1
  /// The constant, in points.
  package var constant: CGFloat
  /// The priority, from 0 to 1000; for a content size, that of hugging it.
  package var priority: Float = 1000
  /// The priority of resisting compression, for a content size.
  package var resistance: Float?
  package var identifier: String?

  /// The origins of constraints.
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
