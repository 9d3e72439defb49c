/// The separator below a row, as constraints see it: a guide that lies where the list wants the separator, as long as no
/// constraint says otherwise.
struct SeparatorGuide {
  let guide: UILayoutGuide
  /// Where the list wants it to begin and to end.
  fileprivate let leading: NSLayoutConstraint
  fileprivate let trailing: NSLayoutConstraint
}

extension UICollectionViewListCell {
  var ownSeparatorGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let guide = UILayoutGuide()
    guide.identifier = "UIListSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let made = SeparatorGuide(
      guide: guide, leading: guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailing: trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    (made.leading.priority, made.trailing.priority) = (.fittingSizeLevel, .fittingSizeLevel)
    separatorGuide = made
    let range = naturalSeparator
    let thickness = UIListSeparatorConfiguration.thickness
    // Until the next layout.
    let frame = CGRect(
      x: range.lowerBound, y: bounds.height - thickness, width: range.upperBound - range.lowerBound, height: thickness)
    guide.solvedFrame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    placeSeparatorGuide()
    NSLayoutConstraint.activate([
      made.leading, made.trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: thickness),
    ])
    return guide
  }

  /// From the leading edge.
  private var naturalSeparator: ClosedRange<CGFloat> {
    decoration.map { $0.range($0.separators.bottomSeparatorInsets, separatorStart, bounds.width) } ?? 0...0
  }

  /// The list may want the separator somewhere else now.
  final func placeSeparatorGuide() {
    guard let separatorGuide else { return }
    let range = naturalSeparator
    separatorGuide.leading.constant = range.lowerBound
    separatorGuide.trailing.constant = bounds.width - range.upperBound
  }

  /// From the leading edge; nil as long as no constraint asked.
  final var guidedSeparator: ClosedRange<CGFloat>? {
    guard let guide = separatorGuide?.guide else { return nil }
    let frame = isMirrored ? guide.layoutFrame.mirrored(in: bounds.width) : guide.layoutFrame
    return frame.minX...max(frame.minX, frame.maxX)
  }
}
