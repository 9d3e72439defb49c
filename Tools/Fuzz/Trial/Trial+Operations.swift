import Stage
import UIKit

// What each operation does.

extension Trial {
  func perform(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    let isBatch = operation.kind == .batch || operation.kind == .mistake
    wasInterrupted = false
    if finger != nil { drag.noteRooms([view] + view.rowViews) }
    if isLayoutDue, !isBatch {
      layOut()
      layOutWhatWaits()
    }
    let wasLayoutDue = isLayoutDue  // a batch begins with it
    isLayoutDue = false
    movesStarts = false
    batches = 0
    showsAtOnce = false
    if host.movement != nil { lastMovement = stage.time }
    if operation.kind != .wait, operation.kind != .settle {
      motions.forgetWays()
      host.scrolling.thrown = nil
      aim = nil
      if ![.move, .up].contains(operation.kind) { host.dragOrigin = nil }
      if ![.move, .up].contains(operation.kind) { flick = nil }
    }
    if finger != nil, operation.kind == .wait { flick?.isLetGo = false }
    let continuity = isReloadDue ? nil : continuity(of: operation)
    let glimpse = continuity == nil ? nil : Glimpse(of: view, at: stage.time)
    let (offset, layout) = (view.contentOffset, view.collectionViewLayout)
    let (kept, before) = (wasLayoutDue ? nil : keptPlace(operation), shown)
    let former = glimpse == nil || !mayMoveItems(operation) ? [:] : itemFrames
    let cells = glimpse == nil || !mayMoveItems(operation) ? nil : keptCells(operation)
    switch operation.kind {
    case .batch:
      performBatch(
        BatchStyle.allCases[numbers[0].reduced(to: BatchStyle.allCases.count)], operation.edits)
    case .mistake: performMistake(numbers[0].reduced(to: 8), section: numbers[1], item: numbers[2])
    case .reload: reload(seed: numbers[0], isLayoutDue: numbers[1] == 1)
    case .exchange: try exchangeLayout(numbers[0], mode: numbers[1].reduced(to: 5))
    case .adjust: adjust(numbers[0], mode: numbers[1])
    case .invalidate: invalidate(numbers)
    case .offset: moveOffset(numbers)
    case .scrollToItem: try scrollToItem(numbers)
    case .down, .move, .up, .cancel, .tap: try touch(operation)
    case .wheel:
      wheelEnd = stage.time + 0.2
      stage.scrollWheel(at: middle, by: CGVector(dx: CGFloat(numbers[0]), dy: CGFloat(numbers[1])))
    case .resize: resize(numbers)
    case .inset:
      let isMoving = finger != nil || view.isDragging || view.isDecelerating || stage.time < scrollEnd
      insetsBefore = isMoving ? nil : view.adjustedContentInset
      view.contentInset = UIEdgeInsets(
        top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
        right: CGFloat(numbers[3]))
      // Only a flow layout is invalidated by that.
      if specimen is ExpandableListSpecimen { specimen.layout.invalidateLayout() }
    case .select, .deselect: select(operation)
    case .lift, .carry, .drop, .putBack: moveByHand(operation)
    case .interject: Interjections.current.add(Interjection(numbers))
    case .multiple:
      view.allowsMultipleSelection = numbers[0] == 1
      host.isMultiple = numbers[0] == 1
    case .background: view.backgroundView = numbers[0] == 1 ? UIView() : nil
    case .manner:
      view.isPagingEnabled = numbers[0] == 1
      if finger == nil { view.isDirectionalLockEnabled = numbers[0] == 2 }  // decided when a drag begins
      host.aims = numbers[0] == 3
    case .wait: for _ in 0..<numbers[0].reduced(to: 60) { try frame(after: 1.0 / 60) }
    case .settle: try settle()
    case .open, .leave, .press, .hold, .drag, .swipe, .pinch, .key, .turn, .choose, .gesture: break  // of demos
    case .refresh, .grow, .trait, .keyboard, .animator, .toggle, .slide, .editing, .handle, .turnTo, .device: break
    }
    // What a callback does may have laid out: nothing is due then.
    if isLayoutDue, !wasInterrupted { return }
    isLayoutDue = false
    layOut()
    layOutWhatWaits()
    try checkFrame()
    try check(kept, from: offset, layout, before, after: operation)
    try checkInsets(from: offset, after: operation)
    if let glimpse, let continuity { try check(glimpse, continuity, of: operation) }
    if let cells, !wasInterrupted, !movesStarts, let course = continuity?.course, course.duration > 0 {
      // Where the content is put elsewhere, the ways are others.
      let ways = view.contentOffset == offset ? (former, itemFrames) : ([:], [:])
      try cells.cells.check(
        view, host.contents, reconfigured: cells.reconfigured, fades: cells.fades, moves: cells.moves, ways: ways,
        at: stage.time)
    }
    notePrefetching(isScrolling: continuity == .scrolling)
    if let complaint = Ledger.current.complaint { throw Violation(complaint) }
  }

  /// The cells before an animated batch, to see which stay. A snapshot may delete and insert instead of moving, and what
  /// begins another batch in its end, or another layout, mixes the two.
  private func keptCells(
    _ operation: Operation
  ) -> (cells: CellsByItem, reconfigured: Set<Int>, fades: Bool, moves: Bool)? {
    // What still fades after an earlier change may come back on its way.
    let moves = specimen is FlowSpecimen && stage.time >= restTime
    if operation.kind == .adjust {
      guard moves, host.movement == nil, Looks.inForce.contains(.arrivals) else { return nil }
      return (CellsByItem(view, host.contents), [], fades: false, moves: true)
    }
    let style = BatchStyle.allCases[operation.numbers[0].reduced(to: BatchStyle.allCases.count)]
    guard Looks.inForce.contains(.arrivals), source == nil, host.movement == nil, style.course != nil,
      ![.chained, .exchanging].contains(style)
    else { return nil }
    let plan = BatchPlan(operation.edits, contents: host.contents)
    return (CellsByItem(view, host.contents), plan.reconfigured, specimen.keepsInitialAttributes, moves)
  }

  /// Whether items may go elsewhere in an animation: in a batch, and when a parameter of the layout changes.
  private func mayMoveItems(_ operation: Operation) -> Bool {
    operation.kind == .batch || operation.kind == .adjust && operation.numbers[1] == 1
  }

  /// Where a flow layout has items, by identity.
  private var itemFrames: [Int: CGRect] {
    guard specimen is FlowSpecimen else { return [:] }
    var frames: [Int: CGRect] = [:]
    for place in board.places.places where place.key.category == .cell {
      if let item = shown[place.key.path] { frames[item.id] = place.frame }
    }
    return frames
  }

  private func layOut() {
    isReloadDue = false
    stage.window.layoutIfNeeded()
  }

  // MARK: Data and layout

  func reload(seed: Int, isLayoutDue: Bool) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(seed)))
    var contents = host.contents
    contents.replaceAll(&dice)
    motions.forgetAll()
    if source != nil { return showSnapshot(isLayoutDue ? .plain : .alone, contents, reconfigured: []) {} }
    host.contents = contents
    host.selected = []
    host.touches.forget()
    host.prefetching.forgetAll()
    forgetMovement()
    isReloadDue = true
    view.reloadData()
    self.isLayoutDue = isLayoutDue
  }

  private func exchangeLayout(_ number: Int, mode: Int) throws(Violation) {
    if mode > 2, host.movement != nil { return }
    let old = specimen
    useNewSpecimen(number)
    // Where such a layout has what goes and comes stay, there may be nothing to animate.
    movesStarts = !old.keepsInitialAttributes || !specimen.keepsInitialAttributes
    noteAnimation()
    switch mode {
    case 0: view.collectionViewLayout = specimen.layout
    case 1: changeLayout()
    case 2: UIView.animate(withDuration: 0.6) { [self] in changeLayout() }
    default:
      let end = completions.begin(runsLater: false)
      isInTransition = true
      motions.forgetAll()
      host.prefetching.doubt()
      drag.wasElsewhere = true
      defer {
        isInTransition = false
        host.scrolling.thrown = nil
      }
      let transition = view.startInteractiveTransition(to: specimen.layout) { [self] _, _ in completions.complete(end) }
      for step in 1...4 {
        transition.transitionProgress = CGFloat(step) / 5
        stage.frame(at: stage.time + 1.0 / 60)
        try checkContents()
      }
      noteAnimation()
      if mode == 3 {
        view.finishInteractiveTransition()
      } else {
        specimen = old
        adjustments += 1
        useSizes()
        view.cancelInteractiveTransition()
      }
    }
  }

  /// Another layout of the family is the one from now on.
  func useNewSpecimen(_ number: Int) {
    var dice = Dice(seed: UInt64(bitPattern: Int64(number)))
    specimen = family.makeSpecimen(dice: &dice, variesSizes: host is SizingHost)
    adjustments += 1
    useSizes()
  }

  func changeLayout() {
    let number = completions.begin(runsLater: false)
    view.setCollectionViewLayout(specimen.layout, animated: true) { [self] _ in
      completions.complete(number)
      Interjections.current.reached(.completion)
    }
  }

  /// An operation animates now.
  func noteAnimation() { restTime = stage.time + Trial.longestAnimation }

  private func adjust(_ number: Int, mode: Int) {
    adjustments += 1
    noteAnimation()
    switch mode {
    case 1:
      UIView.animate(withDuration: 0.4) { [self] in
        specimen.adjust(number)
        view.layoutIfNeeded()
      }
    case 2:
      specimen.adjust(number)
      forgetMovement()
      movesStarts = movesStarts || !specimen.keepsInitialAttributes
      let end = completions.begin(runsLater: true)
      view.performBatchUpdates(nil) { [self] _ in completions.complete(end) }
      completions.callReturned(end)
    case 3:
      specimen.adjust(number)
      isLayoutDue = true
    default: specimen.adjust(number)
    }
  }

  private func invalidate(_ numbers: [Int]) {
    guard let path = host.contents.path(numbers[0], numbers[1]) else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    view.collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: Scrolling

  /// The offsets at which no room beyond the content is seen.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let insets = view.adjustedContentInset
    let size = view.contentSize
    return (
      -insets.left...max(-insets.left, size.width + insets.right - view.bounds.width),
      -insets.top...max(-insets.top, size.height + insets.bottom - view.bounds.height)
    )
  }

  private func moveOffset(_ numbers: [Int]) {
    let range = offsetRange
    // A callback of this call may change the data, and leave the aim out of range: the program aims again.
    defer { if offsetRange != range { moveOffset(numbers) } }
    func place(_ range: ClosedRange<CGFloat>, _ number: Int) -> CGFloat {
      range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(number.reduced(to: 1001))
        / 1000
    }
    let offset = CGPoint(x: place(range.x, numbers[0]), y: place(range.y, numbers[1]))
    noteAnimation()
    switch numbers[2] {
    case 1:
      noteScrolling()
      view.setContentOffset(offset, animated: true)
    case 2:
      UIView.animate(withDuration: 0.5) { [self] in
        view.contentOffset = offset
        view.layoutIfNeeded()
      }
    default: view.contentOffset = offset
    }
  }

  private func scrollToItem(_ numbers: [Int]) throws(Violation) {
    guard let path = host.contents.path(numbers[0], numbers[1]) else { return }
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    if numbers[3] == 1 { noteScrolling() }
    let aim = ScrollAim(item: host.contents[path]!.id, position: positions[numbers[2].reduced(to: 6)])
    view.scrollToItem(at: path, at: aim.position, animated: numbers[3] == 1)
    guard hasPlainPlaces, host.movement == nil, !wasInterrupted else { return }
    if numbers[3] == 1 {
      self.aim = finger == nil && stage.time >= wheelEnd ? aim : nil  // a wheel ends at a page
    } else {
      try check(aim)
    }
  }

  /// Whether items are where the naive account has them, whatever is visible.
  private var hasPlainPlaces: Bool {
    !(specimen is CompositionalSpecimen) && !(specimen is ScrolledSpecimen)
      && !((specimen as? RuleSpecimen)?.rule is CarouselRule)
  }

  func check(_ aim: ScrollAim) throws(Violation) {
    guard Looks.inForce.contains(.offset), let path = host.contents.path(of: aim.item),
      let frame = board.index[.init(.cell, "", path)].map({ board.places.places[$0].frame })
    else { return }
    try aim.check(frame, in: view)
  }

  /// The program scrolls in an animation; where sizes change meanwhile, it takes longer than by itself.
  func noteScrolling() { scrollEnd = stage.time + 3 }

  // MARK: Touches

  private var middle: CGPoint { CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY) }

  private func touch(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    let size = stage.window.bounds.size
    switch operation.kind {
    case .down:
      guard finger == nil else { return }
      let point = CGPoint(
        x: size.width * CGFloat(numbers[0]) / 100, y: size.height * CGFloat(numbers[1]) / 100)
      finger = point
      drag = DragCourse(start: stage.time)
      _ = drag.viewsWithSameRoom([view] + view.rowViews)
      stage.touchDown(at: point)
      isTracked = view.isTracking && view.rowViews.isEmpty
    case .move:
      for _ in 0..<numbers[2].reduced(to: 30) {
        guard let point = finger else { return }
        let next = CGPoint(x: point.x + CGFloat(numbers[0]), y: point.y + CGFloat(numbers[1]))
        finger = next
        let way = CGVector(dx: next.x - point.x, dy: next.y - point.y)
        let drags = drag.viewsWithSameRoom([view] + view.rowViews).compactMap { Drag($0) }
        let (wasDragging, offset) = (view.isDragging, view.contentOffset)
        let rows = flick == nil ? rowOffsets : [:]
        stage.touchMove(to: next)
        noteFlick(way, from: rows)
        if wasInterrupted { host.prefetching.doubt() }
        if Looks.inForce.contains(.scrolling), !wasInterrupted, stage.time >= wheelEnd {
          let same = drag.viewsWithSameRoom([view] + view.rowViews)  // what waited for a layout may have changed it
          for drag in drags where same.contains(drag.view) { try drag.check(way, mayRest: stage.time < scrollEnd) }
          try drag.check(view, way, wasDragging: wasDragging, from: offset, at: stage.time)
        }
        try frame(after: 1.0 / 60)
      }
    case .tap:
      guard finger == nil else { return }
      stage.tap(
        at: CGPoint(
          x: size.width * CGFloat(numbers[0]) / 100, y: size.height * CGFloat(numbers[1]) / 100))
    default:
      guard finger != nil else { return }
      finger = nil
      if operation.kind != .up { flick = nil }
      if operation.kind == .up { stage.touchUp() } else { stage.touchCancel() }
    }
  }

  /// The finger may drag a row: it flicks it if it leaves it while it is fast.
  /// - Parameter offsets: where the rows were before the finger moved, by section.
  private func noteFlick(_ way: CGVector, from offsets: [Int: CGFloat]) {
    guard let specimen = specimen as? CompositionalSpecimen,
      let section = view.rowsOnScreen.first(where: { $0.scrollView.isDragging })?.section, let now = rowOffsets[section]
    else { return flick = nil }
    if flick?.section != section {
      flick = offsets[section].map { Flick(section: section, start: $0, end: now) }
    }
    flick?.end = now
    flick?.isLetGo = abs(specimen.isVertical ? way.dx : way.dy) >= 8
  }

  /// How far rows are scrolled, by section.
  private var rowOffsets: [Int: CGFloat] {
    guard let specimen = specimen as? CompositionalSpecimen else { return [:] }
    let rows = view.rowsOnScreen.map {
      ($0.section, specimen.isVertical ? $0.scrollView.contentOffset.x : $0.scrollView.contentOffset.y)
    }
    return Dictionary(rows, uniquingKeysWith: { $1 })
  }

  // MARK: The rest

  private func resize(_ numbers: [Int]) {
    let size = CGSize(width: CGFloat(max(numbers[0], 20)), height: CGFloat(max(numbers[1], 20)))
    noteAnimation()
    switch numbers[2] {
    case 1:
      UIView.animate(withDuration: 0.4) { [self] in
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
      }
    case 2:
      stage.resize(to: size)
      view.frame = controller.view.bounds
    case 3:
      view.frame.size = CGSize(width: size.height, height: size.width)
      view.frame.size = size
    case 4:
      doubtItemsWithViews()
      let old = view.frame
      view.frame.size = size
      view.layoutIfNeeded()
      view.frame = old
    default: view.frame = CGRect(origin: .zero, size: size)
    }
  }

  private func select(_ operation: Operation) {
    let numbers = operation.numbers
    guard let path = host.contents.path(numbers[0], numbers[1]), let item = host.contents[path]
    else { return }
    if operation.kind == .deselect {
      view.deselectItem(at: path, animated: numbers[2] == 1)
      host.selected.remove(item.id)
    } else {
      select(path, animated: numbers[2] == 1)
    }
  }

  func select(_ path: IndexPath, animated: Bool) {
    view.selectItem(at: path, animated: animated, scrollPosition: [])
    if !view.allowsMultipleSelection { host.selected = [] }
    if let item = host.contents[path] { host.selected.insert(item.id) }
  }
}
