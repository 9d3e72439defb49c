import Runtime

/// A controller that lets the rows of a list be swiped to reveal their actions. Only one row can be open: a touch on
/// another one, or scrolling, closes it.
@MainActor final class SwipeController: NSObject, UIGestureRecognizerDelegate {
  @Weak private var collectionView: UICollectionView?
  /// The collection view, which owns the controller. It is not accessed after its deallocation.
  private var list: UICollectionView { collectionView! }
  private let pan = SwipePanGestureRecognizer()
  /// The row that is open or moving, and its motion.
  private var row: UICollectionViewCell?
  private var motion: (AxisMotion, start: TimeInterval)?
  private var link: CADisplayLink?
  /// The offset at the beginning of the drag.
  private var start: CGFloat = 0
  /// The touch that has closed a row and has no other effect.
  @Weak private var closingTouch: UITouch?

  init(_ list: UICollectionView) {
    collectionView = list
    super.init()
    pan.controller = self
    pan.delegate = self
    pan.addHandler(weakly(self) { $0.panDidChange() })
    list.addGestureRecognizer(pan)
  }

  // MARK: Rows

  /// Returns the current configuration of the list that a row is in. It is asked from the layout, which may be one
  /// between two layouts: the row's own attributes are not replaced when only the closures of a configuration change.
  private func configuration(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    list.layoutInUse.layoutAttributesForItem(at: list.movement.shownPath(path))?.list?.configuration
  }

  /// Returns the actions at one end of a row, or nil for none.
  func actions(_ cell: UICollectionViewCell, trailing: Bool) -> UISwipeActionsConfiguration? {
    guard let path = list.indexPath(for: cell), let configuration = configuration(path) else { return nil }
    let provider =
      trailing
      ? configuration.trailingSwipeActionsConfigurationProvider : configuration.leadingSwipeActionsConfigurationProvider
    guard let actions = provider?(path), !actions.actions.isEmpty else { return nil }
    return actions
  }

  private func cell(of view: UIView?) -> UICollectionViewCell? {
    var ancestor = view
    while let current = ancestor, current !== list {
      if let cell = current as? UICollectionViewCell, list.indexPath(for: cell) != nil { return cell }
      ancestor = current.superview
    }
    return nil
  }

  /// Returns the direction in which a row moves for a view: 1 to the left, -1 to the right.
  private func sign(_ cell: UICollectionViewCell, _ swipe: SwipeView) -> CGFloat {
    swipe.isTrailing != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
  }

  // MARK: Gestures

  func touchDown(_ touch: UITouch) {
    guard let row, let swipe = row.swipe else { return }
    if touch.view?.isDescendant(of: swipe) ?? false, isNearlyOpen(row) { return }
    if touch.view?.isDescendant(of: row) ?? false, motion != nil {
      pan.hysteresis = 0  // a touch stops the row
      return
    }
    closingTouch = touch
    close()
  }

  /// Returns whether the actions are at rest, or almost so, and can be tapped.
  private func isNearlyOpen(_ row: UICollectionViewCell) -> Bool {
    guard let end = motion?.0.end else { return true }
    return end != 0 && abs(row.bounds.minX - end) < 10
  }

  func isForSwipe(_ touch: UITouch) -> Bool { closingTouch === touch }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let movement = pan.movement
    if movement == .zero { return row != nil }
    guard abs(movement.dx) > abs(movement.dy), !list.isEditing, !list.hasUncommittedUpdates,
      let cell = cell(of: pan.gestureTouches.first?.view)
    else { return false }
    if cell === row, cell.swipe != nil { return true }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return begin(cell, trailing: (movement.dx < 0) != isMirrored)
  }

  /// Adds the actions of one end beside a row at rest.
  private func begin(_ cell: UICollectionViewCell, trailing: Bool) -> Bool {
    guard let actions = actions(cell, trailing: trailing) else { return false }
    if row !== cell { endAtOnce() }
    let weakCell = Weak(cell)
    let swipe = SwipeView(
      actions, isTrailing: trailing,
      onTextSizeChange: weakly(self) { controller in
        if let cell = weakCell.value { controller.textSizeDidChange(cell) }
      },
      perform: weakly(self) { controller, index in
        if let cell = weakCell.value { controller.perform(index, in: cell) }
      })
    row = cell
    cell.beginSwipe(swipe)
    return true
  }

  private func panDidChange() {
    guard let row, let swipe = row.swipe else { return }
    let sign = sign(row, swipe)
    let geometry = swipe.geometry(rowWidth: row.bounds.width)
    switch pan.state {
    case .began:
      stop()
      start = geometry.finger(offset: row.bounds.minX * sign)
      follow(row, swipe, geometry, sign)
    case .changed: follow(row, swipe, geometry, sign)
    case .ended, .cancelled:
      let velocity = pan.state == .ended ? -pan.velocity(in: nil).x * sign : 0
      let offset = row.bounds.minX * sign
      if pan.state == .ended, swipe.isFull, velocity > -300 {
        go(row, to: row.bounds.width * sign, velocity: velocity * sign)
        perform(0, in: row)
      } else {
        swipe.setFull(false, in: row)
        go(row, to: geometry.rest(offset, velocity: velocity) * sign, velocity: velocity * sign)
      }
    default: break
    }
  }

  // MARK: Moving

  private func follow(_ row: UICollectionViewCell, _ swipe: SwipeView, _ geometry: SwipeGeometry, _ sign: CGFloat) {
    let offset = geometry.offset(finger: start - pan.translation(in: nil).x * sign)
    swipe.setFull(geometry.isFull(offset), in: row)
    move(row, to: offset * sign)
  }

  private func move(_ cell: UICollectionViewCell, to offset: CGFloat) {
    cell.bounds.origin.x = offset
    cell.swipe?.layOut(in: cell)
  }

  /// Moves the row to an offset on a spring, from its current position.
  private func go(_ cell: UICollectionViewCell, to offset: CGFloat, velocity: CGFloat) {
    motion = (.spring(from: cell.bounds.minX, to: offset, velocity: velocity), cell.ownLayer.currentMediaTime)
    guard link == nil else { return }
    link = CADisplayLink(for: self) { controller, _ in controller.step() }
    link?.start()
  }

  private func step() {
    guard let row, row.swipe != nil, let (motion, start) = motion else { return stop() }
    let time = row.ownLayer.currentMediaTime - start
    let isOver = time >= motion.duration
    move(row, to: isOver ? motion.end : motion.position(at: time))
    guard isOver else { return }
    stop()
    if motion.end == 0 { endAtOnce() }
  }

  private func stop() {
    link?.invalidate()
    link = nil
    motion = nil
  }

  // MARK: Opening and closing

  /// Reveals the trailing actions of a row.
  func reveal(_ cell: UICollectionViewCell) {
    if row === cell, cell.swipe != nil { return }
    guard begin(cell, trailing: true), let swipe = cell.swipe else { return }
    let geometry = swipe.geometry(rowWidth: cell.bounds.width)
    go(cell, to: geometry.open * sign(cell, swipe), velocity: 0)
  }

  /// Closes the open row.
  func close() {
    guard let row, let swipe = row.swipe else { return }
    swipe.setFull(false, in: row)
    go(row, to: 0, velocity: 0)
  }

  /// Resizes the actions of an open row after a change of the text size.
  private func textSizeDidChange(_ cell: UICollectionViewCell) {
    guard cell === row, let swipe = cell.swipe else { return }
    let isHeld = pan.state == .began || pan.state == .changed
    guard !isHeld, motion?.0.end != 0 else { return swipe.layOut(in: cell) }
    stop()
    move(cell, to: swipe.geometry(rowWidth: cell.bounds.width).open * sign(cell, swipe))
  }

  func contentDidScroll() {
    guard row != nil, pan.state != .began, pan.state != .changed else { return }
    if motion?.0.end != 0 { close() }
  }

  private func endAtOnce() {
    stop()
    let former = row
    row = nil
    former?.endSwipe()
  }

  /// Called when the row is reused or removed.
  func forget(_ cell: UICollectionViewCell) {
    guard row === cell else { return }
    stop()
    row = nil
    pan.cancelIfActive()
  }

  // MARK: Performing

  private func perform(_ index: Int, in cell: UICollectionViewCell) {
    guard let swipe = cell.swipe, swipe.configuration.actions.indices.contains(index) else { return }
    let action = swipe.configuration.actions[index]
    let weakCell = Weak(cell)
    let weakSwipe = Weak(swipe)
    action.handler(
      action, swipe.button(index),
      weakly(self) { controller, _ in
        guard let cell = weakCell.value, let swipe = weakSwipe.value, cell.swipe === swipe, !cell.isDisappearing else {
          return
        }
        controller.close()
      })
  }
}

/// A recogniser that passes touches to its controller before they are recognised.
@MainActor private final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  @Weak var controller: SwipeController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { controller?.touchDown(touch) }
    super.touchesBegan(touches, with: event)
  }
}
