import ConstraintSolver

/// Prints systems of constraints with what our solver makes of them, for `Benchmarks/solver.py`, which solves them with
/// another one:
///
///     S name variables edited     a system begins; the number of the constraint whose constant is changed to measure that
///     C relation constant priority variable:coefficient …     relation 0 is at most, 1 equal, 2 at least
///     R …                         the same, of a required one that contradicts those above
///     O missed missed …           what is missed of the priorities 1000, 750, 500, 250
///     T microseconds microseconds what it took to build and solve it, and to solve it after another constant
@main struct Main {
  static func main() throws {
    let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 10_000
    for seed in 0..<count { RandomSystem(seed: seed).print() }
    for shape in TimedSystem.all { try shape.print() }
  }
}
