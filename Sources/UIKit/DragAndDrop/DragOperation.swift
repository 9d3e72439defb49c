import QuartzCore
import Runtime

/// A drag, from the lift until everything has landed.
///
/// The finger lifts the previews, gathers them in a stack when it moves, and carries the stack over the views that may
/// accept it (`DropTargets`). At the end each preview flies to its place (`DragLanding`), and the sources and targets
/// are notified. The screen has at most one drag that a finger holds; those that land need nobody.
@MainActor final class DragOperation: NSObject {
  enum Phase { case lifting, dragging, landing, over }

  /// An item with its source and its preview.
  private struct Entry {
    let item: UIDragItem
    let interaction: UIDragInteraction
    /// The preview; nil for an item without one.
    var preview: DragPreviewView?
    /// The preview as it was lifted, with the place it came from.
    var origin: UITargetedDragPreview?
  }

  /// The distance in points after which a lifted item is dragged.
  private static let slop: CGFloat = 10
  /// The offset of each preview in the stack from the one above it, in points.
  private static let stackStep: CGFloat = 4
  /// The number of previews in the stack that are visible below the first.
  private static let stackDepth = 3

  let session: DragSession
  let source: UIDragInteraction
  private(set) var phase = Phase.lifting
  /// Whether the finger has moved, so that the sources know of the session.
  private var hasBegun = false
  private let window: UIWindow
  private let overlay: DragOverlay
  private let targets: DropTargets
  private let springLoading: SpringLoading
  private let liftAnimator = DragAnimator()
  private var entries: [Entry] = []
  /// The position of the finger at the lift.
  private let start: CGPoint
  /// The centre of the stack relative to the finger.
  private var grab = CGVector.zero
  private var landings: [DragLanding] = []
  private var link: CADisplayLink?

  init(_ session: DragSession, from source: UIDragInteraction, in window: UIWindow) {
    self.session = session
    self.source = source
    self.window = window
    start = session.point
    overlay = DragOverlay(in: window)
    targets = DropTargets(session)
    springLoading = SpringLoading(session)
  }

  /// The view of the interaction below the finger; nil for none.
  var target: UIDropInteraction? { targets.current }

  /// The size of the first preview, in points; zero without one.
  var sizeOfFirstPreview: CGSize { entries.first?.item.previewSize ?? .zero }

  // MARK: Lifting

  /// Lifts the items where they are.
  func lift() {
    entries = session.items.map { makeEntry($0, source) }
    if let first = entries.first?.preview {
      grab = CGVector(dx: first.center.x - start.x, dy: first.center.y - start.y)
    }
    source.delegate?.dragInteraction(source, willAnimateLiftWith: liftAnimator, session: session)
    source.didLift?()
    UIView.animate(
      springDuration: DragLanding.duration,
      animations: {
        for entry in entries { raise(entry.preview) }
        liftAnimator.animate()
      },
      completion: { _ in if self.hasBegun || self.phase == .lifting { self.liftAnimator.complete(at: .end) } })
  }

  private func makeEntry(_ item: UIDragItem, _ interaction: UIDragInteraction) -> Entry {
    let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
    var entry = Entry(item: item, interaction: interaction, origin: preview)
    if let preview {
      UIView.performWithoutAnimation {
        let view = DragPreviewView(preview, in: window)
        overlay.insert(view)
        entry.preview = view
        item.previewSize = preview.size
      }
    }
    return entry
  }

  private func raise(_ preview: DragPreviewView?) {
    guard let preview else { return }
    preview.isLifted = true
    guard !overlay.ownLayer.screen.isReduceMotionEnabled else { return }
    preview.transform = preview.transform.scaledBy(x: DragPreviewView.liftedScale, y: DragPreviewView.liftedScale)
  }

  // MARK: Dragging

  /// Moves the items with the finger.
  /// - Parameter point: the position in the window's coordinates.
  func move(to point: CGPoint) {
    let step = CGVector(dx: point.x - session.point.x, dy: point.y - session.point.y)
    session.point = point
    switch phase {
    case .lifting:
      if TapCounter.distance(point, start) > DragOperation.slop { begin() }
    case .dragging:
      UIView.performWithoutAnimation {
        for entry in entries {
          guard let preview = entry.preview else { continue }
          preview.center = CGPoint(x: preview.center.x + step.dx, y: preview.center.y + step.dy)
        }
      }
      showCount()
      source.delegate?.dragInteraction(source, sessionDidMove: session)
      update()
    case .landing, .over: break
    }
  }

  /// Starts the session: the lifted items gather below the finger.
  func begin() {
    guard phase == .lifting else { return }
    phase = .dragging
    hasBegun = true
    closeContextMenus()
    source.delegate?.dragInteraction(source, sessionWillBegin: session)
    for index in entries.indices { usePreview(of: index) }
    gather()
    update()
  }

  /// Closes the menus that the press has opened.
  private func closeContextMenus() {
    var view = source.view
    while let current = view {
      for interaction in current.interactions { (interaction as? UIContextMenuInteraction)?.dismissMenu() }
      view = current.superview
    }
  }

  /// Adds items to the drag.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    guard phase == .dragging else { return }
    source.delegate?.dragInteraction(source, session: session, willAdd: items, for: interaction)
    session.items += items
    for item in items {
      entries.append(makeEntry(item, interaction))
      usePreview(of: entries.count - 1)
    }
    interaction.didLift?()
    gather(raising: entries.count - items.count)
    update()
  }

  /// Displays the preview that an item provides, now and whenever it provides another.
  private func usePreview(of index: Int) {
    let (item, view) = (entries[index].item, entries[index].preview)
    func show() {
      if let view, let preview = item.previewProvider?() { view.show(preview.view, preview.parameters) }
    }
    show()
    item.previewDidChange = show
  }

  /// Animates the previews to their places in the stack.
  /// - Parameter first: the index of the first preview that has to be raised.
  private func gather(raising first: Int? = nil) {
    UIView.animate(
      springDuration: DragLanding.duration,
      animations: {
        for (index, entry) in entries.enumerated() {
          guard let preview = entry.preview else { continue }
          if let first, index >= first { raise(preview) }
          let offset = CGFloat(min(index, DragOperation.stackDepth)) * DragOperation.stackStep
          preview.center = CGPoint(x: session.point.x + grab.dx + offset, y: session.point.y + grab.dy + offset)
        }
      })
    showCount()
  }

  private func showCount() {
    let size = entries.first?.preview?.frame.size ?? .zero
    overlay.showCount(
      entries.count,
      at: CGPoint(
        x: session.point.x + grab.dx + size.width / 2, y: session.point.y + grab.dy - size.height / 2))
  }

  /// Asks the views below the finger again, which may have moved.
  func update() {
    guard phase == .dragging else { return }
    targets.update(at: session.point, in: window)
    springLoading.update(at: session.point, in: window)
  }

  // MARK: The end

  /// Drops the items, if the view below accepts them; otherwise they return.
  func end() {
    guard phase == .dragging else { return cancel() }
    update()
    guard phase == .dragging else { return }
    let operation = targets.operation
    guard let target = targets.current, operation == .copy || operation == .move else { return cancel() }
    letGo()
    tellSources { $0.delegate?.dragInteraction($0, session: session, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: targets.session)
    for entry in entries { landDropped(entry, on: target) }
    tellSources { $0.delegate?.dragInteraction($0, sessionDidTransferItems: session) }
    land {
      target.delegate?.dropInteraction(target, concludeDrop: self.targets.session)
      self.finish(operation)
    }
  }

  /// Returns the items to where they came from.
  func cancel() {
    guard phase == .lifting || phase == .dragging else { return }
    letGo()
    targets.leave()
    if hasBegun { tellSources { $0.delegate?.dragInteraction($0, session: session, willEndWith: .cancel) } }
    for entry in entries { returnCancelled(entry) }
    land {
      if self.hasBegun { return self.finish(.cancel) }
      self.phase = .over
      // The lift's own animation may have ended long before.
      self.liftAnimator.complete(at: .start)
      self.source.didUndoLift?(self.session)
    }
  }

  /// Lets the items go: another drag may begin while they land.
  private func letGo() {
    phase = .landing
    springLoading.end()
    overlay.showCount(0, at: .zero)
    for entry in entries { entry.item.previewDidChange = nil }
    let screen = window.ownLayer.screen
    if screen.drag === self { screen.drag = nil }
  }

  private func finish(_ operation: UIDropOperation) {
    phase = .over
    targets.end()
    tellSources { $0.delegate?.dragInteraction($0, session: session, didEndWith: operation) }
  }

  /// Calls a closure with each interaction that items are from.
  private func tellSources(_ tell: (UIDragInteraction) -> Void) {
    var told: [UIDragInteraction] = [source]
    for entry in entries where !told.contains(where: { $0 === entry.interaction }) { told.append(entry.interaction) }
    for interaction in told { tell(interaction) }
  }

  // MARK: Landing

  private func landDropped(_ entry: Entry, on target: UIDropInteraction) {
    let landing = targets.session.landings.first { $0.item === entry.item }
    guard let view = entry.preview else {
      // Nothing flies: the item is in its place at once.
      landing?.animator.animate()
      landing?.animator.complete(at: .end)
      return
    }
    if let landing { return addLanding(of: view, landing.animator, landing.place) }
    let here = UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: overlay, center: view.center))
    let preview = target.delegate?.dropInteraction(target, previewForDropping: entry.item, withDefault: here)
    let animator = DragAnimator()
    target.delegate?.dropInteraction(target, item: entry.item, willAnimateDropWith: animator)
    addLanding(of: view, animator, place(of: preview, unless: here))
  }

  private func returnCancelled(_ entry: Entry) {
    guard let view = entry.preview, let origin = entry.origin else { return }
    let (interaction, animator) = (entry.interaction, DragAnimator())
    if hasBegun {
      interaction.delegate?.dragInteraction(interaction, item: entry.item, willAnimateCancelWith: animator)
    }
    if let place = interaction.placeForCancelling?(entry.item) { return addLanding(of: view, animator, place) }
    let preview =
      hasBegun
      ? interaction.delegate?.dragInteraction(interaction, previewForCancelling: entry.item, withDefault: origin)
      : origin
    addLanding(of: view, animator, place(of: preview, unless: nil))
  }

  /// Returns a function for the place of a preview in its container.
  private func place(of preview: UITargetedDragPreview?, unless other: UITargetedDragPreview?) -> DropLanding.Place {
    guard let preview, preview !== other else { return { _ in nil } }
    let window = self.window
    return { view in
      let target = preview.target
      guard target.container.window === window else { return nil }
      return DragPlace(
        center: target.container.convert(target.center, to: window),
        transform: target.transform.concatenating(view.transform(for: preview.size)))
    }
  }

  private func addLanding(
    of view: DragPreviewView, _ animator: DragAnimator, _ place: @escaping DropLanding.Place
  ) {
    let landing = DragLanding(view, animator: animator, place: place) {
      if self.landings.allSatisfy({ $0.isOver }) { self.landed() }
    }
    landings.append(landing)
  }

  private var landed: () -> Void = {}

  /// Starts all flights.
  /// - Parameter completion: called when all have arrived; at once without any.
  private func land(_ completion: @escaping () -> Void) {
    landed = {
      self.landed = {}
      self.landings = []
      self.link?.invalidate()
      self.link = nil
      self.overlay.removeFromSuperview()
      completion()
    }
    guard !landings.isEmpty else { return landed() }
    for landing in landings { landing.begin() }
    link = CADisplayLink(for: self) { (drag: DragOperation, _: CADisplayLink) in
      for landing in drag.landings { landing.follow() }
    }
    link?.start(on: window.ownLayer.screenContext)
  }
}
