import UIKit

/// Calls a closure in every frame with the progress of an animation, for values that are no animatable property of a
/// view, such as the parameters of a layout.
///
/// ```swift
/// let animator = ProgressAnimator(duration: 0.3, curve: .easeInOut, owner: self) { controller, progress in
///   controller.layout.expansion = start.blended(to: end, progress: progress)
/// }
/// animator.start { print("there") }
/// ```
///
/// The progress depends on the clock, not on the number of frames; the last call always gets 1. When the owner is
/// deallocated, the animator stops.
@MainActor public final class ProgressAnimator {
  /// A timing curve.
  public enum Curve: Sendable {
    /// The progress equals the elapsed fraction of the duration.
    case linear
    /// 2p² in the first half, -2p² + 4p - 1 in the second.
    case easeInOut

    /// Returns the curve's value.
    /// - Parameter progress: The elapsed fraction of the duration, from 0 to 1.
    public func value(at progress: CGFloat) -> CGFloat {
      switch self {
      case .linear: return progress
      case .easeInOut:
        return progress < 0.5 ? 2 * progress * progress : -2 * progress * progress + 4 * progress - 1
      }
    }
  }

  /// The duration in seconds.
  public let duration: TimeInterval
  /// The timing curve.
  public let curve: Curve
  /// Whether the animator has been started and has not finished.
  public private(set) var isRunning = false

  /// Calls the closure; returns false if the owner has been deallocated.
  private let show: @MainActor (CGFloat) -> Bool
  private var completion: (@MainActor () -> Void)?
  private var beginning: CFTimeInterval = 0
  private var link: FrameLink?

  /// Creates an animator without an owner. It runs to its end and retains the closure until then.
  /// - Parameter onProgress: Called with the curve's value, from 0 to 1.
  /// - Parameter duration: The duration in seconds.
  /// - Parameter curve: The timing curve.
  public convenience init(
    duration: TimeInterval, curve: Curve = .linear, onProgress: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.init(
      duration: duration, curve: curve,
      show: { progress in
        onProgress(progress)
        return true
      })
  }

  /// Creates an animator that stops when its owner is deallocated.
  /// - Parameters:
  ///   - owner: The animated object or its owner, referenced weakly. Once it is deallocated, no closure is called.
  ///   - onProgress: Called with the owner and the curve's value, from 0 to 1.
  ///   - duration: The duration in seconds.
  ///   - curve: The timing curve.
  public convenience init<Owner: NSObject>(
    duration: TimeInterval, curve: Curve = .linear, owner: Owner,
    onProgress: @escaping @MainActor (Owner, CGFloat) -> Void
  ) {
    self.init(
      duration: duration, curve: curve,
      show: weakly(owner, or: false) { owner, progress in
        onProgress(owner, progress)
        return true
      })
  }

  /// Creates an animator.
  /// - Parameter show: Called with the curve's value; returns false if its owner has been deallocated.
  private init(duration: TimeInterval, curve: Curve, show: @escaping @MainActor (CGFloat) -> Bool) {
    self.duration = duration
    self.curve = curve
    self.show = show
  }

  /// Starts the animation, or restarts it if it is running. A running animator retains itself.
  /// - Parameter completion: Called after the last progress; not called if the animator is stopped.
  public func start(completion: (@MainActor () -> Void)? = nil) {
    stop()
    self.completion = completion
    isRunning = true
    beginning = CACurrentMediaTime()
    guard duration > 0 else {
      finish()
      return
    }
    link = FrameLink { time in self.step(at: time) }
  }

  /// Stops the animation at its current progress.
  public func stop() {
    link?.invalidate()
    link = nil
    completion = nil
    isRunning = false
  }

  private func step(at time: CFTimeInterval) {
    guard isRunning else { return }
    // The time starts over if the animator is started on another stage.
    let progress = time < beginning ? 1 : (time - beginning) / duration
    // A frame that is due at the end may be early by a rounding error.
    guard progress < 1 - 1e-9 else {
      finish()
      return
    }
    if !show(curve.value(at: CGFloat(max(0, progress)))) { stop() }
  }

  private func finish() {
    let completion = completion
    stop()
    if show(1) { completion?() }
  }
}
