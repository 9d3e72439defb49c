/// What a view keeps for Auto Layout; views without any have none of it.
///
/// It is told what becomes of the view and answers nothing by itself: what does is ``ViewConstraints``, which is made by the
/// first constraint. So programs without constraints hold nothing of the solver.
@MainActor class ViewLayout: NSObject {
  /// Those that move with the view.
  final var safeAreaGuide: UILayoutGuide?
  final var marginsGuide: UILayoutGuide?
  final var readableGuide: UILayoutGuide?
  final var keyboardGuide: UIKeyboardLayoutGuide?
  final var contentGuide: UILayoutGuide?
  final var frameGuide: UILayoutGuide?

  /// The block in which the room of the view closes. The view is hidden, and seen until that is over.
  final var vanishing: ViewAnimation?

  /// Itself, where there are constraints.
  var constraints: ViewConstraints? { nil }

  /// The view is going.
  func viewIsGone() {}
  /// The view's frame was changed: by the program, by its mask, or by the layout itself.
  func placeDidChange() {}
  /// The insets or the natural size of something in the view may have changed.
  func insetsDidChange() {}
  func naturalSizeDidChange() {}
  func layoutDirectionDidChange() {}
  func isHiddenDidChange() {}
  func vanish() {}
  func willLeaveSuperview() {}
  func didEnterSuperview() {}
  func didChangeTranslation() {}
  /// Before the view or what is around it is laid out.
  func willLayOut() {}
  func placeSubviews() {}
  /// Nil where no constraints are to be fitted.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? { nil }
}
