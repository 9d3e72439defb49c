import Runtime

/// The titles of a data source's index at the trailing edge of a collection view. A finger on them scrolls to what they stand
/// for.
@MainActor final class IndexBar: UIControl {
  let titles: [String]
  private let labels: [UILabel]
  private var chosen: Int?
  /// Called with the place of a title that a finger reaches.
  private let choose: (Int) -> Void

  /// Points.
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 14

  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels {
      label.textColor = .tintColor
      addSubview(label)
    }
    accessibilityTraits = .adjustable
    accessibilityLabel = "Index"
    accessibilityValue = titles.first
  }

  required init?(coder: NSCoder) { nil }

  /// Titles that do not fit are left out evenly; a finger reaches them all the same.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let room = max(1, Int(bounds.height / IndexBar.lineHeight))
    let step = (labels.count + room - 1) / room
    let shown = (labels.count + step - 1) / step
    let top = (bounds.height - CGFloat(shown) * IndexBar.lineHeight) / 2
    for (index, label) in labels.enumerated() {
      label.isHidden = index % step != 0
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index / step) * IndexBar.lineHeight, width: bounds.width, height: IndexBar.lineHeight)
    }
    span = top..<max(top + 1, top + CGFloat(shown) * IndexBar.lineHeight)
  }

  /// Where the titles are, from top to bottom.
  private var span: Range<CGFloat> = 0..<1

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let part = (touch.location(in: self).y - span.lowerBound) / (span.upperBound - span.lowerBound)
    take(min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1))
  }

  private func take(_ index: Int) {
    guard index != chosen, titles.indices.contains(index) else { return }
    chosen = index
    accessibilityValue = titles[index]
    choose(index)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    chosen = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func accessibilityIncrement() { take((chosen ?? -1) + 1) }
  override func accessibilityDecrement() { take((chosen ?? 0) - 1) }
}

/// The index titles of a collection view.
struct IndexTitles {
  /// The bar at the edge; nil without titles.
  var bar: IndexBar?
  /// The number of changes of data after which the data source was asked for titles.
  private var changes = -1

  /// - Returns: whether the data have changed since the last call.
  mutating func follow(_ data: DataCounts) -> Bool {
    defer { changes = data.changes }
    return changes != data.changes
  }
}

extension UICollectionView {
  /// Asks the data source for its index when the data are others, and keeps the bar at the edge of what is visible.
  func placeIndexBar() {
    if indexTitles.follow(data) {
      let titles = tracedDataSource?.indexTitles(for: self) ?? []
      if titles != indexTitles.bar?.titles ?? [] {
        indexTitles.bar?.removeFromSuperview()
        indexTitles.bar = titles.isEmpty ? nil : IndexBar(titles, choose: weakly(self) { $0.scroll(toIndexTitle: $1) })
      }
    }
    guard let indexBar = indexTitles.bar else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    // The x axis of the content is mirrored where it has to be.
    indexBar.frame = CGRect(
      x: visible.maxX - IndexBar.width, y: visible.minY, width: IndexBar.width, height: visible.height)
    if indexBar.superview !== self || subviews.last !== indexBar { addSubview(indexBar) }
  }

  private func scroll(toIndexTitle index: Int) {
    guard let bar = indexTitles.bar, bar.titles.indices.contains(index), let dataSource = tracedDataSource else {
      return
    }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: bar.titles[index], at: index)
    let counts = loadedCounts()
    guard counts.hasItem(at: path) else { return }
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    // The header of a section is shown above its first item.
    let header = ElementKey(
      .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: path.section))
    var top = frame.minY
    if path.item == 0, let attributes = layoutAttributes(for: header), attributes.frame.maxY <= top + 0.5 {
      top = min(top, frame.minY - attributes.size.height)
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
  }
}
