public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Text, centred vertically, in lines that are broken at its words as ``numberOfLines`` allows.
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { update() } } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { update() } }
  open var textColor: UIColor! = .label { didSet { update() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { update() } }
  /// 0 for no limit.
  open var numberOfLines = 1 { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func update() {
    let alignment: LayerText.Alignment =
      switch textAlignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
    guard let text, !text.isEmpty else {
      layer.content = .none
      return
    }
    layer.content = .text(
      LayerText(
        string: text, fontSize: font.pointSize, fontWeight: font.weight.number, isMonospaced: font.isMonospaced,
        color: textColor.cgColor, alignment: alignment, numberOfLines: numberOfLines))
  }

  /// As wide as its longest line, by built-in text widths, and as high as its lines.
  /// - Parameter size: one line is not held to the width; more are, unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let isLimited = numberOfLines != 1 && size.width > 0
    let lines = TextLines(
      fontSize: font.pointSize, isBold: font.weight.number >= 600, isMonospaced: font.isMonospaced,
      width: isLimited ? size.width : .infinity, limit: isLimited ? numberOfLines : 0)
    var width: CGFloat = 0
    let shown = lines.split(text)
    for line in shown { width = max(width, lines.lineWidth(line)) }
    return CGSize(width: width.rounded(.up), height: font.lineHeight * CGFloat(shown.count))
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}
