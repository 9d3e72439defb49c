import Runtime

/// The decorations of a list around any cell: separators, and the corners of a card.
@MainActor final class ListCellDecoration {
  private(set) var element: ListElement
  private(set) var path: IndexPath
  private(set) var separators: UIListSeparatorConfiguration
  private let top = UIView()
  private let bottom = UIView()

  init(_ element: ListElement, path: IndexPath, in cell: UICollectionViewCell) {
    self.element = element
    self.path = path
    separators = element.configuration.separatorConfiguration
    for line in [top, bottom] {
      line.isUserInteractionEnabled = false
      line.alpha = 0
      cell.addSubview(line)
    }
    update(element, path: path, in: cell)
  }

  func remove() {
    top.removeFromSuperview()
    bottom.removeFromSuperview()
  }

  /// Updates the decorations when the cell has moved or has been configured.
  func update(_ element: ListElement, path: IndexPath, in cell: UICollectionViewCell) {
    self.element = element
    self.path = path
    let configuration = element.configuration
    separators = configuration.separatorConfiguration
    if isRow, configuration.showsSeparators, let handler = configuration.itemSeparatorHandler {
      separators = handler(path, separators)
    }
    let radius = isOnCard && (element.isFirst || element.isLast) ? ListMetrics.cornerRadius : 0
    if radius > 0 {
      var corners: CACornerMask = []
      if element.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if element.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.ownLayer.maskedCorners = corners
    }
    cell.ownLayer.cornerRadius = radius
    cell.clipsToBounds = isOnCard || cell.isSwiped
    cell.setNeedsLayout()
  }

  private var isRow: Bool { element.role == .item || element.role == .headerItem }
  var isOnCard: Bool { element.section.isCard && isRow }

  /// Lays out the decorations.
  /// - Parameter start: The start of the row's text from its leading edge, in points.
  func layOut(in cell: UICollectionViewCell, start: CGFloat) {
    let color =
      cell.isSelected && cell.containingCollectionView?.isEditing ?? false
      ? separators.multipleSelectionColor : separators.color
    place(top, isTop: true, separators.topSeparatorInsets, color, start, cell)
    place(bottom, isTop: false, separators.bottomSeparatorInsets, color, start, cell)
  }

  private func place(
    _ line: UIView, isTop: Bool, _ insets: NSDirectionalEdgeInsets, _ color: UIColor, _ start: CGFloat,
    _ cell: UICollectionViewCell
  ) {
    let shows =
      isRow && element.configuration.showsSeparators && separators.shows(top: isTop, of: element)
    let size = cell.bounds.size
    let frame = (isTop ? nil : cell.constrainedSeparator) ?? range(insets, start, size.width)
    let place = CGRect(
      x: frame.lowerBound, y: isTop ? 0 : size.height - UIListSeparatorConfiguration.thickness,
      width: frame.upperBound - frame.lowerBound, height: UIListSeparatorConfiguration.thickness)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = isMirrored ? place.mirrored(in: size.width) : place
    line.alpha = shows ? 1 : 0
    if shows { line.backgroundColor = color }
  }

  /// Returns the extent of a separator from the leading edge, in points.
  func range(_ insets: NSDirectionalEdgeInsets, _ start: CGFloat, _ width: CGFloat) -> ClosedRange<CGFloat> {
    let automatic = UIListSeparatorConfiguration.automaticInset
    let leading = insets.leading == automatic ? start : insets.leading
    let trailing = insets.trailing == automatic ? ListMetrics.margin : insets.trailing
    return leading...max(leading, width - trailing)
  }
}
