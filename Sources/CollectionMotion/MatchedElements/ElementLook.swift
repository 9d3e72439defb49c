import UIKit

/// The appearance of an element at one end, in the coordinates of the deck.
@MainActor struct ElementLook {
  /// The state without faces.
  var state: FlightState
  /// The proportions of an image in the element.
  var contentMode = UIView.ContentMode.scaleAspectFill
  /// The size of its font in the deck's points; nil unless the element is a label.
  var fontSize: CGFloat?
  var textAlignment = NSTextAlignment.natural
  var isRightToLeft = false
  /// Whether the element clips its contents.
  var clips = false
  /// The origin of the content that the element scrolls with, and the scroll view; nil outside of scroll views.
  var content: (view: UIScrollView, origin: CGPoint)?

  /// Creates the look of an element.
  /// - Parameters:
  ///   - element: The element.
  ///   - deck: The view with the coordinates of the look.
  ///   - alpha: The opacity of the element's view.
  ///   - isPresented: Whether animations that run count; otherwise only their results do.
  init(of element: MatchedElement, in deck: UIView, alpha: CGFloat, isPresented: Bool) {
    let space = element.space
    let points = Self.corners(of: element.frame, in: space, to: deck, isPresented: isPresented)
    let (across, down) = (
      CGPoint(x: points.right.x - points.origin.x, y: points.right.y - points.origin.y),
      CGPoint(x: points.bottom.x - points.origin.x, y: points.bottom.y - points.origin.y)
    )
    let size = CGSize(
      width: (across.x * across.x + across.y * across.y).squareRoot(),
      height: (down.x * down.x + down.y * down.y).squareRoot())
    let scale = element.frame.width > 0 ? size.width / element.frame.width : 1
    state = FlightState(
      center: CGPoint(
        x: points.origin.x + (across.x + down.x) / 2, y: points.origin.y + (across.y + down.y) / 2),
      size: size, rotation: atan2(across.y, across.x), alpha: alpha)
    state.cornerRadius = element.cornerRadius * scale
    var ancestor: UIView? = space
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    if let scrollView = ancestor as? UIScrollView {
      content = (scrollView, scrollView.convert(.zero, to: deck))
    }
    guard let view = element.view else { return }
    let (layer, traits) = (view.layer, view.traitCollection)
    state.borderWidth = layer.borderWidth * scale
    state.shadowOpacity = CGFloat(layer.shadowOpacity)
    state.shadowRadius = layer.shadowRadius * scale
    state.shadowOffset = CGSize(width: layer.shadowOffset.width * scale, height: layer.shadowOffset.height * scale)
    state.background = FlightState.Color(view.backgroundColor, traits)
    state.border = FlightState.Color(layer.borderColor.map { UIColor(cgColor: $0) }, traits)
    state.shadow = FlightState.Color(layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black, traits)
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    clips = view.clipsToBounds
    if view is UIImageView {
      contentMode = view.contentMode
    } else if let label = view as? UILabel {
      fontSize = label.font.pointSize * scale
      textAlignment = label.textAlignment
    }
  }

  /// Returns three corners of a rectangle in the deck's coordinates.
  private static func corners(
    of rect: CGRect, in space: UIView, to deck: UIView, isPresented: Bool
  ) -> (origin: CGPoint, right: CGPoint, bottom: CGPoint) {
    let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY))
    if isPresented, let layer = space.layer.presentation(), let target = deck.layer.presentation() {
      return (
        layer.convert(rect.origin, to: target), layer.convert(right, to: target), layer.convert(bottom, to: target)
      )
    }
    return (space.convert(rect.origin, to: deck), space.convert(right, to: deck), space.convert(bottom, to: deck))
  }

  /// Returns the same look with another size.
  func with(_ size: CGSize) -> ElementLook {
    var look = self
    look.state.size = size
    return look
  }
}
