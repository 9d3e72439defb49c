public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Text, centred vertically. Lines are broken only at line feeds.
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextMetrics.size(of: text, font: font)
  }
}
