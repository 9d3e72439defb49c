import Foundation

/// A view that displays text, centred vertically, in up to ``numberOfLines`` lines that are broken between words.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text. Setting it discards the styles of ``attributedText``.
  open var text: String? {
    get { plainText }
    set {
      guard newValue != plainText || styledText != nil else { return }
      plainText = newValue
      styledText = nil
      update()
    }
  }

  /// The styled text, with the attributes `font` and `foregroundColor`; the label's font and colour apply where they
  /// are missing. If not set, it is the label's text with its font and colour.
  open var attributedText: NSAttributedString? {
    get {
      styledText
        ?? plainText.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      styledText = newValue?.constant()
      plainText = newValue?.string
      update()
    }
  }

  @exclusivity(unchecked) private var plainText: String?
  @exclusivity(unchecked) private var styledText: NSAttributedString?

  /// Whether ``attributedText`` was set, and not ``text`` after it.
  package final var isStyled: Bool { styledText != nil }

  /// The font of the whole text. Setting it replaces the fonts of ``attributedText``.
  @exclusivity(unchecked) open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      restyle(.font, font)
      adjustFont()
    }
  }
  /// The colour of the whole text. Setting it replaces the colours of ``attributedText``.
  @exclusivity(unchecked) open var textColor: UIColor! = .label { didSet { restyle(.foregroundColor, textColor) } }
  /// The alignment of lines; natural by default.
  @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural { didSet { update() } }
  /// The maximum number of lines; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { update() } }
  /// The truncation of text that does not fit; the end is truncated by default.
  @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { update() } }

  /// Whether a single line shrinks to fit its width.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// The scale from 0 to 1 to which a single line may shrink; 0 counts as 1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: AnyObject) {
    if let styledText { self.styledText = styledText.restyled(key, value) }
    update()
  }

  /// Whether ``font`` adapts to the content size category, if it is that of a text style or of font metrics. The fonts
  /// of ``attributedText`` stay the same.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = presentTraits
    resolvedTraits = traits
    let adjusted = font.adjusted(to: traits)
    guard adjusted != font else { return }
    font = adjusted
    invalidateIntrinsicContentSize()
  }

  override func lookMayHaveChanged() {
    resolveBackground()
    adjustFont()
    update()
  }

  override func layoutDirectionDidChange() { if textAlignment == .natural { update() } }

  // MARK: Lines

  private func update() {
    if let content { ownLayer.content = .text(content) } else { ownLayer.content = .none }
    layoutState?.naturalSizeDidChange()
  }

  /// The text to display; nil if it is empty.
  private var content: LayerText? {
    guard let plainText, !plainText.isEmpty else { return nil }
    let alignment: LayerText.Alignment =
      switch textAlignment {
      case .center: .center
      case .right: .right
      case .left, .justified: .left
      case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      }
    let isScaled = adjustsFontSizeToFitWidth && minimumScaleFactor > 0
    return LayerText(
      runs: styledText?.runs(font: font, color: textColor, in: self)
        ?? [LayerText.Run(plainText, font, resolve(textColor))],
      alignment: alignment, numberOfLines: numberOfLines, lineBreak: lineBreakMode.lineBreak,
      minimumScale: isScaled ? min(minimumScaleFactor, 1) : 1)
  }

  /// Returns the size of the text: the width of its longest line, rounded up to points, and the height of its lines,
  /// rounded up to pixels. Measured with built-in text widths or the host's.
  /// - Parameter size: The available size. Its width is ignored for a single line, and 0 for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textSize(forWidth: size.width)
    let scale = max(ownLayer.screen.scale, 1)
    return CGSize(width: text.width.rounded(.up), height: (text.height * scale - 1e-6).rounded(.up) / scale)
  }

  /// Returns the size of the text, not rounded.
  /// - Parameter width: The available width; ignored for a single line, and 0 for no limit.
  private func textSize(forWidth width: CGFloat) -> CGSize {
    guard case .text(let content) = ownLayer.content else { return .zero }
    let isLimited = numberOfLines != 1 && width > 0
    var size = CGSize.zero
    let widths = ownLayer.screen.textWidths
    for line in TextLines.lines(of: content, width: isLimited ? width : .infinity, in: widths) {
      size.width = max(size.width, widths.width(of: line))
      size.height += line.reduce(0) { max($0, $1.lineHeight) }
    }
    return size
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0 for none. If it is 0 and the label is
  /// placed by constraints, lines are broken at the width that these determine.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard !preferredMaxLayoutWidth.isNaN else {
        refuse("preferredMaxLayoutWidth")
        preferredMaxLayoutWidth = oldValue
        return
      }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  override var breaksLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
  }

  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? {
    let width = layoutState?.constraints?.member?.item.wrappingWidth ?? preferredMaxLayoutWidth
    let line = font.lineHeight
    let height = max(textSize(forWidth: width).height, line)
    return (font.ascender - height / 2, height / 2 - line + font.ascender)
  }

  override var lineHeightForSpacing: CGFloat { font.lineHeight.rounded(.up) }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}
