import UIKit

/// What a scroll view's delegate was told of drags and decelerations: each has its beginning and its end, in order.
@MainActor struct ScrollAccount {
  private var isDragging = false
  /// A drag has ended, of which `willEndDragging` has told.
  private var hasTarget = false
  private var isDecelerating = false
  /// The content goes on after the finger: where to.
  var thrown: Throw?

  mutating func willBeginDragging() {
    if isDragging { complain("willBeginDragging came twice") }
    if isDecelerating { complain("willBeginDragging came before didEndDecelerating") }
    isDragging = true
    thrown = nil
  }

  /// - Parameter thrown: what follows from the velocity and the proposed target.
  /// - Parameter isFree: Neither pages nor a layout have a word in where the content comes to rest.
  mutating func willEndDragging(_ thrown: Throw, isFree: Bool) {
    if !isDragging || hasTarget { complain("willEndDragging came without a drag") }
    if isFree, thrown.isInRange, !thrown.isFree { complain("the target of a throw is not where it points") }
    hasTarget = true
  }

  mutating func didEndDragging(willDecelerate: Bool) {
    if !isDragging || !hasTarget { complain("didEndDragging came without willEndDragging") }
    (isDragging, hasTarget) = (false, false)
    if !willDecelerate { thrown = nil }
  }

  mutating func willBeginDecelerating() {
    if isDragging || isDecelerating { complain("willBeginDecelerating came during a drag or a deceleration") }
    isDecelerating = true
  }

  /// Content that returns into its range decelerates without a drag.
  mutating func didEndDecelerating() { isDecelerating = false }

  /// What has begun and not ended; nil when nothing has.
  var unrest: String? {
    isDragging ? "didEndDragging was not called" : isDecelerating ? "didEndDecelerating was not called" : nil
  }

  private func complain(_ message: String) {
    if Looks.inForce.contains(.scrolling) { Ledger.current.complain(message) }
  }
}
