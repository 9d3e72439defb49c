import UIKit

/// The controllers' part of a transition: the context of UIKit's transition, and what starts one back.
@MainActor final class MatchedControllers {
  /// The context, while a transition of UIKit's is under way.
  var context: (any UIViewControllerContextTransitioning)?
  /// Whether the next context is that of a controller that appears.
  var opensNext = true
  /// Whether the context's controller appears.
  var opens = true
  /// Dismisses or pops the controller; nil for a view that no controller of a transition has.
  var leave: (@MainActor () -> Void)?

  /// Whether the opening view is one of a controller, so that UIKit removes it.
  var haveView: Bool { leave != nil }
  /// Whether elements can fly back: UIKit has agreed to a transition, if controllers take part.
  var canClose: Bool { leave == nil || context != nil && !opens }

  /// Completes the transition of a controller that appears, since a finger has taken its elements: it has appeared, and
  /// begins to disappear.
  func completeArrival() {
    guard opens, let context else { return }
    self.context = nil
    context.completeTransition(true)
  }

  /// Starts the transition back, unless it is under way.
  func close() { if context == nil { leave?() } }

  func update(_ progress: CGFloat) {
    if let context, context.isInteractive { context.updateInteractiveTransition(1 - progress) }
  }

  func letGo(opens: Bool) {
    guard let context, context.isInteractive else { return }
    if opens { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
  }

  func arrive(isOpen: Bool) {
    guard let context else { return }
    self.context = nil
    if !isOpen { leave = nil }
    context.completeTransition(isOpen == opens)
  }
}
