/// A view that turns touches into events, for closures.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second tap and those after it, besides `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes back, besides `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves, besides `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A press opens the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The person has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field. Who waits for it has the field end editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// For events of programs.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// For states of programs, which override `state`.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// - Parameter primaryAction: performed when pressed.
  /// - Parameter frame: in the superview's coordinates, in points.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isEnabled = true { didSet { updateForState() } }
  open var isSelected = false { didSet { updateForState() } }
  open var isHighlighted = false { didSet { updateForState() } }

  /// Where in the control its content lies, if it has any that is smaller.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentAlignmentChanges() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentAlignmentChanges() } }

  private func contentAlignmentChanges() {
    contentAlignmentDidChange()
    setNeedsLayout()
  }

  /// For a control that has content to be aligned.
  func contentAlignmentDidChange() {}

  override func layoutDirectionDidChange() {
    // Left and right stay where they are.
    if contentHorizontalAlignment == .leading || contentHorizontalAlignment == .trailing { contentAlignmentDidChange() }
  }

  /// Whether a touch that went down in the control is still on.
  open private(set) var isTracking = false
  /// Whether it is inside now.
  open private(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// For a control to show its state.
  func stateDidChange() {}

  /// Whether there is nothing to press: assistive technology passes over it.
  package var isOnlySeen: Bool { false }

  final func updateForState() {
    layer.noteChange(.semantics)
    stateDidChange()
    propertiesDidChange()
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Has an action performed at events. One with the same identifier is no longer performed at these.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// All events at which something is performed.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs an action as if it was the control's.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Does what a press does.
  open func performPrimaryAction() { press(.primaryActionTriggered) }

  private func press(_ events: Event) {
    guard !openMenu() else { return }
    willSendPress()
    sendActions(for: events)
  }

  /// A press that opens no menu is about to be told.
  func willSendPress() {}

  // MARK: Menus

  /// Whether a press opens the control's menu, instead of being told as `primaryActionTriggered`.
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

  /// What a press opens, for controls that have a menu.
  var menuForPress: UIMenu? { nil }

  func menuDidChange() {}

  /// - Returns: whether there is a menu for presses.
  private func openMenu() -> Bool {
    guard let menu = menuForPress else { return false }
    sendActions(for: .menuActionTriggered)
    open(menu)
    return true
  }

  /// Opens a menu beside the control.
  func open(_ menu: UIMenu) { MenuView.open(menu, at: self) }

  // MARK: Events

  /// Performs the actions that wait for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(by: self) }
  }

  /// A tap on a control is the control's, not that of a recogniser on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A finger has gone down; for overrides.
  /// - Returns: whether the control follows it, and tells its events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved.
  /// - Returns: whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has gone up. The control's events are told afterwards.
  /// - Parameter touch: nil if it is not known.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger belongs to somebody else now.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking else { return }
    isTouchInside = true
    if let touch = touches.first, !beginTracking(touch, with: event) { return isTouchInside = false }
    isTracking = true
    isHighlighted = true
    let isRepeated = touches.first.map { $0.tapCount > 1 } ?? false
    sendActions(for: isRepeated ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    guard isInside else { return sendActions(for: .touchUpOutside) }
    press(eventsOfPress)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// What a tap sends.
  var eventsOfPress: Event { [.touchUpInside, .primaryActionTriggered] }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger counts as inside up to 70 points around, as on iOS.
  private func isNear(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -70, dy: -70).contains(location) || point(inside: location, with: nil)
  }

  /// Left or right where leading or trailing is asked for.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { horizontalAlignmentInUse }
}
