// Headers that collapse and stretch, read from the presented layers in each frame.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// A flow layout that counts its preparations.
@MainActor private final class CountingLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }
}

/// A list of 60 rows of 50 points below a header of 200 points, which collapses to 50, on a screen of 320 by 480.
@MainActor private final class HeaderController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  let header = CollapsingHeaderView(expandedHeight: 200, barHeight: 50)
  let layout: UICollectionViewLayout
  lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  let picture = UIView()
  let blurred = UIView()
  var count: Int
  var states: [CollapsingHeaderView.State] = []
  private(set) var stage: Stage!

  init(_ layout: UICollectionViewLayout? = nil, count: Int = 60, navigates: Bool = false, isMirrored: Bool = false) {
    let rows = CountingLayout()
    rows.itemSize = CGSize(width: 320, height: 50)
    (rows.minimumLineSpacing, rows.minimumInteritemSpacing) = (0, 0)
    self.layout = layout ?? rows
    self.count = count
    super.init(nibName: nil, bundle: nil)
    let navigation = navigates ? UINavigationController(rootViewController: self) : nil
    navigation?.navigationBar.prefersLargeTitles = true
    title = "Places"
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: navigation ?? self)
    if isMirrored { stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
    stage.advance(by: 0.1)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.alwaysBounceVertical = true
    (list.dataSource, list.delegate) = (self, self)
    view.addSubview(list)
    header.title = "Lisbon"
    (header.backgroundView, header.collapsedBackgroundView) = (picture, blurred)
    header.onChange = { [unowned self] in states.append($0) }
    header.attach(to: list)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { header.follow() }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { header.follow() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = header.targetContentOffset(
      forProposedContentOffset: targetContentOffset.pointee, withVelocity: velocity)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  /// The header's frame on the screen, as it is seen.
  var seen: CGRect {
    guard let frame = header.layer.presentation()?.frame, let bounds = list.layer.presentation()?.bounds else {
      return .null
    }
    return frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  /// The distance of the content from its top, as it is seen.
  var distance: CGFloat { (list.layer.presentation() ?? list.layer).bounds.minY + list.adjustedContentInset.top }

  func scroll(to distance: CGFloat) {
    list.contentOffset.y = distance - list.adjustedContentInset.top
    stage.advance(by: 1.0 / 60)
  }

  /// Drags the content up by a distance, slowly, and lifts the finger at rest.
  func drag(by distance: CGFloat) {
    stage.touchDown(at: CGPoint(x: 160, y: 440))
    for step in 1...20 {
      stage.touchMove(to: CGPoint(x: 160, y: 440 - distance * CGFloat(step) / 20))
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.3)
    stage.touchUp()
  }

  func flick(by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 300 - distance), duration: 0.1)
  }
}

@MainActor @Suite struct CollapsingHeaderTests {
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) < tolerance }

  /// The header is at the top, as high as the content leaves it.
  private func checkFrame(_ screen: HeaderController, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let (seen, distance) = (screen.seen, screen.distance)
    #expect(near(seen.minY, 0) && near(seen.minX, 0) && near(seen.width, 320), sourceLocation: sourceLocation)
    #expect(near(seen.height, distance < 0 ? 200 - distance : max(50, 200 - distance)), sourceLocation: sourceLocation)
    #expect(seen.height >= 50, sourceLocation: sourceLocation)
  }

  @Test func theContentBeginsBelowTheHeader() {
    let screen = HeaderController()
    #expect(screen.list.contentOffset.y == -200 && screen.list.contentInset.top == 200)
    checkFrame(screen)
    #expect(screen.stage.scene.cell(at: [0, 0])?.frame.minY == 0)
    screen.header.detach()
    #expect(screen.list.contentInset.top == 0 && screen.list.contentOffset.y == 0 && screen.header.superview == nil)
  }

  @Test func theHeightFollowsAThrowAndABounceInEachFrame() {
    let screen = HeaderController()
    screen.flick(by: 200)
    var heights: [CGFloat] = []
    screen.stage.eachFrame(for: 4) { _ in
      checkFrame(screen)
      heights.append(screen.seen.height)
    }
    #expect(heights.last == 50 && screen.distance > 300)
    for (one, next) in zip(heights, heights.dropFirst()) { #expect(next <= one) }
    // Back, and beyond the top.
    for _ in 0..<3 { screen.flick(by: -250) }
    var longest: CGFloat = 0
    screen.stage.eachFrame(for: 4) { _ in
      checkFrame(screen)
      longest = max(longest, screen.seen.height)
    }
    #expect(longest > 210 && near(screen.seen.height, 200) && !screen.stage.needsFrame)
    #expect(screen.states.map { $0.stretch }.max() ?? 0 > 10)
  }

  @Test func aDragBeginsOnTheHeader() {
    let screen = HeaderController()
    screen.stage.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 30), duration: 0.3)
    screen.stage.advance(by: 2)
    #expect(near(screen.seen.height, 50))
  }

  @Test func theHeightFallsMonotonicallyWithTheOffset() {
    let screen = HeaderController()
    var last = CGFloat.infinity
    for distance in stride(from: CGFloat(-100), through: 400, by: 7) {
      screen.scroll(to: distance)
      checkFrame(screen)
      #expect(screen.header.state.height <= last)
      last = screen.header.state.height
      #expect(near(screen.header.state.collapse, min(max(distance / 150, 0), 1)))
      #expect(near(screen.header.state.stretch, max(0, -distance)))
    }
  }

  @Test(arguments: 0..<10)
  func aSlowDragEndsAtTheNearestHeight(_ moment: Int) {
    let screen = HeaderController()
    screen.header.detents = [140]
    let dragged = 8 + 14 * CGFloat(moment)
    screen.drag(by: dragged + 10)  // the first points are spent on recognising it
    let distance = screen.distance
    #expect(distance > 0 && distance < 150)
    screen.stage.eachFrame(for: 2) { _ in checkFrame(screen) }
    let expected: CGFloat = [0, 60, 150].min { abs($0 - distance) < abs($1 - distance) }!
    #expect(near(screen.distance, expected, 0.01), "\(distance)")
    #expect(!screen.stage.needsFrame)
  }

  @Test func aFlickGoesOnToTheNextHeight() {
    let screen = HeaderController()
    screen.header.detents = [140]
    func target(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
      screen.header.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 3, y: distance - 200), withVelocity: CGPoint(x: 0, y: velocity)
      ).y + 200
    }
    #expect(target(10, 0.4) == 60 && target(59, -0.4) == 0 && target(61, 0.1) == 150 && target(149, -0.1) == 60)
    #expect(target(60, 1) == 60 && target(60, -1) == 60)
    #expect(target(150, -1) == 150 && target(700, -1) == 700 && target(-20, 1) == -20)
    screen.header.detents = [500, 20, 50, 200]  // none of them is between
    #expect(target(10, 0.4) == 150 && target(80, 0) == 150 && target(70, 0) == 0)
    #expect(
      screen.header.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: -150), withVelocity: .zero).x == 3)
  }

  @Test func shortContentCollapsesAsFarAsItCan() {
    // 480 - 50 = 430 points would be needed.
    let screen = HeaderController(count: 7)
    #expect(screen.list.contentSize.height == 350)
    screen.flick(by: 200)
    screen.stage.advance(by: 3)
    checkFrame(screen)
    #expect(near(screen.distance, 0) || near(screen.distance, 70))
    screen.header.settle(animated: false)
    #expect(screen.list.contentOffset.y == -200)
  }

  @Test(arguments: 0..<10)
  func updatesInMidThrowDoNotMoveTheHeader(_ moment: Int) {
    for anchor in [nil, AnchoredContent.visibleItem] {
      let layout = AnimatedFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      layout.contentAnchor = anchor
      layout.choreography = .cascade
      let screen = HeaderController(layout)
      screen.flick(by: 120)
      screen.stage.advance(by: 0.02 + 0.08 * Double(moment))
      screen.count += 2
      screen.list.insertItems(at: [[0, 0], [0, 5]])
      screen.stage.eachFrame(for: 3) { _ in
        #expect(near(screen.seen.minY, 0) && screen.seen.height >= 50)
        checkFrame(screen)
      }
      // Rows are behind it.
      #expect(screen.list.subviews.last { $0 is UICollectionReusableView || $0 === screen.header } === screen.header)
    }
  }

  @Test func anAnimatedOffsetTakesTheHeaderAlong() {
    let screen = HeaderController()
    screen.stage.frame(at: screen.stage.time)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { screen.list.contentOffset.y = -100 }
    screen.stage.eachFrame(for: 0.6) { _ in checkFrame(screen) }
    screen.list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    screen.stage.eachFrame(for: 1) { _ in checkFrame(screen) }
    screen.stage.advance(by: 0.5)
    #expect(screen.header.state.height == 50 && !screen.stage.needsFrame)
  }

  @Test func whatIsInTheHeaderFollowsTheCollapse() {
    let screen = HeaderController()
    let (header, picture, blurred) = (screen.header, screen.picture, screen.blurred)
    screen.scroll(to: 0)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 320, height: 200) && blurred.alpha == 0)
    let size = header.titleLabel.bounds.size
    #expect(header.titleLabel.frame.minX == 16 && near(header.titleLabel.frame.maxY, 192))
    #expect(header.contentView.frame == picture.frame && header.contentView.alpha == 1)
    screen.scroll(to: 75)
    #expect(near(picture.frame.minY, -37.5) && picture.frame == blurred.frame)
    #expect(blurred.alpha == 0 && near(header.contentView.alpha, 0) && near(header.contentView.frame.maxY, 125))
    #expect(near(header.titleLabel.frame.width, 0.8 * size.width))
    screen.scroll(to: 112.5)
    #expect(near(blurred.alpha, 0.5))
    screen.scroll(to: 150)
    #expect(near(blurred.alpha, 1) && near(picture.frame.minY, -75) && picture.frame.maxY >= 50)
    #expect(near(header.titleLabel.center.x, 160) && near(header.titleLabel.center.y, 25))
    #expect(near(header.titleLabel.frame.height, 0.6 * size.height))
    header.parallax = 1
    #expect(near(picture.frame.minY, -150))
    header.parallax = 0
    #expect(near(picture.frame.minY, 0))
  }

  @Test func thePictureFillsAStretchedHeader() {
    let screen = HeaderController()
    let (header, picture) = (screen.header, screen.picture)
    screen.scroll(to: -50)
    #expect(near(picture.frame.minY, 0) && near(picture.frame.height, 250) && near(picture.frame.width, 400))
    #expect(near(picture.frame.midX, 160) && picture.bounds.height == 200)
    header.stretch = .lengthen
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 320, height: 250))
    header.stretch = .none
    screen.scroll(to: -60)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 320, height: 200) && header.frame.height == 200)
    #expect(near(screen.seen.minY, 0))
  }

  @Test func reducedMotionHasNoZoomAndNoParallax() {
    let screen = HeaderController()
    screen.stage.isReduceMotionEnabled = true
    screen.scroll(to: -50)
    #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 320, height: 250))
    screen.scroll(to: 60)
    #expect(near(screen.picture.frame.minY, -60))
    checkFrame(screen)
  }

  @Test func noLayoutPreparesAndTheBarIsNotArrangedAgain() throws {
    let screen = HeaderController()
    let layout = try #require(screen.layout as? CountingLayout)
    screen.stage.advance(by: 0.2)
    let (preparations, states) = (layout.preparations, screen.states.count)
    screen.flick(by: 200)
    screen.stage.advance(by: 3)
    #expect(layout.preparations == preparations && screen.states.count > states)
    let former = screen.states.count
    // As a bar it only stays where it is.
    screen.flick(by: 100)
    screen.stage.advance(by: 3)
    #expect(screen.states.count == former)
    #expect(Set(screen.states.map { $0.height }).count >= screen.states.count - 1)
  }

  @Test func theTitleBeginsWhereLinesDo() {
    let screen = HeaderController(isMirrored: true)
    defer { screen.stage.traitCollection = UITraitCollection(layoutDirection: .leftToRight) }
    screen.scroll(to: 0)
    #expect(near(screen.header.titleLabel.frame.maxX, 304))
    screen.scroll(to: 150)
    #expect(near(screen.header.titleLabel.center.x, 160))
  }

  @Test func aTurnOfTheScreenMakesTheHeaderWider() {
    let screen = HeaderController()
    screen.scroll(to: 90)
    screen.stage.resize(to: CGSize(width: 480, height: 320), duration: 0.3)
    screen.stage.eachFrame(for: 0.6) { _ in #expect(near(screen.seen.minY, 0)) }
    #expect(near(screen.seen.width, 480) && near(screen.picture.frame.width, 480))
    #expect(near(screen.seen.height, max(50, 200 - screen.distance)))
  }

  @Test func theExpandedHeightCanChange() {
    let screen = HeaderController()
    screen.header.expandedHeight = 260
    #expect(screen.list.contentInset.top == 260 && screen.list.contentOffset.y == -260)
    #expect(screen.header.state.height == 260)
    screen.scroll(to: 500)
    let offset = screen.list.contentOffset.y
    screen.header.expandedHeight = 10  // not less than the bar
    #expect(screen.header.expandedHeight == 50 && screen.list.contentInset.top == 50)
    #expect(screen.list.contentOffset.y == offset && screen.header.state.collapse == 0)
  }

  @Test func aLongerTitleIsMeasured() {
    let screen = HeaderController()
    screen.scroll(to: 0)
    let width = screen.header.titleLabel.bounds.width
    screen.header.title = "Lisbon and Porto"
    screen.stage.advance(by: 1.0 / 60)
    #expect(screen.header.titleLabel.bounds.width > width && screen.header.titleLabel.frame.minX == 16)
    screen.header.title = String(repeating: "Lisbon ", count: 20)
    screen.stage.advance(by: 1.0 / 60)
    #expect(screen.header.titleLabel.bounds.width <= 288)
  }

  /// The large title goes first, then the header.
  @Test func itCollapsesAfterALargeTitle() {
    let screen = HeaderController(navigates: true)
    let first = screen.list.contentOffset.y
    let large = screen.list.safeAreaInsets.top
    var last = CGFloat.infinity
    for way in stride(from: CGFloat(0), through: 400, by: 4) {
      screen.list.contentOffset.y = first + way
      screen.stage.advance(by: 1.0 / 60)
      let safe = screen.list.safeAreaInsets.top
      let shrunk = large - safe
      #expect(near(screen.header.state.height, max(50, 200 - (way - shrunk))))
      #expect(near(screen.seen.height, safe + screen.header.state.height) && near(screen.seen.minY, 0))
      #expect(screen.seen.height <= last)
      last = screen.seen.height
    }
    #expect(large - screen.list.safeAreaInsets.top > 40)
  }

  @Test func aRefreshControlHasItsPlaceBelowTheHeader() {
    let screen = HeaderController()
    let control = UIRefreshControl()
    screen.list.refreshControl = control
    control.beginRefreshing()
    screen.stage.advance(by: 1)
    screen.scroll(to: 0)
    let gap = -screen.list.contentOffset.y - 200
    #expect(gap > 30 && near(screen.seen.height, 200) && near(screen.seen.minY, 0))
    control.endRefreshing()
    screen.stage.advance(by: 1)
    #expect(near(screen.seen.height, 200) && screen.list.contentOffset.y == -200)
  }

  @Test func itIsInFrontOfPinnedHeadersInAnyLayout() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let pinned = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let screen = HeaderController(UICollectionViewCompositionalLayout(section: section))
    screen.flick(by: 150)
    screen.stage.eachFrame(for: 3) { _ in checkFrame(screen) }
    screen.list.sendSubviewToBack(screen.header)
    screen.scroll(to: 240)
    #expect(screen.header.state.height == 50)
    #expect(screen.stage.window.hitTest(CGPoint(x: 160, y: 25), with: nil)?.isDescendant(of: screen.header) ?? false)
  }
}
