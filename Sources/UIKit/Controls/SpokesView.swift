import Runtime

/// An activity indicator of eight spokes, each lighter than the previous one, that turns in steps.
@MainActor final class SpokesView: UIView {
  static let count = 8
  /// The duration of a turn, in seconds.
  private static let period: TimeInterval = 1
  /// The difference in opacity between consecutive spokes.
  private static let fading: CGFloat = 0.1
  private static let animationKey = "turn"

  private let wheel = UIView()
  private let spokes = (0..<SpokesView.count).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(wheel)
    for spoke in spokes { wheel.addSubview(spoke) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  var color = UIColor.systemGray { didSet { update() } }

  /// The number of visible spokes, clockwise from the top. All have the same opacity while it does not turn.
  var shownCount = SpokesView.count { didSet { if shownCount != oldValue { update() } } }

  /// Whether it turns while it is in a window.
  var isTurning = false { didSet { if isTurning != oldValue { update() } } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  private func update() {
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      let behind = (SpokesView.count - index) % SpokesView.count
      spoke.alpha = isTurning ? 1 - SpokesView.fading * CGFloat(behind) : index < shownCount ? 1 : 0
    }
    turn()
  }

  private func turn() {
    let turns = isTurning && window != nil
    guard turns != (wheel.layer.animation(forKey: SpokesView.animationKey) != nil) else { return }
    guard turns else { return wheel.layer.removeAnimation(forKey: SpokesView.animationKey) }
    let animation = CAKeyframeAnimation(.rotationZ, name: "transform.rotation.z")
    animation.keyframes = (0..<SpokesView.count).map { .number(2 * .pi * Double($0) / Double(SpokesView.count)) }
    animation.calculationMode = .discrete
    animation.duration = SpokesView.period
    animation.repeatCount = .infinity
    wheel.layer.add(animation, forKey: SpokesView.animationKey)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let (thickness, length) = (0.12 * side, 0.27 * side)
    wheel.bounds.size = CGSize(width: side, height: side)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(SpokesView.count)
      let distance = (side - length) / 2
      spoke.bounds.size = CGSize(width: thickness, height: length)
      spoke.center = CGPoint(x: side / 2 + distance * sin(angle), y: side / 2 - distance * cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.layer.cornerRadius = thickness / 2
    }
  }
}
