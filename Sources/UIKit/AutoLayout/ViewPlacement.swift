/// The constraints that place a view, as they were last solved. For debugging.
@MainActor package struct ViewPlacement {
  /// The view whose own size the constraints start from: the view itself, or an ancestor.
  package var root: UIView
  /// Whether the constraints leave the view's position or size undetermined.
  package var isAmbiguous: Bool
  /// The constraints that name the view, in the order of their activation, then the others that its place follows from.
  package var constraints: [PlacingConstraint]
}

/// The result of deactivating a constraint, found without deactivating it.
@MainActor package struct LayoutTrial {
  /// The views that would be elsewhere, with other frames or with their superviews, in the order in which constraints first
  /// name them.
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
  /// The constraints that place the view; nil if it is in no tree of constraints. Linear in the number of constraints of the
  /// tree.
  package var placement: ViewPlacement? { layoutState?.placement() }

  /// Whether the view is a stack view that arranges others.
  package var isArranging: Bool { layoutState?.isArranging ?? false }

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
