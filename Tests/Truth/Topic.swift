import Testing

/// A subject about which numbers have been recorded from Apple's UIKit.
struct Topic: Sendable, CustomTestStringConvertible {
  let name: String
  /// Replays the recorded situations with this engine, and returns each number beside the recorded one.
  let comparisons: @MainActor @Sendable () throws -> [Comparison]

  var testDescription: String { name }

  /// All topics, in the order of the report.
  static let all: [Topic] = [
    .scrolling,
    .springs,
    .sheets,
    .safeAreas,
    .compositionalLayouts,
    .flowLayouts,
    .selfSizingFlow,
    .selfSizingCompositional,
    .orthogonalSections,
    .listGeometry,
    .text,
    .controls,
    .alerts,
    .menus,
  ]
}
