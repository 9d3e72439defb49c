/// A row of titles of which one is chosen, which sends `valueChanged`.
@MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for none.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  /// Left and right of a title, in points.
  private static let padding: CGFloat = 12

  /// - Parameter items: the titles. (Apple's takes images, too.)
  public convenience init(items: [String]?) {
    self.init(frame: .zero)
    for title in items ?? [] { append(title) }
    bounds = CGRect(origin: .zero, size: intrinsicContentSize)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor(white: 0.46, alpha: 0.12)
    layer.cornerRadius = 9
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 7
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 4
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(plate)
    update()
  }

  /// Behind the chosen title.
  private let plate = UIView()
  private var labels: [UILabel] = []
  private var areEnabled: [Bool] = []
  private var selection = UISegmentedControl.noSegment

  // MARK: Segments

  open var numberOfSegments: Int { labels.count }

  /// - Parameter segment: beyond the last, it is put at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), labels.count)
    let label = UILabel(frame: frameOfSegment(min(index, max(labels.count - 1, 0))))
    label.textAlignment = .center
    label.text = title
    addSubview(label)
    labels.insert(label, at: index)
    areEnabled.insert(true, at: index)
    if selection >= index { selection += 1 }
    rearrange(animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    areEnabled.remove(at: segment)
    if selection == segment { selection = UISegmentedControl.noSegment } else if selection > segment { selection -= 1 }
    rearrange(animated: animated)
  }

  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    areEnabled = []
    selection = UISegmentedControl.noSegment
    update()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    checkedLabel(segment).text = title
    update()
  }

  open func titleForSegment(at segment: Int) -> String? { checkedLabel(segment).text }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    _ = checkedLabel(segment)
    areEnabled[segment] = enabled
    update()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    _ = checkedLabel(segment)
    return areEnabled[segment]
  }

  private func append(_ title: String) { insertSegment(withTitle: title, at: labels.count, animated: false) }

  private func checkedLabel(_ segment: Int) -> UILabel {
    precondition(
      labels.indices.contains(segment),
      "There is no segment \(segment): the control has \(labels.count). Use an index below numberOfSegments.")
    return labels[segment]
  }

  // MARK: Selection

  /// ``noSegment`` when none is chosen. Setting it sends no events.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || labels.indices.contains(newValue),
        "There is no segment \(newValue): the control has \(labels.count). Use an index below numberOfSegments.")
      selection = newValue
      update()
    }
  }

  /// Segments are pressed only, none stays chosen.
  open var isMomentary = false { didSet { update() } }

  /// Of the plate behind the chosen title; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point), let index = labels.indices.first(where: { frameOfSegment($0).contains(point) }),
      areEnabled[index], index != selection
    else { return }
    if isMomentary {
      selection = index
      sendActions(for: .valueChanged)
      selection = UISegmentedControl.noSegment
      return
    }
    choose(index)
  }

  private func choose(_ index: Int) {
    let hadSelection = selection != UISegmentedControl.noSegment
    selection = index
    if hadSelection {
      UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { [self] in
        update()
      }
    } else {
      update()
    }
    sendActions(for: .valueChanged)
  }

  // MARK: Looks

  private func frameOfSegment(_ index: Int) -> CGRect {
    let width = (bounds.width - 2 * UISegmentedControl.margin) / CGFloat(max(labels.count, 1))
    return CGRect(
      x: UISegmentedControl.margin + CGFloat(index) * width, y: UISegmentedControl.margin, width: width,
      height: bounds.height - 2 * UISegmentedControl.margin)
  }

  private func rearrange(animated: Bool) {
    if animated { UIView.animate(withDuration: 0.3) { [self] in update() } } else { update() }
  }

  private func update() {
    for (index, label) in labels.enumerated() {
      let isChosen = index == selection && !isMomentary
      label.frame = frameOfSegment(index)
      label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
      label.alpha = isEnabled && areEnabled[index] ? 1 : 0.3
      label.accessibilityLabel = label.text
      label.accessibilityTraits = isChosen ? [.button, .selected] : .button
      if !(isEnabled && areEnabled[index]) { label.accessibilityTraits.insert(.notEnabled) }
    }
    plate.isHidden = isMomentary || selection == UISegmentedControl.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? .white
    if !plate.isHidden { plate.frame = frameOfSegment(selection) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// All segments are as wide as the longest title needs.
  open override var intrinsicContentSize: CGSize {
    var widest: CGFloat = 0
    for label in labels { widest = max(widest, label.intrinsicContentSize.width) }
    return CGSize(
      width: CGFloat(labels.count) * (widest + 2 * UISegmentedControl.padding) + 2 * UISegmentedControl.margin,
      height: UISegmentedControl.height)
  }
}
