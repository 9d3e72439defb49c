import CoreGraphics
import UIKit

/// A key that scrolls.
enum ScrollKey {
  /// A step, in points.
  case step(CGVector)
  /// Most of a page, down (1) or up (-1).
  case page(CGFloat)
  /// A jump to the end (1) or the beginning (-1).
  case end(CGFloat)

  private static let stepLength: CGFloat = 40
  /// The length of a page, as a fraction of the view's height.
  private static let pagePart: CGFloat = 0.9
  /// A distance greater than any content.
  private static let farAway: CGFloat = 1e300

  /// Creates a key, or returns nil for one that does not scroll.
  /// - Parameter name: The key's name in the DOM.
  init?(named name: String) {
    switch name {
    case "ArrowDown": self = .step(CGVector(dx: 0, dy: Self.stepLength))
    case "ArrowUp": self = .step(CGVector(dx: 0, dy: -Self.stepLength))
    case "ArrowRight": self = .step(CGVector(dx: Self.stepLength, dy: 0))
    case "ArrowLeft": self = .step(CGVector(dx: -Self.stepLength, dy: 0))
    case "PageDown", " ": self = .page(1)
    case "PageUp": self = .page(-1)
    case "End": self = .end(1)
    case "Home": self = .end(-1)
    default: return nil
    }
  }

  /// Scrolls the first view that scrolls along the key's axis. Beginning and end are those of the vertical axis or, if
  /// nothing scrolls vertically, of the horizontal one.
  @MainActor func press(on scrollViews: [UIScrollView]) {
    let vertical = scrollViews.first { $0.scrollsVertically }
    let horizontal = scrollViews.first { $0.scrollsHorizontally }
    switch self {
    case .step(let delta):
      _ = (delta.dy == 0 ? horizontal : vertical)?.step(by: delta)
    case .page(let sign):
      if let vertical { _ = vertical.step(by: CGVector(dx: 0, dy: sign * vertical.bounds.height * Self.pagePart)) }
    case .end(let sign):
      if let vertical {
        _ = vertical.jump(by: CGVector(dx: 0, dy: sign * Self.farAway))
      } else {
        _ = horizontal?.jump(by: CGVector(dx: sign * Self.farAway, dy: 0))
      }
    }
  }
}
