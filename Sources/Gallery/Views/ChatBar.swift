import CollectionMotion
import UIKit

/// A bar with a text field and a button that sends. Return sends, too.
final class ChatBar: UIView, UITextFieldDelegate {
  private let background = BarView()
  private let field = UITextField()
  private lazy var button = UIButton.symbol("arrow.up", label: "Send", weakly(self) { $0.send() })

  /// Called with the text that is sent; empty if nothing was written.
  var onSend: @MainActor (String) -> Void = { _ in }

  /// The text in grey that an empty field shows.
  var suggestion: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.accessibilityLabel = "Message"
    field.delegate = self
    button.tintColor = .white
    button.backgroundColor = .systemBlue
    for view in [background, field, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func send() {
    let text = field.text ?? ""
    field.text = ""
    onSend(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  // MARK: Layout

  /// The height for the size of the text, in points.
  var height: CGFloat { fieldHeight + 16 }

  private var fieldHeight: CGFloat { max(36, ((field.font?.lineHeight ?? 0) + 14).rounded(.up)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, margin) = (fieldHeight, ChatBubbleCell.margin)
    background.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 2 * margin - side - 10)
    field.frame = CGRect(x: isMirrored ? margin + side + 10 : margin, y: 8, width: width, height: side)
    button.frame = CGRect(x: isMirrored ? margin : bounds.width - margin - side, y: 8, width: side, height: side)
    button.layer.cornerRadius = side / 2
  }
}
