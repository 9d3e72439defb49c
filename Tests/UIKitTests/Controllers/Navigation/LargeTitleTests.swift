import Stage
import Testing
import UIKit

/// Large titles follow the content.
@MainActor @Suite struct LargeTitleTests {
  /// Fifty rows of 50 points, two hundred items at most.
  @MainActor final class ListController: UICollectionViewController {
    let count: Int

    init(_ title: String, count: Int = 50) {
      self.count = count
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.alwaysBounceVertical = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  let root = ListController("Photos")
  let second = ListController("Album")
  let navigation: UINavigationController
  let stage: Stage

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      rootViewController: navigation)
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var list: UICollectionView { root.collectionView }

  /// What is seen of the bar's height now.
  var seenHeight: CGFloat { bar.layer.presentationValues(at: stage.time).bounds.height }

  func texts() -> [(text: String, size: CGFloat)] {
    stage.scene.nodes.compactMap { node in
      node.opacity > 0 ? node.text.map { ($0.string, $0.lines(width: 400).first?.first?.fontSize ?? 0) } : nil
    }
  }

  @Test func atTheTopTheTitleIsLargeAndTheContentBeginsBelowIt() {
    #expect(bar.frame == CGRect(x: 0, y: 50, width: 400, height: 106))
    #expect(list.adjustedContentInset.top == 156)
    #expect(list.contentOffset.y == -156)
    #expect(texts().map { $0.text } == ["Photos"])
    #expect(texts().first?.size == 34)
  }

  @Test func theBarFollowsTheOffsetExactlyUntilItIsLow() {
    for distance in [0, 1, 10.5, 26, 51.75, 52, 80, 500] as [CGFloat] {
      list.contentOffset.y = -156 + distance
      #expect(bar.frame.height == 106 - min(distance, 52))
      #expect(list.adjustedContentInset.top == 156 - min(distance, 52))
      #expect(list.contentOffset.y == -156 + distance)
    }
    stage.advance(by: 0)
    #expect(texts().contains { $0.text == "Photos" && $0.size == 17 })
    list.contentOffset.y = -156
    #expect(bar.frame.height == 106)
  }

  @Test func aFingerCollapsesItAndContentComesToRestOnlyWithOrWithoutIt() {
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    for y in stride(from: 590, through: 570, by: -5) as StrideThrough<CGFloat> {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 200, y: y))
    }
    stage.advance(by: 0.2)
    let distance = list.contentOffset.y + 156
    #expect(distance > 10 && distance < 26)
    #expect(bar.frame.height == 106 - distance)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -156)
    #expect(bar.frame.height == 106)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 555), duration: 0.6)
    stage.advance(by: 2)
    #expect(list.contentOffset.y >= -104)
    #expect(bar.frame.height == 54)
    // From there a finger brings it back without a rubber band.
    list.contentOffset.y = -104
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.touchMove(to: CGPoint(x: 200, y: 320))
    let start = list.contentOffset.y
    stage.touchMove(to: CGPoint(x: 200, y: 340))
    #expect(list.contentOffset.y == start - 20)
    stage.touchUp()
    stage.advance(by: 2)
  }

  @Test func aThrowPassesTheTitleWithoutAJump() {
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 200, y: 600 - 12 * CGFloat(step)))
    }
    stage.touchUp()
    var last = list.contentOffset.y
    var step: CGFloat = 100
    while list.isDecelerating {
      stage.advance(by: 1.0 / 60)
      let next = list.contentOffset.y - last
      #expect(next >= -0.001 && next <= step + 0.5)
      (step, last) = (next, list.contentOffset.y)
      #expect(bar.frame.height == max(54, min(106, -list.contentOffset.y - 50)))
    }
    #expect(bar.frame.height == 54)
  }

  @Test func pulledDownTheTitleGoesWithTheContent() {
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.touchMove(to: CGPoint(x: 200, y: 320))
    stage.touchMove(to: CGPoint(x: 200, y: 420))
    let pulled = -156 - list.contentOffset.y
    #expect(pulled > 30)
    #expect(bar.frame.height == 106 + pulled)
    #expect(list.adjustedContentInset.top == 156)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(bar.frame.height == 106)
  }

  @Test func withARefreshControlTheTitleStaysAndTheControlIsBelowIt() {
    let control = UIRefreshControl()
    list.refreshControl = control
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 560), duration: 0.3)
    #expect(bar.frame.height == 106)
    #expect(control.isRefreshing)
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -216)
    #expect(control.convert(control.bounds, to: nil).minY == 156)
    control.endRefreshing()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -156)
  }

  @Test func scrollingCausesNoLayoutFromScratch() throws {
    let layout = CountingFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    list.collectionViewLayout = layout
    stage.advance(by: 0)
    let preparations = layout.preparations
    for step in 1...20 {
      list.contentOffset.y = -156 + CGFloat(step) * 4
      stage.advance(by: 1.0 / 60)
    }
    #expect(layout.preparations == preparations)
    #expect(bar.frame.height == 54)
  }

  @Test func itemsSpecifyWhetherTheirTitlesAreLarge() {
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    #expect(bar.frame.height == 54)
    #expect(second.collectionView.contentOffset.y == -104)
    second.navigationItem.largeTitleDisplayMode = .always
    stage.advance(by: 0)
    #expect(bar.frame.height == 106)
    #expect(second.collectionView.contentOffset.y == -156)
    bar.prefersLargeTitles = false
    stage.advance(by: 0)
    #expect(bar.frame.height == 54)
    #expect(second.collectionView.contentOffset.y == -104)
  }

  @Test func inAPushAndAPopTheBarChangesItsHeightWithIt() {
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: true)
    #expect(seenHeight == 106)
    stage.advance(by: 0.1)
    #expect(seenHeight < 106 && seenHeight > 54)
    stage.advance(by: 1)
    #expect(seenHeight == 54)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(seenHeight < 106 && seenHeight > 54)
    stage.advance(by: 1)
    #expect(seenHeight == 106)
    #expect(list.contentOffset.y == -156)
  }

  @Test func aFingerLeadsTheHeightBackAndForth() {
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 1)
    stage.touchDown(at: CGPoint(x: 5, y: 400))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 20, y: 400))
    stage.advance(by: 0.1)
    stage.touchMove(to: CGPoint(x: 220, y: 400))
    stage.advance(by: 0.1)
    let half = seenHeight
    #expect(half > 70 && half < 90)
    stage.touchMove(to: CGPoint(x: 120, y: 400))
    stage.advance(by: 0.1)
    #expect(seenHeight < half && seenHeight > 54)
    stage.touchMove(to: CGPoint(x: 40, y: 400))
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    #expect(seenHeight == 54 && bar.frame.height == 54)
    #expect(texts().map { $0.text }.contains("Album"))
  }

  @Test func aScrolledControllerReturnsWithItsLowBar() {
    list.contentOffset.y = 200
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 106)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 54)
    #expect(list.contentOffset.y == 200)
    #expect(list.adjustedContentInset.top == 104)
  }

  @Test func contentThatDoesNotScrollLeavesTheTitleLarge() {
    let plain = UIViewController()
    plain.title = "Plain"
    navigation.pushViewController(plain, animated: false)
    stage.advance(by: 0)
    #expect(bar.frame.height == 106)
    #expect(plain.view.safeAreaInsets.top == 156)
  }

  @Test func aContentScrollViewMayBeSetOrFoundInTheView() {
    let plain = UIViewController()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    plain.view.addSubview(inner)
    #expect(plain.contentScrollView(for: .top) === inner)
    navigation.pushViewController(plain, animated: false)
    stage.advance(by: 0)
    inner.contentOffset.y += 30
    #expect(bar.frame.height == 76)
    plain.setContentScrollView(nil)
    stage.advance(by: 0)
    #expect(bar.frame.height == 106)
  }
}
