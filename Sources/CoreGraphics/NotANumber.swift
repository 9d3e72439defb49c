// Coordinates that are not a number, mostly the result of a division of zero by zero. NaN differs even from itself, so
// geometry with one in it seems to change without end, and spreads. As in Core Animation, setting it is a mistake; so is
// an infinite one, whose distances are none.

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
  /// Whether no coordinate is infinite or not a number.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether no length is infinite or not a number.
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether nothing of it is infinite or not a number.
  @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
}

/// Says that a value is refused and what was set before is kept; once for each `what`, because a program that makes the
/// mistake mostly makes it in every frame.
/// - Parameters:
///   - what: as in "the frame of UIView 7".
///   - numbers: nil when there is only the one.
@MainActor package func refuseNumbers(_ what: String, _ numbers: String? = nil) {
  logMessageOnce(
    for: what,
    "There is a NaN or an infinite number in \(what)\(numbers.map { ": \($0)" } ?? ""). It stays as it was. Look for a division by zero where it is computed."
  )
}

/// Ends the program when there is a NaN in what a sentence calls `what`, such as "the contentSize of a scroll view".
@inlinable package func ensureNumbers(_ rect: CGRect, _ what: @autoclosure () -> String) {
  ensure(!rect.hasNaN, sentence(onNaNIn: what(), rect.description))
}

@inlinable package func ensureNumbers(_ point: CGPoint, _ what: @autoclosure () -> String) {
  ensure(!point.hasNaN, sentence(onNaNIn: what(), point.description))
}

@inlinable package func ensureNumbers(_ size: CGSize, _ what: @autoclosure () -> String) {
  ensure(!size.hasNaN, sentence(onNaNIn: what(), size.description))
}

@inlinable package func ensureNumber(_ number: Double, _ what: @autoclosure () -> String) {
  ensure(!number.isNaN, sentence(onNaNIn: what()))
}

/// - Parameter numbers: nil when there is only the one.
@usableFromInline package func sentence(onNaNIn what: String, _ numbers: String? = nil) -> String {
  "There is a NaN in \(what)\(numbers.map { ": \($0)" } ?? ""). Look for a division by zero where it is computed."
}
