import ConstraintSolver

// Explanations of the solution, for debugging. They change neither the constraints nor the views.

extension LayoutEngine {
  private typealias ID = ConstraintSolver.ConstraintID

  /// The amount in points up to which a constraint counts as satisfied, and a frame as the same.
  private static let tolerance = 1e-3

  /// Returns what places a view of the tree. The engine is up to date.
  func placement(of view: UIView, _ item: LayoutItem) -> ViewPlacement {
    let effects = effects(on: item)
    var (own, others): ([PlacingConstraint], [PlacingConstraint]) = ([], [])
    for entry in entries.entries {
      let effect = entry.id.flatMap { effects[$0] } ?? []
      let isOwn = entry.constraint.names(view)
      // The weak ones, with which a stack decides ties, are mostly violated.
      let isTie = entry.constraint.isOfStack && entry.constraint.priority.rawValue < 1
      guard !effect.isEmpty || isOwn && !isTie, let placing = placing(entry, effect) else { continue }
      if isOwn { own.append(placing) } else { others.append(placing) }
    }
    for each in [rootItem] + items {
      for index in each.system.indices {
        guard let system = each.system[index], let holder = each.state?.view else { continue }
        let effect = effects[system.id] ?? []
        guard !effect.isEmpty || each === item else { continue }
        let placing = placing(system, index, of: each, holder, effect)
        if each === item { own.append(placing) } else { others.append(placing) }
      }
    }
    return ViewPlacement(
      root: rootItem.state?.view ?? view, isAmbiguous: item !== rootItem && isAmbiguous(item, in: solver),
      constraints: own + others)
  }

  /// Returns what of an item's place follows from each constraint.
  private func effects(on item: LayoutItem) -> [ID: [String]] {
    var effects: [ID: [String]] = [:]
    for (name, variable) in [("x", item.x), ("y", item.y), ("width", item.width), ("height", item.height)] {
      for id in solver.constraints(determining: variable) { effects[id, default: []].append(name) }
    }
    return effects
  }

  private func placing(_ entry: LayoutEntry, _ effects: [String]) -> PlacingConstraint? {
    let constraint = entry.constraint
    guard let holder = entry.holder.view, let first = ConstraintSide(constraint.first) else { return nil }
    let state: PlacingConstraint.State =
      entry.isBroken ? .broken : entry.id.map { self.state(violation: solver.violation(of: $0)) } ?? .broken
    return PlacingConstraint(
      number: constraint.isOfStack ? nil : entry.order, source: constraint.isOfStack ? .stack : .program, state: state,
      effects: effects, holder: holder, first: first, relation: constraint.relation,
      second: constraint.second.flatMap { ConstraintSide($0) }, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority.rawValue,
      identifier: constraint.isOfStack ? nil : constraint.identifier)
  }

  /// Returns a constraint of the engine itself, on one of an item's variables.
  private func placing(
    _ system: SystemConstraint, _ index: Int, of item: LayoutItem, _ holder: UIView, _ effects: [String]
  ) -> PlacingConstraint {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let isContent = item !== rootItem && item.state?.isPlaced == true
    // A frame may follow that of the superview; its constant is what it comes to.
    let value = solver.value(of: [item.x, item.y, item.width, item.height][index])
    return PlacingConstraint(
      source: isContent ? .contentSize : .frame, state: state(violation: solver.violation(of: system.id)),
      effects: effects, holder: holder, first: ConstraintSide(holder, attributes[index]), relation: .equal,
      constant: CGFloat(isContent ? solver.constant(of: system.id) : value), priority: Float(system.above),
      resistance: isContent ? Float(system.below) : nil)
  }

  private func state(violation: Double) -> PlacingConstraint.State {
    violation > LayoutEngine.tolerance ? .violated(by: CGFloat(violation)) : .satisfied
  }

  // MARK: Trials

  /// Returns what would change without a constraint of the program, or nil for an unknown number. The engine is up to
  /// date. Everything is solved in a copy.
  func trial(without number: Int, of view: UIView, _ item: LayoutItem) -> LayoutTrial? {
    guard let root = rootItem.state?.view, let entry = entries.entries.first(where: { $0.order == number }) else {
      return nil
    }
    let trial = solver.copy()
    if let id = entry.id { trial.remove(id) }
    // Those that it has broken may be satisfied again, in the order of their activation.
    for other in entries.entries where other.isBroken && other !== entry { add(other, to: trial) }
    breakLines(in: trial)
    return LayoutTrial(
      changes: changes(in: trial), isAmbiguous: item !== rootItem && isAmbiguous(item, in: trial), root: root)
  }

  private func add(_ entry: LayoutEntry, to trial: ConstraintSolver) {
    do throws(ConstraintSolver.Contradiction) {
      _ = try LayoutEquation(entry, in: self).add(to: trial, as: entry.constraint)
    } catch {}
  }

  /// Adapts the heights of multi-line texts to their widths in a copy.
  private func breakLines(in trial: ConstraintSolver) {
    for _ in 0..<3 {
      var isChanged = false
      for item in items where item.isWrapping {
        guard let system = item.system[3], let view = item.state?.view else { continue }
        let height = Double(view.naturalHeight(forWidth: CGFloat(trial.value(of: item.width))))
        guard abs(trial.constant(of: system.id) - height) > LayoutEngine.tolerance else { continue }
        do throws(ConstraintSolver.Contradiction) {
          try trial.setConstant(height, of: system.id)
          isChanged = true
        } catch {}
      }
      guard isChanged else { return }
    }
  }

  private func changes(in trial: ConstraintSolver) -> [LayoutTrial.Change] {
    let scale = rootItem.state?.view?.ownLayer.screen.scale ?? 1
    return items.compactMap { item in
      guard let state = item.state, state.isPlaced, let view = state.view else { return nil }
      let (before, after) = (item.frame(scale: scale), item.frame(scale: scale, in: trial))
      let inRoot = after.offsetBy(origin(of: view.parent, in: trial, scale))
      guard before != after || inRoot.origin != before.offsetBy(origin(of: view.parent, in: solver, scale)).origin
      else { return nil }
      return LayoutTrial.Change(view: view, before: before, after: after, inRoot: inRoot)
    }
  }

  /// Returns where the origin of a view's own coordinates lies in those of the root, in a solution.
  private func origin(of view: UIView?, in solver: ConstraintSolver, _ scale: CGFloat) -> CGPoint {
    var sum = CGPoint.zero
    var view = view
    while let current = view, current !== rootItem.state?.view {
      let isPlaced = current.constraintFlags.contains(.isPlacedByConstraints)
      let item = isPlaced ? current.layoutState?.constraints?.member?.item : nil
      let frame = item?.frame(scale: scale, in: solver) ?? current.ownLayer.untransformedFrame
      sum.x += frame.minX - current.bounds.minX
      sum.y += frame.minY - current.bounds.minY
      view = current.parent
    }
    return sum
  }
}

extension CGRect {
  fileprivate func offsetBy(_ distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }
}
