import CoreGraphics
import Foundation

/// An input event on a stage, in the window's coordinates.
package enum StageAct {
  case touchDown(CGPoint, id: Int)
  case touchMove(CGPoint, id: Int)
  case touchUp(id: Int)
  case touchCancel(id: Int)
  case wheel(CGPoint, CGVector)
  case secondaryClick(CGPoint)
  case key(String)
  /// Text input. The text is private and not recorded.
  case typing
  /// An action of assistive technology.
  case other
}
