import Runtime

/// The key under which every transition is added, and of the action for a layer's contents.
public let kCATransition = "transition"

/// The visual effect of a transition between the old and the new contents.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old contents fade out above the new ones.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents move over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents move away from the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Moves downwards, as seen on screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Moves upwards, as seen on screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animated transition between two states of a layer and its descendants. Add it before the change: a snapshot of
/// the presented layer is inserted beside it and stays until the transition ends.
///
/// A layer has at most one transition, with the key `kCATransition`. A layer without a superlayer, or one that has not
/// been displayed yet, changes without animation.
open class CATransition: CAAnimation {
  /// The type; a fade by default.
  open var type = CATransitionType.fade
  /// The direction, which has no effect on fades; nil is from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from `startProgress` to 1.
  open var endProgress: Float = 1

  /// Whether this copy moves the snapshot; the original moves the layer.
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

  /// The direction of movement, in units of the layer's size.
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
