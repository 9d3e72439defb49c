/// The separator below a row for constraints: a layout guide at the list's separator, unless constraints move it.
struct SeparatorGuide {
  let guide: UILayoutGuide
  /// The constraint for the list's start of the separator.
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
    // The frame until the next layout.
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

  /// The extent of the list's separator, from the leading edge.
  private var naturalSeparator: ClosedRange<CGFloat> {
    decoration.map { $0.range($0.separators.bottomSeparatorInsets, separatorStart, bounds.width) } ?? 0...0
  }

  /// Updates the guide when the list's separator may have moved.
  final func placeSeparatorGuide() {
    guard let separatorGuide else { return }
    let range = naturalSeparator
    separatorGuide.leading.constant = range.lowerBound
    separatorGuide.trailing.constant = bounds.width - range.upperBound
  }

  /// The extent of the guide from the leading edge; nil if no constraint uses it.
  final var guidedSeparator: ClosedRange<CGFloat>? {
    guard let guide = separatorGuide?.guide else { return nil }
    let frame = isMirrored ? guide.layoutFrame.mirrored(in: bounds.width) : guide.layoutFrame
    return frame.minX...max(frame.minX, frame.maxX)
  }
}
