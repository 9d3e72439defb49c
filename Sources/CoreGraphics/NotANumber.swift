// Coordinates that are not numbers, mostly the result of dividing zero by zero. NaN differs even from itself, so
// geometry that contains it seems to change all the time, and it spreads. As in Core Animation, setting it is a
// programmer error; so is an infinite one, which has no distances.

import Runtime

extension CGPoint {
  @inlinable package var hasNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize {
  @inlinable package var hasNaN: Bool { width.isNaN || height.isNaN }
}

extension CGRect {
  @inlinable package var hasNaN: Bool { origin.hasNaN || size.hasNaN }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both dimensions are finite.
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin and size are finite.
  @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
}

/// Reports that a value is rejected and the previous one is kept. Reports each `what` once, because programs with this
/// mistake usually repeat it in every frame.
/// - Parameters:
///   - what: The property, such as "the frame of UIView 7".
///   - numbers: The value, or nil if it is a single number.
@MainActor package func refuseNumbers(_ what: String, _ numbers: String? = nil) {
  logMessageOnce(
    for: what,
    "Ignored a value for \(what) that contains NaN or infinity\(numbers.map { ": \($0)" } ?? ""). Check the computation for a division by zero."
  )
}

/// Returns a number that is used once, such as the duration of an animation; reports one that is not finite, and
/// returns a standard value for it.
/// - Parameters:
///   - standard: The value that counts instead.
///   - what: The number, such as "the delay of an animation block".
@MainActor package func finiteNumber(_ number: Double, else standard: Double = 0, _ what: String) -> Double {
  if number.isFinite { return number }
  logMessageOnce(
    for: what,
    "Ignored a value for \(what) that contains NaN or infinity. \(standard) is used instead. Check the computation for a division by zero."
  )
  return standard
}

/// Ends the program if there is a NaN in the value that the message calls `what`, such as "the contentSize of a scroll
/// view".
@inlinable package func ensureNumbers(_ size: CGSize, _ what: @autoclosure () -> String) {
  ensure(!size.hasNaN, sentence(onNaNIn: what(), size.description))
}

/// Returns the message about a NaN.
/// - Parameter numbers: The value, or nil if it is a single number.
@usableFromInline package func sentence(onNaNIn what: String, _ numbers: String? = nil) -> String {
  "The value for \(what) contains NaN\(numbers.map { ": \($0)" } ?? ""). Check the computation for a division by zero."
}
