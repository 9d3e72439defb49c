/// The layout of a configured button: its image, texts and menu indicator. A value that determines both the size of the
/// button and the frames inside it. Coordinates start at the leading edge.
struct ButtonContentGeometry {
  /// The sizes of the parts; zero for missing ones.
  struct Parts {
    var image = CGSize.zero
    /// A closure that returns the size of title and subtitle for a width.
    var title: (CGFloat) -> CGSize = { _ in .zero }
    var subtitle: (CGFloat) -> CGSize = { _ in .zero }
    var indicator = CGSize.zero
  }

  /// The distance between the text and the menu indicator, in points.
  private static let indicatorPadding: CGFloat = 6

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var indicator = CGRect.zero
  /// The size of everything including the insets, in points.
  private(set) var size = CGSize.zero

  /// Creates the geometry.
  /// - Parameters:
  ///   - width: The width of the button; infinity for its natural width.
  ///   - fills: Whether the texts fill the remaining width.
  init(_ configuration: UIButton.Configuration, _ parts: Parts, width: CGFloat, fills: Bool = false) {
    let insets = configuration.contentInsets
    let hasImage = parts.image != .zero
    let placement = configuration.imagePlacement
    let isBeside = !placement.contains(.top) && !placement.contains(.bottom)
    var slot = parts.image
    if hasImage, isBeside { slot.width = max(slot.width, configuration.imageReservation) }
    if hasImage, !isBeside { slot.height = max(slot.height, configuration.imageReservation) }

    let room = max(0, width - insets.leading - insets.trailing)
    var arrows = parts.indicator.width
    var texts = parts.title(.infinity)
    if texts != .zero, arrows > 0 { arrows += ButtonContentGeometry.indicatorPadding }
    let hasText = texts != .zero || parts.subtitle(.infinity) != .zero
    let padding = hasImage && hasText ? configuration.imagePadding : 0
    let textRoom = max(0, room - arrows - (isBeside ? slot.width + padding : 0))
    title.size = parts.title(textRoom)
    subtitle.size = parts.subtitle(textRoom)
    let between = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    texts = CGSize(
      width: min(max(title.width, subtitle.width), textRoom), height: title.height + between + subtitle.height)
    if fills, textRoom < .infinity { texts.width = textRoom }

    // Image and texts, relative to the top leading corner of their common bounds.
    var content = CGSize(width: max(slot.width, texts.width), height: max(slot.height, texts.height))
    if isBeside {
      content.width = slot.width + padding + texts.width
    } else {
      content.height = slot.height + padding + texts.height
    }
    var imageSlot = CGRect(origin: .zero, size: slot)
    var block = CGRect(origin: .zero, size: texts)
    if isBeside {
      imageSlot.origin.y = (content.height - slot.height) / 2
      block.origin.y = (content.height - texts.height) / 2
      if placement.contains(.trailing) {
        imageSlot.origin.x = texts.width + padding
      } else {
        block.origin.x = slot.width + padding
      }
    } else {
      imageSlot.origin.x = (content.width - slot.width) / 2
      block.origin.x = (content.width - texts.width) / 2
      if placement.contains(.bottom) {
        imageSlot.origin.y = texts.height + padding
      } else {
        block.origin.y = slot.height + padding
      }
    }
    image = CGRect(
      x: imageSlot.midX - parts.image.width / 2, y: imageSlot.midY - parts.image.height / 2,
      width: parts.image.width, height: parts.image.height)
    title.origin = block.origin
    title.size.width = texts.width
    subtitle.origin = CGPoint(x: block.minX, y: title.maxY + between)
    subtitle.size.width = texts.width
    let height = max(content.height, parts.indicator.height)
    indicator = CGRect(
      x: content.width + arrows - parts.indicator.width, y: (content.height - parts.indicator.height) / 2,
      width: parts.indicator.width, height: parts.indicator.height)
    size = CGSize(
      width: insets.leading + content.width + arrows + insets.trailing, height: insets.top + height + insets.bottom)
    move(by: CGPoint(x: insets.leading, y: insets.top + (height - content.height) / 2))
  }

  /// Returns the geometry in a button of another size.
  /// - Parameters: The fractions of the remaining space before the content: 0 for none, 0.5 for half, 1 for all.
  func placed(in bounds: CGSize, _ before: CGFloat, _ above: CGFloat) -> ButtonContentGeometry {
    var result = self
    result.move(
      by: CGPoint(
        x: onHalfPoint((bounds.width - size.width) * before), y: onHalfPoint((bounds.height - size.height) * above)))
    return result
  }

  private mutating func move(by way: CGPoint) {
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: way.x, dy: way.y) }
    image = moved(image)
    title = moved(title)
    subtitle = moved(subtitle)
    indicator = moved(indicator)
  }
}

/// Returns the nearest multiple of half a point.
private func onHalfPoint(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
