/// The animations of a layer, in the order in which they were added, and what each frame asks of all of them together.
struct LayerAnimations {
  struct Attachment {
    let key: String
    let animation: CAAnimation
    let groups: [AnimationGroup]
    /// Its end was told, and it stays.
    var hasEnded = false
  }

  private(set) var attachments: [Attachment] = []

  /// What a frame draws anew because of them.
  private(set) var changes: LayerChanges = []
  /// In the layer's time; infinite when all ends were told.
  private(set) var nextEnd = CFTimeInterval.infinity
  /// Whether one still changes with time; one that has ended and stays does not.
  private(set) var isRunning = false
  /// Whether one follows a timeline, which may stand still.
  private(set) var hasTimelines = false
  /// Whether one adds a difference of transforms, which layers put in last.
  private(set) var addsDifferences = false

  init() {}

  /// Linear in their number.
  init(_ attachments: [Attachment]) {
    self.attachments = attachments
    for attachment in attachments { note(attachment) }
  }

  /// The same with one more. Linear in their number.
  func adding(_ attachment: Attachment) -> LayerAnimations {
    var more = self
    more.attachments = attachments.isEmpty ? [attachment] : attachments + CollectionOfOne(attachment)
    more.note(attachment)
    return more
  }

  private mutating func note(_ attachment: Attachment) {
    let animation = attachment.animation
    changes.formUnion(animation.changes)
    if !attachment.hasEnded {
      isRunning = true
      nextEnd = min(nextEnd, animation.timing.endTime)
    }
    if animation is TimelineAnimation { hasTimelines = true }
    if let basic = animation as? CABasicAnimation, basic.addsTransformDifference { addsDifferences = true }
  }

  /// Whether one moves by itself.
  var isMoving: Bool { hasTimelines ? attachments.contains { !$0.animation.isStill } : !attachments.isEmpty }

  /// What the next frame draws anew because of those that move by themselves: all of them, where none follows a timeline.
  var movingChanges: LayerChanges {
    var moving: LayerChanges = []
    for attachment in attachments where !attachment.animation.isStill { moving.formUnion(attachment.animation.changes) }
    return moving
  }
}
