import Runtime

/// An interaction that opens a menu with a preview when its view is long-pressed or clicked with the secondary button.
@preconcurrency @MainActor public final class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate; not retained.
  @Weak public private(set) var delegate: (any UIContextMenuInteractionDelegate)?
  @Weak public private(set) var view: UIView?
  private lazy var recognizer = ContextMenuRecognizer(self)
  /// The position and configuration of a menu that is about to open.
  private var found: (location: CGPoint, configuration: UIContextMenuConfiguration)?
  @Weak private var shown: ContextMenuView?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Ends the interaction with its previous view.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(recognizer)
  }

  /// Begins the interaction with a view.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the position at which the open menu was requested, in a view's coordinates.
  public func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let found else { return .zero }
    return own.convert(found.location, to: view)
  }

  /// Closes the menu if it is open.
  public func dismissMenu() { shown?.close() }

  /// Requests a menu from the delegate.
  func find(at location: CGPoint) -> Bool {
    guard shown == nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location)
    else { return false }
    found = (location, configuration)
    return true
  }

  /// Opens the menu that was found.
  func openFound() {
    guard let configuration = found?.configuration else { return }
    open(configuration)
  }

  /// Not inlined, so that a page without configurations of menus needs no menus.
  @inline(never) private func open(_ configuration: UIContextMenuConfiguration) {
    guard let delegate, let view, view.window != nil else { return }
    let target =
      delegate.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
    let menu = ContextMenuView(configuration, target)
    shown = menu
    menu.onOpen = {
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    menu.onCommit = {
      delegate.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
    menu.onEnd = { delegate.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
    menu.open()
  }
}
