import Stage
import Testing
import UIKit

/// Content that is pulled down is loaded anew.
@MainActor @Suite struct RefreshControlTests {
  let fixture = ScrollFixture()
  let control = UIRefreshControl()
  let log = Log()

  var scrollView: UIScrollView { fixture.scrollView }
  var stage: Stage { fixture.stage }

  init() {
    scrollView.refreshControl = control
    control.addAction(UIAction { [log] _ in log.entries.append("valueChanged") }, for: .valueChanged)
    stage.advance(by: 0)
  }

  /// A finger moves down by so many points; it stays on the content.
  func pull(by distance: CGFloat) {
    stage.touchDown(at: CGPoint(x: 200, y: 50))
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 200, y: 50 + distance * CGFloat(step) / 10))
    }
    stage.advance(by: 0.2)
    stage.touchMove(to: CGPoint(x: 200, y: 50 + distance))
  }

  @Test func aPullPastTheThresholdRefreshesOnceAndTheContentComesToRestBelowTheControl() {
    pull(by: 300)
    #expect(control.isRefreshing)
    #expect(log.entries == ["valueChanged"])
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(scrollView.contentInset.top == 0)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(fixture.y == -60)
    #expect(control.isRefreshing)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    control.endRefreshing()
    #expect(fixture.y == -60)
    #expect(scrollView.adjustedContentInset.top == 0)
    stage.advance(by: 0.1)
    #expect(fixture.y > -60 && fixture.y < 0)
    stage.advance(by: 2)
    #expect(fixture.y == 0)
    #expect(log.entries.count == 1)
  }

  @Test func aShortPullDoesNothing() {
    pull(by: 120)
    #expect(fixture.y < -40)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(!control.isRefreshing)
    #expect(log.entries == [])
    #expect(fixture.y == 0)
  }

  @Test func contentDoesNotJumpWhenRefreshingBeginsOrEndsUnderTheFinger() {
    pull(by: 300)
    let begun = fixture.y
    #expect(control.isRefreshing)
    stage.advance(by: 0.1)
    #expect(fixture.y == begun)
    stage.touchMove(to: CGPoint(x: 200, y: 351))
    #expect(abs(fixture.y - begun) < 1)
    let last = fixture.y
    control.endRefreshing()
    stage.advance(by: 0.5)
    #expect(fixture.y == last)
    stage.touchMove(to: CGPoint(x: 200, y: 352))
    #expect(abs(fixture.y - last) < 1)
    // The same finger does not begin again.
    stage.touchMove(to: CGPoint(x: 200, y: 399))
    #expect(!control.isRefreshing)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(fixture.y == 0)
    pull(by: 300)
    #expect(log.entries.count == 2)
  }

  @Test func aFingerStopsContentThatSlidesBack() {
    pull(by: 300)
    stage.touchUp()
    stage.advance(by: 2)
    control.endRefreshing()
    stage.advance(by: 0.1)
    let seen = fixture.y
    stage.touchDown(at: CGPoint(x: 200, y: 200))
    stage.touchMove(to: CGPoint(x: 200, y: 201))
    stage.advance(by: 1)
    #expect(abs(fixture.y - seen) < 2)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(fixture.y == 0)
  }

  @Test func aThrowThatReturnsTurnsToTheNewPlaceOfRestWithoutAJump() {
    pull(by: 300)
    stage.touchUp()
    stage.advance(by: 0.1)
    let before = fixture.y
    control.endRefreshing()
    #expect(fixture.y == before)
    stage.advance(by: 1.0 / 60)
    #expect(abs(fixture.y - before) < 25)
    stage.advance(by: 2)
    #expect(fixture.y == 0)
  }

  @Test func aProgramBeginsWithoutEventsAndWithoutScrolling() {
    control.beginRefreshing()
    stage.advance(by: 1)
    #expect(log.entries == [])
    #expect(fixture.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    stage.advance(by: 1)
    #expect(fixture.y == -60)
    control.endRefreshing()
    stage.advance(by: 2)
    #expect(fixture.y == 0)
  }

  @Test func contentThatIsScrolledAwayStaysWhereItIsWhenRefreshingEnds() {
    control.beginRefreshing()
    scrollView.contentOffset.y = 500
    control.endRefreshing()
    stage.advance(by: 1)
    #expect(fixture.y == 500)
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func itStaysAtTheEdgeWhenItIsPulledFurtherAndBelowTheContentInset() {
    scrollView.contentInset.top = 20
    #expect(fixture.y == -20)
    pull(by: 60)
    #expect(fixture.y < -40)
    #expect(control.frame.minY == -60)
    stage.touchMove(to: CGPoint(x: 200, y: 390))
    #expect(control.frame.minY == scrollView.contentOffset.y + 20)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(fixture.y == -80)
    #expect(control.frame.minY == -60)
  }

  @Test func nothingRunsWhenRefreshingIsOver() {
    pull(by: 300)
    stage.touchUp()
    stage.advance(by: 3)
    #expect(stage.needsFrame)
    control.endRefreshing()
    stage.advance(by: 3)
    #expect(!stage.needsFrame)
  }

  @Test func aControlThatIsAddedAsASubviewBecomesTheScrollViewsAndAnotherOneTakesItsPlace() {
    let other = UIScrollView()
    let first = UIRefreshControl()
    other.addSubview(first)
    #expect(other.refreshControl === first)
    first.beginRefreshing()
    #expect(other.adjustedContentInset.top == 60)
    other.refreshControl = UIRefreshControl()
    #expect(first.superview == nil)
    #expect(other.adjustedContentInset.top == 0)
    other.refreshControl = nil
    #expect(other.subviews.isEmpty)
  }

  @Test func aDisabledControlDoesNotRefresh() {
    control.isEnabled = false
    pull(by: 300)
    #expect(!control.isRefreshing)
  }

  @Test func assistiveTechnologyReadsThatItIsInProgress() {
    control.beginRefreshing()
    #expect(control.accessibilityLabel == "In progress")
    #expect(control.isAccessibilityElement)
    control.endRefreshing()
    #expect(!control.isAccessibilityElement)
  }

  @Test func itsTitleIsBelowTheWheel() throws {
    control.attributedTitle = NSAttributedString(string: "Loading")
    stage.advance(by: 0)
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Loading")
    #expect(label.frame.minY >= control.subviews[0].frame.maxY - 4)
    #expect(label.frame.maxY <= 60)
  }

  // MARK: Collection views

  @Test(arguments: [true, false]) func collectionViewsWithFlowAndCompositionalLayoutsRefresh(isFlow: Bool) throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 400, height: 50)
    flow.minimumLineSpacing = 0
    let controller = RefreshedController(
      collectionViewLayout: isFlow
        ? flow : UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    let collectionView = try #require(controller.collectionView)
    #expect(collectionView.subviews.first === collectionView.refreshControl)
    stage.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 330), duration: 0.3)
    #expect(collectionView.refreshControl?.isRefreshing == true)
    stage.advance(by: 2)
    #expect(collectionView.contentOffset.y == -60)
    #expect(collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
    controller.count = 40
    collectionView.performBatchUpdates {
      collectionView.insertItems(at: (0..<10).map { IndexPath(item: $0, section: 0) })
    }
    collectionView.refreshControl?.endRefreshing()
    var last = collectionView.contentOffset.y
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      #expect(collectionView.contentOffset.y >= last)
      last = collectionView.contentOffset.y
    }
    #expect(last == 0)
    stage.advance(by: 1)
    #expect(!stage.needsFrame)
  }
}

@MainActor private final class RefreshedController: UICollectionViewController {
  var count = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.refreshControl = UIRefreshControl()
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemGray5 : .systemGray6
    return cell
  }
}
