import Runtime

/// The key under which every transition is added, and that of the action that replaces a layer's look.
public let kCATransition = "transition"

/// What moves, or fades, when a transition replaces what was there by what comes.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What was there fades out over what comes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What comes moves over what was there.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What comes pushes what was there away.
  public static let push = CATransitionType(rawValue: "push")
  /// What was there moves away from what comes.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Movement is to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Movement is to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Movement is downwards, as it is seen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Movement is upwards, as it is seen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Shows a change of a layer and all in it as a whole. Add it before the change: when it is added, a picture of the
/// layer as it is seen is put beside it, and stays until the transition ends.
///
/// A layer has one transition at a time, with the key `kCATransition`. Layers without a superlayer, and those that no
/// frame has shown yet, change at once.
open class CATransition: CAAnimation {
  /// A fade by default.
  open var type = CATransitionType.fade
  /// Has no effect on fades; nil is from the left.
  open var subtype: CATransitionSubtype?
  /// Where between its begin (0) and its end (1) the transition begins.
  open var startProgress: Float = 0
  /// Where it ends, from there on to 1.
  open var endProgress: Float = 1

  /// Whether this copy moves the picture; the one that was added moves the layer.
  private var movesPicture = false
  private var picture: CALayer?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CATransition
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  override var changes: LayerChanges { type == .fade ? .opacity : .geometry }

  override func begin(in layer: CALayer) {
    guard !movesPicture, !layer.isMask, layer.context != nil, !layer.pendingChanges.contains(.created),
      let superlayer = layer.parent
    else { return }
    let picture = layer.snapshot()
    if type == .moveIn {
      superlayer.insertSublayer(picture, below: layer)
    } else {
      superlayer.insertSublayer(picture, above: layer)
    }
    let animation = duplicate() as! CATransition
    animation.movesPicture = true
    animation.delegate = nil
    animation.fillMode = .both
    picture.attach(animation, forKey: kCATransition)
    self.picture = picture
  }

  override func end() {
    picture?.removeFromSuperlayer()
    picture = nil
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard movesPicture || picture != nil, let runTime = timing.runTime(at: time) else { return }
    let linear = duration > 0 ? runTime / duration : 1
    let fraction = timingFunction?.progress(at: linear) ?? linear
    let progress = Double(startProgress) + Double(endProgress - startProgress) * fraction
    switch (type, movesPicture) {
    case (.moveIn, false), (.push, false): values.move(against: direction, by: 1 - progress)
    case (.reveal, true), (.push, true): values.move(against: direction, by: -progress)
    case (.fade, true): values.opacity *= 1 - progress
    default: break
    }
  }

  /// In which things move, in lengths of the layer.
  private var direction: CGVector {
    switch subtype {
    case .fromRight?: return CGVector(dx: -1, dy: 0)
    case .fromTop?: return CGVector(dx: 0, dy: 1)
    case .fromBottom?: return CGVector(dx: 0, dy: -1)
    default: return CGVector(dx: 1, dy: 0)
    }
  }
}

extension LayerValues {
  fileprivate mutating func move(against direction: CGVector, by lengths: Double) {
    position.x -= direction.dx * bounds.size.width * lengths
    position.y -= direction.dy * bounds.size.height * lengths
  }
}
