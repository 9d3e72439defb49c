import Runtime

/// An animation through a series of values, or along a path.
///
/// With *n* keyframes there are *n* key times and *n* - 1 timing functions; in discrete mode *n* + 1 key times. The
/// animation's own `timingFunction` applies to the whole.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values: numbers, points, sizes, rectangles, transforms or colours, all of one type; in Embedded Swift objects
  /// that contain one. With values of other types the animation has no effect.
  open var values: [AnyValue]? {
    get { keyframes?.compactMap { $0.object } }
    set {
      let converted = newValue?.compactMap { AnimationValue($0) }
      guard converted?.allSatisfy({ isFinite($0, "values") }) ?? true else { return }
      keyframes = converted?.count == newValue?.count ? converted : []
    }
  }

  /// The path, which takes precedence over the values. Every element except moves is a segment between two keyframes.
  open var path: CGPath? { didSet { track = nil } }

  /// The times of the keyframes as fractions of the duration, from 0 to 1 in ascending order. If nil or of the wrong
  /// number, keyframes are evenly spaced.
  open var keyTimes: [NSNumber]? { didSet { track = nil } }

  /// The timing functions of the segments between keyframes. Missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }

  /// The interpolation between keyframes; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }

  /// The tension of each keyframe in cubic modes: 1 is tight, -1 round.
  open var tensionValues: [NSNumber]? { didSet { track = nil } }
  /// The continuity of each keyframe in cubic modes: values other than 0 make a corner.
  open var continuityValues: [NSNumber]? { didSet { track = nil } }
  /// The bias of each keyframe in cubic modes: 1 continues the incoming direction, -1 anticipates the outgoing one.
  open var biasValues: [NSNumber]? { didSet { track = nil } }

  /// The rotation of a layer along a path, applied after its own transform; nil for none.
  open var rotationMode: CAAnimationRotationMode?

  /// The `values` in the form used for computation.
  package final var keyframes: [AnimationValue]? { didSet { track = nil } }

  /// The track, created on demand.
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

  override var handedPart: HandedMotion.Part? {
    guard let property = handedProperty else { return nil }
    var part = HandedMotion.Part(animation: self, properties: [property], isOffset: isAdditive)
    if rotationMode != nil, property != .transform { part.properties.append(.transform) }
    let count = max(1, path?.segments(closed: false).count ?? (keyframes ?? []).count - 1)
    let times = keyTimes?.map { $0.doubleValue } ?? (0...count).map { Double($0) / Double(count) }
    part.bends = times + zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    return part
  }

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

/// The interpolation of values between keyframes.
public struct CAAnimationCalculationMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value applies until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed. Key times and the segments' timing functions have no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve; transforms are interpolated linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
