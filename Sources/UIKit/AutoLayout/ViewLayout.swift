/// The Auto Layout state of a view; nil for views that do not use it.
///
/// This class only has hooks for changes of the view, which ``ViewConstraints`` implements. That class is created with
/// the first constraint, so that programs without constraints do not link the solver.
@MainActor class ViewLayout: NSObject {
  /// The guides that follow the view.
  final var safeAreaGuide: UILayoutGuide?
  final var marginsGuide: UILayoutGuide?
  final var readableGuide: UILayoutGuide?
  final var keyboardGuide: UIKeyboardLayoutGuide?
  final var contentGuide: UILayoutGuide?
  final var frameGuide: UILayoutGuide?

  /// The animation block in which the space of the view closes. The view is hidden, but visible until that ends.
  final var vanishing: ViewAnimation?

  /// The state as one with constraints, or nil.
  var constraints: ViewConstraints? { nil }

  /// Called when the view is being deallocated.
  func viewIsGone() {}
  /// Called when the view's frame has changed: by the program, by its mask, or by layout.
  func placeDidChange() {}
  /// Called when the insets or the natural size in the view may have changed.
  func insetsDidChange() {}
  func naturalSizeDidChange() {}
  func layoutDirectionDidChange() {}
  func isHiddenDidChange() {}
  func vanish() {}
  func willLeaveSuperview() {}
  func didEnterSuperview() {}
  func didChangeTranslation() {}
  /// Called before the layout of the view or an ancestor.
  func willLayOut() {}
  func placeSubviews() {}
  /// Returns the fitting size, or nil without constraints.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? { nil }
  /// Whether the view is a stack view that arranges others.
  var isArranging: Bool { false }
  /// Returns what places the view, or nil without constraints.
  func placement() -> ViewPlacement? { nil }
  /// Returns what a constraint's deactivation would change, or nil for an unknown number.
  func trial(without number: Int) -> LayoutTrial? { nil }
}
