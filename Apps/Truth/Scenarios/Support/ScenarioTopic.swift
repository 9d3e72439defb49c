import UIKit

/// The scenarios about one subject, which share a file of results.
@MainActor public struct ScenarioTopic {
  /// The name, which is the name of the file without its extension.
  public let name: String
  public let scenarios: [Scenario]

  init(_ name: String, _ scenarios: [Scenario]) { (self.name, self.scenarios) = (name, scenarios) }

  /// All topics, in the order of the table of results.
  public static var all: [ScenarioTopic] {
    [
      batchUpdates, ends, interruptedUpdates, invalidations, boundsChanges, layoutTransitions, scrolling, display,
      selfSizing, stickyHeaders, compositional, orthogonal, lists, diffable, reordering, springs, interruptingBlocks,
      navigation, sheets,
    ]
  }
}
