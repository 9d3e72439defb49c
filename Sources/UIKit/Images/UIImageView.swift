import Runtime

/// A view that displays an image, or an animated sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view in the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    update()
  }

  /// Creates a view with the size of the image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    update()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  // MARK: Images

  /// The displayed image.
  open var image: UIImage? { didSet { update() } }
  /// The image to display while the view is highlighted; nil for the same one.
  open var highlightedImage: UIImage? { didSet { update() } }
  /// Whether ``highlightedImage`` is displayed instead of ``image``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { update() } } }

  /// The default configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { update() } }

  private var tinted: TintedContent?

  private func update() {
    let still = isHighlighted ? highlightedImage ?? image : image
    let shown = configured(film?.image ?? still)
    let color = shown?.color
    layer.show(color == nil ? shown : nil)
    if let shown, let color {
      let content = tinted ?? TintedContent(in: layer)
      tinted = content
      content.show(shown, in: resolve(color))
      placeTinted()
    } else if let tinted {
      tinted.layer.removeFromSuperlayer()
      self.tinted = nil
    }
    layoutState?.naturalSizeDidChange()
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let symbol = image?.parts.symbol, let preferredSymbolConfiguration else { return image }
    let configuration = preferredSymbolConfiguration.applying(symbol.configuration)
    return image?.with { $0.symbol = symbol.with(configuration) }
  }

  private func placeTinted() {
    guard let tinted else { return }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    tinted.place(in: bounds, contentMode.gravity, isTurned: isTurned)
  }

  open override var contentMode: ContentMode { didSet { placeTinted() } }

  override func boundsDidChange(from old: CGRect) {
    adaptToBounds(from: old)
    placeTinted()
  }

  override func layoutDirectionDidChange() { placeTinted() }

  override func lookMayHaveChanged() {
    resolveBackground()
    update()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    configured(image)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  // MARK: Films

  /// The images to display in sequence after ``startAnimating()``.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of the animation that is displayed while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The duration of the sequence in seconds; 0 for 30 images per second.
  open var animationDuration: TimeInterval = 0 {
    didSet {
      guard !animationDuration.isFinite else { return }
      refuse("animationDuration")
      animationDuration = oldValue
    }
  }
  /// The number of repetitions; 0 for an endless sequence.
  open var animationRepeatCount = 0

  private var film: ImageFilm?

  /// Whether the animation of images is running.
  open var isAnimating: Bool { film.map { !$0.isOver } ?? false }

  /// Starts the sequence with the first image. Does nothing without images, or if it is running.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard !isAnimating, let images, !images.isEmpty else { return }
    let interval = animationDuration > 0 ? animationDuration / Double(images.count) : 1.0 / 30
    film = ImageFilm(
      images: images, interval: interval, repeatCount: animationRepeatCount, layer: layer,
      show: weakly(self) { $0.update() })
    update()
  }

  /// Ends the sequence and displays the static image.
  open func stopAnimating() {
    film?.stop()
    film = nil
    update()
  }
}

/// A sequence of images, each for the same time, on the clock of the screen that a layer is on.
@MainActor private final class ImageFilm: NSObject {
  private let images: [UIImage]
  private let interval: TimeInterval
  private let repeatCount: Int
  private let layer: CALayer
  private let show: @MainActor () -> Void
  private var clock: MediaClock
  private var start: CFTimeInterval
  private var timer: MediaTimer?
  private(set) var isOver = false

  init(
    images: [UIImage], interval: TimeInterval, repeatCount: Int, layer: CALayer, show: @escaping @MainActor () -> Void
  ) {
    self.images = images
    self.interval = interval
    self.repeatCount = repeatCount
    self.layer = layer
    self.show = show
    clock = layer.screenContext.clock
    start = clock.time
    super.init()
    wait()
  }

  /// The number of images displayed before the current one. A frame may be early by a thousandth of the interval.
  private var count: Int { Int((clock.time - start) / interval + 1e-3) }

  /// The current image; nil after the last.
  var image: UIImage? { isOver ? nil : images[count % images.count] }

  private func wait() {
    let next = start + Double(count + 1) * interval
    timer = clock.schedule(after: next - clock.time - interval * 5e-4, for: self) { $0.turn() }
  }

  private func turn() {
    let present = layer.screenContext.clock
    if clock !== present {  // the view has moved to another stage
      start += present.time - clock.time
      clock = present
    }
    isOver = repeatCount > 0 && count >= repeatCount * images.count
    if !isOver { wait() }
    show()
  }

  func stop() { timer?.cancel() }
}
