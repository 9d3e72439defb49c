import Foundation

/// The title or subtitle of a configured button.
struct ButtonText: Hashable {
  #if hasFeature(Embedded)
    var string: String?
  #else
    /// The plain text. Of `string` and `styled`, the one set last applies.
    var string: String? { didSet { styled = nil } }
    var attributed: AttributedString? {
      get { styled }
      set {
        string = newValue.map { String($0.characters) }
        styled = newValue
      }
    }
    private var styled: AttributedString?
    var transformer: UIConfigurationTextAttributesTransformer?
  #endif
  var lineBreakMode = NSLineBreakMode.byWordWrapping

  var breaksLines: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// Displays the text in a label.
  /// - Parameters:
  ///   - label: The label.
  ///   - fallback: The content in place of a missing text.
  @MainActor func show(in label: UILabel, fallback: ButtonContent?, font: UIFont, color: UIColor) {
    label.font = font
    label.textColor = color
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = breaksLines ? 0 : 1
    #if !hasFeature(Embedded)
      if let string, styled != nil || transformer != nil {
        let text = (styled ?? AttributedString(string)).drawn(font: font, color: color, transformer)
        return label.attributedText = text
      }
    #endif
    if string == nil, let attributed = fallback?.attributedTitle {
      label.attributedText = attributed
    } else {
      label.text = string ?? fallback?.title
    }
  }
}
