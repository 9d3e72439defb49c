import Runtime

/// The index of a data source at the trailing edge of a collection view: a bar of titles. Touching a title scrolls to
/// its section.
@MainActor final class IndexBar: UIControl {
  let titles: [String]
  private let labels: [UILabel]
  private var chosen: Int?
  /// A closure called with the index of the title under the finger.
  private let choose: (Int) -> Void

  /// The width, in points.
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

  /// Lays out the titles. If not all fit, some are omitted evenly; a finger reaches these as well.
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

  /// The vertical extent of the titles.
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

/// The state of a collection view's index titles.
struct IndexTitles {
  /// The bar at the edge; nil without titles.
  var bar: IndexBar?
  /// The number of data changes when the titles were last requested.
  private var changes = -1

  /// Notes the present number of data changes.
  /// - Returns: whether the data have changed since the last call.
  mutating func follow(_ data: DataCounts) -> Bool {
    defer { changes = data.changes }
    return changes != data.changes
  }
}

extension UICollectionView {
  /// Requests the index titles when the data have changed, and keeps the bar at the edge of the visible area.
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
    // The x axis of the content is mirrored if the layout direction demands it.
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
    // The header of a section is displayed above its first item.
    let header = ElementKey(
      .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: path.section))
    var top = frame.minY
    if path.item == 0, let attributes = layoutAttributes(for: header), attributes.frame.maxY <= top + 0.5 {
      top = min(top, frame.minY - attributes.size.height)
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
  }
}
