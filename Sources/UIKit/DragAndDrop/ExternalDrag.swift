import Runtime

/// A drag from outside of the program, such as files from a desktop: items without a source and without previews, which
/// a host carries over a window. Views can copy them only.
@MainActor package final class ExternalDrag: NSObject {
  private let session: DragSession
  private let targets: DropTargets
  private let springLoading: SpringLoading
  private let window: UIWindow
  private var isOver = false

  /// Begins a drag.
  /// - Parameter point: The position of the pointer in the window's coordinates.
  package init(_ providers: [NSItemProvider], at point: CGPoint, in window: UIWindow) {
    session = DragSession(at: point, in: window)
    session.items = providers.map { UIDragItem(itemProvider: $0) }
    session.allowsMoveOperation = false
    targets = DropTargets(session, isLocal: false)
    springLoading = SpringLoading(session)
    self.window = window
    super.init()
    window.ownLayer.screen.externalDrag?.cancel()
    window.ownLayer.screen.externalDrag = self
    update()
  }

  /// Whether a drop would copy the items.
  package var isAccepted: Bool { !isOver && targets.operation == .copy }

  /// Moves the pointer.
  package func move(to point: CGPoint) {
    guard !isOver else { return }
    session.point = point
    update()
  }

  /// Asks the views below the pointer again, which may have moved.
  func update() {
    targets.update(at: session.point, in: window)
    springLoading.update(at: session.point, in: window)
  }

  /// Drops the items, if the view below accepts them.
  /// - Returns: Whether it does.
  package func drop() -> Bool {
    guard !isOver else { return false }
    update()
    guard isAccepted, let target = targets.current else {
      cancel()
      return false
    }
    letGo()
    target.delegate?.dropInteraction(target, performDrop: targets.session)
    // Nothing flies: the items are in their places at once.
    for landing in targets.session.landings {
      landing.animator.animate()
      landing.animator.complete(at: .end)
    }
    target.delegate?.dropInteraction(target, concludeDrop: targets.session)
    targets.end()
    return true
  }

  /// Ends the drag without a drop.
  package func cancel() {
    guard !isOver else { return }
    letGo()
    targets.leave()
    targets.end()
  }

  private func letGo() {
    isOver = true
    springLoading.end()
    let screen = window.ownLayer.screen
    if screen.externalDrag === self { screen.externalDrag = nil }
  }
}
