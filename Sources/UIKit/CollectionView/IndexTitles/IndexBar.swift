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
