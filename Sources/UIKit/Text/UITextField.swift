import Foundation
import Runtime

/// A line of text that can be edited.
///
/// Overview: this file is what a program sets; `+Editing` is how a person changes the text, `+Look` where everything lies,
/// `+Selection` what is selected. `TextFieldContent` shows the text with its caret. A host may lay an editor of its own
/// over that while the field is edited, as the page does; what it says comes in as `take(_:selection:)`.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// What is drawn around a text field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view beside the text is there.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// How editing has come to its end: it is always `committed` here.
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

  /// Asked before the text changes, and told after. Not retained.
  @Weak open var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// What is typed, with what of it is selected.
  final var edited = EditedText()
  final var styledText: NSAttributedString?

  /// Never nil; nil sets an empty text. Setting it sends no events, gives up the looks of ``attributedText``, and brings the
  /// caret to the end.
  open var text: String? {
    get { edited.string }
    set {
      guard newValue ?? "" != edited.string || styledText != nil else { return }
      styledText = nil
      edited = EditedText(newValue ?? "")
      textDidChange()
    }
  }

  /// Text whose pieces have fonts and colours of their own, as that of a label. What is typed looks like what is before it.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: edited.string, attributes: looks) }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      edited = EditedText(newValue?.string ?? "")
      textDidChange()
    }
  }

  /// Shown while there is no text; what assistive technology calls the field that has no other name.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      update()
    }
  }

  /// A placeholder with fonts and colours of its own; setting it sets `placeholder`, too.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
      update()
    }
  }

  final var styledPlaceholder: NSAttributedString?

  /// nil sets the system's of 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFont()
      update()
    }
  }

  final var ownFont = UIFont.systemFont(ofSize: 17)

  /// nil sets ``UIColor/label``.
  open var textColor: UIColor? {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      update()
    }
  }

  final var ownTextColor = UIColor.label

  /// `natural` follows the direction of the user interface.
  open var textAlignment = NSTextAlignment.natural { didSet { update() } }

  /// Whether a text that is not edited becomes smaller to fit.
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// How small, in points; 0 for no smaller.
  open var minimumFontSize: CGFloat = 0 { didSet { update() } }

  /// Whether a font of a text style follows how large the person wants text; false by default.
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

  /// Whether it takes what is typed.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, too.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return super.becomeFirstResponder()
  }

  /// Asks the delegate, too.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard !isFirstResponder || delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func firstPlaceDidChange() { if isFirstResponder { editingDidBegin() } else { editingDidEnd() } }

  /// Whether anything is written in it.
  open var hasText: Bool { !edited.isEmpty }

  /// Puts text in the place of what is selected, as if it was typed, without asking the delegate.
  open func insertText(_ text: String) { change(edited.selection, to: text) }

  /// Deletes what is selected, or the character before the caret, without asking the delegate.
  open func deleteBackward() { change(edited.rangeBackward, to: "") }

  /// Kept, and shown nowhere, since no keyboard lies on the stage.
  open override var inputAccessoryView: UIView? {
    get { accessories.above }
    set { accessories.above = newValue }
  }
  /// Kept, and shown nowhere.
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

  /// Whether hosts and assistive technology take it for a search field.
  package var isForSearching: Bool { false }

  // MARK: Look

  /// None by default.
  open var borderStyle = BorderStyle.none { didSet { update() } }

  /// Inside the border, where reading begins; it flips with the user interface.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// When the left view is there; never by default.
  open var leftViewMode = ViewMode.never { didSet { update() } }
  /// Where reading ends.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// When the right view is there; never by default.
  open var rightViewMode = ViewMode.never { didSet { update() } }
  /// While there is text. It takes the place of ``rightView``.
  open var clearButtonMode = ViewMode.never { didSet { update() } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    update()
  }

  /// Behind everything.
  final let border = UIView()
  final let content = TextFieldContent()
  final let clearButton = UITextFieldClearButton()

  // Where things lie, in points of the bounds; for subclasses to override.

  /// All of the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Of the text that is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: false) }
  /// That of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Of the text that is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: true) }
  /// In the middle of the side where reading ends, a little off the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }
  /// As large as the view is, where reading begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { frame(of: leftView, in: bounds, atStart: true) }
  /// As large as the view is, where reading ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { frame(of: rightView, in: bounds, atStart: false) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { naturalSize }
  override var baselinesFromMiddle: (first: CGFloat, last: CGFloat)? { content.baselinesFromMiddle }
  override var lineHeightForSpacing: CGFloat { ownFont.lineHeight }
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

  // MARK: What is selected

  /// Nil while it is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(range: NSRange(edited.selection)) : nil }
    set { if let newValue { select(newValue.range) } }
  }

  // MARK: Positions in the text

  /// Before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// Behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: edited.count) }

  /// - Returns: nil for a place beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...edited.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// How far it is from one place to another, in UTF-16.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// - Parameters: in either order.
  /// - Returns: never nil.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    return UITextRange(range: NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
  }

  /// - Returns: what is written there, without what is beyond the text; never nil.
  open func text(in range: UITextRange) -> String? {
    edited.string(in: range.range.lowerBound..<range.range.upperBound)
  }

  /// Without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, withText: text) }

  /// Selects the whole text.
  /// - Parameter sender: does not matter.
  open func selectAll(_ sender: AnyObject?) { select(0..<edited.count) }

  /// Where the caret stands at a place, in points of the bounds.
  open func caretRect(for position: UITextPosition) -> CGRect {
    content.convert(content.caretFrame(at: position.offset), to: self)
  }

  /// The place that is nearest to a point of the bounds.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: content.place(at: convert(point, to: content)))
  }
}
