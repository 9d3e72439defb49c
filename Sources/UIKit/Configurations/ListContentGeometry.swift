/// The layout of a list row: its image and its texts, for a width. A value that determines both the height of the row
/// and the frames inside it.
@MainActor struct ListContentGeometry {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  /// The height including the margins, in points.
  private(set) var height: CGFloat = 0
  /// The width at which no text is broken, including the margins, in points.
  private(set) var naturalWidth: CGFloat = 0
  private(set) var isSideBySide = false
  /// The number of pixels per point, to which texts are aligned.
  private let scale: CGFloat

  /// Creates the geometry.
  /// - Parameters:
  ///   - width: The width of the content view, in points.
  ///   - margins: The margins from its edges.
  ///   - imageSize: The displayed size of the image, or nil for none.
  ///   - leading: The line height of the text, in points, which with the margins is the minimum height of a row.
  ///   - scale: The number of pixels per point.
  ///   - measure: Returns the size of the first or second text for a width, or nil if there is none.
  init(
    _ content: UIListContentConfiguration, width: CGFloat, margins: NSDirectionalEdgeInsets, imageSize: CGSize?,
    isSymbol: Bool, leading: CGFloat, scale: CGFloat, text measureText: ((CGFloat) -> CGSize)?,
    secondary measureSecondary: ((CGFloat) -> CGSize)?
  ) {
    self.scale = scale
    let room = max(0, width - margins.leading - margins.trailing)
    var textStart = margins.leading
    var slot = CGSize.zero
    if let imageSize {
      slot = ListContentGeometry.slot(imageSize, content.imageProperties, isSymbol: isSymbol)
      textStart += slot.width + content.imageToTextPadding
    }
    let textRoom = max(0, margins.leading + room - textStart)

    var contentHeight = slot.height
    let natural = measureText?(.infinity)
    let secondaryNatural = measureSecondary?(.infinity)
    let widths = (text: natural?.width ?? 0, secondary: secondaryNatural?.width ?? 0)
    let isRow = content.prefersSideBySideTextAndSecondaryText && natural != nil && secondaryNatural != nil
    naturalWidth =
      textStart + margins.trailing
      + (isRow
        ? widths.text + content.textToSecondaryTextHorizontalPadding + widths.secondary
        : max(widths.text, widths.secondary))
    if content.prefersSideBySideTextAndSecondaryText, let natural, let secondaryNatural,
      natural.width + content.textToSecondaryTextHorizontalPadding + secondaryNatural.width <= textRoom
    {
      isSideBySide = true
      text.size = natural
      secondary.size = secondaryNatural
      contentHeight = max(contentHeight, natural.height, secondaryNatural.height, leading)
    } else {
      text.size = measureText?(textRoom) ?? .zero
      secondary.size = measureSecondary?(textRoom) ?? .zero
      let between = measureText != nil && measureSecondary != nil ? content.textToSecondaryTextVerticalPadding : 0
      let texts = text.height + between + secondary.height
      contentHeight = max(contentHeight, texts, leading)
    }
    let isCell = content.preset.rawValue < UIListContentConfiguration.Preset.header.rawValue
    height = margins.top + contentHeight + margins.bottom
    if isCell || content.preset.isSidebar { height = max(height, ListMetrics.rowHeight) }

    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    if let imageSize {
      image = CGRect(
        x: margins.leading + (slot.width - imageSize.width) / 2, y: middle - imageSize.height / 2,
        width: imageSize.width, height: imageSize.height)
    }
    if isSideBySide {
      text.origin = CGPoint(x: textStart, y: onPixel(middle - text.height / 2))
      secondary.origin = CGPoint(
        x: textStart + textRoom - secondary.width, y: onPixel(middle - secondary.height / 2))
      text.size.width = max(0, secondary.minX - content.textToSecondaryTextHorizontalPadding - textStart)
    } else {
      let between = measureText != nil && measureSecondary != nil ? content.textToSecondaryTextVerticalPadding : 0
      text.size.width = textRoom
      secondary.size.width = textRoom
      text.origin = CGPoint(
        x: textStart, y: onPixel(middle - (text.height + between + secondary.height) / 2))
      secondary.origin = CGPoint(x: textStart, y: text.maxY + between)
    }
  }

  /// Returns the geometry in a higher row, in which everything is centred.
  func centered(in height: CGFloat) -> ListContentGeometry {
    var result = self
    let way = onPixel((height - self.height) / 2)
    result.image.origin.y += way
    result.text.origin.y += way
    result.secondary.origin.y += way
    return result
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// Returns the size at which an image is displayed.
  static func size(
    of image: CGSize, _ properties: UIListContentConfiguration.ImageProperties
  ) -> CGSize {
    let most = properties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0, image.width > most.width { scale = most.width / image.width }
    if most.height > 0, image.height > most.height { scale = min(scale, most.height / image.height) }
    return CGSize(width: image.width * scale, height: image.height * scale)
  }

  /// Returns the space for an image: the reserved size, the standard size for symbols, or its own size.
  private static func slot(
    _ size: CGSize, _ properties: UIListContentConfiguration.ImageProperties, isSymbol: Bool
  ) -> CGSize {
    let reserved = properties.reservedLayoutSize
    let standard = ListMetrics.symbolSize
    func length(_ own: CGFloat, _ reserved: CGFloat, _ standard: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      if reserved > 0 { return reserved }
      return isSymbol ? max(own, standard) : own
    }
    // A symbol is centred only horizontally, so that rows with and without one have the same height.
    let height = isSymbol && reserved.height == 0 ? 0 : length(size.height, reserved.height, standard.height)
    return CGSize(width: length(size.width, reserved.width, standard.width), height: height)
  }
}
