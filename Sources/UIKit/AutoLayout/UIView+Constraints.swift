import Runtime

extension UIView {
  /// What it keeps for constraints, made when it is asked for.
  final var constraintState: ViewConstraints {
    if let state = layoutState?.constraints { return state }
    let state = ViewConstraints(self, layoutState)
    layoutState = state
    return state
  }

  /// Whether the frame and the autoresizing mask say where the view is, as if by required constraints; true by default. Set
  /// it to false for a view that constraints are to place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !constraintFlags.contains(.isPlacedByConstraints) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let state = constraintState
      if newValue {
        constraintFlags.remove(.isPlacedByConstraints)
      } else {
        constraintFlags.insert(.isPlacedByConstraints)
      }
      state.didChangeTranslation()
    }
  }

  /// Those that the view holds, the nearest one around what they are about, in the order of their activation.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints?.held.entries.map { $0.constraint } ?? [] }

  /// Activates a constraint about views in this one, or about itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints about views in this one, or about itself.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.entry?.holder.view === self { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that name the view along an axis, wherever they are held.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutState?.constraints?.rootEngine.entries.entries.compactMap { entry in
      let constraint = entry.constraint
      return constraint.names(self) && constraint.firstAttribute.axis == axis ? constraint : nil
    } ?? []
  }

  // MARK: Natural sizes

  /// How strongly it resists being larger than its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.constraints?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// How strongly it resists being larger than its natural size; `defaultLow` unless it is set.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.hugging[axis.rawValue] = priority
    constraintState.naturalSizeDidChange()
  }

  /// How strongly it resists being smaller than its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.constraints?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// How strongly it resists being smaller than its natural size; `defaultHigh` unless it is set.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.resistance[axis.rawValue] = priority
    constraintState.naturalSizeDidChange()
  }

  // MARK: Guides

  /// Those that were added, for constraints to place.
  public var layoutGuides: [UILayoutGuide] { layoutState?.constraints?.guides ?? [] }

  /// Has constraints place a guide in the view's coordinates. It leaves the view that it was added to before.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    ensure(layoutGuide.frame == nil, "The guide \(layoutGuide.identifier) belongs to a view; make one of your own.")
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// The constraints about it are deactivated.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.frame == nil else { return }
    constraintState.guides.removeAll { $0 === layoutGuide }
    constraintState.removeConstraints { $0.names(layoutGuide) }
    layoutGuide.owningView = nil
  }

  // MARK: Alignment

  /// What of a frame constraints are about.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame with which a view has an alignment rectangle: the inverse of `alignmentRect(forFrame:)`.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }
}
