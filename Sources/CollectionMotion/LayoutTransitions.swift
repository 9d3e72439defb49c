import UIKit

/// The transitions of an ``AnimatedFlowLayout`` or an ``AnimatedCompositionalLayout``.
///
/// ```swift
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// layout.transitions.insertSection = .slide(from: .bottom)
/// layout.transitions.stagger = 0.05
/// ```
///
/// In a right-to-left layout, left and right are swapped.
@MainActor public struct LayoutTransitions {
  /// The transition of an inserted item.
  public var insertItem = ItemTransition.fade
  /// The transition of a deleted item.
  public var deleteItem = ItemTransition.fade
  /// The transition of all elements of an inserted section: items, headers, footers, supplementary views attached to
  /// items, and backgrounds.
  public var insertSection = ItemTransition.fade
  /// The transition of all elements of a deleted section.
  public var deleteSection = ItemTransition.fade
  /// A change of a moved item's initial attributes, applied where it starts.
  public var move = ItemTransition.none
  /// The transition of elements that enter or leave the bounds in an animated bounds change such as a rotation.
  public var boundsChange = ItemTransition.fade
  /// The delay between consecutive elements that appear, disappear or are moved, in seconds.
  ///
  /// Items start in order, headers and footers by their position between them, and supplementary views together with
  /// the item they are attached to. Decoration views are not delayed.
  public var stagger: TimeInterval = 0

  /// Creates transitions that all fade, without a stagger.
  public init() {}
}
