import Runtime
import UIKit

/// A board that rests, and changes when it is touched.
package final class TouchedBoard: BoardController {
  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollToMiddle()
    let surface = UIControl(frame: view.bounds)
    let owner = Weak(self)
    surface.addAction(
      UIAction { _ in
        if let board = owner.value { board.perform(board.randomChange()) }
      }, for: .touchUpInside)
    view.addSubview(surface)
  }
}
