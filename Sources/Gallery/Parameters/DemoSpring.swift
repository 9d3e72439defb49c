import UIKit

/// Parameters of a demo that define a spring together, so that its curve can be drawn beside them.
@MainActor public struct DemoSpring {
  /// The name of what the spring moves.
  public let title: String
  /// The duration in seconds, until 99.9 per cent of the distance is covered.
  public let duration: DemoParameter
  /// The damping ratio.
  public let damping: DemoParameter
  /// The initial velocity in total distances per second; nil for a spring that begins at rest.
  public let velocity: DemoParameter?
}
