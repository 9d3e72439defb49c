// QuartzCore: time and layers. Start here: one clock per stage drives everything that moves.

@_exported import CoreGraphics
import Runtime

/// A screen's time, with the display links and timers that wait for it.
@MainActor package final class MediaClock {
  /// The time in seconds since the stage was created.
  package private(set) var time: CFTimeInterval = 0

  private var displayLinks: [CADisplayLink] = []
  private var timers: [MediaTimer] = []
  private var timelines: [WatchedTimeline] = []

  package init() {}

  /// Advances the time.
  func advance(to time: CFTimeInterval) { self.time = time }

  /// Fires everything that is due at the current time: timers in the order of their times, then display links in the
  /// order in which they were added. Linear in the number of both.
  package func fire(frameDuration: CFTimeInterval) {
    timers.removeAll { !$0.isWaiting }
    displayLinks.removeAll { $0.isOrphaned }
    while let due = timers.indices.filter({ timers[$0].fireTime <= time }).min(by: {
      timers[$0].fireTime < timers[$1].fireTime
    }) {
      let timer = timers.remove(at: due)
      if timer.isWaiting { timer.action() }
    }
    for link in displayLinks { link.fire(at: time, frameDuration: frameDuration) }
  }

  /// Whether anything waits for a frame.
  package var hasWork: Bool { needsFrames || timers.contains { $0.isWaiting } }

  /// Whether anything waits for every frame.
  package var needsFrames: Bool { !timelines.isEmpty || displayLinks.contains { $0.isWaiting } }

  /// The time at which the next timer is due, in seconds; infinite if there is none.
  package var nextTimer: CFTimeInterval {
    timers.reduce(.infinity) { $1.isWaiting ? min($0, $1.fireTime) : $0 }
  }

  /// Calls `atEnd` once, at the end of the first frame in which a timeline has ended. A paused timeline does not end.
  /// - Parameter layer: The layer whose time the timeline runs in, or nil for the clock's.
  package func watch(
    _ timeline: AnimationTimeline, in layer: CALayer?, atEnd: @escaping @MainActor () -> Void
  ) {
    forget(timeline)
    timelines.append(WatchedTimeline(timeline: timeline, layer: layer, atEnd: atEnd))
  }

  package func forget(_ timeline: AnimationTimeline) { timelines.removeAll { $0.timeline === timeline } }

  /// Calls the handlers of timelines that have ended, in the order in which they were started.
  package func endTimelines() {
    guard !timelines.isEmpty else { return }
    func isOver(_ watched: WatchedTimeline) -> Bool {
      watched.timeline.endTime <= (watched.layer?.localTime(at: time) ?? time) + MediaTiming.tolerance
    }
    let ended = timelines.filter(isOver)
    timelines.removeAll(where: isOver)
    for watched in ended { watched.atEnd() }
  }

  package func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
  }

  /// Ends the clock. Display links continue on the current screen.
  /// - Returns: What has waited, in its order: the actions of timers, and the handlers of timelines.
  func end() -> [@MainActor () -> Void] {
    let (waiting, links, timelines) = (timers.filter { $0.isWaiting }, displayLinks, timelines)
    timers = []
    displayLinks = []
    self.timelines = []
    for link in links { link.changeClock() }
    return waiting.ordered(by: { $0.fireTime < $1.fireTime }).map { $0.action } + timelines.map { $0.atEnd }
  }

  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  /// Calls `action` with an object in the first frame that is at least `delay` seconds from now, if the object still
  /// exists. The timer of a deallocated object need not be cancelled.
  @discardableResult package func schedule<Owner: NSObject>(
    after delay: CFTimeInterval, for owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
  ) -> MediaTimer {
    let timer = MediaTimer(fireTime: time + delay, owner: Weak(owner), action: weakly(owner, action))
    timers.append(timer)
    return timer
  }
}

@MainActor private struct WatchedTimeline {
  let timeline: AnimationTimeline
  let layer: CALayer?
  let atEnd: @MainActor () -> Void
}

/// An action that is due at a time of a ``MediaClock``.
@MainActor package final class MediaTimer {
  let fireTime: CFTimeInterval
  let action: @MainActor () -> Void
  private var isCancelled = false
  /// The owner; without it, nothing happens.
  private let owner: Weak<NSObject>

  init(fireTime: CFTimeInterval, owner: Weak<NSObject>, action: @escaping @MainActor () -> Void) {
    self.fireTime = fireTime
    self.owner = owner
    self.action = action
  }

  /// Cancels the timer.
  package func cancel() { isCancelled = true }

  var isWaiting: Bool { !isCancelled && owner.value != nil }
}
