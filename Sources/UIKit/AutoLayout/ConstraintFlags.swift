/// What a view has to do with constraints, in one byte of it.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// Its frame is what constraints say, and nothing else.
  static let isPlacedByConstraints = ConstraintFlags(rawValue: 1 << 0)
  /// Its `updateConstraints()` is to be called.
  static let needsUpdate = ConstraintFlags(rawValue: 1 << 1)
  /// That of a view below it.
  static let updateBelow = ConstraintFlags(rawValue: 1 << 2)
}
