import QuartzCore
import Runtime

/// The spring loading of views below a drag: a finger that rests on one for a while activates it.
@MainActor final class SpringLoading: NSObject {
  private let session: DragSession
  /// The interaction that the finger rests on.
  private var current: UISpringLoadedInteraction?
  private var context: SpringLoadingContext?
  private var timer: MediaTimer?
  /// The interaction that was activated last, which needs the finger to leave before it is activated again.
  private var spent: (interaction: UISpringLoadedInteraction, item: Int?)?

  init(_ session: DragSession) {
    self.session = session
  }

  /// Finds the view below the finger.
  func update(at point: CGPoint, in window: UIWindow) {
    var view = window.hitTest(point, with: nil)
    while let below = view {
      for interaction in below.interactions {
        if let spring = interaction as? UISpringLoadedInteraction, let context = allow(spring) {
          return rest(on: spring, context)
        }
      }
      view = below.superview
    }
    end()
    spent = nil
  }

  private func allow(_ interaction: UISpringLoadedInteraction) -> SpringLoadingContext? {
    let context = SpringLoadingContext(session, interaction.view)
    context.targetItem = interaction.item?(context)
    guard interaction.allows?(context) ?? true, interaction.interactionBehavior.shouldAllow(interaction, with: context)
    else { return nil }
    return context
  }

  private func rest(on interaction: UISpringLoadedInteraction, _ new: SpringLoadingContext) {
    if let spent, spent.interaction === interaction, spent.item == new.itemNumber { return end() }
    spent = nil
    if current === interaction, context?.itemNumber == new.itemNumber { return }
    end()
    (current, context) = (interaction, new)
    change(to: .possible)
    wait(UISpringLoadedInteraction.restingTime, for: .activating)
  }

  private func wait(_ time: CFTimeInterval, for state: UISpringLoadedInteractionEffectState) {
    let screen = session.window?.ownLayer.screenContext ?? .current
    timer = screen.clock.schedule(after: time, for: self) { (loading: SpringLoading) in loading.advance(to: state) }
  }

  private func advance(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction = current, let context else { return }
    change(to: state)
    if state == .activating { return wait(UISpringLoadedInteraction.activatingTime, for: .activated) }
    spent = (interaction, context.itemNumber)
    interaction.activationHandler(interaction, context)
    end()
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction = current, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Ends the present rest.
  func end() {
    timer?.cancel()
    timer = nil
    guard let interaction = current else { return }
    change(to: .inactive)
    current = nil
    context = nil
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }
}

/// The place at which a drag rests.
@MainActor final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: AnyValue?
  /// A number that tells the items of a view apart; nil for a view without items.
  var itemNumber: Int?

  init(_ session: DragSession, _ view: UIView?) {
    self.session = session
    targetView = view
  }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.point }
}
