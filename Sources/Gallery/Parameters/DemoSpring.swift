import UIKit

/// Parameters of a demo that make a spring together, for its curve to be drawn beside them.
@MainActor public struct DemoSpring {
  /// What moves on it.
  public let title: String
  /// In seconds, until 0.999 of the way is done.
  public let duration: DemoParameter
  /// The damping ratio.
  public let damping: DemoParameter
  /// In travels per second; nil for a spring that begins at rest.
  public let velocity: DemoParameter?
}
