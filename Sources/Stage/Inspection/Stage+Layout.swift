import CoreGraphics
import QuartzCore
import UIKit

// Auto Layout: which constraints place a view, and what would happen without one of them.

extension Stage {
  /// Returns what places a view, or nil if no constraints do. Linear in the numbers of layers on the stage and of
  /// constraints in the view's tree. Nothing on the stage changes.
  /// - Parameter layer: The `id` of a node in the scene: of the view, or of a layer in it.
  public func inspectedLayout(_ layer: Int) -> InspectedLayout? {
    makeCurrent()
    guard let view = view(of: layer), let placement = view.placement else { return nil }
    return InspectedLayout(
      view: ConstraintText.name(of: view), layer: view.layer.identifier,
      root: ConstraintText.name(of: placement.root), isAmbiguous: placement.isAmbiguous,
      constraints: placement.constraints.map { InspectedConstraint($0, of: view) })
  }

  /// Returns what would change if the program deactivated a constraint, or nil for an unknown number. Linear in the
  /// numbers of layers and constraints. Nothing on the stage changes: the constraints are solved in a copy, in which
  /// margins, insets and baselines are those of the present frames, and the root keeps its size.
  /// - Parameters:
  ///   - layer: The `id` of a node in the scene, as for ``inspectedLayout(_:)``.
  ///   - number: The number of a constraint of that layout.
  public func inspectedTrial(_ layer: Int, withoutConstraint number: Int) -> InspectedTrial? {
    makeCurrent()
    guard let view = view(of: layer), let trial = view.layoutTrial(withoutConstraint: number) else { return nil }
    let rootLayer = trial.root.layer
    let changes = trial.changes.map { change in
      let frame = change.inRoot
      let corners = [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
      ]
      return InspectedTrial.Change(
        layer: change.view.layer.identifier, view: ConstraintText.name(of: change.view), before: change.before,
        after: change.after, corners: corners.map { rootLayer.convert($0, to: window.layer) })
    }
    return InspectedTrial(changes: changes, isAmbiguous: trial.isAmbiguous)
  }

  /// Returns the view that a layer belongs to.
  func view(of number: Int) -> UIView? {
    var layer = window.layer.layer(numbered: number)
    while let current = layer {
      if let view = current.delegate as? UIView { return view }
      layer = current.superlayer
    }
    return nil
  }
}

extension InspectedConstraint {
  @MainActor init(_ constraint: PlacingConstraint, of view: UIView) {
    number = constraint.number
    words = ConstraintText.words(of: constraint)
    identifier = constraint.identifier
    holder = ConstraintText.name(of: constraint.holder)
    let objects = [constraint.first.object, constraint.first.end?.object, constraint.second?.object]
    isOwn = objects.contains { $0 === view } || constraint.second?.end?.object === view
    effects = constraint.effects
    origin =
      switch constraint.source {
      case .program: .program
      case .stack: .stackView
      case .contentSize: .contentSize
      case .frame: .frame
      }
    state =
      switch constraint.state {
      case .satisfied: .satisfied
      case .violated(let amount): .violated(by: Double(amount))
      case .broken: .broken
      }
  }
}
