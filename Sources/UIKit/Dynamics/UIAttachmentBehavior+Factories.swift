import CoreGraphics

// Ties of other kinds. The tied items do not collide with each other. Points are in the animator's coordinates; what is
// there when the behaviour is added stays together.

extension UIAttachmentBehavior {
  /// Two items that do not turn against each other, and of which the second slides along an axis.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding, item1, .zero, item2, .zero, point, axis: axis)
  }

  /// An item that does not turn, and slides along an axis.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding, item, .zero, nil, .zero, point, axis: axis)
  }

  /// Two items on a rope, as long as they are apart when the behaviour is added.
  /// - Parameters: what is tied, from the items' centers; it turns with them.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, offset1, item2, offset2, .zero)
  }

  /// Two items that are as one.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, .zero, item2, .zero, point)
  }

  /// Two items that only turn against each other, about a point.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, .zero, item2, .zero, point)
  }
}
