import ConstraintSolver
import Foundation

/// A system as layouts have them, to measure. Its first constraint is the width around, which is changed.
struct TimedSystem {
  let name: String
  private(set) var count = 1
  private(set) var constraints: [SolverConstraint] = []

  static var all: [TimedSystem] { [.cell(10), .cell(30), .chain(100), .row(10), .row(40)] }

  private init(_ name: String, width: Double) {
    self.name = name
    add([(0, 1)], .equal, width)
  }

  private mutating func makeVariable() -> Int {
    count += 1
    return count - 1
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Double = 1000
  ) {
    constraints.append(
      SolverConstraint(
        terms: terms.map { SolverTerm(variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
        priority: priority))
  }

  /// What a text wants: to be no longer, and more so no shorter.
  private mutating func addWish(_ length: Int, _ constant: Double) {
    add([(length, 1)], .lessOrEqual, constant, priority: 250)
    add([(length, 1)], .greaterOrEqual, constant, priority: 750)
  }

  /// A square picture and texts below each other at its right; the height follows from them.
  static func cell(_ views: Int) -> TimedSystem {
    var system = TimedSystem("cell\(views)", width: 390)
    let height = system.makeVariable()
    system.add([(height, 1)], .equal, 0, priority: 50)
    let picture = (0..<4).map { _ in system.makeVariable() }
    system.add([(picture[0], 1)], .equal, 16)
    system.add([(picture[1], 1)], .equal, 12)
    system.add([(picture[2], 1)], .equal, 40)
    system.add([(picture[3], 1), (picture[2], -1)], .equal, 0)
    system.add([(picture[1], 1), (picture[3], 1), (height, -1)], .lessOrEqual, -12)
    var above: [Int]?
    for index in 1..<views {
      let text = (0..<4).map { _ in system.makeVariable() }
      system.add([(text[0], 1), (picture[0], -1), (picture[2], -1)], .equal, 8)
      system.add([(text[0], 1), (text[2], 1), (0, -1)], index % 2 == 0 ? .equal : .lessOrEqual, -16)
      if let above {
        system.add([(text[1], 1), (above[1], -1), (above[3], -1)], .equal, 4)
      } else {
        system.add([(text[1], 1)], .equal, 12)
      }
      system.addWish(text[2], Double(100 + 17 * index))
      system.addWish(text[3], 20)
      above = text
    }
    if let above { system.add([(above[1], 1), (above[3], 1), (height, -1)], .equal, -12) }
    return system
  }

  /// Each 8 points behind the one before.
  static func chain(_ length: Int) -> TimedSystem {
    var system = TimedSystem("chain\(length)", width: 0)
    for index in 1..<length {
      let next = system.makeVariable()
      system.add([(next, 1), (index - 1, -1)], .equal, 8)
    }
    return system
  }

  /// Side by side, equally wide.
  static func row(_ views: Int) -> TimedSystem {
    var system = TimedSystem("row\(views)", width: 390)
    var former: (x: Int, width: Int)?
    for index in 0..<views {
      let (x, width) = (system.makeVariable(), system.makeVariable())
      if let former {
        system.add([(x, 1), (former.x, -1), (former.width, -1)], .equal, 8)
        system.add([(width, 1), (former.width, -1)], .equal, 0)
      } else {
        system.add([(x, 1)], .equal, 0)
      }
      system.addWish(width, Double(50 + index))
      former = (x, width)
    }
    if let former { system.add([(former.x, 1), (former.width, 1), (0, -1)], .equal, 0) }
    return system
  }

  private static func microseconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let (seconds, attoseconds) = try clock.measure(work).components
    return Double(seconds) * 1e6 + Double(attoseconds) * 1e-12
  }

  /// The best of many rounds each.
  func print() throws {
    let edits = 20
    var sum = 0.0
    var (building, editing) = (Double.infinity, Double.infinity)
    for _ in 0..<300 {
      let solver = ConstraintSolver()
      var variables: [ConstraintSolver.Variable] = []
      var identifiers: [ConstraintSolver.ConstraintID] = []
      variables.reserveCapacity(count)
      identifiers.reserveCapacity(constraints.count)
      building = min(
        building,
        try TimedSystem.microseconds {
          for _ in 0..<count { variables.append(solver.makeVariable()) }
          for constraint in constraints { identifiers.append(try constraint.add(to: solver, variables)) }
          for variable in variables { sum += solver.value(of: variable) }
        })
      editing = min(
        editing,
        try TimedSystem.microseconds {
          for edit in 0..<edits {
            try solver.setConstant(constraints[0].constant + Double(edit % 7) * 3, of: identifiers[0])
            for variable in variables { sum += solver.value(of: variable) }
          }
        } / Double(edits))
    }
    guard sum.isFinite else { return }
    Swift.print("S", name, count, 0)
    for constraint in constraints { constraint.print("C") }
    Swift.print("T", building, editing)
  }
}
