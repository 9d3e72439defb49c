import Foundation
import QuartzCore
import Stage
import StageTesting
import UIKit

/// A small screen for views with flaws.
@MainActor final class FlawScreen {
  let controller = UIViewController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
  }

  /// Adds a view, by default to the controller's.
  @discardableResult func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (superview ?? controller.view).addSubview(view)
    return view
  }

  /// Adds a label with a text of 17 points.
  @discardableResult func label(
    _ text: String, _ x: CGFloat, _ y: CGFloat, to superview: UIView? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    return add(label, x, y, 200, 24, to: superview)
  }

  /// Adds an opaque view.
  @discardableResult func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView? = nil
  ) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemRed
    return add(view, x, y, width, height, to: superview)
  }

  /// Adds a picture.
  @discardableResult func picture(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to superview: UIView? = nil
  ) -> UIImageView {
    let image = Stage.picture(address: "picture.png", width: 100, height: 100)
    return add(UIImageView(image: image), x, y, width, height, to: superview)
  }

  /// Returns the kinds of the flaws while something happens, and until everything has been at rest for a while.
  func kinds(_ body: () -> Void = {}) -> [VisualFlaw.Kind] { flaws(body).map { $0.kind } }

  func flaws(_ body: () -> Void = {}) -> [VisualFlaw] {
    stage.visualFlaws {
      body()
      stage.advance(by: 1)
    }
  }
}
