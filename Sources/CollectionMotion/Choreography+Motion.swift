import UIKit

extension Choreography {
  /// The motion of the elements of one kind of change: how fast, how late, and in which order.
  @MainActor public struct Motion {
    /// The course of a motion in time.
    public enum Timing: Sendable {
      /// The duration and curve of the collection view's own animation.
      case standard
      /// A curve with a duration in seconds.
      case curve(UIView.AnimationCurve, duration: TimeInterval)
      /// A damped spring that covers 99.9 per cent of the distance within the duration.
      /// - Parameters:
      ///   - duration: The duration in seconds.
      ///   - dampingRatio: 1 settles without oscillation; lower values oscillate.
      ///   - initialVelocity: The initial velocity, in total distances per second.
      case spring(duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat)
    }

    /// The course of the motion.
    public var timing: Timing
    /// The delay after the beginning of the change, in seconds; 0 by default. A negative one counts as 0.
    public var delay: TimeInterval = 0
    /// The order in which elements set out after the delay; ``Choreography/Stagger/none`` by default.
    public var stagger = Stagger.none

    /// Creates a motion without a delay.
    public init(_ timing: Timing) { self.timing = timing }

    /// The motion of the collection view's own animation.
    public static let standard = Motion(.standard)

    /// Returns a motion with a curve.
    /// - Parameter duration: The duration in seconds.
    public static func curve(_ curve: UIView.AnimationCurve, duration: TimeInterval) -> Motion {
      Motion(.curve(curve, duration: duration))
    }

    /// Returns a motion on a damped spring that covers 99.9 per cent of the distance within the duration.
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - dampingRatio: 1 settles without oscillation; lower values oscillate.
    ///   - initialVelocity: The initial velocity, in total distances per second.
    public static func spring(
      duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0
    ) -> Motion {
      Motion(.spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
    }

    /// Returns the same motion, beginning later.
    /// - Parameter delay: The delay in seconds.
    public func delayed(by delay: TimeInterval) -> Motion {
      var changed = self
      changed.delay = delay
      return changed
    }

    /// Returns the same motion, with elements that set out in an order.
    public func staggered(_ stagger: Stagger) -> Motion {
      var changed = self
      changed.stagger = stagger
      return changed
    }

    /// Animates changes with the motion, nested in the current animation block if there is one.
    /// - Parameters:
    ///   - delay: The delay of the element, in seconds.
    ///   - standardDuration: The duration of ``Timing/standard``, in seconds, if there is no surrounding block.
    func animate(
      delay: TimeInterval, standardDuration: TimeInterval, _ changes: @escaping () -> Void,
      completion: ((Bool) -> Void)?
    ) {
      let own: UIView.AnimationOptions = [
        .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
      ]
      switch timing {
      case .standard:
        UIView.animate(
          withDuration: standardDuration, delay: delay, options: .allowUserInteraction, animations: changes,
          completion: completion)
      case .curve(let curve, let duration):
        UIView.animate(
          withDuration: duration, delay: delay, options: own.union(Motion.option(curve)), animations: changes,
          completion: completion)
      case .spring(let duration, let dampingRatio, let initialVelocity):
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
          initialSpringVelocity: initialVelocity, options: own, animations: changes, completion: completion)
      }
    }

    private static func option(_ curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
      switch curve {
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      default: .curveEaseInOut
      }
    }

    /// The duration in seconds, without delays; 0 for that of the collection view's animation.
    var duration: TimeInterval {
      switch timing {
      case .standard: 0
      case .curve(_, let duration), .spring(let duration, _, _): duration
      }
    }

    /// Whether the collection view's own animation is such a motion, apart from the elements' delays.
    var isStandard: Bool {
      if case .standard = timing { return true }
      return false
    }
  }

  /// The order in which the elements of one kind of change set out.
  @MainActor public enum Stagger {
    /// A place in a collection view.
    public enum Origin: Sendable {
      /// A point in the collection view's coordinates before the change, for example that of a tap.
      case point(CGPoint)
      /// The centre of a visible item, by its index path before the change. An item that isn't visible then counts as
      /// ``visibleCenter``.
      case item(IndexPath)
      /// The centre of the visible area.
      case visibleCenter
    }

    /// All elements set out together.
    case none
    /// Elements set out one after another, with a delay in seconds from one to the next: cells by index path, headers,
    /// footers and backgrounds by their position between them, and views that are attached to a cell with it.
    case byIndex(TimeInterval)
    /// Elements set out when a wave reaches their centres.
    /// - Parameters:
    ///   - from: The place where the wave begins.
    ///   - speed: The speed of the wave, in points per second. With 0 or less, nothing waits.
    case byDistance(from: Origin, speed: CGFloat)
    /// A closure returns the delay in seconds of an element. Its parameter is the element's attributes: before the
    /// change for elements that disappear, after it for all others.
    case custom(@MainActor (UICollectionViewLayoutAttributes) -> TimeInterval)
  }
}
