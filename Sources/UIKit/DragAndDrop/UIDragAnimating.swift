/// An animation of a drag to which others can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation: with `end`, or with `start` for a lift that was undone.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations and completions that a program adds to an animation of a drag.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  final func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes; called once, in the block of the animation.
  final func animate() {
    let animations = self.animations
    self.animations = []
    for animation in animations { animation() }
  }

  /// Calls the completions, once.
  final func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
