import Runtime

/// Through a row of values, or along a path.
///
/// With *n* keyframes there are *n* key times and *n* - 1 timing functions; in discrete mode *n* + 1 key times.
/// The animation's own `timingFunction` applies to the whole.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Numbers, points, sizes, rectangles, transforms or colours, all of one kind; in Embedded Swift objects that
  /// hold one. With values of other types the animation has no effect.
  open var values: [AnyValue]? {
    get { keyframes?.compactMap { $0.object } }
    set {
      let converted = newValue?.compactMap { AnimationValue($0) }
      keyframes = converted?.count == newValue?.count ? converted : []
    }
  }

  /// Overrides the values: every element but those that only move the pen is a segment between two keyframes.
  open var path: CGPath? { didSet { track = nil } }

  /// Fractions of the duration, from 0 to 1, not falling; nil, or a wrong number of them, for even steps.
  open var keyTimes: [NSNumber]? { didSet { track = nil } }

  /// Of the segments between keyframes; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }

  /// How the way from one keyframe to the next is taken; straight by default.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }

  /// For cubic modes, per keyframe: 1 is tight, -1 round.
  open var tensionValues: [NSNumber]? { didSet { track = nil } }
  /// For cubic modes, per keyframe: other than 0 makes a corner.
  open var continuityValues: [NSNumber]? { didSet { track = nil } }
  /// For cubic modes, per keyframe: 1 leaves in the direction of arrival, -1 arrives in that of departure.
  open var biasValues: [NSNumber]? { didSet { track = nil } }

  /// For paths: turns the layer, after its own transform; nil does not.
  open var rotationMode: CAAnimationRotationMode?

  /// `values`, as they are computed with.
  package final var keyframes: [AnimationValue]? { didSet { track = nil } }

  /// Made when first needed.
  private final var track: KeyframeTrack?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAKeyframeAnimation
    copy.keyframes = keyframes
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  override var changes: LayerChanges { rotationMode == nil ? super.changes : super.changes.union(.geometry) }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let property, let run = timing.run(at: time) else { return }
    if track == nil { track = makeTrack() }
    guard let track else { return }
    let linear = duration > 0 ? run.time / duration : 1
    let progress = timingFunction?.progress(at: linear) ?? linear
    var value = track.value(at: progress)
    if isCumulative, !autoreverses, run.number > 0 {
      value = value.adding(track.value(at: 1).multiplied(by: run.number))
    }
    put(value, into: &values, at: property)
    if let rotationMode, let angle = track.angle(at: progress) {
      let turn = rotationMode == .rotateAutoReverse ? angle + CGFloat.pi : angle
      values.transform = CATransform3DConcat(values.transform, CATransform3DMakeRotation(turn, 0, 0, 1))
    }
  }
}

extension CAKeyframeAnimation {
  private func makeTrack() -> KeyframeTrack? {
    func numbers(_ values: [NSNumber]?) -> [Double] { values?.map { $0.doubleValue } ?? [] }
    let tensions = numbers(tensionValues)
    let continuities = numbers(continuityValues)
    let biases = numbers(biasValues)
    var shapes: [KeyframeSpline.Shape] = []
    for index in 0..<max(tensions.count, max(continuities.count, biases.count)) {
      var shape = KeyframeSpline.Shape()
      if index < tensions.count { shape.tension = tensions[index] }
      if index < continuities.count { shape.continuity = continuities[index] }
      if index < biases.count { shape.bias = biases[index] }
      shapes.append(shape)
    }
    return KeyframeTrack(
      values: keyframes ?? [], path: path, mode: calculationMode, keyTimes: keyTimes.map { numbers($0) },
      timingFunctions: timingFunctions ?? [], shapes: shapes)
  }
}

/// How the values between keyframes come about.
public struct CAAnimationCalculationMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Every value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed: key times and the segments' timing functions have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values; transforms go straight.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer on a path turns with it.
public struct CAAnimationRotationMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
