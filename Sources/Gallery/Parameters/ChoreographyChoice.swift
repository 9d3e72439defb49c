import CollectionMotion
import UIKit

/// A choice of choreographies with their source.
@MainActor struct ChoreographyChoice {
  let title: String
  /// The expression, in which `indexPath` is that of the item that is tapped; nil for no choreography.
  let code: String?
  /// Whether the choreography depends on the item that is tapped.
  let hasOrigin: Bool
  /// Returns the choreography of a change with an origin.
  let make: @MainActor (Choreography.Stagger.Origin) -> Choreography

  static let all = [
    ChoreographyChoice(title: "Together", code: nil, hasOrigin: false) { _ in .standard },
    ChoreographyChoice(title: "Spring", code: ".spring", hasOrigin: false) { _ in .spring },
    ChoreographyChoice(title: "Cascade", code: ".cascade", hasOrigin: false) { _ in .cascade },
    ChoreographyChoice(title: "Ripple", code: ".ripple(from: .item(indexPath), speed: 1200)", hasOrigin: true) {
      .ripple(from: $0, speed: 1_200)
    },
    ChoreographyChoice(title: "In turn", code: ".inTurn", hasOrigin: false) { _ in .inTurn },
  ]

  /// Returns a parameter for a choreography; at first, elements move together.
  static func parameter(_ id: String, _ title: String) -> DemoParameter {
    .choice(id, title, all.map { $0.title }, selected: 0)
  }
}
