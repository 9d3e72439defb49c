import QuartzCore
import UIKit

extension Stage {
  /// Turns the value of a control up or down by a step, as assistive technology does.
  /// - Parameter id: of the control's node; one that is gone changes nothing.
  /// - Parameter up: whether the value grows.
  public func adjust(_ id: Int, up: Bool) {
    guard let view = find(id, in: window) else { return }
    observer?.heard(.other)
    deliver { if up { view.accessibilityIncrement() } else { view.accessibilityDecrement() } }
  }

  /// The names of what can be done with a view besides pressing it, such as the swipe actions of a row.
  /// - Parameter id: of the view's node.
  public func customActions(of id: Int) -> [String] {
    makeCurrent()
    return find(id, in: window)?.accessibilityCustomActions?.map { $0.name } ?? []
  }

  /// Does one of them, as assistive technology and keyboards do.
  /// - Parameter index: in what ``customActions(of:)`` says; nothing happens when there is no such action.
  /// - Parameter id: the node's, in the scene.
  public func performCustomAction(_ index: Int, of id: Int) {
    guard let actions = find(id, in: window)?.accessibilityCustomActions, actions.indices.contains(index) else {
      return
    }
    observer?.heard(.other)
    deliver { _ = actions[index].actionHandler?(actions[index]) }
  }

  /// Linear in the number of views.
  func find(_ id: Int, in view: UIView) -> UIView? {
    if view.layer.identifier == id { return view }
    for subview in view.subviews { if let found = find(id, in: subview) { return found } }
    return nil
  }
}
