import UIKit

/// In which ways the elements of an ``AnimatedFlowLayout`` or an ``AnimatedCompositionalLayout`` come and go.
///
/// ```swift
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// layout.transitions.insertSection = .slide(from: .bottom)
/// layout.transitions.stagger = 0.05
/// ```
///
/// Where people read from right to left, what comes from the left comes from the right.
@MainActor public struct LayoutTransitions {
  /// For an item that is inserted.
  public var insertItem = ItemTransition.fade
  /// For an item that is deleted.
  public var deleteItem = ItemTransition.fade
  /// For all of a section that is inserted: items, headers and footers, what is attached to items, and backgrounds.
  public var insertSection = ItemTransition.fade
  /// For all of a section that is deleted.
  public var deleteSection = ItemTransition.fade
  /// How a moved item is on leaving its place.
  public var move = ItemTransition.none
  /// For what comes on screen or leaves it because the bounds change in an animation, as in a rotation.
  public var boundsChange = ItemTransition.fade
  /// How much later than the one before it each element sets out that comes, moves by itself or goes, in seconds.
  ///
  /// Items set out in their order, headers and footers as they lie between them, and what is attached to an item together
  /// with it. Decoration views do not wait: they set out with the update.
  public var stagger: TimeInterval = 0

  /// Everything that comes or goes fades, and nothing waits.
  public init() {}
}
