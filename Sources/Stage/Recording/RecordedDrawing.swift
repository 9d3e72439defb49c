import CoreGraphics
import QuartzCore
import Foundation

extension Optional<CGColor> {
  /// Red, green, blue and alpha. No colour is the last one without alpha, so that a colour that comes or goes does not
  /// turn black.
  func components(like last: [Double]?) -> [Double] {
    guard let color = self else { return last.map { [$0[0], $0[1], $0[2], 0] } ?? [1, 1, 1, 0] }
    return [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
  }
}
