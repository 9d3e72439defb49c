import Runtime

/// An interaction that lets a view's content be dragged: a long press lifts it, and a movement starts the drag.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items; not retained.
  @Weak public private(set) var delegate: (any UIDragInteractionDelegate)?
  @Weak public private(set) var view: UIView?
  private final lazy var recognizers = (lift: DragRecognizer(self), add: DragAddingRecognizer(self))

  /// The session that is about to begin, with its items, while the press is being recognised.
  private final var found: DragSession?

  /// A closure that returns where a cancelled item returns to; nil for the place that the delegate gives.
  final var placeForCancelling: ((UIDragItem) -> DropLanding.Place?)?

  /// A closure that is called when previews of all lifted or added items exist.
  final var didLift: (() -> Void)?
  /// A closure that is called when lifted items are back in their places without having been dragged.
  final var didUndoLift: ((DragSession) -> Void)?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Whether a press lifts the view; as on an iPad, true by default.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet {
      if !isEnabled, let drag = view?.ownLayer.screen.drag, drag.source === self { drag.cancel() }
    }
  }
  /// The default of ``isEnabled``: true.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other recognisers may recognise gestures during the lift; false by default.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Ends the interaction with its previous view.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(recognizers.lift)
    old.removeGestureRecognizer(recognizers.add)
  }

  /// Begins the interaction with a view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizers.lift)
    view?.addGestureRecognizer(recognizers.add)
  }

  // MARK: Dragging

  /// Asks the delegate for the items of a drag.
  /// - Parameter point: the position in the window's coordinates.
  /// - Returns: whether there are any.
  final func find(at point: CGPoint) -> Bool {
    found = nil
    guard isEnabled, let window = view?.window, window.ownLayer.screen.drag == nil, let delegate else { return false }
    let session = DragSession(at: point, in: window)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    found = session
    return true
  }

  /// Lifts the items that were found.
  @discardableResult final func liftFound() -> DragOperation? {
    guard let session = found, let window = view?.window, let delegate else { return nil }
    found = nil
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session)
    let drag = DragOperation(session, from: self, in: window)
    window.ownLayer.screen.drag = drag
    drag.lift()
    return drag
  }

  /// Adds the items at a point to the drag in progress.
  /// - Parameter point: the position in the window's coordinates.
  /// - Returns: whether there are any.
  @discardableResult final func addItems(at point: CGPoint) -> Bool {
    guard isEnabled, let view, let drag = view.ownLayer.screen.drag, drag.phase == .dragging, let delegate else {
      return false
    }
    let place = view.convert(point, from: nil)
    guard
      let session = delegate.dragInteraction(self, sessionForAddingItems: [drag.session], withTouchAt: place),
      session === drag.session
    else { return false }
    let items = delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: place)
    let new = items.filter { item in !drag.session.items.contains { $0 === item } }
    guard !new.isEmpty else { return false }
    drag.add(new, from: self)
    return true
  }
}
