import UIKit

/// A content of a flying element: that of one of its ends.
@MainActor final class ElementFace {
  private enum Kind {
    /// An image with the size of its picture, in points.
    case image(UIImage)
    /// A label with the size of its font, in points.
    case text(UILabel)
    /// A picture of a view.
    case picture(UIView)
    /// A view of the program's own, which lays itself out in the element's size.
    case twin
  }

  let view: UIView
  private let kind: Kind
  /// The size of a face that is scaled instead of resized, in points.
  private let size: CGSize

  /// Creates the face of an element; nil if it displays nothing.
  /// - Parameter draws: Returns a picture of a view, which may be transparent at present.
  init?(of element: MatchedElement, draws: (UIView) -> UIView?) {
    size = element.frame.size
    if let twin = element.makeTwin?() {
      (view, kind) = (twin, .twin)
    } else if let imageView = element.view as? UIImageView {
      guard let image = imageView.image else { return nil }
      let face = UIImageView(image: image)
      face.contentMode = .scaleToFill
      face.tintColor = imageView.tintColor
      (view, kind) = (face, .image(image))
    } else if let label = element.view as? UILabel {
      let face = UILabel(frame: label.bounds)
      face.copyText(of: label)
      (view, kind) = (face, .text(label))
    } else if let shown = element.view {
      guard let picture = draws(shown) else { return nil }
      (view, kind) = (picture, .picture(shown))
    } else {
      return nil
    }
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
  }

  /// Whether the face covers what is behind it, so that it need not fade out under another one.
  var isOpaque: Bool {
    switch kind {
    case .image, .twin: true
    case .text, .picture: false
    }
  }

  /// Whether contents can lie outside of the element, where it has to be clipped.
  var needsClipping: Bool {
    switch kind {
    case .image, .picture: true
    case .text, .twin: false
    }
  }

  /// Returns whether this is the face of an element, too.
  func shows(_ element: MatchedElement) -> Bool {
    switch kind {
    case .image(let image): (element.view as? UIImageView)?.image === image && element.makeTwin == nil
    case .text(let label):
      (element.view as? UILabel).map { $0 === label || $0.isScaled(from: view as? UILabel) } ?? false
    case .picture(let shown): element.view === shown && element.makeTwin == nil
    case .twin: element.makeTwin != nil
    }
  }

  /// Returns the place of the face in an element with a look.
  func place(in look: ElementLook) -> FlightState.Face {
    let room = look.state.size
    var place = FlightState.Face(center: CGPoint(x: room.width / 2, y: room.height / 2), size: room)
    switch kind {
    case .twin: break
    case .image(let image): place.size = image.size.placed(in: room, look.contentMode)
    case .picture: place.size = size.placed(in: room, .scaleAspectFill)
    case .text(let label):
      let scale =
        look.fontSize.map { $0 / max(label.font.pointSize, 1) } ?? (size.width > 0 ? room.width / size.width : 1)
      place.size = CGSize(width: size.width * scale, height: size.height * scale)
      switch look.textAlignment {
      case .center: break
      case .right: place.center.x = room.width - place.size.width / 2
      case .left: place.center.x = place.size.width / 2
      default: place.center.x = look.isRightToLeft ? room.width - place.size.width / 2 : place.size.width / 2
      }
    }
    return place
  }

  /// Displays the face at a place.
  func show(_ place: FlightState.Face) {
    let shown = CGSize(width: max(place.size.width, 0), height: max(place.size.height, 0))
    switch kind {
    case .image, .twin:
      view.bounds.size = shown
      view.layoutIfNeeded()
    case .text, .picture:
      view.bounds.size = size
      if size.width > 0, size.height > 0 {
        view.transform = CGAffineTransform(scaleX: shown.width / size.width, y: shown.height / size.height)
      }
    }
    view.center = place.center
    view.alpha = min(max(place.alpha, 0), 1)
  }
}

extension CGSize {
  /// Returns the size of a content with this size in a view.
  fileprivate func placed(in room: CGSize, _ contentMode: UIView.ContentMode) -> CGSize {
    guard width > 0, height > 0 else { return room }
    let (x, y) = (room.width / width, room.height / height)
    switch contentMode {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: return CGSize(width: width * min(x, y), height: height * min(x, y))
    case .scaleAspectFill: return CGSize(width: width * max(x, y), height: height * max(x, y))
    default: return self
    }
  }
}

extension UILabel {
  fileprivate func copyText(of label: UILabel) {
    font = label.font
    textColor = label.textColor
    textAlignment = label.textAlignment
    numberOfLines = label.numberOfLines
    lineBreakMode = label.lineBreakMode
    text = label.text
  }

  /// Returns whether the label differs from another one in the size of its font at most, and both have one line.
  fileprivate func isScaled(from other: UILabel?) -> Bool {
    guard let other else { return false }
    return text == other.text && textColor == other.textColor && font.withSize(17) == other.font.withSize(17)
      && bounds.height < 2 * font.lineHeight && other.bounds.height < 2 * other.font.lineHeight
  }
}
