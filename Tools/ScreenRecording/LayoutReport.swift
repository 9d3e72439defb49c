import Runtime
import Stage
import UIKit

/// Which constraints place a view, and what would happen without one of them.
@MainActor struct LayoutReport {
  private let layout: InspectedLayout
  private let trial: InspectedTrial?

  /// Creates the report of a view.
  /// - Parameter number: The number of a constraint that would be deactivated; nil for none.
  init(of view: UIView, named name: String, on stage: Stage, without number: Int?) throws(CommandError) {
    let layer = view.layer.identifier
    guard let layout = stage.inspectedLayout(layer) else {
      throw CommandError("no constraints place \(quotedInMessage(name))")
    }
    self.layout = layout
    guard let number else {
      trial = nil
      return
    }
    guard layout.constraints.contains(where: { $0.number == number }),
      let trial = stage.inspectedTrial(layer, withoutConstraint: number)
    else {
      let numbers = layout.constraints.compactMap { $0.number }.map { "\($0)" }.joined(separator: ", ")
      throw CommandError("\(quotedInMessage(name)) has no constraint \(number); it has \(numbers)")
    }
    self.trial = trial
  }

  var json: String { (trial?.json ?? layout.json) + "\n" }

  var text: String { trial.map { text(of: $0) } ?? layoutText }

  private var layoutText: String {
    var lines = ["\(layout.view), in the constraints of \(layout.root)"]
    if layout.isAmbiguous { lines.append("  its place is ambiguous") }
    for constraint in layout.constraints {
      let number = constraint.number.map { "\($0)" } ?? "-"
      let name = constraint.identifier.map { " \(quotedInMessage($0))" } ?? ""
      let effects = constraint.effects.isEmpty ? "" : "; gives \(constraint.effects.joined(separator: ", "))"
      lines.append("  \(number)  \(constraint.words)\(name)")
      lines.append("     \(constraint.originInWords); \(constraint.stateInWords)\(effects)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of trial: InspectedTrial) -> String {
    var lines = trial.changes.isEmpty ? ["nothing would move"] : []
    lines += trial.changes.map {
      let change =
        $0.before == $0.after ? "moves with its superview" : "\(ViewTree.text($0.before)) -> \(ViewTree.text($0.after))"
      return "\($0.view)  \(change)"
    }
    if trial.isAmbiguous { lines.append("\(layout.view) would be ambiguous") }
    return lines.map { $0 + "\n" }.joined()
  }
}
