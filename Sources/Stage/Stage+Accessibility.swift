import QuartzCore
import UIKit

extension Stage {
  /// Turns the value of a control up or down by a step, as assistive technology does.
  /// - Parameter id: of the control's node; one that is gone changes nothing.
  public func adjust(_ id: Int, up: Bool) {
    guard let view = find(id, in: window) else { return }
    deliver { if up { view.accessibilityIncrement() } else { view.accessibilityDecrement() } }
  }

  /// Linear in the number of views.
  private func find(_ id: Int, in view: UIView) -> UIView? {
    if view.layer.identifier == id { return view }
    for subview in view.subviews { if let found = find(id, in: subview) { return found } }
    return nil
  }
}
