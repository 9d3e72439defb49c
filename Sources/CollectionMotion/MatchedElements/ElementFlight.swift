import UIKit

/// The twin of an element on its way. It casts the shadow; a subview clips the contents.
@MainActor final class ElementFlight: UIView {
  let identifier: String
  private let box = UIView()
  private var faces: [ElementFace] = []
  private var motion: SpringVector
  /// The look that the flight was last aimed at.
  private var look: ElementLook
  /// Whether the element is at both ends; otherwise it appears or disappears.
  private(set) var isMatched = true

  /// Creates a twin of an element in its present place.
  init(of element: MatchedElement, look: ElementLook, draws: (UIView) -> UIView?) {
    identifier = element.identifier
    self.look = look
    motion = SpringVector(look.state.numbers)
    super.init(frame: .zero)
    addSubview(box)
    addFace(of: element, alpha: 1, draws: draws)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The state at present.
  var state: FlightState { FlightState(numbers: motion.values) }
  var isSettled: Bool { motion.isSettled(within: 0.25) }
  /// The velocity of the centre, in points per second.
  var velocity: CGPoint { CGPoint(x: motion.velocities[0], y: motion.velocities[1]) }

  // MARK: Targets

  /// Sets where the flight goes.
  /// - Parameters:
  ///   - element: The element at its destination.
  ///   - look: Its look there.
  func aim(at element: MatchedElement, look: ElementLook, draws: (UIView) -> UIView?) {
    isMatched = true
    var target = look.state
    let face = faces.lastIndex { $0.shows(element) } ?? addFace(of: element, alpha: 0, draws: draws)
    for index in faces.indices {
      var place = faces[index].place(in: look)
      if let face, index != face {
        place.alpha = index < face && faces[face].isOpaque ? 1 : 0
      }
      target.faces.append(place)
    }
    follow(look)
    self.look = look
    motion.targets = target.numbers
  }

  /// The opacity before the beginning and after the end: an element that is at one end only is visible on the half of the
  /// way that is next to it, so that its text does not lie on that of the other end.
  private static let hiddenAlpha: CGFloat = -1

  /// Lets the flight end where it is: the element is not at the destination.
  /// - Parameter scale: The scale at the end.
  func fadeOut(scale: CGFloat) {
    guard isMatched else { return }
    isMatched = false
    var target = state
    target = target.moved(about: target.center, by: .zero, scale: scale, angle: 0)
    target.alpha = Self.hiddenAlpha
    motion.targets = target.numbers
  }

  /// Lets the flight begin with a scale, transparent: the element was not at the origin.
  func fadeIn(scale: CGFloat) {
    var start = state
    start = start.moved(about: start.center, by: .zero, scale: scale, angle: 0)
    start.alpha = Self.hiddenAlpha
    motion.values = start.numbers
    show()
  }

  /// Scrolls along with the content of the destination, without any motion of its own.
  private func follow(_ look: ElementLook) {
    guard let old = self.look.content, let new = look.content, old.view === new.view else { return }
    motion.values[0] += new.origin.x - old.origin.x
    motion.values[1] += new.origin.y - old.origin.y
  }

  // MARK: Time

  func advance(by time: TimeInterval, _ spring: SpringVector.Spring) {
    motion.advance(by: time, spring)
    show()
  }

  /// Displays a state that a finger determines.
  func hold(_ state: FlightState) {
    motion.rest(at: state.numbers)
    show()
  }

  /// Sets the velocity of the centre, in points per second.
  func release(velocity: CGPoint) { (motion.velocities[0], motion.velocities[1]) = (velocity.x, velocity.y) }

  // MARK: Contents

  @discardableResult private func addFace(
    of element: MatchedElement, alpha: CGFloat, draws: (UIView) -> UIView?
  ) -> Int? {
    guard let face = ElementFace(of: element, draws: draws) else { return nil }
    var place = face.place(in: look.with(state.size))
    place.alpha = alpha
    var addition = FlightState()
    let own = addition.numbers.count
    addition.faces = [place]
    motion.append(Array(addition.numbers[own...]))
    faces.append(face)
    box.addSubview(face.view)
    if face.needsClipping || look.clips { box.clipsToBounds = true }
    return faces.count - 1
  }

  private func show() {
    let state = state
    transform = .identity
    bounds.size = CGSize(width: max(state.size.width, 0), height: max(state.size.height, 0))
    center = state.center
    if state.rotation != 0 { transform = CGAffineTransform(rotationAngle: state.rotation) }
    alpha = min(max(state.alpha, 0), 1)
    let radius = min(max(state.cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    layer.shadowOpacity = Float(min(max(state.shadowOpacity, 0), 1))
    layer.shadowRadius = max(state.shadowRadius, 0)
    layer.shadowOffset = state.shadowOffset
    if state.shadowOpacity > 0 {
      layer.shadowColor = state.shadow.color?.cgColor
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
    box.frame = bounds
    box.layer.cornerRadius = radius
    box.layer.borderWidth = max(state.borderWidth, 0)
    if state.borderWidth > 0 { box.layer.borderColor = state.border.color?.cgColor }
    box.backgroundColor = state.background.color
    for (face, place) in zip(faces, state.faces) { face.show(place) }
  }
}
