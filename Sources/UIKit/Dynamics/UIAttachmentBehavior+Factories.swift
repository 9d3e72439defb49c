import CoreGraphics

// Other kinds of attachments. The attached items do not collide with each other. Points are in the animator's
// coordinates; the positions at the time when the behaviour is added are maintained.

extension UIAttachmentBehavior {
  /// Returns an attachment of two items without relative rotation, of which the second slides along an axis.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding, item1, .zero, item2, .zero, point, axis: axis)
  }

  /// Returns an attachment of an item that does not rotate and slides along an axis.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding, item, .zero, nil, .zero, point, axis: axis)
  }

  /// Returns an attachment of two items by a rope, as long as their distance when the behaviour is added.
  /// - Parameters: The attachment points relative to the items' centres, which rotate with the items.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, offset1, item2, offset2, .zero)
  }

  /// Returns a rigid attachment of two items.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, .zero, item2, .zero, point)
  }

  /// Returns an attachment of two items that can only rotate about a point.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, .zero, item2, .zero, point)
  }
}
