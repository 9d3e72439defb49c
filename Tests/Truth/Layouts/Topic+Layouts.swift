import UIKit

extension Topic {
  /// Positions in compositional layouts: what fits in groups, spacing, insets, views at edges and corners, backgrounds.
  static let compositionalLayouts = Topic(name: "CompositionalLayouts") {
    let file = try FactFile<[LayoutFact<CompositionalDescription>]>("CompositionalLayouts")
    return file.facts.flatMap { $0.replayed(scale: file.scale) }
  }

  /// Positions in compositional layouts with estimated sizes.
  static let selfSizingCompositional = Topic(name: "SelfSizingCompositional") {
    let file = try FactFile<[LayoutFact<CompositionalDescription>]>("SelfSizingCompositional")
    return file.facts.flatMap { fact in
      fact.replayed(scale: file.scale).map { comparison in
        var comparison = comparison
        // Twenty cells are on the screen at first, twelve once these have been measured.
        if comparison.name.hasPrefix("grid of 40"), comparison.name.hasSuffix("content height") {
          comparison.keptBecause = measuredTogether
        }
        return comparison
      }
    }
  }

  private static let measuredTogether = "Self-sizing cells that are on the screen are measured together"

  /// Positions in flow layouts of items with known sizes.
  static let flowLayouts = Topic(name: "FlowLayouts") {
    let file = try FactFile<[LayoutFact<FlowDescription>]>("FlowLayouts")
    return file.facts.flatMap { $0.replayed(scale: file.scale) }
  }

  /// Positions in flow layouts whose cells size themselves.
  static let selfSizingFlow = Topic(name: "SelfSizingFlow") {
    let file = try FactFile<[LayoutFact<FlowDescription>]>("SelfSizingFlow")
    return file.facts.flatMap { fact in
      fact.replayed(scale: file.scale).map { comparison in
        var comparison = comparison
        comparison.keptBecause = reason(fact.name, String(comparison.name.dropFirst(fact.name.count + 2)))
        return comparison
      }
    }
  }

  /// Returns the sentence about a difference that is kept; nil for a number that is met.
  private static func reason(_ fact: String, _ number: String) -> String? {
    let item = number.split(separator: ".").last.flatMap { $0.split(separator: " ").first }.flatMap { Int($0) } ?? 0
    // Ten cells are on the screen at first, nine once these have been measured.
    guard
      number == "content height" || item >= 9 && number.hasSuffix("height") || item >= 10 && number.hasSuffix("y")
    else { return nil }
    switch fact {
    case "40 rows": return measuredTogether
    case "40 rows with delegate sizes":
      return "A flow layout with an `estimatedItemSize` does not ask its delegate for item sizes"
    default: return nil
    }
  }
}
