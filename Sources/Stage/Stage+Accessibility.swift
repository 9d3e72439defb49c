import QuartzCore
import UIKit

extension Stage {
  /// Increments or decrements the value of a control, as assistive technology does.
  /// - Parameter id: The `id` of the control's node. Does nothing if it no longer exists.
  /// - Parameter up: Whether to increment the value.
  public func adjust(_ id: Int, up: Bool) {
    guard let view = find(id, in: window) else { return }
    observer?.heard(.adjust(control: id, step: up ? 1 : -1))
    deliver { if up { view.accessibilityIncrement() } else { view.accessibilityDecrement() } }
  }

  /// Returns the names of a view's custom accessibility actions, such as the swipe actions of a row.
  /// - Parameter id: The `id` of the view's node.
  public func customActions(of id: Int) -> [String] {
    makeCurrent()
    return find(id, in: window)?.accessibilityCustomActions?.map { $0.name } ?? []
  }

  /// Performs a custom accessibility action.
  /// - Parameter index: The index in ``customActions(of:)``. Does nothing if there is no such action.
  /// - Parameter id: The `id` of the view's node.
  public func performCustomAction(_ index: Int, of id: Int) {
    guard let actions = find(id, in: window)?.accessibilityCustomActions, actions.indices.contains(index) else {
      return
    }
    observer?.heard(.performAction(layer: id, index: index))
    deliver { _ = actions[index].actionHandler?(actions[index]) }
  }

  /// Returns the view with an `id`, or nil. Linear in the number of views.
  func find(_ id: Int, in view: UIView) -> UIView? {
    if view.layer.identifier == id { return view }
    for subview in view.subviews { if let found = find(id, in: subview) { return found } }
    return nil
  }
}
