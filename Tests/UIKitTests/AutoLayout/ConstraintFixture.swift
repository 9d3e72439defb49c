import Stage
import UIKit

/// A screen of 400 by 400 points, and views for constraints to place.
@MainActor final class ConstraintFixture {
  let screen = Screen()
  var view: UIView { screen.view }

  /// A view that constraints place.
  func add<View: UIView>(_ view: View = UIView(), to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? self.view).addSubview(view)
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    layOut()
  }

  func layOut() { screen.stage.advance(by: 0) }
}

/// As large as it says.
final class NaturalView: UIView {
  var size: CGSize { didSet { if size != oldValue { invalidateIntrinsicContentSize() } } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
