/// A view that converts touches to events and performs actions for them.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events of a control, for which actions can be added.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second or later tap, in addition to `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that touched the control moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger re-enters, in addition to `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves, in addition to `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is cancelled, for example because a scroll view takes it over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggers the main purpose of the control: a tap on a button, a change of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap opens the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field begins editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field. With an action for it, the field ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A range for events of programs.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, a combination of its properties.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of an enabled control that is neither selected nor highlighted.
    public static let normal: State = []
    /// The control is highlighted, while a finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused.
    public static let focused = State(rawValue: 1 << 3)
    /// A range for states of programs, which override `state`.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Creates a control.
  /// - Parameter primaryAction: The action of a tap.
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control responds to touches; true by default.
  open var isEnabled = true { didSet { updateForState() } }
  /// Whether the control is selected. Touches do not change it.
  open var isSelected = false { didSet { updateForState() } }
  /// Whether the control is highlighted; touches set it.
  open var isHighlighted = false { didSet { updateForState() } }

  /// The horizontal alignment of content that is smaller than the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentAlignmentChanges() } }
  /// The vertical alignment of the content; `center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentAlignmentChanges() } }

  private func contentAlignmentChanges() {
    contentAlignmentDidChange()
    setNeedsLayout()
  }

  /// Called when the content alignment has changed, for controls with content.
  func contentAlignmentDidChange() {}

  override func layoutDirectionDidChange() {
    // Left and right do not depend on the layout direction.
    if contentHorizontalAlignment == .leading || contentHorizontalAlignment == .trailing { contentAlignmentDidChange() }
  }

  /// Whether the control is tracking a touch that began in it.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside.
  open private(set) var isTouchInside = false

  /// The state that results from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the state has changed, to update the appearance.
  func stateDidChange() {}

  /// Whether the control cannot be activated, so that assistive technology skips it.
  package var isOnlySeen: Bool { false }

  final func updateForState() {
    layer.noteChange(.semantics)
    stateDidChange()
    propertiesDidChange()
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events, and removes one with the same identifier from these.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// All events that have actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Performs the actions of a tap.
  open func performPrimaryAction() { press(.primaryActionTriggered) }

  private func press(_ events: Event) {
    guard !openMenu() else { return }
    willSendPress()
    sendActions(for: events)
  }

  /// Called before the events of a tap that does not open a menu.
  func willSendPress() {}

  // MARK: Menus

  /// Whether a tap opens the control's menu instead of sending `primaryActionTriggered`.
  open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }

  /// The menu that a tap opens, for controls that have one.
  var menuForPress: UIMenu? { nil }

  func menuDidChange() {}

  /// Opens the menu for a tap.
  /// - Returns: Whether there is one.
  private func openMenu() -> Bool {
    guard let menu = menuForPress else { return false }
    sendActions(for: .menuActionTriggered)
    open(menu)
    return true
  }

  /// Opens a menu beside the control.
  func open(_ menu: UIMenu) { MenuView.open(menu, at: self) }

  // MARK: Events

  /// Performs the actions for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(by: self) }
  }

  /// Returns false for tap recognisers of ancestors, because a tap on a control belongs to the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Called when a touch begins. For overrides.
  /// - Returns: Whether the control tracks the touch and sends its events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves.
  /// - Returns: Whether the control continues to track it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends, before the control sends its events.
  /// - Parameter touch: The touch, or nil if it is unknown.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled.
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

  /// The events of a tap.
  var eventsOfPress: Event { [.touchUpInside, .primaryActionTriggered] }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns whether a touch counts as inside: up to 70 points around the control, as on iOS.
  private func isNear(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -70, dy: -70).contains(location) || point(inside: location, with: nil)
  }

  /// The alignment, with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { horizontalAlignmentInUse }
}
