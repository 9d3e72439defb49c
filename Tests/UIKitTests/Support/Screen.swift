import Stage
import Testing
import UIKit

/// A stage whose controller has a plain view, to put things on.
@MainActor final class Screen {
  let controller = UIViewController()
  let stage: Stage

  init(width: CGFloat = 400, height: CGFloat = 400) {
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
  }

  /// The controller's view, as large as the screen.
  var view: UIView { controller.view }

  /// A view on the screen.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    (superview ?? self.view).addSubview(view)
    stage.advance(by: 0)
    return view
  }

  /// What is seen of a view now.
  func seen(_ view: UIView) -> LayerValues { view.layer.presentationValues(at: stage.time) }
}

/// The same to within `tolerance`.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
  isNear(Double(a.x), Double(b.x), tolerance) && isNear(Double(a.y), Double(b.y), tolerance)
}

extension Scene.Text {
  /// The lines, without their looks.
  @MainActor func strings(width: CGFloat) -> [String] {
    lines(width: width).map { line in line.reduce("") { $0 + $1.string } }
  }
}
