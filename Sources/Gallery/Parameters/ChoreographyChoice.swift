import CollectionMotion
import UIKit

/// A choice of choreographies with their source.
@MainActor struct ChoreographyChoice {
  let title: String
  /// Returns the expression for an origin, such as ".item(indexPath)"; nil for no choreography.
  let code: (@MainActor (String) -> String)?
  /// Whether the choreography depends on the item that is tapped.
  let hasOrigin: Bool
  /// Returns the choreography of a change with an origin.
  let make: @MainActor (Choreography.Stagger.Origin) -> Choreography

  static let all = [
    ChoreographyChoice(title: "Together", code: nil, hasOrigin: false) { _ in .standard },
    ChoreographyChoice(title: "Spring", code: { _ in ".spring" }, hasOrigin: false) { _ in .spring },
    ChoreographyChoice(title: "Cascade", code: { _ in ".cascade" }, hasOrigin: false) { _ in .cascade },
    ChoreographyChoice(title: "Ripple", code: { ".ripple(from: \($0), speed: 1200)" }, hasOrigin: true) {
      .ripple(from: $0, speed: 1_200)
    },
    ChoreographyChoice(title: "In turn", code: { _ in ".inTurn" }, hasOrigin: false) { _ in .inTurn },
  ]

  /// Returns a parameter for a choreography; at first, elements move together.
  static func parameter(_ id: String, _ title: String) -> DemoParameter {
    .choice(id, title, all.map { $0.title }, selected: 0)
  }
}
