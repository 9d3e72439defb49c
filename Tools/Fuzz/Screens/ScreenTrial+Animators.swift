import UIKit

// Property animators around what happens to a collection view: started, paused, turned back, scrubbed, stopped, finished.

extension ScreenTrial {
  /// - Parameter number: which change, how far, where it ends.
  func animate(_ screen: FuzzScreen, _ deed: Int, _ number: Int) {
    animators.removeAll { $0.state == .inactive }
    guard deed > 2, let animator = animators.last else { return begin(screen, isPaused: deed == 2, number) }
    guard animator.state == .active else { return }
    switch deed {
    case 3, 4: animator.pauseAnimation()
    case 5, 6: animator.isReversed.toggle()
    case 7: animator.fractionComplete = CGFloat(number) / 1000
    case 8: if !animator.isRunning { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    case 9: finish(animator, at: number)
    case 10: animator.addAnimations { [weak self] in self?.change(screen, number) }
    default:
      animator.stopAnimation(true)
      hasTurnedBack = true
    }
  }

  private func begin(_ screen: FuzzScreen, isPaused: Bool, _ number: Int) {
    guard animators.count < 3 else { return }
    let change = { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.change(screen, number)
    }
    let animator =
      number % 2 == 0
      ? UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut, animations: change)
      : UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7, animations: change)
    animator.addCompletion { [weak self] in if $0 != .end { self?.hasTurnedBack = true } }
    animators.append(animator)
    if isPaused { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// What an animator's block changes.
  private func change(_ screen: FuzzScreen, _ number: Int) {
    let list = screen.list
    switch number / 2 % 6 {
    case 0: screen.change(.plain, [Edit(kind: .insertItem, numbers: [number % 8, number / 8])])
    case 1: screen.change(.plain, [Edit(kind: .deleteItem, numbers: [number % 8, number / 8])])
    case 2: moveOffset(list, [number, number, 0])
    case 3: list.frame.size.height = screen.view.bounds.height - CGFloat(number % 200)
    case 4: screen.grow(number % 8, number / 8, how: number % 3)
    default: list.contentInset.bottom += CGFloat(number % 50)  // less room would not be given back
    }
    list.layoutIfNeeded()
  }

  private func finish(_ animator: UIViewPropertyAnimator, at number: Int) {
    animator.stopAnimation(false)
    let ends: [UIViewAnimatingPosition] = [.end, .start, .current]
    if animator.state == .stopped { animator.finishAnimation(at: ends[number.reduced(to: 3)]) }
  }

  /// Nobody leaves one paused for good.
  func finishAnimators() {
    for (index, animator) in animators.enumerated() where animator.state == .active && !animator.isRunning {
      finish(animator, at: index)
    }
    animators = []
  }
}
