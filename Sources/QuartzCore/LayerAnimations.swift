/// The animations of a layer, in the order in which they were added, and what each frame asks of all of them together.
struct LayerAnimations {
  struct Attachment {
    let key: String
    let animation: CAAnimation
    let groups: [AnimationGroup]
    /// Its end was told, and it stays.
    var hasEnded = false
  }

  let attachments: [Attachment]

  /// What a frame draws anew because of them.
  let changes: LayerChanges
  /// In the layer's time; infinite when all ends were told.
  let nextEnd: CFTimeInterval
  /// Whether one still changes with time; one that has ended and stays does not.
  let isRunning: Bool
  /// Whether one follows a timeline, which may stand still.
  let hasTimelines: Bool
  /// Whether one adds a difference of transforms, which layers put in last.
  let addsDifferences: Bool

  /// Linear in their number.
  init(_ attachments: [Attachment] = []) {
    var changes: LayerChanges = []
    var nextEnd = CFTimeInterval.infinity
    var isRunning = false
    var hasTimelines = false
    var addsDifferences = false
    for attachment in attachments {
      let animation = attachment.animation
      changes.formUnion(animation.changes)
      if !attachment.hasEnded {
        isRunning = true
        nextEnd = min(nextEnd, animation.timing.endTime)
      }
      if animation is TimelineAnimation { hasTimelines = true }
      if let basic = animation as? CABasicAnimation, basic.addsTransformDifference { addsDifferences = true }
    }
    self.attachments = attachments
    self.changes = changes
    self.nextEnd = nextEnd
    self.isRunning = isRunning
    self.hasTimelines = hasTimelines
    self.addsDifferences = addsDifferences
  }

  /// Whether one moves by itself.
  var isMoving: Bool { hasTimelines ? attachments.contains { !$0.animation.isStill } : !attachments.isEmpty }

  /// What the next frame draws anew because of those that move by themselves.
  var movingChanges: LayerChanges {
    guard hasTimelines else { return changes }
    var moving: LayerChanges = []
    for attachment in attachments where !attachment.animation.isStill { moving.formUnion(attachment.animation.changes) }
    return moving
  }
}
