import Stage
import UIKit

// What programs do to the collection view of a screen.

extension ScreenTrial {
  func perform(_ operation: Operation) throws(Violation) {
    if !leavesAnchor(operation) { lastAnchor = nil }
    let aim = operation.kind == .scrollToItem ? scrollAim(operation.numbers) : nil
    let anchor = Looks.inForce.contains(.anchors) && keepsPlace(operation) ? screen.flatMap(lookedAt) : nil
    if let screen, !screen.isMoving || mayInterrupt(operation) { change(screen, operation) }
    try touch(operation)
    try go(operation)
    switch operation.kind {
    case .trait: changeTraits(operation.numbers)
    case .resize:
      let size = CGSize(width: max(operation.numbers[0], 240), height: max(operation.numbers[1], 200))
      stage.resize(to: size, duration: operation.numbers[2] == 1 ? 0.3 : 0)
    case .wait: try wait(frames: operation.numbers[0].reduced(to: 60))
    case .settle: try settle()
    default: break
    }
    try doFrame()
    if let aim {
      try settle()
      try check(aim)
    }
    guard let anchor else { return }
    try settle()
    try anchor.check()
    if leavesAnchor(operation), let offset = anchor.offset { lastAnchor = (anchor, offset) }
  }

  /// What the reader looks at: the first item, or the one that was first before a change of sizes, until something
  /// scrolls or the data change.
  private func lookedAt(_ screen: FuzzScreen) -> ScreenAnchor? {
    if let lastAnchor, lastAnchor.anchor.screen === screen, lastAnchor.offset == lastAnchor.anchor.offset {
      return lastAnchor.anchor
    }
    return ScreenAnchor(screen)
  }

  /// The item that an operation scrolls to while everything rests, and its screen.
  private func scrollAim(_ numbers: [Int]) -> (screen: FuzzScreen, aim: ScrollAim)? {
    guard Looks.inForce.contains(.offset), !needsFrame, fingers.isEmpty, animators.isEmpty, let screen,
      !screen.isReloadDue, !screen.isMoving, screen.viewIfLoaded?.window != nil,
      screen.list.effectiveUserInterfaceLayoutDirection == .leftToRight,
      let item = screen.path(numbers[0], numbers[1]).flatMap({ screen.identity(at: $0) })
    else { return nil }
    return (screen, ScrollAim(item: item, position: ScreenTrial.positions[numbers[2].reduced(to: 6)]))
  }

  private static let positions: [UICollectionView.ScrollPosition] = [
    .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
  ]

  /// The item is where it was to be, whatever was measured on the way.
  private func check(_ aim: (screen: FuzzScreen, aim: ScrollAim)) throws(Violation) {
    guard let path = aim.screen.path(of: aim.aim.item), aim.screen.list.window != nil,
      let frame = aim.screen.list.layoutAttributesForItem(at: path)?.frame
    else { return }
    try aim.aim.check(frame, in: aim.screen.list, tolerance: 0.51)
  }

  /// Whether the item that was first before remains the one that keeps its place.
  private func leavesAnchor(_ operation: Operation) -> Bool {
    switch operation.kind {
    case .resize, .trait, .wait, .settle, .keyboard, .inset: return true
    default: return false
    }
  }

  /// What shows the same data anew, or items in other sizes, while everything rests. Where the direction turns, another
  /// item may be the first.
  private func keepsPlace(_ operation: Operation) -> Bool {
    guard !needsFrame, fingers.isEmpty, animators.isEmpty else { return false }
    switch operation.kind {
    case .refresh, .grow, .resize: return true
    case .trait: return operation.numbers[0].reduced(to: 3) < 2
    default: return false
    }
  }

  /// Whether what an operation does may end a movement by hand.
  private func mayInterrupt(_ operation: Operation) -> Bool {
    [.batch, .reload, .refresh, .editing, .toggle].contains(operation.kind)
  }

  /// The screen that changes are made to.
  var screen: FuzzScreen? {
    let screens = account.living.filter { $0.isViewLoaded }
    guard !screens.isEmpty else { return nil }
    return wanted == 0 ? front ?? screens.last : screens[wanted.reduced(to: screens.count)]
  }

  private func change(_ screen: FuzzScreen, _ operation: Operation) {
    let (list, numbers) = (screen.list, operation.numbers)
    switch operation.kind {
    case .batch:
      screen.change(BatchStyle.allCases[numbers[0].reduced(to: BatchStyle.allCases.count)], operation.edits)
    case .reload: screen.replaceAll()
    case .refresh: screen.refresh(numbers[0].reduced(to: 4), section: numbers[1], item: numbers[2])
    case .grow: screen.grow(numbers[0], numbers[1], how: numbers[2].reduced(to: 3))
    case .exchange: screen.exchangeLayout(numbers[0], animated: numbers[1] == 1)
    case .invalidate:
      guard let path = screen.path(numbers[0], numbers[1]) else { return }
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      list.collectionViewLayout.invalidateLayout(with: context)
    case .offset: moveOffset(list, numbers)
    case .scrollToItem:
      guard !screen.isReloadDue, let path = screen.path(numbers[0], numbers[1]) else { return }
      list.scrollToItem(at: path, at: ScreenTrial.positions[numbers[2].reduced(to: 6)], animated: numbers[3] == 1)
    case .inset:
      list.contentInset = UIEdgeInsets(
        top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), right: CGFloat(numbers[3]))
    case .keyboard: showKeyboard(screen, CGFloat(numbers[0].reduced(to: 400)), mode: numbers[1])
    case .select, .deselect:
      guard !screen.isReloadDue, let path = screen.path(numbers[0], numbers[1]) else { return }
      if operation.kind == .select {
        list.selectItem(at: path, animated: numbers[2] == 1, scrollPosition: [])
      } else {
        list.deselectItem(at: path, animated: numbers[2] == 1)
      }
    case .animator: animate(screen, numbers[0].reduced(to: 12), numbers[1])
    case .toggle: (screen as? OutlineScreen)?.toggle(numbers[0], numbers[1], animated: numbers[2] > 0)
    case .editing:
      screen.setEditing(numbers[0] == 1, animated: true)
      list.isEditing = numbers[0] == 1
    default: break
    }
  }

  /// In thousandths of the range.
  func moveOffset(_ list: UICollectionView, _ numbers: [Int]) {
    let (insets, size) = (list.adjustedContentInset, list.contentSize)
    func place(_ start: CGFloat, _ end: CGFloat, _ number: Int) -> CGFloat {
      -start + max(0, end + start) * CGFloat(number.reduced(to: 1001)) / 1000
    }
    let offset = CGPoint(
      x: place(insets.left, size.width + insets.right - list.bounds.width, numbers[0]),
      y: place(insets.top, size.height + insets.bottom - list.bounds.height, numbers[1]))
    switch numbers[2] {
    case 1: list.setContentOffset(offset, animated: true)
    case 2:
      UIView.animate(withDuration: 0.5) {
        list.contentOffset = offset
        list.layoutIfNeeded()
      }
    default: list.contentOffset = offset
    }
  }

  /// What programs do when a keyboard comes or goes: room below, in its animation.
  private func showKeyboard(_ screen: FuzzScreen, _ height: CGFloat, mode: Int) {
    func makeRoom() {
      if mode == 1 {
        screen.additionalSafeAreaInsets.bottom = height
      } else {
        screen.list.contentInset.bottom = height
      }
      screen.view.layoutIfNeeded()
    }
    if mode == 2 { makeRoom() } else { UIView.animate(withDuration: 0.25, animations: makeRoom) }
  }

  /// Text of another size, light and dark, the direction of reading; at once or in an animation.
  private func changeTraits(_ numbers: [Int]) {
    let new: UITraitCollection
    switch numbers[0].reduced(to: 3) {
    case 0:
      let sizes = ScreenTrial.textSizes
      new = UITraitCollection(preferredContentSizeCategory: sizes[numbers[1].reduced(to: sizes.count)])
    case 1: new = UITraitCollection(userInterfaceStyle: numbers[1] % 2 == 0 ? .dark : .light)
    default: new = UITraitCollection(layoutDirection: numbers[1] % 3 == 0 ? .rightToLeft : .leftToRight)
    }
    traits.append(new)
    let (stage, all) = (stage, UITraitCollection(traitsFrom: traits))
    func change() {
      stage.traitCollection = all
      stage.window.layoutIfNeeded()
    }
    if numbers[2] == 1 { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .medium, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
  ]
}
