import CoreGraphics
import Foundation

/// Something that is done on a stage, in the window's coordinates.
package enum StageAct {
  case touchDown(CGPoint, id: Int)
  case touchMove(CGPoint, id: Int)
  case touchUp(id: Int)
  case touchCancel(id: Int)
  case wheel(CGPoint, CGVector)
  case secondaryClick(CGPoint)
  case key(String)
  /// What is typed is nobody else's business.
  case typing
  /// What assistive technology asks for.
  case other
}
