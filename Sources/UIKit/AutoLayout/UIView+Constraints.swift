import Runtime

extension UIView {
  /// The constraint-related state, created on demand.
  final var constraintState: ViewConstraints {
    if let state = layoutState?.constraints { return state }
    let state = ViewConstraints(self, layoutState)
    layoutState = state
    return state
  }

  var followsAutoresizingMask: Bool {
    get { !constraintFlags.contains(.isPlacedByConstraints) }
    set {
      guard newValue != followsAutoresizingMask else { return }
      let state = constraintState
      if newValue {
        constraintFlags.remove(.isPlacedByConstraints)
      } else {
        constraintFlags.insert(.isPlacedByConstraints)
      }
      state.didChangeTranslation()
    }
  }

  func constraintsAbout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutState?.constraints?.rootEngine.entries.entries.compactMap { entry in
      let constraint = entry.constraint
      return constraint.names(self) && constraint.firstAttribute.axis == axis ? constraint : nil
    } ?? []
  }

  // MARK: Natural sizes

  func ownHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.constraints?.hugging[axis.rawValue] ?? .defaultLow
  }

  func setOwnHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.hugging[axis.rawValue] = priority
    constraintState.naturalSizeDidChange()
  }

  func ownCompressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.constraints?.resistance[axis.rawValue] ?? .defaultHigh
  }

  func setOwnCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.resistance[axis.rawValue] = priority
    constraintState.naturalSizeDidChange()
  }

  // MARK: Guides

  func add(_ layoutGuide: UILayoutGuide) {
    ensure(
      layoutGuide.frame == nil,
      "The guide \(layoutGuide.identifier) belongs to a view and cannot be used. Create a guide of your own.")
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  func remove(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.frame == nil else { return }
    constraintState.guides.removeAll { $0 === layoutGuide }
    constraintState.removeConstraints { $0.names(layoutGuide) }
    layoutGuide.owningView = nil
  }

  // MARK: Alignment

  func ownFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }
}
