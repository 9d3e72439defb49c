/// The progress of a group of animations, which its owner starts, pauses, scrubs and reverses. The animations read it,
/// and none has to be replaced.
///
/// The fraction runs from 0 (the original values) to 1 (the target values). A *phase* is a part of it with one curve;
/// the *share* is the progress within a phase.
package final class AnimationTimeline {
  private struct Phase {
    var from: Double
    var to: Double
    var curve: TimingCurve
    /// The duration in seconds.
    var duration: CFTimeInterval
  }

  /// The track of the whole timeline; others start later.
  private let whole: ProgressTrack
  private var tracks: [ProgressTrack]
  private var phase: Phase
  /// The fraction while it is scrubbed, during which the phase is ignored.
  private var scrubbedFraction: Double?
  private var markedShare = 0.0
  private var markedTime: CFTimeInterval = 0
  /// The direction of the share: 1 forwards, -1 backwards, 0 at rest.
  private var direction = 0.0

  /// Creates a timeline.
  /// - Parameter duration: The total duration in seconds, above 0.
  package init(curve: TimingCurve, duration: CFTimeInterval) {
    phase = Phase(from: 0, to: 1, curve: curve, duration: duration)
    whole = ProgressTrack(start: 0, cut: AnimationTimeline.originalCut(start: 0))
    tracks = [whole]
  }

  private static func originalCut(start: Double) -> ProgressTrack.Cut {
    .run(from: SIMD2(0, 0), to: SIMD2(1, 1), start: start, end: 1)
  }

  // MARK: Position

  package var isMoving: Bool { direction != 0 }
  package var isScrubbed: Bool { scrubbedFraction != nil }

  private func share(at time: CFTimeInterval) -> Double {
    let moved = max(time - markedTime, 0) * direction / phase.duration
    return min(max(markedShare + moved, 0), 1)
  }

  /// Returns the elapsed fraction of the duration, from 0 to 1.
  package func fraction(at time: CFTimeInterval) -> Double {
    scrubbedFraction ?? phase.from + (phase.to - phase.from) * share(at: time)
  }

  package func progress(of track: ProgressTrack, at time: CFTimeInterval) -> SIMD2<Double> {
    track.progress(share: share(at: time), fraction: scrubbedFraction ?? 0, curve: phase.curve)
  }

  /// Returns the progress of animations that began with the timeline. With a spring it may be outside 0...1.
  package func wholeProgress(at time: CFTimeInterval) -> SIMD2<Double> { progress(of: whole, at: time) }

  /// The end time in seconds of the clock; infinite at rest.
  package var endTime: CFTimeInterval {
    guard direction != 0 else { return .infinity }
    return markedTime + (direction > 0 ? 1 - markedShare : markedShare) * phase.duration
  }

  // MARK: Tracks

  /// Adds a track that starts now, or after a fraction of the remaining time (`delayFactor`, 0 to 1), and ends with the
  /// timeline.
  package func addTrack(delayFactor: Double, at time: CFTimeInterval) -> ProgressTrack {
    let fraction = fraction(at: time)
    let start = fraction + delayFactor * (1 - fraction)
    let cut: ProgressTrack.Cut
    if isScrubbed {
      cut = .scrub(start: start, fraction: start, progress: SIMD2(0, 0))
    } else if phase.to > phase.from {
      cut = .run(from: SIMD2(0, 0), to: SIMD2(1, 1), start: share(of: start), end: 1)
    } else {
      cut = .run(from: SIMD2(0, 0), to: SIMD2(0, 0), start: 0, end: 1)
    }
    let track = ProgressTrack(start: start, cut: cut)
    tracks.append(track)
    return track
  }

  private func share(of fraction: Double) -> Double {
    phase.to == phase.from ? 0 : min(max((fraction - phase.from) / (phase.to - phase.from), 0), 1)
  }

  // MARK: Control

  /// Continues towards 1, or back towards 0. A paused timeline continues as if it had not been paused. One that was
  /// scrubbed or cannot be reversed continues with a new run.
  /// - Parameters:
  ///   - curve: The curve of a new run.
  ///   - duration: The duration from 0 to 1 in seconds, of which the run takes its fraction.
  package func resume(towards target: Double, at time: CFTimeInterval, curve: TimingCurve, duration: CFTimeInterval) {
    if !isScrubbed, phase.to == target || phase.from == target {
      mark(at: time)
      direction = phase.to == target ? 1 : -1
    } else {
      let rest = abs(target - fraction(at: time))
      run(towards: target, at: time, curve: curve, duration: rest * duration)
    }
  }

  /// Continues with another curve, from the current progress.
  /// - Parameter duration: The remaining duration, in seconds.
  package func run(towards target: Double, at time: CFTimeInterval, curve: TimingCurve, duration: CFTimeInterval) {
    let fraction = fraction(at: time)
    let progress = tracks.map { self.progress(of: $0, at: time) }
    for (track, progress) in zip(tracks, progress) {
      if target > 0 {
        let start = track.start > fraction && fraction < 1 ? (track.start - fraction) / (1 - fraction) : 0
        track.cut = .run(from: progress, to: SIMD2(1, 1), start: min(start, 1), end: 1)
      } else {
        let end = fraction > track.start ? (fraction - track.start) / fraction : 1
        track.cut = .run(from: progress, to: SIMD2(0, 0), start: 0, end: end)
      }
    }
    phase = Phase(from: fraction, to: target, curve: curve, duration: max(duration, 1e-9))
    scrubbedFraction = nil
    markedShare = 0
    markedTime = time
    direction = 1
  }

  /// Delays a run that has just been started.
  package func delay(by seconds: CFTimeInterval) { markedTime += seconds }

  package func pause(at time: CFTimeInterval) {
    mark(at: time)
    direction = 0
  }

  /// Moves a timeline that has not begun to its end, to be reversed.
  package func goToEnd() { markedShare = 1 }

  private func mark(at time: CFTimeInterval) {
    markedShare = share(at: time)
    markedTime = time
  }

  // MARK: Scrubbing

  /// Sets the fraction. The progress follows it linearly, from its current value.
  package func scrubLinearly(to fraction: Double, at time: CFTimeInterval) {
    if !isScrubbed {
      let present = min(max(wholeProgress(at: time).x, 0), 1)
      let progress = tracks.map { self.progress(of: $0, at: time) }
      for (track, progress) in zip(tracks, progress) {
        let hasBegun = progress != SIMD2(0, 0)
        track.cut = .scrub(
          start: hasBegun && present <= track.start ? 0 : track.start, fraction: hasBegun ? present : track.start,
          progress: progress)
      }
      direction = 0
    }
    scrubbedFraction = fraction
  }

  /// Sets the fraction of the original duration. The progress follows the original curve.
  package func scrub(to fraction: Double, curve: TimingCurve, duration: CFTimeInterval) {
    for track in tracks { track.cut = AnimationTimeline.originalCut(start: track.start) }
    phase = Phase(from: 0, to: 1, curve: curve, duration: duration)
    scrubbedFraction = nil
    markedShare = fraction
    direction = 0
  }
}
