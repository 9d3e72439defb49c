import QuartzCore
import Runtime

/// An interaction that activates its view when a drag rests on it for a while.
@preconcurrency @MainActor public final class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The time in seconds after which a drag that rests on the view begins to activate it.
  static let restingTime: CFTimeInterval = 0.6
  /// The time in seconds from then to the activation.
  static let activatingTime: CFTimeInterval = 0.4

  @Weak public private(set) var view: UIView?
  /// The object that decides whether the view is activated.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that displays the stages of the activation.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// A closure that returns the item of the view that the drag rests on, for a view with items.
  var item: ((SpringLoadingContext) -> AnyValue?)?

  /// A closure that returns whether the place may be activated; nil for always.
  var allows: ((SpringLoadingContext) -> Bool)?

  /// Creates an interaction.
  /// - Parameters:
  ///   - interactionBehavior: decides whether the view is activated; nil for always.
  ///   - interactionEffect: displays the stages; nil for a view that blinks before it is activated.
  ///   - activationHandler: activates the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysSpringLoaded()
    self.interactionEffect = interactionEffect ?? BlinkingEffect()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction with the standard behaviour and effect.
  public convenience init(
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler) }

  /// Called before the interaction is added to a view, or removed.
  public func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed.
  public func didMove(to view: UIView?) { self.view = view }
}

/// The stage of an activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is above the view.
  case inactive
  /// A drag rests on the view.
  case possible
  /// The view is about to be activated.
  case activating
  /// The view is activated.
  case activated
}

/// The place at which a drag rests.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The stage of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated; by default the interaction's.
  var targetView: UIView? { get set }
  /// The item of the view that is activated: in a collection view its index path, in Embedded Swift nil.
  var targetItem: AnyValue? { get set }
  /// Returns the position of the finger in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// An object that decides whether a view is activated.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view may be activated at the present position.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left the view or the view was activated; does nothing by default.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that displays the stages of an activation.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Displays a new stage.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view or an object that can be spring-loaded.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests on it activates it.
  var isSpringLoaded: Bool { get set }
}

@MainActor private final class AlwaysSpringLoaded: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// An effect that dims the view while a drag rests on it, and blinks twice before the activation.
@MainActor private final class BlinkingEffect: NSObject, UISpringLoadedInteractionEffect {
  /// The view that is dimmed, with its own opacity.
  private var dimmed: (view: UIView, alpha: CGFloat)?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible:
      guard let view = context.targetView else { return }
      dimmed = (view, view.alpha)
      UIView.animate(withDuration: 0.2) { view.alpha *= 0.6 }
    case .activating:
      guard let (view, alpha) = dimmed else { return }
      let blink = UISpringLoadedInteraction.activatingTime / 4
      UIView.animate(withDuration: blink) { view.alpha = alpha }
      UIView.animate(withDuration: blink, delay: blink) { view.alpha = alpha * 0.6 }
      UIView.animate(withDuration: blink, delay: 2 * blink) { view.alpha = alpha }
    case .inactive, .activated:
      guard let (view, alpha) = dimmed else { return }
      dimmed = nil
      UIView.animate(withDuration: 0.2) { view.alpha = alpha }
    }
  }
}
