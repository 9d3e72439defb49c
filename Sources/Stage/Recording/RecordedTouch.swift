import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A finger on the screen, for a recording.
struct RecordedTouch {
  /// Seconds from the beginning of the recording.
  var start: Double
  var from: CGPoint
  /// Nil while the finger is down.
  var end: Double?
  var to: CGPoint

  init(start: Double, from: CGPoint) {
    self.start = start
    self.from = from
    to = from
  }
}
