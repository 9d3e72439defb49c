// What the reader looks at stays: in reloads, in changes of layouts, and when the view gets another size.

import Stage
import Testing
import UIKit

@MainActor @Suite struct ContentAnchorTests {
  // MARK: Reloads

  /// Rows of 60 to 140 points, estimated as 44, scrolled into the middle of 200.
  private func scrolled(_ kind: EstimatedFixture.Kind, _ counts: [Int] = [200]) -> EstimatedFixture {
    let fixture = EstimatedFixture(kind, counts) { 60 + CGFloat($0 % 5) * 20 }
    for _ in 0..<40 { fixture.offset += 150 }
    fixture.stage.advance(by: 0.1)
    return fixture
  }

  private func expectKept(
    _ fixture: EstimatedFixture, _ location: SourceLocation = #_sourceLocation, _ change: (Int) throws -> Void
  ) throws {
    let name = try #require(fixture.firstName, sourceLocation: location)
    let before = try #require(fixture.span(name), sourceLocation: location)
    try change(name)
    fixture.stage.advance(by: 1)
    let after = try #require(fixture.span(name), "It is not seen any more.", sourceLocation: location)
    #expect(abs(after.start - before.start) < 0.01, sourceLocation: location)
  }

  private func path(_ fixture: EstimatedFixture, _ name: Int) throws -> IndexPath {
    for (section, names) in fixture.names.enumerated() {
      if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    throw CancellationError()
  }

  @Test(arguments: EstimatedFixture.Kind.allCases, [0, 1, 2]) func aReloadedRowIsAsLongAsItWas(
    _ kind: EstimatedFixture.Kind, place: Int
  ) throws {
    let fixture = scrolled(kind)
    let offset = fixture.offset
    try expectKept(fixture) { _ in
      let path = try path(fixture, fixture.seenNames[place])
      fixture.update { $0.reloadItems(at: [path]) }
    }
    #expect(fixture.offset == offset)
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func aRowThatComesBeforeTheFirstBeginsWhereThatDid(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    let name = try #require(fixture.firstName)
    let (before, path) = (try #require(fixture.span(name)), try path(fixture, name))
    fixture.names[path.section].insert(1003, at: path.item)
    fixture.update { $0.insertItems(at: [path]) }
    let (new, old) = (try #require(fixture.span(1003)), try #require(fixture.span(name)))
    #expect(abs(new.start - before.start) < 0.01 && abs(new.end - new.start - 120) < 0.01)
    #expect(abs(old.start - new.end) < 0.01)
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func theFirstRowStaysWhereItBeginsWhenItBecomesLonger(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    try expectKept(fixture) { name in
      let old = fixture.length
      fixture.length = { $0 == name ? old($0) + 50 : old($0) }
      let path = try path(fixture, name)
      fixture.update { $0.reloadItems(at: [path]) }
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases, [0, 1])
  func theFirstRowStaysWhereItBeginsWhenItSaysAnotherLength(_ kind: EstimatedFixture.Kind, place: Int) throws {
    let fixture = scrolled(kind)
    try expectKept(fixture) { name in
      let first = try #require(fixture.seenNames.firstIndex(of: name))
      let path = try path(fixture, fixture.seenNames[first + place])
      let cell = try #require(fixture.collectionView.cellForItem(at: path) as? SaidCell)
      cell.length += 50
      cell.invalidateIntrinsicContentSize()
    }
    try expectKept(fixture) { name in
      let old = fixture.length
      fixture.length = { $0 == name ? old($0) - 20 : old($0) }
      let path = try path(fixture, name)
      fixture.update { $0.reconfigureItems(at: [path]) }
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func reloadedDataAreSeenInTheSamePlace(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    try expectKept(fixture) { _ in fixture.collectionView.reloadData() }
    try expectKept(fixture) { _ in
      fixture.names[0].removeLast(20)
      fixture.collectionView.reloadData()
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func reloadedSectionsAreSeenInTheSamePlace(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind, [30, 50, 60])
    try expectKept(fixture) { _ in fixture.update { $0.reloadSections(IndexSet(0..<3)) } }
    try expectKept(fixture) { _ in fixture.update { $0.reloadSections([0]) } }
    try expectKept(fixture) { _ in fixture.update { $0.reloadSections([1]) } }
    try expectKept(fixture) { _ in
      fixture.names[2].append(2999)
      fixture.update { $0.reloadSections([2]) }
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func reloadedRowsThatAreOtherOnesPreferTheirLengths(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    fixture.length = { 40 + CGFloat($0 % 3) * 10 }
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    for name in fixture.seenNames {
      let span = try #require(fixture.span(name))
      #expect(abs(span.end - span.start - fixture.length(name)) < 0.01)
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func insetsLargerThanTheScreenAreNotInTheWay(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    let view = fixture.collectionView!
    view.contentInset =
      kind.isHorizontal
      ? UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 400) : UIEdgeInsets(top: 30, left: 0, bottom: 400, right: 0)
    fixture.stage.advance(by: 0.1)
    fixture.offset += 7  // forgets the item that was kept before
    fixture.stage.advance(by: 0.1)
    func start(_ item: Int) throws -> CGFloat {
      let frame = try #require(view.layoutAttributesForItem(at: [0, item])).frame
      return kind.isHorizontal ? frame.minX - view.contentOffset.x : frame.minY - view.contentOffset.y
    }
    let first = try #require((0..<200).first { try start($0) >= 30 })
    let before = try start(first)
    view.frame.size = CGSize(width: 310, height: 390)
    fixture.stage.advance(by: 1)
    #expect(try abs(start(first) - before) < 0.01)
  }

  // MARK: Rows that say their lengths

  /// Two rows of 100 points, estimated as 44, come on the screen before those that have said their lengths.
  @Test(arguments: EstimatedFixture.Kind.allCases) func rowsThatWereThereStayWhenThoseBeforeThemPreferTheirLengths(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = EstimatedFixture(kind, [200]) { _ in 100 }
    let view = try #require(fixture.collectionView)
    fixture.offset = 2000
    fixture.stage.advance(by: 0.1)
    let first = try #require(fixture.seenNames.first)
    let frame = try #require(view.layoutAttributesForItem(at: [0, first])).frame
    fixture.offset = (kind.isHorizontal ? frame.minX : frame.minY) - 44 - 5
    fixture.stage.advance(by: 0.1)
    #expect(try #require(fixture.span(first)).start == 49)
    #expect(try #require(fixture.span(first - 1)).start == 49 - 100)
  }

  /// At the beginning the first row grows to where the others make room; below it, it grows out of sight.
  @Test(arguments: EstimatedFixture.Kind.allCases, [0, 10] as [CGFloat]) func aRowThatGrowsAboveTheEdgeMovesTheContent(
    _ kind: EstimatedFixture.Kind, offset: CGFloat
  ) throws {
    let fixture = EstimatedFixture(kind, [200]) { _ in 100 }
    fixture.offset = offset
    fixture.stage.advance(by: 0.1)
    fixture.length = { $0 == 0 ? 150 : 100 }
    fixture.update { $0.reconfigureItems(at: [[0, 0]]) }
    #expect(fixture.offset == (offset == 0 ? 0 : 60))
    #expect(try #require(fixture.span(1)).start == (offset == 0 ? 150 : 90))
  }

  /// Ten have said 100 points and ten 200. Of those on the screen, which are of the former, a few are asked again; all
  /// others are taken for as long as these.
  @Test(arguments: [EstimatedFixture.Kind.flow, .horizontalFlow]) func withAnotherEstimateRowsAreAskedAgain(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = EstimatedFixture(kind, [20]) { $0 < 10 ? 100 : 200 }
    let view = try #require(fixture.collectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    func length() -> CGFloat { kind.isHorizontal ? view.contentSize.width : view.contentSize.height }
    for step in 0...13 { fixture.offset = CGFloat(step) * 200 }
    #expect(length() == 3000)
    fixture.offset = 0
    layout.estimatedItemSize = kind.isHorizontal ? CGSize(width: 60, height: 400) : CGSize(width: 320, height: 60)
    fixture.stage.advance(by: 0.1)
    #expect(length() == 2000)
  }

  // MARK: Other layouts

  private static func grid(_ side: CGFloat, horizontal: Bool = false) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    return layout
  }

  private static func open(_ layout: UICollectionViewLayout) -> (FlowFixture, UICollectionView, Stage) {
    let fixture = FlowFixture([500], size: CGSize(width: 320, height: 480))
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    fixture.collectionView.collectionViewLayout = layout
    stage.advance(by: 0.1)
    return (fixture, fixture.collectionView, stage)
  }

  /// The item in the middle of what is seen.
  private static func middle(_ view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.item
  }

  enum Way: CaseIterable { case atOnce, animated, interactive, inABatch }

  private static func change(_ view: UICollectionView, to layout: UICollectionViewLayout, _ way: Way, _ stage: Stage) {
    switch way {
    case .atOnce: view.collectionViewLayout = layout
    case .animated: view.setCollectionViewLayout(layout, animated: true)
    case .interactive:
      let transition = view.startInteractiveTransition(to: layout)
      for step in 1...4 {
        transition.transitionProgress = CGFloat(step) / 5
        stage.advance(by: 1.0 / 60)
      }
      view.finishInteractiveTransition()
    case .inABatch: view.performBatchUpdates { view.collectionViewLayout = layout }
    }
    stage.advance(by: 1)
  }

  @Test(arguments: Way.allCases) func theMiddleOfTheScreenStaysInAnotherLayout(_ way: Way) throws {
    let (fixture, view, stage) = Self.open(Self.grid(80))
    view.contentOffset.y = 1990
    stage.advance(by: 0.1)
    let seen = view.indexPathsForVisibleItems
    let middle = try #require(Self.middle(view))
    Self.change(view, to: Self.grid(60), way, stage)
    let now = view.indexPathsForVisibleItems
    #expect(now.contains([0, middle]))
    #expect(Set(now).isSuperset(of: seen))
    Self.change(view, to: Self.grid(80), way, stage)
    #expect(Set(view.indexPathsForVisibleItems).intersection(seen).count >= seen.count - 4)
    Self.change(view, to: Self.grid(80, horizontal: true), way, stage)
    #expect(view.indexPathsForVisibleItems.contains([0, middle]))
    withExtendedLifetime(fixture) {}
  }

  /// Five in a line. Item 182 is in the middle, and 0.5625 of it is above that; of seven in a line it is the first, and item
  /// 185 is in the middle.
  private static func openInTheMiddle() -> (FlowFixture, UICollectionView, Stage) {
    let (fixture, view, stage) = open(grid(64))
    view.contentOffset.y = 2100
    stage.advance(by: 0.1)
    return (fixture, view, stage)
  }

  @Test func whatIsInTheMiddleStaysWhenItIsAnotherNumberAfterTheSameBatch() {
    let (fixture, view, stage) = Self.openInTheMiddle()
    #expect(Self.middle(view) == 182)
    fixture.counts = [510]
    view.performBatchUpdates {
      view.collectionViewLayout = Self.grid(44)
      view.insertItems(at: (0..<10).map { [0, $0] })
    }
    let offset: CGFloat = 27.5625 * 44 - 240  // item 192 is in line 27
    #expect(view.contentOffset.y == offset)
    stage.advance(by: 1)
    withExtendedLifetime(fixture) {}
  }

  @Test func afterABatchWhatIsInTheMiddleThenStays() {
    let (fixture, view, stage) = Self.openInTheMiddle()
    Self.change(view, to: Self.grid(44), .atOnce, stage)
    let offset = view.contentOffset.y
    #expect(Self.middle(view) == 185)
    fixture.counts = [510]
    view.performBatchUpdates { view.insertItems(at: (0..<10).map { [0, $0] }) }
    stage.advance(by: 1)
    #expect(view.contentOffset.y == offset && Self.middle(view) == 185)
    Self.change(view, to: Self.grid(64), .atOnce, stage)
    let next: CGFloat = 37.5625 * 64 - 240  // item 185 is in line 37
    #expect(view.contentOffset.y == next)
    withExtendedLifetime(fixture) {}
  }

  @Test(arguments: [Way.atOnce, .animated]) func theWayBackToALayoutLeadsToWhereTheReaderWas(_ way: Way) throws {
    let (fixture, view, stage) = Self.openInTheMiddle()
    for _ in 0..<3 {
      Self.change(view, to: Self.grid(44), way, stage)
      #expect(Self.middle(view) == 185)
      Self.change(view, to: Self.grid(64), way, stage)
      #expect(view.contentOffset.y == 2100)
    }
    withExtendedLifetime(fixture) {}
  }

  @Test(arguments: Way.allCases) func theBeginningStaysTheBeginning(_ way: Way) throws {
    let (fixture, view, stage) = Self.open(Self.grid(60))
    Self.change(view, to: Self.grid(160), way, stage)
    #expect(view.contentOffset == .zero)
    withExtendedLifetime(fixture) {}
  }

  @Test(arguments: [Way.atOnce, .animated]) func rowsThatPreferTheirLengthsStayInTheMiddle(_ way: Way) throws {
    let fixture = EstimatedFixture(.flow, [200]) { 60 + CGFloat($0 % 5) * 20 }
    let view = try #require(fixture.collectionView)
    for _ in 0..<40 { fixture.offset += 150 }
    fixture.stage.advance(by: 0.1)
    let middle = try #require(Self.middle(view))
    for kind in [EstimatedFixture.Kind.compositional, .flow] {
      Self.change(view, to: EstimatedFixture.layout(kind, 44), way, fixture.stage)
      #expect(view.indexPathsForVisibleItems.contains([0, middle]))
    }
  }

  // MARK: Another size

  @Test(arguments: [false, true]) func whatIsSeenFirstStaysWhenTheViewTurns(animated: Bool) throws {
    let (fixture, view, stage) = Self.open(Self.grid(80))
    view.contentOffset.y = 1990
    stage.advance(by: 0.1)
    let first = try #require(
      view.indexPathsForVisibleItems.sorted().first { view.cellForItem(at: $0).map { $0.frame.minY >= 1990 } ?? false })
    let start = try #require(view.cellForItem(at: first)).frame.minY - 1990
    func turn(_ size: CGSize) {
      let change = {
        view.frame.size = size
        view.layoutIfNeeded()
      }
      if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
      stage.advance(by: 1)
    }
    turn(CGSize(width: 480, height: 320))
    #expect(try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y == start)
    turn(CGSize(width: 320, height: 480))
    #expect(view.contentOffset.y == 1990)
    withExtendedLifetime(fixture) {}
  }

  /// Item 100 begins ten points below the upper edge. When the inset has grown, it is above that.
  @Test func whatWasSeenBeforeTheFirstOfSeveralChangesStays() throws {
    let (fixture, view, stage) = Self.open(Self.grid(80))
    view.contentOffset.y = 1990
    stage.advance(by: 0.1)
    view.frame.size = CGSize(width: 400, height: 400)
    view.contentInset.top = 100
    view.frame.size = CGSize(width: 480, height: 320)
    stage.advance(by: 0.1)
    #expect(try #require(view.cellForItem(at: [0, 100])).frame.minY == 16 * 80)
    #expect(view.contentOffset.y == 1170)
    withExtendedLifetime(fixture) {}
  }

  /// The first item of the last change is elsewhere since the items have another size, which scrolls nothing.
  @Test(arguments: [(320, 500), (300, 480)] as [(CGFloat, CGFloat)])
  func anItemThatTheLayoutHasMovedDoesNotComeBack(width: CGFloat, height: CGFloat) throws {
    let layout = Self.grid(80)
    let (fixture, view, stage) = Self.open(layout)
    view.contentOffset.y = 1990
    stage.advance(by: 0.1)
    view.frame.size = CGSize(width: 320, height: 400)
    stage.advance(by: 0.1)
    layout.itemSize.height = 60
    stage.advance(by: 0.1)
    #expect(view.contentOffset.y == 1990)
    let first = try #require(
      view.indexPathsForVisibleItems.sorted().first { view.cellForItem(at: $0).map { $0.frame.minY >= 1990 } ?? false })
    let start = try #require(view.cellForItem(at: first)).frame.minY - 1990
    view.frame.size = CGSize(width: width, height: height)
    stage.advance(by: 0.1)
    #expect(try #require(view.cellForItem(at: first)).frame.minY - view.contentOffset.y == start)
    withExtendedLifetime(fixture) {}
  }

  @Test func afterATurnTheMiddleStaysInAnotherLayout() throws {
    let (fixture, view, stage) = Self.openInTheMiddle()
    view.frame.size = CGSize(width: 448, height: 320)
    stage.advance(by: 0.1)
    let turned: CGFloat = 23 * 64 - 12  // item 165, the first of a line that begins on the screen, is in line 23
    #expect(view.contentOffset.y == turned && Self.middle(view) == 178)
    Self.change(view, to: Self.grid(100), .atOnce, stage)
    let offset: CGFloat = 44.3125 * 100 - 160  // item 178 is in line 44
    #expect(view.contentOffset.y == offset)
    withExtendedLifetime(fixture) {}
  }

  /// Eighty rows of text, which are longer in less room and with larger text.
  private static func text(scrolledTo offset: CGFloat) -> ListFixture {
    let list = ListFixture(
      [80], .plain, width: 400, height: 500,
      prepare: {
        $0.configure = { cell, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Row \(path.item)"
          content.secondaryText = String(repeating: "feather ", count: path.item * 3 % 11)
          cell.contentConfiguration = content
        }
      })
    for step in 1...10 {
      list.collectionView.contentOffset.y = offset * CGFloat(step) / 10
      list.stage.advance(by: 0)
    }
    return list
  }

  /// The first row that begins on the screen, and where.
  private static func first(_ list: ListFixture) throws -> (row: Int, place: CGFloat) {
    let view = list.collectionView
    let top = view.contentOffset.y
    let path = try #require(
      view.indexPathsForVisibleItems.sorted().first { list.frame($0.item).map { $0.minY >= top } ?? false })
    return (path.item, try #require(list.frame(path.item)).minY - top)
  }

  /// From any place, and there and back. In much more room, a row before the first one begins on the screen.
  @Test(arguments: [0.0, 0.3], [[280, 560, 400], [900, 400, 240]] as [[CGFloat]])
  func rowsOfTextStayWhenTheViewTurns(duration: Double, widths: [CGFloat]) throws {
    for offset in stride(from: CGFloat(900), to: 2000, by: 83) {
      let list = Self.text(scrolledTo: offset)
      let (row, place) = try Self.first(list)
      for width in widths {
        list.stage.resize(to: CGSize(width: width, height: 500), duration: duration)
        list.stage.advance(by: 1)
        let frame = try #require(list.frame(row))
        let now = frame.minY - list.collectionView.contentOffset.y
        #expect(abs(now - place) < 0.01, "\(row) from \(offset), \(width) wide")
      }
    }
  }

  /// Text that shrinks makes room for several rows before the first one, whose lengths are those of larger text.
  @Test(arguments: [false, true]) func rowsOfTextStayWithAnotherTextSize(animated: Bool) throws {
    for offset in stride(from: CGFloat(900), to: 2000, by: 83) {
      let list = Self.text(scrolledTo: offset)
      let (row, place) = try Self.first(list)
      for size in [.accessibilityExtraExtraExtraLarge, .extraSmall, .accessibilityMedium, .large]
        as [UIContentSizeCategory]
      {
        let change = { list.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: size) }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
        list.stage.advance(by: 1)
        let frame = try #require(list.frame(row))
        let now = frame.minY - list.collectionView.contentOffset.y
        #expect(abs(now - place) < 0.01, "\(row) from \(offset), \(size.rawValue)")
      }
    }
  }

  /// The last of 200 rows are on the screen. Estimated anew, they are much shorter, so that the content would end before
  /// the first of them begins where it was.
  @Test(arguments: EstimatedFixture.Kind.allCases, [0, 10, 60] as [CGFloat])
  func rowsNearTheEndStayWhenTheViewTurns(_ kind: EstimatedFixture.Kind, distance: CGFloat) throws {
    let fixture = scrolled(kind)
    for _ in 0..<200 { fixture.offset += 150 }
    let view = try #require(fixture.collectionView)
    func end() -> CGFloat {
      kind.isHorizontal ? view.contentSize.width - view.bounds.width : view.contentSize.height - view.bounds.height
    }
    while fixture.offset != end() - distance { fixture.offset = end() - distance }
    fixture.stage.advance(by: 0.1)
    try expectKept(fixture) { _ in view.frame.size = CGSize(width: 300, height: 350) }
  }

  /// When the view is lower than before, the first row stays. Then the content is too short for that; the way back leads
  /// to where the reader was; also if only the length along the rows changes, which invalidates no layout.
  @Test(arguments: EstimatedFixture.Kind.allCases, [true, false])
  func theWayBackFromTheEndLeadsToWhereTheReaderWas(_ kind: EstimatedFixture.Kind, changesBoth: Bool) throws {
    let fixture = scrolled(kind)
    let view = try #require(fixture.collectionView)
    for _ in 0..<200 { fixture.offset += 150 }
    func end() -> CGFloat {
      kind.isHorizontal ? view.contentSize.width - view.bounds.width : view.contentSize.height - view.bounds.height
    }
    while fixture.offset != end() - 50 { fixture.offset = end() - 50 }
    fixture.stage.advance(by: 0.1)
    try expectKept(fixture) { name in
      let (before, size) = (try #require(fixture.span(name)), view.frame.size)
      view.frame.size = CGSize(
        width: changesBoth || kind.isHorizontal ? 500 : size.width,
        height: changesBoth || !kind.isHorizontal ? 560 : size.height)
      fixture.stage.advance(by: 1)
      #expect(fixture.offset == end())
      let after = try #require(fixture.span(name))
      #expect(after.start > before.start)
      view.frame.size = size
    }
  }

  /// An offset that the program sets after a change of the text size or of the view's size counts.
  @Test(arguments: [false, true]) func anOffsetThatTheProgramSetsAfterAChangeCounts(isResized: Bool) {
    let list = Self.text(scrolledTo: 1500)
    if isResized {
      list.collectionView.frame.size.width -= 40
    } else {
      list.stage.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    }
    list.collectionView.contentOffset.y = 300
    list.stage.advance(by: 0.1)
    #expect(abs(list.collectionView.contentOffset.y - 300) < 200, "\(list.collectionView.contentOffset.y)")
  }

  /// What the program does after a change of the size counts, not what was seen before it.
  @Test func aPlaceThatTheProgramChoosesAfterATurnCounts() throws {
    let (fixture, view, stage) = Self.open(Self.grid(80))
    view.contentOffset.y = 1990
    stage.advance(by: 0.1)
    view.frame.size = CGSize(width: 480, height: 320)
    view.scrollToItem(at: [0, 300], at: .top, animated: false)
    stage.advance(by: 0.1)
    let line: CGFloat = 50 * 80  // six in a line
    #expect(view.contentOffset.y == line)
    view.frame.size = CGSize(width: 320, height: 480)
    stage.advance(by: 0.1)
    let turned: CGFloat = 75 * 80
    #expect(view.contentOffset.y == turned)
    withExtendedLifetime(fixture) {}
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func rowsThatPreferTheirLengthsStayWhenTheViewTurns(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = scrolled(kind)
    try expectKept(fixture) { _ in
      fixture.collectionView.frame.size = CGSize(width: 300, height: 350)
    }
  }

  /// Estimated anew, the rows are so short that they do not scroll, and the safe area insets nothing until they have
  /// their lengths.
  @Test(arguments: EstimatedFixture.Kind.allCases) func insetsThatComeBackWithTheContentMoveNothing(
    _ kind: EstimatedFixture.Kind
  ) throws {
    let fixture = EstimatedFixture(kind, [60], estimate: 5) { 60 + CGFloat($0 % 5) * 20 }
    fixture.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 0)
    fixture.collectionView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 150, right: 150)
    for _ in 0..<12 { fixture.offset += 150 }
    fixture.stage.advance(by: 0.1)
    try expectKept(fixture) { _ in fixture.collectionView.frame.size = CGSize(width: 300, height: 350) }
  }
}
