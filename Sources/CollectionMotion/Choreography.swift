import UIKit

/// The motions of the elements of a collection view in a change: their curves, delays and order.
///
/// ```swift
/// layout.choreography = Choreography(
///   insert: .spring(duration: 0.6, dampingRatio: 0.7).staggered(.byIndex(0.03)),
///   delete: .curve(.easeIn, duration: 0.2),
///   shift: .spring(duration: 0.6, dampingRatio: 0.9))
/// ```
///
/// ``LayoutTransitions`` determine where elements appear from and disappear to; a choreography determines when they set
/// out, and how they move on their way. Each kind of change has a ``Motion`` of its own.
@MainActor public struct Choreography {
  /// A kind of change of an element.
  public enum Change: CaseIterable, Sendable {
    /// An element appears that wasn't there before the change.
    case insert
    /// An element disappears that isn't there after it.
    case delete
    /// An item is moved, by itself or with its section.
    case move
    /// An element is reloaded: its old view fades out, and its new one fades in.
    case reload
    /// An element gets another size, perhaps in another position.
    case resize
    /// An element gives way to others: it gets another position only.
    case shift
  }

  /// The motion of inserted elements.
  public var insert: Motion
  /// The motion of deleted elements.
  public var delete: Motion
  /// The motion of items that are moved, by themselves or with their section.
  public var move: Motion
  /// The motion of reloaded elements, old and new views alike.
  public var reload: Motion
  /// The motion of elements that get another size.
  public var resize: Motion
  /// The motion of elements that only give way to others.
  public var shift: Motion

  /// Creates a choreography. By default, each kind of change has the duration and curve of the collection view's own
  /// animation.
  public init(
    insert: Motion = .standard, delete: Motion = .standard, move: Motion = .standard, reload: Motion = .standard,
    resize: Motion = .standard, shift: Motion = .standard
  ) {
    (self.insert, self.delete, self.move) = (insert, delete, move)
    (self.reload, self.resize, self.shift) = (reload, resize, shift)
  }

  /// Creates a choreography with the same motion for each kind of change.
  public init(all motion: Motion) {
    self.init(insert: motion, delete: motion, move: motion, reload: motion, resize: motion, shift: motion)
  }

  /// Returns the motion of a kind of change.
  public subscript(_ change: Change) -> Motion {
    switch change {
    case .insert: insert
    case .delete: delete
    case .move: move
    case .reload: reload
    case .resize: resize
    case .shift: shift
    }
  }

  // MARK: Ready choreographies

  /// No choreography: all elements move together, in the collection view's own animation.
  public static let standard = Choreography()

  /// A spring for everything but deleted elements, which leave at once.
  public static let spring = Choreography(all: .spring(duration: 0.5, dampingRatio: 0.7))
    .with(delete: .curve(.easeIn, duration: 0.2))

  /// Elements that set out one after another, on springs.
  public static let cascade = Choreography(all: .spring(duration: 0.5, dampingRatio: 0.8).staggered(.byIndex(0.03)))
    .with(delete: .curve(.easeIn, duration: 0.2).staggered(.byIndex(0.02)))

  /// Deleted elements first, then those that stay, then inserted ones.
  public static let inTurn = Choreography(all: .curve(.easeInOut, duration: 0.3).delayed(by: 0.15))
    .with(insert: .curve(.easeOut, duration: 0.3).delayed(by: 0.35))
    .with(delete: .curve(.easeIn, duration: 0.2))

  /// Returns a choreography that spreads from a place, on springs.
  /// - Parameters:
  ///   - origin: The place from which the change spreads.
  ///   - speed: The speed at which it spreads, in points per second.
  public static func ripple(from origin: Stagger.Origin, speed: CGFloat = 1_200) -> Choreography {
    Choreography(all: .spring(duration: 0.5, dampingRatio: 0.7).staggered(.byDistance(from: origin, speed: speed)))
  }

  /// Returns the same choreography with other motions of inserted or deleted elements; nil keeps one.
  private func with(insert: Motion? = nil, delete: Motion? = nil) -> Choreography {
    var changed = self
    changed.insert = insert ?? changed.insert
    changed.delete = delete ?? changed.delete
    return changed
  }
}
