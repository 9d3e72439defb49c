/// The animations of a layer in the order in which they were added, with the values that each frame needs of all of
/// them.
struct LayerAnimations {
  struct Attachment {
    let key: String
    let animation: CAAnimation
    let groups: [AnimationGroup]
    /// Whether it has ended and was not removed.
    var hasEnded = false
  }

  private(set) var attachments: [Attachment] = []

  /// The changes that frames have to draw because of the animations.
  private(set) var changes: LayerChanges = []
  /// The time of the next end, in the layer's time; infinite if all have ended.
  private(set) var nextEnd = CFTimeInterval.infinity
  /// Whether any animation still changes over time; one that has ended and stays does not.
  private(set) var isRunning = false
  /// Whether any animation follows a timeline, which may be paused.
  private(set) var hasTimelines = false
  /// Whether any animation adds a difference between transforms, which layers apply last.
  private(set) var addsDifferences = false

  init() {}

  /// Creates the list. Linear in the number of animations.
  init(_ attachments: [Attachment]) {
    self.attachments = attachments
    for attachment in attachments { note(attachment) }
  }

  /// Returns a list with an additional animation. Linear in their number.
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

  /// Whether any animation advances by itself.
  var isMoving: Bool { hasTimelines ? attachments.contains { !$0.animation.isStill } : !attachments.isEmpty }

  /// The changes that the next frame has to draw because of advancing animations; those of all if none follows a
  /// timeline.
  var movingChanges: LayerChanges {
    var moving: LayerChanges = []
    for attachment in attachments where !attachment.animation.isStill { moving.formUnion(attachment.animation.changes) }
    return moving
  }
}
