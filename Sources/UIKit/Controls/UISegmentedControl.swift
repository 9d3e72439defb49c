import Runtime

/// A row of titles or images of which one is selected. It sends `valueChanged`.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index for no segment.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 2
  private static let plateColor = UIColor(.tones(ColorTones(0xFFFFFF, 0x636366)))
  /// The padding on either side of a title, in points.
  private static let padding: CGFloat = 12

  /// Creates a control.
  /// - Parameter items: The titles. To add images, use ``insertSegment(with:at:animated:)``.
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
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 7
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowRadius = 4
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(plate)
    update()
  }

  /// A segment with a title or an image.
  @MainActor private struct Segment {
    let label = UILabel()
    let imageView = UIImageView(image: nil)
    var isEnabled = true

    /// The visible view.
    var view: UIView { imageView.image == nil ? label : imageView }
    var width: CGFloat { max(label.intrinsicContentSize.width, imageView.image?.size.width ?? 0) }
  }

  /// The highlight behind the selected segment.
  private let plate = UIView()
  private var segments: [Segment] = []
  private var selection = UISegmentedControl.noSegment

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  /// - Parameter segment: The index; beyond the last one, the segment is appended.
  /// - Parameter title: The title, or nil for an empty segment.
  /// - Parameter animated: Whether the other segments move in an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title: title, image: nil, at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  /// - Parameter segment: The index; beyond the last one, the segment is appended.
  /// - Parameter image: The image, or nil for an empty segment.
  /// - Parameter animated: Whether the other segments move in an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(title: nil, image: image, at: segment, animated: animated)
  }

  private func insert(title: String?, image: UIImage?, at place: Int, animated: Bool) {
    let index = min(max(place, 0), segments.count)
    let segment = Segment()
    segment.label.textAlignment = .center
    segment.label.text = title
    segment.imageView.image = image
    for view in [segment.label, segment.imageView] {
      view.frame = frameOfSegment(min(index, max(segments.count - 1, 0)))
      addSubview(view)
    }
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    rearrange(animated: animated)
  }

  /// Removes a segment. If it is the selected one, no segment is selected afterwards.
  /// - Parameter segment: The index; nothing happens if there is no such segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    discard(segments.remove(at: segment))
    if selection == segment { selection = UISegmentedControl.noSegment } else if selection > segment { selection -= 1 }
    rearrange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { discard(segment) }
    segments = []
    selection = UISegmentedControl.noSegment
    update()
  }

  private func discard(_ segment: Segment) {
    segment.label.removeFromSuperview()
    segment.imageView.removeFromSuperview()
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    show(title, nil, at: segment)
  }

  /// Returns the title of a segment, or nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { checkedSegment(segment).label.text }

  /// Sets the image of a segment and removes its title. It is displayed in its size, or smaller to fit.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    show(nil, image, at: segment)
  }

  /// Returns the image of a segment, or nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { checkedSegment(segment).imageView.image }

  private func show(_ title: String?, _ image: UIImage?, at index: Int) {
    let segment = checkedSegment(index)
    segment.label.text = title
    segment.imageView.image = image
    update()
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    _ = checkedSegment(segment)
    segments[segment].isEnabled = enabled
    update()
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { checkedSegment(segment).isEnabled }

  private func append(_ title: String) { insertSegment(withTitle: title, at: segments.count, animated: false) }

  private func checkedSegment(_ index: Int) -> Segment {
    ensure(
      segments.indices.contains(index),
      "There is no segment \(index): the control has \(segments.count) segments, numbered from 0.")
    return segments[index]
  }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment`` for none. Setting it sends no events.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      if newValue != UISegmentedControl.noSegment { _ = checkedSegment(newValue) }
      selection = newValue
      update()
    }
  }

  /// Whether segments are only pressed, and none stays selected.
  open var isMomentary = false { didSet { update() } }

  /// The colour of the highlight behind the selected segment; nil for white, in dark mode grey.
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point), let index = segments.indices.first(where: { frameOfSegment($0).contains(point) }),
      segments[index].isEnabled, index != selection
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

  // MARK: Appearance

  private func frameOfSegment(_ index: Int) -> CGRect {
    let width = (bounds.width - 2 * UISegmentedControl.margin) / CGFloat(max(segments.count, 1))
    return CGRect(
      x: UISegmentedControl.margin + CGFloat(index) * width, y: UISegmentedControl.margin, width: width,
      height: bounds.height - 2 * UISegmentedControl.margin)
  }

  private func rearrange(animated: Bool) {
    if animated { UIView.animate(withDuration: 0.3) { [self] in update() } } else { update() }
  }

  private func update() {
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selection && !isMomentary
      segment.label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
      for view in [segment.label, segment.imageView] { view.isHidden = view !== segment.view }
      segment.label.frame = frameOfSegment(index)
      place(segment.imageView, in: frameOfSegment(index))
      let isUsable = isEnabled && segment.isEnabled
      segment.view.alpha = isUsable ? 1 : 0.3
      segment.view.accessibilityLabel = segment.label.text ?? "\(index + 1)"
      segment.view.accessibilityTraits = isChosen ? [.button, .selected] : .button
      if !isUsable { segment.view.accessibilityTraits.insert(.notEnabled) }
    }
    plate.isHidden = isMomentary || selection == UISegmentedControl.noSegment
    plate.backgroundColor = selectedSegmentTintColor ?? UISegmentedControl.plateColor
    if !plate.isHidden { plate.frame = frameOfSegment(selection) }
  }

  /// Centres an image view in its natural size or the largest that fits.
  private func place(_ imageView: UIImageView, in frame: CGRect) {
    let size = imageView.image?.size ?? .zero
    imageView.contentMode = size.width > frame.width || size.height > frame.height ? .scaleAspectFit : .center
    imageView.frame = frame
  }

  override func stateDidChange() { update() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The natural size, in which all segments have the width of the widest title or image.
  open override var intrinsicContentSize: CGSize {
    var widest: CGFloat = 0
    for segment in segments { widest = max(widest, segment.width) }
    return CGSize(
      width: CGFloat(segments.count) * (widest + 2 * UISegmentedControl.padding) + 2 * UISegmentedControl.margin,
      height: UISegmentedControl.height)
  }
}
