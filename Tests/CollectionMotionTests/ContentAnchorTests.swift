// What the user looks at keeps its place in every frame, read from the presentation layers.

import CollectionMotion
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct ContentAnchorTests {
  private static let near: CGFloat = 0.001
  private static let new = Array(1000..<1008)

  /// Changes of items before the first one that is wholly visible, or around it.
  enum Change: CaseIterable {
    case insertBefore, insertNext, deleteBefore, insertEverywhere, deleteAndInsert, moveToFront, moveAway, reload

    @MainActor func apply(to feed: FeedController, anchor: Int) {
      switch self {
      case .insertBefore: feed.insert(ContentAnchorTests.new, at: 0)
      case .insertNext: feed.insert(ContentAnchorTests.new, at: anchor)
      case .deleteBefore: feed.delete(2..<7)
      case .insertEverywhere:
        feed.insert([1000, 1001], at: 0)
        feed.insert([1002], at: anchor + 2)
        feed.insert([1003], at: anchor + 4)
        feed.insert([1004], at: feed.names[0].count)
      case .deleteAndInsert:
        feed.names[0].removeSubrange(1..<4)
        feed.collectionView.deleteItems(at: [[0, 1], [0, 2], [0, 3]])
        feed.insert(ContentAnchorTests.new, at: 3)
      case .moveToFront: feed.move(40, to: 0)
      case .moveAway: feed.move(1, to: 50)
      case .reload: feed.collectionView.reloadItems(at: [[0, anchor - 1], [0, anchor + 1]])
      }
    }
  }

  private func expectStill(_ places: [CGFloat], at start: CGFloat, _ comment: String = "") {
    #expect(!places.isEmpty)
    for (frame, place) in places.enumerated() where !(abs(place - start) <= Self.near) {
      Issue.record("\(comment) frame \(frame): \(place) instead of \(start)")
      return
    }
  }

  // MARK: At rest

  @Test(arguments: FeedController.Kind.allCases, Change.allCases)
  func theFirstVisibleItemStandsStillInEveryFrame(_ kind: FeedController.Kind, _ change: Change) throws {
    for isMirrored in kind.isHorizontal ? [false, true] : [false] {
      let feed = FeedController(kind, isMirrored: isMirrored)
      feed.offset = 911
      let name = try #require(feed.anchorName)
      let start = try #require(feed.seen(name))
      feed.update { change.apply(to: $0, anchor: name) }
      expectStill(feed.track(name), at: start, isMirrored ? "mirrored" : "")
    }
  }

  /// Their transforms depend on the offset, which differs from that at which the layout is asked.
  @Test(arguments: [FeedController.Kind.flow, .compositional], [Change.insertBefore, .deleteBefore])
  func itemsWithAScrollTransitionStandStill(_ kind: FeedController.Kind, _ change: Change) throws {
    let feed = FeedController(kind)
    let transition = ScrollTransition { attributes, phase in
      attributes.transform = CGAffineTransform(translationX: 0, y: 90 * phase.value)
    }
    (feed.collectionView.collectionViewLayout as? AnimatedFlowLayout)?.scrollTransition = transition
    (feed.collectionView.collectionViewLayout as? AnimatedCompositionalLayout)?.scrollTransition = transition
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.update { change.apply(to: $0, anchor: name) }
    expectStill(feed.track(name), at: start)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func itemsInsertedAtTheVeryBeginningAreFoundByScrollingBack(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind)
    feed.update { $0.insert(Self.new, at: 0) }
    expectStill(feed.track(0), at: 0)
    #expect(feed.offset > 8 * 40)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func anUpdateInterruptedByOthersDoesNotMoveTheItem(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    for (step, change) in [Change.insertBefore, .deleteBefore, .moveToFront].enumerated() {
      feed.update { feed in
        if change == .insertBefore { return feed.insert([2000 + step, 3000 + step], at: 1) }
        change.apply(to: feed, anchor: 20)
      }
      expectStill(feed.track(name, for: 0.1), at: start, "\(change)")
    }
    expectStill(feed.track(name), at: start)
  }

  @Test(arguments: FeedController.Kind.allCases, 0..<10)
  func anUpdateInterruptedAtAnyMomentDoesNotMoveTheItem(_ kind: FeedController.Kind, _ moment: Int) throws {
    for isMirrored in kind.isHorizontal ? [false, true] : [false] {
      let feed = FeedController(kind, isMirrored: isMirrored)
      feed.offset = 911
      let name = try #require(feed.anchorName)
      let start = try #require(feed.seen(name))
      feed.update { $0.insert(Self.new, at: 0) }
      expectStill(feed.track(name, for: 0.035 * Double(moment) + 0.02), at: start)
      feed.update {
        $0.delete(2..<5)
        $0.insert([2000], at: $0.names[0].count)
      }
      expectStill(feed.track(name, for: 0.07), at: start, "deletion")
      feed.update { $0.move(30, to: 1) }
      expectStill(feed.track(name), at: start, "move")
    }
  }

  /// Ways to tell that items have other sizes.
  enum Resizing: CaseIterable {
    case emptyUpdate, invalidation, animation, emptyUpdateInUpdate

    @MainActor func apply(to feed: FeedController) {
      switch self {
      case .emptyUpdate: feed.collectionView.performBatchUpdates(nil)
      case .invalidation: feed.collectionView.collectionViewLayout.invalidateLayout()
      case .animation:
        UIView.animate(withDuration: 0.3) {
          feed.collectionView.collectionViewLayout.invalidateLayout()
          feed.collectionView.layoutIfNeeded()
        }
      case .emptyUpdateInUpdate:
        feed.update { $0.insert([2000, 2001], at: 0) }
        feed.stage.advance(by: 0.1)
        feed.collectionView.performBatchUpdates(nil)
      }
    }
  }

  @Test(arguments: [FeedController.Kind.flow, .horizontalFlow, .custom], Resizing.allCases)
  func itemsThatAreResizedBeforeItDoNotMoveTheItem(_ kind: FeedController.Kind, _ resizing: Resizing) throws {
    for isMirrored in kind == .horizontalFlow ? [false, true] : [false] {
      let feed = FeedController(kind, isMirrored: isMirrored)
      feed.offset = 911
      let name = try #require(feed.anchorName)
      let start = try #require(feed.seen(name))
      let offset = feed.offset
      // Out of sight, in sight, and once more without anything in between.
      for (step, items) in [[0, 1, 2], [name - 1, name + 1], [3]].enumerated() {
        feed.resize(items, by: 30)
        resizing.apply(to: feed)
        expectStill(feed.track(name), at: start, "step \(step)")
      }
      #expect(feed.offset > offset + 100)
    }
  }

  @Test func contentAtItsBeginningStaysThereWhenTheLayoutChanges() throws {
    let feed = FeedController(.flow)
    let layout = try #require(feed.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.sectionInset.top = 30
    feed.stage.advance(by: 0.5)
    #expect(feed.offset == 0 && feed.seen(0) == 30)
  }

  @Test func anInvalidationWhileTheContentScrollsDoesNotHoldIt() throws {
    let feed = FeedController(.flow)
    feed.offset = 911
    for step in 1...5 {
      feed.collectionView.contentOffset.y = 911 + CGFloat(step) * 50
      feed.collectionView.collectionViewLayout.invalidateLayout()
      feed.stage.advance(by: 1.0 / 60)
      #expect(feed.offset == 911 + CGFloat(step) * 50)
    }
  }

  @Test func reloadedDataKeepNoItem() throws {
    let feed = FeedController(.flow)
    feed.offset = 911
    feed.resize([0, 1, 2], by: 30)
    feed.collectionView.reloadData()
    feed.collectionView.collectionViewLayout.invalidateLayout()
    feed.stage.advance(by: 0.5)
    #expect(feed.offset == 911)
  }

  @Test func anItemBetweenOthersInALineStaysInItsLine() throws {
    let feed = FeedController(.flow)
    let layout = try #require(feed.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.minimumInteritemSpacing = 0
    feed.breadth = 100
    feed.length = { _ in 60 }
    feed.collectionView.reloadData()
    feed.offset = 411
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    // It moves to another column, and its line to another place.
    for count in [4, 2, 7] {
      feed.update { $0.insert((0..<count).map { 1000 * count + $0 }, at: 0) }
      expectStill(feed.track(name, for: 0.15), at: start, "\(count)")
    }
    expectStill(feed.track(name), at: start)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func theNextItemThatStaysTakesThePartOfADeletedOne(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name + 2))
    feed.update {
      $0.delete(name..<name + 2)
      $0.insert([1000], at: 0)
    }
    expectStill(feed.track(name + 2), at: start)
  }

  @Test(arguments: [FeedController.Kind.flow, .compositional, .custom])
  func aMovedItemIsFollowed(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.update { $0.move(name, to: 30) }
    expectStill(feed.track(name), at: start)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func sectionsThatComeGoMoveAndReloadKeepTheItem(_ kind: FeedController.Kind) throws {
    let sections = (0..<6).map { section in (0..<10).map { section * 100 + $0 } }
    let changes: [@MainActor (FeedController) -> Void] = [
      {
        $0.names.insert([900, 901, 902], at: 0)
        $0.collectionView.insertSections([0])
      },
      {
        $0.names.remove(at: 0)
        $0.collectionView.deleteSections([0])
      },
      {
        $0.names.insert($0.names.remove(at: 5), at: 0)
        $0.collectionView.moveSection(5, toSection: 0)
      },
      { $0.collectionView.reloadSections([0]) },
    ]
    for change in changes {
      let feed = FeedController(kind, sections)
      feed.offset = 911
      let name = try #require(feed.anchorName)
      let start = try #require(feed.seen(name))
      feed.update(change)
      expectStill(feed.track(name), at: start)
    }
  }

  @Test func theItemIsTheFirstInsideTheInsets() throws {
    let feed = FeedController(.flow)
    feed.collectionView.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 216, right: 0)  // a keyboard
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    #expect(start >= 90)
    // The item before it is not inside the insets, and may grow.
    feed.length = { $0 == name - 1 ? 100 : 40 + CGFloat($0 * 13 % 30) }
    feed.update { $0.collectionView.reloadItems(at: [[0, name - 1]]) }
    expectStill(feed.track(name), at: start)
  }

  @Test func aLongItemThatFillsTheScreenIsKept() throws {
    let feed = FeedController(.flow)
    feed.length = { $0 == 10 ? 1500 : 60 }
    feed.collectionView.reloadData()
    feed.offset = 1000
    let start = try #require(feed.seen(10))
    feed.update { $0.insert(Self.new, at: 0) }
    expectStill(feed.track(10), at: start)
  }

  @Test func withoutAnAnchorTheOffsetStays() throws {
    let feed = FeedController(.flow, anchor: nil)
    feed.offset = 911
    feed.update { $0.insert(Self.new, at: 0) }
    feed.stage.advance(by: 0.5)
    #expect(feed.offset == 911)
  }

  @Test func anInsertedItemFadesInWhereItWillBeSeen() throws {
    let feed = FeedController(.flow)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    feed.update { $0.insert([1000], at: name + 1) }
    feed.update { $0.insert([1001, 1002, 1003], at: 0) }
    feed.stage.advance(by: 0.5)
    feed.update {
      $0.insert([1004, 1005], at: 0)
      $0.insert([1006], at: name + 10)
    }
    let places = feed.track(1006)
    expectStill(places, at: try #require(places.last))
  }

  // MARK: While the content moves

  /// Two feeds with the same touches; one of them also gets an update.
  private func twins(_ kind: FeedController.Kind) -> [FeedController] {
    (0..<2).map { _ in
      let feed = FeedController(kind)
      feed.offset = 911
      return feed
    }
  }

  @Test(arguments: FeedController.Kind.allCases)
  func aDraggedItemStaysUnderTheFinger(_ kind: FeedController.Kind) throws {
    let twins = twins(kind)
    let name = try #require(twins[0].anchorName) + 1
    var places: [[CGFloat]] = [[], []]
    for (index, feed) in twins.enumerated() {
      feed.stage.touchDown(at: CGPoint(x: 160, y: 240))
      for step in 1...50 {
        let way = CGFloat(step)
        feed.stage.touchMove(to: kind.isHorizontal ? CGPoint(x: 160 + way, y: 240) : CGPoint(x: 160, y: 240 + way))
        if index == 1, step == 20 { feed.update { $0.insert(Self.new, at: 0) } }
        if index == 1, step == 26 { feed.update { $0.delete(1..<4) } }
        places[index] += feed.track(name, for: 1.0 / 60)
      }
      #expect(feed.collectionView.isDragging)
    }
    for (frame, pair) in zip(places[0], places[1]).enumerated() where !(abs(pair.0 - pair.1) <= Self.near) {
      Issue.record("frame \(frame): \(pair.1) instead of \(pair.0)")
      return
    }
  }

  @Test(arguments: FeedController.Kind.allCases)
  func aThrowGoesOnWithItsVelocity(_ kind: FeedController.Kind) throws {
    let twins = twins(kind)
    let name = try #require(twins[0].anchorName)
    var places: [[CGFloat]] = [[], []]
    for (index, feed) in twins.enumerated() {
      let start = CGPoint(x: 160, y: 240)
      feed.stage.drag(
        from: start, to: kind.isHorizontal ? CGPoint(x: 190, y: 240) : CGPoint(x: 160, y: 270), duration: 0.1)
      #expect(feed.collectionView.isDecelerating)
      places[index] += feed.track(name, for: 0.1)
      if index == 1 { feed.update { $0.insert(Self.new, at: 0) } }
      places[index] += feed.track(name, for: 0.1)
      if index == 1 { feed.update { $0.insert([2000, 2001], at: 3) } }
      places[index] += feed.track(name, for: 0.4)
      #expect(places[index][6] != places[index][30])
    }
    for (frame, pair) in zip(places[0], places[1]).enumerated() where !(abs(pair.0 - pair.1) <= 1 / 3) {
      Issue.record("frame \(frame): \(pair.1) instead of \(pair.0)")
      return
    }
  }

  @Test func aProgrammaticScrollGoesOn() throws {
    let twins = twins(.flow)
    let name = try #require(twins[0].anchorName)
    var places: [[CGFloat]] = [[], []]
    for (index, feed) in twins.enumerated() {
      feed.collectionView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
      places[index] += feed.track(name, for: 0.1)
      if index == 1 { feed.update { $0.insert(Self.new, at: 0) } }
      places[index] += feed.track(name)
    }
    for (first, second) in zip(places[0], places[1]) { #expect(abs(first - second) <= 1 / 3) }
  }

  @Test func anUpdateWhenTheFingerIsLiftedDoesNotChangeTheThrow() throws {
    let twins = twins(.flow)
    let name = try #require(twins[0].anchorName)
    twins[1].didEndDragging = { twins[1].update { $0.insert(Self.new, at: 0) } }
    var places: [[CGFloat]] = [[], []]
    for (index, feed) in twins.enumerated() {
      feed.stage.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 270), duration: 0.1)
      places[index] += feed.track(name, for: 0.6)
    }
    for (first, second) in zip(places[0], places[1]) { #expect(abs(first - second) <= 1 / 3) }
  }

  // MARK: The end

  @Test(arguments: FeedController.Kind.allCases, [false, true])
  func newItemsScrollInAtTheEnd(_ kind: FeedController.Kind, isMirrored: Bool) throws {
    let feed = FeedController(kind, anchor: .end, isMirrored: isMirrored)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    // Cells that are measured may have left it a little before the end.
    let start = try #require(feed.seen(59)) - (feed.lastOffset - feed.offset)
    feed.update { $0.insert([1000, 1001], at: 60) }
    let places = feed.track(59)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
    let end = try #require(places.last)
    // Rows between estimated ones lie at pixels, the end of the content need not.
    let tolerance = kind == .estimatedFlow || kind == .list ? 1 : Self.near
    #expect(abs(start - end - feed.length(1000) - feed.length(1001) - 2 * kind.spacing) <= tolerance)
    // They scroll in little by little.
    #expect(places[3] < start && places[3] > places[8] && places[8] > end)
    for (former, place) in zip(places, places.dropFirst()) { #expect(place <= former + Self.near) }
  }

  @Test(arguments: FeedController.Kind.allCases, 0..<10)
  func messagesThatFollowEachOtherScrollInWithoutAJump(_ kind: FeedController.Kind, _ moment: Int) throws {
    let feed = FeedController(kind, anchor: .end)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    var places: [CGFloat] = []
    for message in 0..<3 {
      feed.update { $0.insert([1000 + message], at: 60 + message) }
      #expect(abs(feed.offset - feed.lastOffset) <= 1)
      places += feed.track(59, for: 0.035 * Double(moment) + 0.02)
    }
    places += feed.track(59)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
    for (former, place) in zip(places, places.dropFirst()) {
      #expect(place <= former + Self.near && former - place < 35)
    }
  }

  @Test(arguments: FeedController.Kind.allCases)
  func awayFromTheEndNothingMoves(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, anchor: .end)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.update {
      $0.insert([1000], at: 60)
      $0.insert([1001], at: 0)
    }
    expectStill(feed.track(name), at: start)
  }

  @Test func theEndIsKeptUnderAKeyboardAndWhenTheLastItemGrows() throws {
    let feed = FeedController(.estimatedFlow, anchor: .end)
    feed.collectionView.contentInset.bottom = 216
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    feed.update { $0.insert([1000], at: 60) }
    feed.stage.advance(by: 0.5)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
    let cell = try #require(feed.collectionView.cellForItem(at: [0, 60]) as? FeedCell)
    let size = feed.collectionView.contentSize.height
    cell.length = 150
    cell.invalidateIntrinsicContentSize()
    feed.stage.advance(by: 0.5)
    #expect(feed.collectionView.contentSize.height > size + 50)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func theEndIsKeptWhenTheDataReload(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, anchor: .end)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    let former = feed.offset
    feed.names[0] += Self.new
    feed.collectionView.reloadData()
    feed.stage.advance(by: 0.5)
    #expect(feed.offset > former + 300)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
  }

  /// The item that the finger holds stays, also where its place after a change is as near to the end as before.
  @Test(arguments: [nil, Resizing.emptyUpdate, .invalidation])
  func aFingerAtTheEndHoldsTheContent(resizing: Resizing?) throws {
    let feed = FeedController(.flow, anchor: .end)
    feed.offset = feed.lastOffset
    feed.stage.touchDown(at: CGPoint(x: 160, y: 240))
    for step in 1...15 {
      feed.stage.touchMove(to: CGPoint(x: 160, y: 240 + CGFloat(step) * 1.2))
      feed.stage.advance(by: 1.0 / 60)
    }
    #expect(feed.collectionView.isDragging && feed.lastOffset - feed.offset < AnchoredContent.endTolerance)
    let start = try #require(feed.seen(58))
    if let resizing {
      feed.resize([0, 1, 2], by: 30)
      resizing.apply(to: feed)
    } else {
      feed.update { $0.insert([1000], at: 60) }
    }
    expectStill(feed.track(58), at: start)
  }

  /// What follows the kept item gets shorter, so that the end is near afterwards.
  @Test func anItemThatIsKeptDoesNotGiveWayToTheEnd() throws {
    let feed = FeedController(.flow, anchor: .end)
    feed.offset = feed.lastOffset - 30
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.resize([0], by: 30)
    feed.resize([59], by: -25)
    feed.collectionView.performBatchUpdates(nil)
    expectStill(feed.track(name), at: start)
    #expect(feed.lastOffset - feed.offset < AnchoredContent.endTolerance)
  }

  /// It has been kept away from the end before, and has scrolled there since without another layout.
  @Test func theEndIsKeptAfterAnotherItemWas() throws {
    let feed = FeedController(.estimatedFlow, anchor: .end)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    feed.stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), duration: 0.1)
    feed.update { $0.insert([1000], at: 0) }
    feed.collectionView.setContentOffset(CGPoint(x: 0, y: feed.lastOffset), animated: true)
    feed.stage.advance(by: 1)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
    feed.resize([58], by: 20)
    feed.collectionView.reconfigureItems(at: [[0, 59]])
    feed.stage.advance(by: 1)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
  }

  /// The content gets as long as it was, when the new row is measured.
  @Test(arguments: [0, 4, 20])
  func theEndIsKeptWhenTheContentGetsAsLongAsItWas(growth: CGFloat) throws {
    let feed = FeedController(.estimatedCompositional, anchor: .end)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    let size = feed.collectionView.contentSize.height
    let former = feed.length
    feed.length = { $0 == 1000 ? former(57) + growth : former($0) }
    feed.update {
      $0.names[0].remove(at: 57)
      $0.collectionView.deleteItems(at: [[0, 57]])
      $0.insert([1000], at: 57)
    }
    feed.stage.advance(by: 1)
    #expect(abs(feed.collectionView.contentSize.height - size - growth) <= Self.near)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
  }

  /// What is new before them moves neither the last items nor the content with another speed.
  @Test(arguments: FeedController.Kind.allCases)
  func theLastItemsStandStillWithAChoreography(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, anchor: .end)
    let layout = feed.collectionView.collectionViewLayout
    (layout as? AnimatedFlowLayout)?.choreography = .cascade
    (layout as? AnimatedCompositionalLayout)?.choreography = .cascade
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    let start = try #require(feed.seen(59))
    // The estimates of a flow layout end between two pixels.
    let near = kind == .estimatedFlow ? 1 : Self.near
    feed.update { $0.insert([1000, 1001], at: 57) }
    for (frame, place) in feed.track(59, for: 1).enumerated() { #expect(abs(place - start) <= near, "frame \(frame)") }
    feed.update { $0.delete(2..<5) }
    for (frame, place) in feed.track(59, for: 1).enumerated() { #expect(abs(place - start) <= near, "frame \(frame)") }
  }

  @Test(arguments: FeedController.Kind.allCases)
  func anEmptyFeedThatFillsEndsAtItsEnd(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, [[]], anchor: .end)
    feed.update { $0.insert(Array(0..<60), at: 0) }
    feed.stage.advance(by: 1)
    #expect(feed.offset > 1000)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
    feed.update { $0.delete(0..<60) }
    feed.stage.advance(by: 1)
    #expect(feed.offset == 0)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func anEmptyFeedThatFillsBeginsAtItsBeginning(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, [[]])
    feed.update { $0.insert(Array(0..<60), at: 0) }
    feed.stage.advance(by: 1)
    #expect(feed.offset == 0)
  }

  @Test func contentThatGetsShorterThanTheScreenStartsAtItsBeginning() throws {
    let feed = FeedController(.flow)
    feed.offset = 911
    feed.update { $0.delete(3..<60) }
    feed.stage.advance(by: 1)
    #expect(feed.offset == 0)
  }

  // MARK: Reduced motion

  @Test func withReducedMotionWhatStaysNeitherFadesNorMoves() throws {
    let feed = FeedController(.flow)
    feed.stage.isReduceMotionEnabled = true
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let names = [name, name + 1, name + 4]
    let starts = names.map { feed.seen($0) ?? .nan }
    feed.update { $0.insert(Self.new, at: 0) }
    for _ in 0..<24 {
      feed.stage.advance(by: 1.0 / 60)
      for (name, start) in zip(names, starts) {
        let path = try #require(feed.path(name))
        let cell = try #require(feed.collectionView.cellForItem(at: path))
        #expect(abs((feed.seen(name) ?? .nan) - start) <= Self.near)
        #expect(cell.layer.presentation()?.opacity == 1)
      }
    }
  }

  // MARK: Reports

  // Numbers 48 to 50 of Documentation/Reports.md; number 47 is aThrowGoesOnWithItsVelocity.

  @Test(arguments: FeedController.Kind.allCases)
  func aWindowThatSlidesOverTheDataDoesNotMoveWhatIsRead(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind)
    feed.offset = 911
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.update {
      $0.names[0].removeLast(20)
      $0.collectionView.deleteItems(at: (40..<60).map { [0, $0] })
      $0.insert(Array(1000..<1020), at: 0)
    }
    expectStill(feed.track(name), at: start)
  }

  @Test func messagesOnlyScrollInIfTheLastOneWasSeen() throws {
    let feed = FeedController(.estimatedCompositional, anchor: .end)
    for _ in 0..<5 { feed.offset = feed.lastOffset }
    feed.offset -= 40
    let name = try #require(feed.anchorName)
    let start = try #require(feed.seen(name))
    feed.update { $0.insert([1000], at: 60) }
    expectStill(feed.track(name), at: start)
    feed.offset = feed.lastOffset - 5
    feed.update { $0.insert([1001], at: 61) }
    feed.stage.advance(by: 0.5)
    #expect(abs(feed.offset - feed.lastOffset) <= Self.near)
  }

  @Test(arguments: FeedController.Kind.allCases)
  func aPageOfSectionsLoadedAtTheTopStaysAbove(_ kind: FeedController.Kind) throws {
    let feed = FeedController(kind, (0..<20).map { [$0 * 3, $0 * 3 + 1, $0 * 3 + 2] })
    feed.update {
      $0.names.insert(contentsOf: (0..<10).map { [1000 + $0] }, at: 0)
      $0.collectionView.insertSections(IndexSet(integersIn: 0..<10))
    }
    expectStill(feed.track(0), at: 0)
  }
}
