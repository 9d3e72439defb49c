import Foundation
import Runtime

/// An editable line of text.
///
/// Overview: this file has the public interface; `+Editing` implements changes by the user, `+Look` the layout,
/// `+Selection` the selection. `TextFieldContent` displays the text with its caret. A host may overlay an editor of its
/// own while the field is edited, as the page does; its changes are passed to `take(_:selection:)`.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The condition under which a view beside the text is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reason for the end of editing, which is always `committed` here.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    border.isUserInteractionEnabled = false
    content.field = self
    addSubview(border)
    addSubview(content)
    clearButton.addAction(
      UIAction(handler: weakly(self) { $0.clear() }), for: .primaryActionTriggered)
    addSubview(clearButton)
    update()
  }

  /// The delegate, which is called before and after changes of the text. Not retained.
  @Weak open var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text with its selection.
  final var edited = EditedText()
  final var styledText: NSAttributedString?

  /// The text, which is never nil; nil sets an empty text. Setting it sends no events, discards the styles of
  /// ``attributedText``, and moves the caret to the end.
  open var text: String? {
    get { edited.string }
    set {
      guard newValue ?? "" != edited.string || styledText != nil else { return }
      styledText = nil
      edited = EditedText(newValue ?? "")
      textDidChange()
    }
  }

  /// The styled text, as that of a label. Typed text has the style of the preceding text.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: edited.string, attributes: looks) }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      edited = EditedText(newValue?.string ?? "")
      textDidChange()
    }
  }

  /// The placeholder, displayed while there is no text. It is also the default accessibility label.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      update()
    }
  }

  /// The styled placeholder. Setting it also sets `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
      update()
    }
  }

  final var styledPlaceholder: NSAttributedString?

  /// The font; nil sets the system font of 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFont()
      update()
    }
  }

  final var ownFont = UIFont.systemFont(ofSize: 17)

  /// The text colour; nil sets ``UIColor/label``.
  open var textColor: UIColor? {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      update()
    }
  }

  final var ownTextColor = UIColor.label

  /// The alignment; `natural` depends on the layout direction.
  open var textAlignment = NSTextAlignment.natural { didSet { update() } }

  /// Whether text shrinks to fit while it is not edited.
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// The minimum font size in points; 0 for no shrinking.
  open var minimumFontSize: CGFloat = 0 { didSet { update() } }

  /// Whether a font of a text style adapts to the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFont()
      update()
    }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    resolvedTraits = traits
    ownFont = ownFont.adjusted(to: traits)
  }

  override func lookMayHaveChanged() {
    resolveBackground()
    adjustFont()
    update()
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard !isFirstResponder || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func firstPlaceDidChange() { if isFirstResponder { editingDidBegin() } else { editingDidEnd() } }

  /// Whether the text is not empty.
  open var hasText: Bool { !edited.isEmpty }

  /// Inserts text in place of the selection as if it were typed, without asking the delegate.
  open func insertText(_ text: String) { change(edited.selection, to: text) }

  /// Deletes the selection or the character before the caret, without asking the delegate.
  open func deleteBackward() { change(edited.rangeBackward, to: "") }

  /// The view above the keyboard. It is stored but not displayed, because there is no on-screen keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessories.above }
    set { accessories.above = newValue }
  }
  /// The view in place of the keyboard. It is stored but not displayed.
  open override var inputView: UIView? {
    get { accessories.instead }
    set { accessories.instead = newValue }
  }
  private final var accessories: (above: UIView?, instead: UIView?) = (nil, nil)

  // MARK: Traits of the text

  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { content.noteChange() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { content.noteChange() } }
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { content.noteChange() } }
  open var keyboardType = UIKeyboardType.default { didSet { content.noteChange() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { content.noteChange() } }
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { update() } }

  /// Whether hosts and assistive technology treat it as a search field.
  package var isForSearching: Bool { false }

  // MARK: Appearance

  /// The border; none by default.
  open var borderStyle = BorderStyle.none { didSet { update() } }

  /// The view at the leading edge inside the border; it is mirrored with the layout direction.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The condition under which the left view is visible; never by default.
  open var leftViewMode = ViewMode.never { didSet { update() } }
  /// The view at the trailing edge.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// The condition under which the right view is visible; never by default.
  open var rightViewMode = ViewMode.never { didSet { update() } }
  /// The condition under which the clear button is visible while there is text. It replaces ``rightView``.
  open var clearButtonMode = ViewMode.never { didSet { update() } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    update()
  }

  /// The view of the border, behind all others.
  final let border = UIView()
  final let content = TextFieldContent()
  final let clearButton = UITextFieldClearButton()

  // The layout in points of the bounds, to be overridden by subclasses.

  /// Returns the frame of the border; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: false) }
  /// Returns the frame of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: true) }
  /// Returns the frame of the clear button, near the trailing edge and vertically centred.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }
  /// Returns the frame of the left view, in its size at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { frame(of: leftView, in: bounds, atStart: true) }
  /// Returns the frame of the right view, in its size at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { frame(of: rightView, in: bounds, atStart: false) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { naturalSize }
  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { content.baselinesFromMiddle }
  override var lineHeightForSpacing: CGFloat { ownFont.lineHeight.rounded(.up) }
  override func layoutDirectionDidChange() { update() }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func stateDidChange() { update() }

  // MARK: Touches and keys

  override var eventsOfPress: Event { .touchUpInside }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isTap, let touch = touches.first { tapped(at: touch.location(in: content)) }
  }

  override func press(_ key: EditingKey) -> Bool { pressed(key) }

  // MARK: Selection

  /// The selected range; nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(range: NSRange(edited.selection)) : nil }
    set { if let newValue { select(newValue.range) } }
  }

  // MARK: Positions in the text

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: edited.count) }

  /// Returns a position at an offset from another one.
  /// - Returns: The position, or nil if it is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...edited.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns the offset between two positions, in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions, in either order.
  /// - Returns: The range; never nil.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(range: NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// Returns the text in a range.
  /// - Returns: The part inside the text; never nil.
  open func text(in range: UITextRange) -> String? {
    edited.string(in: range.range.lowerBound..<range.range.upperBound)
  }

  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, withText: text) }

  /// Selects the whole text.
  /// - Parameter sender: Ignored.
  open func selectAll(_ sender: AnyObject?) { select(0..<edited.count) }

  /// Returns the frame of the caret at a position, in points of the bounds.
  open func caretRect(for position: UITextPosition) -> CGRect {
    content.convert(content.caretFrame(at: position.offset), to: self)
  }

  /// Returns the position nearest to a point of the bounds.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: content.place(at: convert(point, to: content)))
  }
}
