import Foundation
import QuartzCore
import Runtime

/// The text of a field with its selection and the caret, clipped to its bounds. A text that is too wide is scrolled to
/// make the caret visible. The caret does not blink, so that nothing moves without events.
@MainActor package final class TextFieldContent: UIView {
  @Weak package final var field: UITextField?

  private let label = UILabel()
  private let placeholder = UILabel()
  private let caret = UIView()
  private let selected = UIView()
  /// The line below a text that an input method has not finished; created with the first one.
  private var line: UIView?
  /// The part of the text that an input method has not finished, in UTF-16 code units; nil for none.
  package final var marked: Range<Int>? { didSet { if marked != oldValue { showMarked() } } }
  /// The distance by which the text is scrolled to the left, in points.
  private var scrolled: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private static let caretWidth: CGFloat = 2

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    caret.layer.cornerRadius = TextFieldContent.caretWidth / 2
    caret.backgroundColor = .tintColor
    selected.backgroundColor = UIColor.tintColor.withAlphaComponent(0.2)
    for view in [selected, placeholder, label, caret] { addSubview(view) }
  }

  /// Reports the text to the host again.
  func noteChange() { layer.noteChange(.semantics) }

  /// Returns the displayed text: dots for a secret one.
  private func shown(_ string: String) -> String {
    field?.isSecureTextEntry ?? false ? String(repeating: "•", count: string.count) : string
  }

  func update() {
    guard let field else { return }
    for each in [label, placeholder] {
      each.font = field.ownFont
      each.textAlignment = field.shownAlignment
    }
    label.textColor = field.ownTextColor
    if let styled = field.styledText, !field.isSecureTextEntry {
      label.attributedText = styled
    } else {
      label.text = shown(field.edited.string)
    }
    let mayShrink = field.adjustsFontSizeToFitWidth && !field.isEditing
    label.adjustsFontSizeToFitWidth = mayShrink
    label.minimumScaleFactor = mayShrink ? field.minimumFontSize / field.ownFont.pointSize : 0
    label.lineBreakMode = field.isEditing ? .byClipping : .byTruncatingTail
    placeholder.textColor = .placeholderText
    if let styled = field.styledPlaceholder {
      placeholder.attributedText = styled
    } else {
      placeholder.text = field.placeholder
    }
    placeholder.isHidden = field.hasText
    let hasSelection = !field.edited.selection.isEmpty
    caret.isHidden = !field.isEditing || hasSelection
    selected.isHidden = !field.isEditing || !hasSelection
    if !field.isEditing { marked = nil }
    noteChange()
    setNeedsLayout()
  }

  private func showMarked() {
    if line == nil, marked != nil {
      let line = UIView()
      addSubview(line)
      self.line = line
    }
    line?.isHidden = marked == nil
    line?.backgroundColor = field?.ownTextColor
    setNeedsLayout()
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    guard let field else { return }
    placeholder.frame = bounds
    let width = self.width(upTo: field.edited.count)
    let room = bounds.width
    if !field.isEditing || width + TextFieldContent.caretWidth <= room {
      scrolled = 0
      label.frame = bounds
    } else {
      let caret = self.width(upTo: field.edited.selection.upperBound)
      let longest = width + TextFieldContent.caretWidth - room
      scrolled = min(max(scrolled, caret + TextFieldContent.caretWidth - room), min(caret, longest))
      label.frame = CGRect(
        x: -scrolled, y: 0, width: width + TextFieldContent.caretWidth, height: bounds.height)
    }
    // Typing moves the caret immediately, even inside an animation block.
    UIView.performWithoutAnimation {
      caret.frame = caretFrame(at: field.edited.selection.upperBound)
      let start = caretFrame(at: field.edited.selection.lowerBound)
      selected.frame = CGRect(
        x: start.minX, y: start.minY, width: caret.frame.minX - start.minX, height: start.height)
      guard let line, let marked = marked?.clamped(to: 0..<field.edited.count) else { return }
      let (first, last) = (caretFrame(at: marked.lowerBound), caretFrame(at: marked.upperBound))
      line.frame = CGRect(x: first.minX, y: first.maxY - 1, width: last.minX - first.minX, height: 1)
    }
  }

  // MARK: Positions in the text

  /// Returns the width of the text up to an offset, in points.
  private func width(upTo place: Int) -> CGFloat {
    guard let field, place > 0 else { return 0 }
    let runs: [LayerText.Run]
    if let styled = field.styledText, !field.isSecureTextEntry {
      let part = styled.attributedSubstring(from: NSRange(location: 0, length: place))
      runs = part.runs(font: field.ownFont, color: field.ownTextColor, in: self)
    } else {
      let string = shown(field.edited.string(in: 0..<place))
      runs = [LayerText.Run(string, field.ownFont, resolve(field.ownTextColor))]
    }
    return layer.screen.textWidths.width(of: runs)
  }

  /// The start of the text, in points of the bounds.
  private var start: CGFloat {
    guard let field, bounds.width > 0 else { return 0 }
    let room = bounds.width - width(upTo: field.edited.count)
    if room < 0 || label.frame.width > bounds.width { return -scrolled }
    return switch field.shownAlignment {
    case .center: room / 2
    case .right: room
    default: 0
    }
  }

  func caretFrame(at place: Int) -> CGRect {
    let height = (field?.ownFont.lineHeight ?? 20).rounded(.up)
    let x = min(start + width(upTo: place), max(0, bounds.width - TextFieldContent.caretWidth))
    return CGRect(
      x: x, y: (bounds.height - height) / 2, width: TextFieldContent.caretWidth, height: height)
  }

  /// Returns the offset nearest to a point.
  func place(at point: CGPoint) -> Int {
    guard let field else { return 0 }
    var nearest = (place: 0, distance: CGFloat.infinity)
    for place in field.edited.places {
      let distance = abs(start + width(upTo: place) - point.x)
      if distance < nearest.distance { nearest = (place, distance) }
    }
    return nearest.place
  }

  /// The style of typed text, and the colour of the caret; for hosts.
  package var look: (run: LayerText.Run, alignment: LayerText.Alignment, tint: CGColor) {
    let font = field?.ownFont ?? .systemFont(ofSize: 17)
    let alignment: LayerText.Alignment =
      switch field?.shownAlignment ?? .left {
      case .center: .center
      case .right: .right
      default: .left
      }
    return (LayerText.Run("", font, resolve(field?.ownTextColor ?? .label)), alignment, resolve(.tintColor))
  }

  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { label.baselinesFromMiddle }

  /// The width of the text, or of the placeholder if that is wider, in points.
  var naturalWidth: CGFloat {
    max(label.intrinsicContentSize.width + TextFieldContent.caretWidth, placeholder.intrinsicContentSize.width)
  }
}
