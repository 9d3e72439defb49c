import Foundation
import Runtime

/// A search field with a cancel button, and scope buttons below it.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style: `prominent` has a background, `minimal` has none; the default is prominent.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The text field, for properties that the bar itself does not have.
  open var searchTextField: UISearchTextField { ownSearchTextField }
  private let ownSearchTextField = UISearchTextField()
  private let ground = UIView()
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let relay = SearchBarRelay()

  /// The height of the field's row and of the scope bar, in points.
  static let height: CGFloat = 44
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  /// The duration of animations, in seconds.
  private static let duration: TimeInterval = 0.3

  private func setUp() {
    relay.bar = self
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction(handler: weakly(self) { $0.textDidChange() }), for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(UIAction(handler: weakly(self) { $0.cancel() }), for: .primaryActionTriggered)
    scopes.addAction(UIAction(handler: weakly(self) { $0.scopeDidChange() }), for: .valueChanged)
    for view in [ground, searchTextField, cancelButton, scopes] { addSubview(view) }
    update()
  }

  /// The delegate. Not retained.
  @Weak open var delegate: (any UISearchBarDelegate)?
  /// The search controller that owns the bar.
  @Weak final var controller: UISearchController?

  // MARK: Text

  /// The text. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder, displayed while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  // The field is the first responder.

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Appearance

  /// The style of the background; prominent by default.
  open var searchBarStyle = Style.default { didSet { update() } }
  /// The background colour, or nil for the system's. Minimal bars do not display it.
  open var barTintColor: UIColor? { didSet { update() } }

  private func update() {
    ground.isHidden = searchBarStyle == .minimal
    ground.backgroundColor = barTintColor ?? .secondarySystemBackground
    cancelButton.alpha = showsCancel ? 1 : 0
    cancelButton.isUserInteractionEnabled = showsCancel
    cancelButton.isEnabled = showsCancel
    scopes.alpha = showsScopes ? 1 : 0
    scopes.isUserInteractionEnabled = showsScopes
    setNeedsLayout()
  }

  /// Whether the cancel button is visible; false by default. A search controller sets it.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  private var showsCancel = false

  /// Shows or hides the cancel button.
  /// - Parameter animated: Whether to animate, in 0.3 s.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    if animated { layoutIfNeeded() }
    UIView.animate(withDuration: animated ? UISearchBar.duration : 0) { [self] in
      showsCancel = showsCancelButton
      update()
      layoutIfNeeded()
    }
  }

  // MARK: Scopes

  /// The titles of the scope buttons, or nil.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      update()
    }
  }

  /// The index in `scopeButtonTitles`; 0 without any.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the scope bar below the field is visible; false by default. A search controller sets it.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  private var showsScopes = false

  /// Shows or hides the scope bar, which changes the bar's height. If the bar is placed by its frame, set the new
  /// height.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopes else { return }
    if animated { layoutIfNeeded() }
    UIView.animate(withDuration: animated ? UISearchBar.duration : 0) { [self] in
      showsScopes = show
      update()
      invalidateIntrinsicContentSize()
      layoutIfNeeded()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = UISearchBar.margin
    let rowHeight = showsScopes ? bounds.height - UISearchBar.scopeHeight : bounds.height
    let height = min(searchTextField.intrinsicContentSize.height, max(0, rowHeight))
    let cancelWidth = cancelButton.intrinsicContentSize.width
    let width = max(0, bounds.width - 2 * margin - (showsCancel ? cancelWidth : 0))
    let y = (rowHeight - height + UISearchTextField.height - UISearchBar.height) / 2
    place(
      searchTextField, CGRect(x: margin, y: y, width: width, height: height), isMirrored: isMirrored)
    let cancelX = showsCancel ? bounds.width - margin - cancelWidth + margin / 2 : bounds.width
    place(
      cancelButton, CGRect(x: cancelX, y: y, width: cancelWidth, height: height), isMirrored: isMirrored)
    scopes.frame = CGRect(
      x: margin, y: rowHeight, width: max(0, bounds.width - 2 * margin), height: scopes.intrinsicContentSize.height)
  }

  private func place(_ view: UIView, _ frame: CGRect, isMirrored: Bool) {
    view.placeUntransformed(
      in: isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let row = searchTextField.intrinsicContentSize.height - UISearchTextField.height + UISearchBar.height
    return CGSize(width: UIView.noIntrinsicMetric, height: row + (showsScopes ? UISearchBar.scopeHeight : 0))
  }

  // MARK: Events

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.update()
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.update()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  // MARK: Input

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}

extension UISearchBar: UITextInputTraits {}

/// The delegate of a search bar's field, which forwards to that of the bar.
private final class SearchBarRelay: NSObject, UITextFieldDelegate {
  @Weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.controller?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.controller != nil { textField.resignFirstResponder() }
    return false
  }
}
