import UIKit

/// Calls a closure in every frame with how far a span of time has passed, for what no view's property can animate,
/// such as the parameters of a layout.
///
/// ```swift
/// let animator = ProgressAnimator(duration: 0.3, curve: .easeInOut, owner: self) { controller, progress in
///   controller.layout.expansion = start.blended(to: end, progress: progress)
/// }
/// animator.start { print("there") }
/// ```
///
/// The progress follows the clock, not the number of frames; the last call is with exactly 1. When the owner is gone the
/// animator stops.
@MainActor public final class ProgressAnimator {
  /// How time becomes progress.
  public enum Curve: Sendable {
    /// The progress is the part of the time.
    case linear
    /// 2p² up to the half, -2p² + 4p - 1 after it.
    case easeInOut

    /// - Parameter progress: of the time, 0 to 1.
    public func value(at progress: CGFloat) -> CGFloat {
      switch self {
      case .linear: return progress
      case .easeInOut:
        return progress < 0.5 ? 2 * progress * progress : -2 * progress * progress + 4 * progress - 1
      }
    }
  }

  /// In seconds.
  public let duration: TimeInterval
  /// How the time becomes the progress that is shown.
  public let curve: Curve
  /// Whether it has been started and is not over.
  public private(set) var isRunning = false

  /// Returns false when the owner is gone.
  private let show: @MainActor (CGFloat) -> Bool
  private var completion: (@MainActor () -> Void)?
  private var beginning: CFTimeInterval = 0
  private var link: FrameLink?

  /// An animator without an owner: it runs to its end, and keeps what the closure keeps until then.
  /// - Parameter onProgress: gets the curve's value, 0 to 1.
  /// - Parameter duration: seconds.
  /// - Parameter curve: how the time becomes progress.
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

  /// - Parameters:
  ///   - owner: what is animated, or whose it is. It is not kept, and without it nothing is called any more.
  ///   - onProgress: gets the owner and the curve's value, 0 to 1.
  ///   - duration: seconds.
  ///   - curve: how the time becomes progress.
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

  /// - Parameter show: gets the curve's value; false when its owner is gone.
  private init(duration: TimeInterval, curve: Curve, show: @escaping @MainActor (CGFloat) -> Bool) {
    self.duration = duration
    self.curve = curve
    self.show = show
  }

  /// Begins now; from the beginning if it runs. It keeps itself until it is over or stopped.
  /// - Parameter completion: called after the last progress, not when it is stopped.
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

  /// Ends where it is.
  public func stop() {
    link?.invalidate()
    link = nil
    completion = nil
    isRunning = false
  }

  private func step(at time: CFTimeInterval) {
    guard isRunning else { return }
    // On another stage than before time begins anew.
    let progress = time < beginning ? 1 : (time - beginning) / duration
    // A frame that is due at the end may come a rounding error before it.
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
