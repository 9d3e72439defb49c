import QuartzCore
import Runtime
import UIKit

/// A board that measures nothing and moves by itself, for hosts that only ask for frames: it scrolls in every frame, or
/// changes every 33 frames, of which 24 are animated.
package final class MovingBoard: BoardController {
  private var frame = 0

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if options.mode == .batch { scrollToMiddle() }
    let owner = Weak(self)
    let link = CADisplayLink { link in
      if let owner = owner.value { owner.move() } else { link.invalidate() }
    }
    link.add(to: .main, forMode: .common)
  }

  private func move() {
    if options.mode == .batch {
      if frame % 33 == 0 { perform(randomChange()) }
    } else {
      collectionView.contentOffset.y += options.step
    }
    frame += 1
  }
}
