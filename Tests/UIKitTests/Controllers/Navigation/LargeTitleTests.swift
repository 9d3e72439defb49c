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
    #expect(bar.frame == CGRect(x: 0, y: 50, width: 400, height: 96))
    #expect(list.adjustedContentInset.top == 146)
    #expect(list.contentOffset.y == -146)
    #expect(texts().map { $0.text } == ["Photos"])
    #expect(texts().first?.size == 34)
  }

  @Test func theBarFollowsTheOffsetExactlyUntilItIsLow() {
    for distance in [0, 1, 10.5, 26, 51.75, 52, 80, 500] as [CGFloat] {
      list.contentOffset.y = -146 + distance
      #expect(bar.frame.height == 96 - min(distance, 52))
      #expect(list.adjustedContentInset.top == 146 - min(distance, 52))
      #expect(list.contentOffset.y == -146 + distance)
    }
    stage.advance(by: 0)
    #expect(texts().contains { $0.text == "Photos" && $0.size == 17 })
    list.contentOffset.y = -146
    #expect(bar.frame.height == 96)
  }

  @Test func aFingerCollapsesItAndContentComesToRestOnlyWithOrWithoutIt() {
    stage.touchDown(at: CGPoint(x: 200, y: 600))
    for y in stride(from: 590, through: 570, by: -5) as StrideThrough<CGFloat> {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 200, y: y))
    }
    stage.advance(by: 0.2)
    let distance = list.contentOffset.y + 146
    #expect(distance > 10 && distance < 26)
    #expect(bar.frame.height == 96 - distance)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -146)
    #expect(bar.frame.height == 96)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 555), duration: 0.6)
    stage.advance(by: 2)
    #expect(list.contentOffset.y >= -94)
    #expect(bar.frame.height == 44)
    // From there a finger brings it back without a rubber band.
    list.contentOffset.y = -94
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
      #expect(bar.frame.height == max(44, min(96, -list.contentOffset.y - 50)))
    }
    #expect(bar.frame.height == 44)
  }

  @Test func pulledDownTheTitleGoesWithTheContent() {
    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.touchMove(to: CGPoint(x: 200, y: 320))
    stage.touchMove(to: CGPoint(x: 200, y: 420))
    let pulled = -146 - list.contentOffset.y
    #expect(pulled > 30)
    #expect(bar.frame.height == 96 + pulled)
    #expect(list.adjustedContentInset.top == 146)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(bar.frame.height == 96)
  }

  @Test func withARefreshControlTheTitleStaysAndTheControlIsBelowIt() {
    let control = UIRefreshControl()
    list.refreshControl = control
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 560), duration: 0.3)
    #expect(bar.frame.height == 96)
    #expect(control.isRefreshing)
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -206)
    #expect(control.convert(control.bounds, to: nil).minY == 146)
    control.endRefreshing()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -146)
  }

  @Test func scrollingCausesNoLayoutFromScratch() throws {
    let layout = CountingFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    list.collectionViewLayout = layout
    stage.advance(by: 0)
    let preparations = layout.preparations
    for step in 1...20 {
      list.contentOffset.y = -146 + CGFloat(step) * 4
      stage.advance(by: 1.0 / 60)
    }
    #expect(layout.preparations == preparations)
    #expect(bar.frame.height == 44)
  }

  @Test func itemsSpecifyWhetherTheirTitlesAreLarge() {
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    stage.advance(by: 0)
    #expect(bar.frame.height == 44)
    #expect(second.collectionView.contentOffset.y == -94)
    second.navigationItem.largeTitleDisplayMode = .always
    stage.advance(by: 0)
    #expect(bar.frame.height == 96)
    #expect(second.collectionView.contentOffset.y == -146)
    bar.prefersLargeTitles = false
    stage.advance(by: 0)
    #expect(bar.frame.height == 44)
    #expect(second.collectionView.contentOffset.y == -94)
  }

  @Test func inAPushAndAPopTheBarChangesItsHeightWithIt() {
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: true)
    #expect(seenHeight == 96)
    stage.advance(by: 0.1)
    #expect(seenHeight < 96 && seenHeight > 44)
    stage.advance(by: 1)
    #expect(seenHeight == 44)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(seenHeight < 96 && seenHeight > 44)
    stage.advance(by: 1)
    #expect(seenHeight == 96)
    #expect(list.contentOffset.y == -146)
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
    #expect(half > 60 && half < 80)
    stage.touchMove(to: CGPoint(x: 120, y: 400))
    stage.advance(by: 0.1)
    #expect(seenHeight < half && seenHeight > 44)
    stage.touchMove(to: CGPoint(x: 40, y: 400))
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    #expect(seenHeight == 44 && bar.frame.height == 44)
    #expect(texts().map { $0.text }.contains("Album"))
  }

  @Test func aScrolledControllerReturnsWithItsLowBar() {
    list.contentOffset.y = 200
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 96)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(list.contentOffset.y == 200)
    #expect(list.adjustedContentInset.top == 94)
  }

  @Test func contentThatDoesNotScrollLeavesTheTitleLarge() {
    let plain = UIViewController()
    plain.title = "Plain"
    navigation.pushViewController(plain, animated: false)
    stage.advance(by: 0)
    #expect(bar.frame.height == 96)
    #expect(plain.view.safeAreaInsets.top == 146)
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
    #expect(bar.frame.height == 66)
    plain.setContentScrollView(nil)
    stage.advance(by: 0)
    #expect(bar.frame.height == 96)
  }
}
