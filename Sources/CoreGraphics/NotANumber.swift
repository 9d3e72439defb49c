// Coordinates that are not a number, mostly the result of a division of zero by zero. NaN differs even from itself, so
// geometry with one in it seems to change without end, and spreads. As in Core Animation, setting it is a mistake.

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

/// Ends the program when there is a NaN in what a sentence calls `what`, such as "the frame of a view".
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
