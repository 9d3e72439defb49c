import Foundation
import Stage
import Testing
import UIKit

/// Items of 100 points in a view of 400.
@MainActor @Suite struct PrefetchingTests {
  private final class Source: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []
    var onCancel: () -> Void = {}

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      log.append("fetch " + paths.map { "\($0.item)" }.joined(separator: " "))
    }

    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      log.append("cancel " + paths.map { "\($0.item)" }.joined(separator: " "))
      onCancel()
    }
  }

  /// Of a layout that has its collection view count again.
  private final class CountsContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }

  /// Of an item in its place.
  private static func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 400, height: 100)
    return attributes
  }

  private func open(at offset: CGFloat = 0) -> (CollectionFixture, Source) {
    let fixture = CollectionFixture([1000])
    fixture.collectionView.contentOffset.y = offset
    fixture.stage.advance(by: 0.1)
    let source = Source()
    fixture.collectionView.prefetchDataSource = source
    return (fixture, source)
  }

  private func scroll(_ fixture: CollectionFixture, to y: CGFloat) {
    fixture.collectionView.contentOffset.y = y
    fixture.stage.advance(by: 1.0 / 60)
  }

  @Test func prefetchedIndexPathsAreOrderedByAscendingDistance() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    #expect(source.log == ["fetch 5 6 7 8"])
    let (backwards, other) = open(at: 5000)
    scroll(backwards, to: 4990)
    #expect(other.log == ["fetch 48 47 46 45"])
  }

  @Test func whatComesAScreenLaterIsAnnouncedOnceEveryHalfScreen() {
    let (fixture, source) = open()
    fixture.clear()
    for y in 1...42 { scroll(fixture, to: CGFloat(y) * 10) }
    #expect(source.log == ["fetch 5 6 7 8", "fetch 9 10", "fetch 11 12"])
    #expect(fixture.layout.count("elements") == 42 + 3)
  }

  @Test func candidatesThatWereNotUsedAreCalledOffWhenTheDirectionReverses() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    scroll(fixture, to: 150)  // shows 5
    source.log = []
    scroll(fixture, to: 140)
    #expect(source.log.first == "cancel 6 7 8")
    source.log = []
    scroll(fixture, to: 150)
    #expect(source.log == ["cancel 0", "fetch 6 7 8 9"])
  }

  @Test func whatAJumpLeavesBehindIsCalledOff() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    scroll(fixture, to: 5000)
    #expect(source.log == ["fetch 5 6 7 8", "cancel 5 6 7 8", "fetch 54 55 56 57"])
  }

  @Test func nothingIsAnnouncedAtRestOrWhenPrefetchingIsOff() {
    let (fixture, source) = open()
    #expect(fixture.collectionView.isPrefetchingEnabled)
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 1)
    fixture.collectionView.isPrefetchingEnabled = false
    scroll(fixture, to: 100)
    #expect(source.log.isEmpty)
  }

  @Test func announcedItemsKeepUpWithABatchUpdate() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    fixture.counts = [1001]
    fixture.collectionView.insertItems(at: [[0, 0]])
    fixture.stage.advance(by: 0.5)
    source.log = []
    scroll(fixture, to: 0)
    // 5 to 8 are 6 to 9 now.
    #expect(source.log.first == "cancel 6 7 8 9")
  }

  @Test func reloadDataForgetsWhatWasAnnounced() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    source.log = []
    scroll(fixture, to: 20)
    #expect(source.log == ["fetch 5 6 7 8"])
  }

  @Test func aSectionThatIsReloadedWithFewerItemsIsNotPrefetchedAtItsOldItems() {
    let (fixture, source) = open(at: 1000)
    scroll(fixture, to: 1010)
    fixture.counts = [12]
    fixture.collectionView.reloadSections([0])
    fixture.stage.advance(by: 0.5)
    scroll(fixture, to: 780)
    // The content ends at 1200 now.
    #expect(source.log == ["fetch 15 16 17 18", "fetch 6 5 4 3"])
  }

  @Test func itemsThatTheDataHaveNoMoreAreForgottenHoweverTheyWent() {
    let (fixture, source) = open(at: 1000)
    scroll(fixture, to: 1010)
    source.log = []
    fixture.counts = [17]
    fixture.layout.invalidateLayout(with: CountsContext())
    fixture.stage.advance(by: 0.1)
    scroll(fixture, to: 900)
    #expect(source.log == ["cancel 15 16", "fetch 8 7 6 5"])
  }

  @Test func withoutADataSourceNothingIsPrefetched() {
    let (fixture, source) = open()
    fixture.layout.extra = { $0.collectionView?.numberOfSections == 0 ? [Self.attributes(7)] : [] }  // a late one
    fixture.collectionView.dataSource = nil
    for y in [10, 300, 200] { scroll(fixture, to: CGFloat(y)) }
    #expect(source.log == [])
  }

  @Test func whatIsShownAndGoneInOneStepOrInAnAnimationWasUsed() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    UIView.animate(withDuration: 0.2) { fixture.collectionView.contentOffset.y = 200 }
    fixture.stage.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { fixture.collectionView.contentOffset.y = 0 }
    fixture.stage.advance(by: 1)
    source.log = []
    scroll(fixture, to: 10)
    scroll(fixture, to: 0)
    // 5 was on screen, and announced again after it had gone.
    #expect(source.log == ["fetch 5", "cancel 5 6 7 8"])
  }

  @Test func anotherPrefetchingDataSourceIsNotifiedOnlyOfItsOwnItems() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    #expect(source.log == ["fetch 5 6 7 8"])
    let other = Source()
    fixture.collectionView.prefetchDataSource = other
    scroll(fixture, to: 5000)
    #expect(other.log == ["fetch 54 55 56 57"])
  }

  @Test func dataThatChangeWhilePrefetchingIsCancelledAreNotRequestedByOldIndexPaths() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    source.log = []
    fixture.layout.extra = { _ in [Self.attributes(55)] }
    source.onCancel = {
      fixture.counts = [3]
      fixture.collectionView.reloadData()
    }
    scroll(fixture, to: 5000)
    #expect(source.log == ["cancel 5 6 7 8"])
  }

  @Test func aProgramThatScrollsAndLaysOutWhileACellIsMadeIsNotNotifiedThatItsItemWillNotCome() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    source.log = []
    fixture.makeCell = { view, path in
      if path.item == 5 {
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
      }
      return view.dequeueReusableCell(withReuseIdentifier: "diary", for: path)
    }
    scroll(fixture, to: 150)
    #expect(source.log == ["cancel 6 7 8", "fetch 54 55 56 57"])
  }

  @Test func afterAChangeOfLayoutsOnlyWhatTheNewOneHasAheadIsKept() {
    let (fixture, source) = open()
    scroll(fixture, to: 10)
    source.log = []
    let layout = ListLayout()
    layout.itemHeight = 200
    fixture.collectionView.setCollectionViewLayout(layout, animated: false)
    fixture.stage.advance(by: 0.1)
    scroll(fixture, to: fixture.collectionView.contentOffset.y + 10)
    #expect(source.log == ["cancel 6 7 8", "fetch 4"])
  }
}
