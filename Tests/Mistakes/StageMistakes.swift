import Stage
import UIKit

@MainActor let stageMistakes = [
  Mistake(
    "a stage smaller than nothing", says: "The size of a stage must be finite and not negative, but is -100.0 by 200.0"
  ) {
    _ = Stage(size: CGSize(width: -100, height: 200), rootViewController: UIViewController())
  },
  Mistake("a stage with no size", says: "The size of a stage must be finite and not negative") {
    _ = Stage(size: CGSize(width: 100, height: CGFloat.nan), rootViewController: UIViewController())
  },
  Mistake("a stage without end", says: "The size of a stage must be finite and not negative") {
    _ = Stage(size: CGSize(width: CGFloat.infinity, height: 100), rootViewController: UIViewController())
  },
  Mistake("a stage that becomes smaller than nothing", says: "The size of a stage must be finite and not negative") {
    List().stage.resize(to: CGSize(width: 10, height: -10))
  },
  Mistake("a wait without end", says: "advance(by: inf)") { List().stage.advance(by: .infinity) },
  Mistake("a wait of no number", says: "advance(by: nan)") { List().stage.advance(by: .nan) },
  Mistake("a wait of too many frames", says: "advance(by: 1e+300)") { List().stage.advance(by: 1e300) },
  Mistake("a frame at no time", says: "frame(at: nan)") { List().stage.frame(at: .nan) },
  Mistake("a frame at the end of time", says: "frame(at: inf)") { List().stage.frame(at: .infinity) },
  Mistake("no frames in a second", says: "framesPerSecond must be above 0, but is 0.0") {
    List().stage.framesPerSecond = 0
  },
  Mistake("a touch at no place", says: "A touch is at (nan, 0.0)") {
    List().stage.touchDown(at: CGPoint(x: CGFloat.nan, y: 0))
  },
  Mistake("a touch that moves to no place", says: "A touch is at (0.0, nan)") {
    let list = List()
    list.stage.touchDown(at: CGPoint(x: 50, y: 50))
    list.stage.touchMove(to: CGPoint(x: 0, y: CGFloat.nan))
  },
  Mistake("a drag without end", says: "drag(from:to:duration: inf)") {
    List().stage.drag(from: .zero, to: CGPoint(x: 0, y: 100), duration: .infinity)
  },
  Mistake("a wheel turned by no number", says: "scrollWheel(at:by: (0.0, nan))") {
    List().stage.scrollWheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: CGFloat.nan))
  },
]
