/// An attribute of an item, or the distance from it to another one.
@MainActor struct LayoutSide {
  let target: LayoutTarget
  let attribute: NSLayoutConstraint.Attribute
  /// Of a distance: where it ends. The attribute is a length then, and this one a place.
  var distance: (from: NSLayoutConstraint.Attribute, to: LayoutTarget, NSLayoutConstraint.Attribute)?

  init(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
  }

  var targets: [LayoutTarget] { distance.map { [target, $0.to] } ?? [target] }

  /// For messages.
  var name: String {
    guard let distance else { return "\(target.name).\(attribute.name)" }
    return
      "(\(distance.to.name).\(distance.2.name) - \(target.name).\(distance.from.name))"
  }
}
