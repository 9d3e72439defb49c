// QuartzCore: time and layers. Start here: one clock per stage drives everything that moves.

@_exported import CoreGraphics
import Runtime

/// A screen's time, with all that waits for it: display links and timers.
@MainActor package final class MediaClock {
  /// Seconds since the stage was made.
  package private(set) var time: CFTimeInterval = 0

  private var displayLinks: [CADisplayLink] = []
  private var timers: [MediaTimer] = []
  private var timelines: [WatchedTimeline] = []

  package init() {}

  /// Moves the time on.
  func advance(to time: CFTimeInterval) { self.time = time }

  /// Fires what is due at the current time: timers in the order of their times, then display links in the
  /// order they were added. Linear in the number of both.
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

  /// Whether something waits for a frame.
  package var hasWork: Bool {
    timers.contains { $0.isWaiting } || !timelines.isEmpty || displayLinks.contains { $0.isWaiting }
  }

  /// Calls `atEnd` at the end of the first frame in which a timeline has come to its end, once; at rest it does not.
  /// - Parameter layer: in whose time the timeline runs; nil for the clock's.
  package func watch(
    _ timeline: AnimationTimeline, in layer: CALayer?, atEnd: @escaping @MainActor () -> Void
  ) {
    forget(timeline)
    timelines.append(WatchedTimeline(timeline: timeline, layer: layer, atEnd: atEnd))
  }

  package func forget(_ timeline: AnimationTimeline) { timelines.removeAll { $0.timeline === timeline } }

  /// Tells of the timelines that have come to their ends, in the order in which they were started.
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

  /// There will be no more frames. Timers are over, timelines at their ends, and display links go on with the screen
  /// that is current.
  package func end() {
    let (timers, links, timelines) = (timers, displayLinks, timelines)
    self.timers = []
    displayLinks = []
    self.timelines = []
    for timer in timers.ordered(by: { $0.fireTime < $1.fireTime }) where timer.isWaiting { timer.action() }
    for link in links { link.changeClock() }
    for watched in timelines { watched.atEnd() }
  }

  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  /// Calls `action` with an object in the first frame that is `delay` seconds or more from now, if the object lives then.
  /// Nobody has to cancel the timer of an object that goes.
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

/// An action that waits for its time on a ``MediaClock``.
@MainActor package final class MediaTimer {
  let fireTime: CFTimeInterval
  let action: @MainActor () -> Void
  private var isCancelled = false
  /// Without it nothing happens.
  private let owner: Weak<NSObject>

  init(fireTime: CFTimeInterval, owner: Weak<NSObject>, action: @escaping @MainActor () -> Void) {
    self.fireTime = fireTime
    self.owner = owner
    self.action = action
  }

  /// Keeps it from firing.
  package func cancel() { isCancelled = true }

  var isWaiting: Bool { !isCancelled && owner.value != nil }
}
