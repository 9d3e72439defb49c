/// The description of a constraint in the visual format, if that can express it, otherwise as an equation.
@MainActor enum VisualDescription {
  static func of(_ constraint: NSLayoutConstraint) -> String {
    let words = visual(constraint) ?? equation(constraint)
    let priority =
      constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))"
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(identifier) \(words)\(priority)>"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }

  private static func relation(_ constraint: NSLayoutConstraint) -> String {
    switch constraint.relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    let start = "\(constraint.first.name) \(relation(constraint)) "
    guard let second = constraint.second else { return start + number(constraint.constant) }
    let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) * "
    let constant = constraint.constant
    let rest = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    return start + factor + second.name + rest
  }

  /// Returns the visual format of a dimension, or of a distance between views or to the edges of the superview.
  private static func visual(_ constraint: NSLayoutConstraint) -> String? {
    let first = constraint.first
    guard first.distance == nil, constraint.second?.distance == nil else { return nil }
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    let bound = constraint.relation == .equal ? "" : relation(constraint)
    let constant = number(constraint.constant)
    guard let second = constraint.second else { return "\(axis):[\(first.target.name)(\(bound)\(constant))]" }
    guard constraint.multiplier == 1 else { return nil }
    let (one, other) = (first.target, second.target)
    func isOuter(_ outer: LayoutTarget, _ inner: LayoutTarget) -> Bool {
      guard let outer = outer.object as? UIView, let inner = inner.object as? UIView else { return false }
      return inner.parent === outer
    }
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      return isOuter(other, one) ? "\(axis):|-(\(bound)\(constant))-[\(one.name)]" : nil
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard isOuter(other, one) else { return nil }
      let turned = constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? ">=" : "<="
      return "\(axis):[\(one.name)]-(\(turned)\(number(-constraint.constant)))-|"
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis):[\(other.name)]-(\(bound)\(constant))-[\(one.name)]"
    default: return nil
    }
  }
}
