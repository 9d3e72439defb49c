import UIKit

/// The content that keeps its visible position while items are inserted, deleted, moved, reloaded or resized.
///
/// ```swift
/// let layout = AnimatedFlowLayout()
/// layout.contentAnchor = .end  // a conversation
/// ```
///
/// Without an anchor the content offset stays, as in UIKit: items that are inserted above push what is visible down. A
/// layout of your own keeps an anchor with a ``ContentAnchorKeeper``.
public enum AnchoredContent: Sendable {
  /// The first item that is wholly visible inside the content insets, in the order of index paths.
  ///
  /// If it is deleted, the next visible item that stays takes its part; an item that is moved is followed. If no item is
  /// wholly visible, it is the first that begins in the visible area, then the first that reaches into it. This also
  /// applies at the very beginning of the content: items inserted there are found by scrolling back.
  case visibleItem
  /// The end of the content, as long as the user is there: new items scroll in, in the animation of the update.
  ///
  /// The user is at the end if less than ``endTolerance`` points are missing, insets included, and no finger drags the
  /// content. Otherwise this is the same as ``visibleItem``.
  case end

  /// The distance from the end of the content within which the user is there: 10 points, chosen without evidence.
  public static let endTolerance: CGFloat = 10
}
