// Changes of layouts in which each element has its own motion, read from the presented layers in each frame.

import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// A cell that lays out a view at its foot.
@MainActor private final class FootedCell: UICollectionViewCell {
  let foot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(foot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    foot.frame = CGRect(x: 0, y: bounds.height - 10, width: bounds.width, height: 10)
  }
}

/// Numbered items in a layout of any class, on a screen of 320 by 480 points.
@MainActor private final class ItemsController: UIViewController, UICollectionViewDataSource {
  var items: [Int]
  let collectionView: UICollectionView
  private(set) var stage: Stage!

  init(_ layout: UICollectionViewLayout, count: Int = 60) {
    items = Array(0..<count)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(FootedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: self)
    stage.advance(by: 0.1)
    stage.frame(at: stage.time)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func leaveTheStage() { stage = nil }

  /// Where a view is seen on the screen, and how large.
  func seen(_ view: UIView?) -> CGRect? {
    guard let view, let superview = view.superview, let layer = view.layer.presentation(),
      let bounds = collectionView.layer.presentation()?.bounds
    else { return nil }
    var center = layer.position
    if superview !== collectionView, let row = superview.layer.presentation() {
      center = CGPoint(x: center.x - row.bounds.minX + row.frame.minX, y: center.y - row.bounds.minY + row.frame.minY)
    }
    let size = layer.bounds.size
    return CGRect(
      x: center.x - size.width / 2 - bounds.minX, y: center.y - size.height / 2 - bounds.minY, width: size.width,
      height: size.height)
  }

  func seen(_ item: Int) -> CGRect? {
    items.firstIndex(of: item).flatMap { seen(collectionView.cellForItem(at: [0, $0])) }
  }

  /// Where all visible items are seen.
  var places: [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    for path in collectionView.indexPathsForVisibleItems { found[items[path.item]] = seen(items[path.item]) }
    return found
  }

  var pictures: [UIView] {
    collectionView.subviews.filter { !($0 is UICollectionReusableView) && !($0 is UIScrollView) && !$0.isHidden }
      .filter { $0.frame.width > 20 }
  }
}

@MainActor @Suite struct ChoreographedLayoutChangeTests {
  private static let linear = Choreography.Motion.curve(.linear, duration: 0.8)

  private static func rows(_ height: CGFloat = 60, header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    return layout
  }

  private static func tiles(_ size: CGFloat = 80, header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = rows(header: header)
    layout.itemSize = CGSize(width: size, height: size)
    return layout
  }

  private static func orthogonal() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  private func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
    guard let a, let b else { return false }
    return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }

  private func between(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      x: a.minX + (b.minX - a.minX) * part, y: a.minY + (b.minY - a.minY) * part,
      width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
  }

  @Test func itemsMoveFromOneLayoutToTheOtherInEachFrame() throws {
    let items = ItemsController(Self.rows())
    items.collectionView.contentOffset.y = 900
    items.stage.advance(by: 0.1)
    items.stage.frame(at: items.stage.time)
    let starts = items.places
    var finished: [Bool] = []
    items.collectionView.setCollectionViewLayout(
      Self.tiles(), choreography: Choreography(resize: Self.linear)
    ) { finished.append($0) }
    let list = items.collectionView
    #expect(list.contentOffset.y > 0 && list.contentOffset.y != 900)
    let ends = list.indexPathsForVisibleItems.reduce(into: [Int: CGRect]()) { ends, path in
      ends[path.item] = list.cellForItem(at: path)?.frame.offsetBy(dx: 0, dy: -list.contentOffset.y)
    }
    let both = starts.keys.filter { ends[$0] != nil }
    #expect(both.count > 6)
    items.stage.eachFrame(for: 0.8) { time in
      for item in both {
        let expected = between(starts[item]!, ends[item]!, time / 0.8)
        #expect(near(items.seen(item), expected), "\(item) at \(time)")
        // What is in the cell is laid out for what is seen.
        let foot = (list.cellForItem(at: [0, item]) as? FootedCell)?.foot.layer.presentation()
        #expect(abs((foot?.position.y ?? 0) - (expected.height - 5)) < 1e-6, "\(item) at \(time)")
      }
      // Those near by come from where they were.
      for (item, end) in ends where starts[item] == nil && abs(item - 19) < 8 {
        let start = CGRect(x: 0, y: CGFloat(60 * item) - 900, width: 320, height: 60)
        #expect(near(items.seen(item), between(start, end, time / 0.8)), "\(item) at \(time)")
      }
      #expect(finished.isEmpty)
    }
    items.stage.advance(by: 0.1)
    #expect(finished == [true] && !items.stage.needsFrame && items.pictures.isEmpty)
  }

  @Test func itemsThatAreNoLongerVisibleLeaveForTheirNewPlaces() {
    let items = ItemsController(Self.tiles())
    let starts = items.places
    items.collectionView.setCollectionViewLayout(Self.rows(), choreography: Choreography(resize: Self.linear))
    let leaving = (8..<24).map { (start: starts[$0]!, end: CGRect(x: 0, y: 60 * CGFloat($0), width: 320, height: 60)) }
    items.stage.eachFrame(for: 0.79) { time in
      let seen = items.pictures.compactMap { items.seen($0) }
      #expect(seen.count == leaving.count, "at \(time)")
      for (start, end) in leaving {
        #expect(seen.contains { near($0, between(start, end, time / 0.8)) }, "\(start) at \(time)")
      }
    }
    items.stage.advance(by: 0.1)
    #expect(items.pictures.isEmpty)
  }

  @Test func elementsOfOneLayoutOnlyFade() throws {
    let items = ItemsController(Self.tiles(header: 40))
    let leaving = Choreography.Motion.curve(.easeOut, duration: 0.7)
    items.collectionView.setCollectionViewLayout(
      Self.orthogonal(), choreography: Choreography(insert: Self.linear, delete: leaving, shift: Self.linear))
    let probe = MotionProbe(leaving, on: items.stage)
    items.stage.eachFrame(for: 0.6) { time in
      let ground = items.collectionView.subviews.first {
        $0 is UICollectionReusableView && !($0 is UICollectionViewCell) && $0.bounds.width == 320
      }
      #expect(abs(CGFloat(ground?.layer.presentation()?.opacity ?? -1) - time / 0.8) < 1e-6, "at \(time)")
      let header = items.pictures.first { $0.bounds.height == 40 }?.layer.presentation()
      #expect(abs(CGFloat(header?.opacity ?? -1) - (1 - probe.progress)) < 1e-6, "at \(time)")
    }
    // Four tiles were side by side below the header, and are side by side in the row.
    items.stage.advance(by: 0.3)
    for item in 0..<4 { #expect(near(items.seen(item), CGRect(x: 80 * item, y: 0, width: 80, height: 80))) }
  }

  @Test func cellsMoveIntoARowFromWhereTheyAreSeen() {
    let items = ItemsController(Self.tiles())
    items.collectionView.contentOffset.y = 40
    items.stage.advance(by: 0.1)
    items.stage.frame(at: items.stage.time)
    let before = items.places
    items.collectionView.setCollectionViewLayout(Self.orthogonal(), choreography: Choreography(shift: Self.linear))
    items.stage.eachFrame(for: 0.78) { time in
      for item in 0..<4 {
        let end = CGRect(x: 80 * item, y: 0, width: 80, height: 80)
        #expect(near(items.seen(item), between(before[item]!, end, time / 0.8)), "\(item) at \(time)")
      }
    }
  }

  @Test func itemsSetOutWhenTheWaveReachesThem() {
    let items = ItemsController(Self.tiles())
    items.collectionView.contentOffset.y = 400
    items.stage.advance(by: 0.1)
    items.stage.frame(at: items.stage.time)
    let starts = items.places
    let list = items.collectionView
    list.setCollectionViewLayout(
      Self.tiles(64),
      choreography: Choreography(resize: Self.linear.staggered(.byDistance(from: .item([0, 22]), speed: 400))))
    let origin = CGPoint(x: 200, y: 40)
    let delays = starts.mapValues { start in
      ((start.midX - origin.x) * (start.midX - origin.x) + (start.midY - origin.y) * (start.midY - origin.y))
        .squareRoot() / 400
    }
    items.stage.eachFrame(for: 1.5) { time in
      for (item, start) in starts where list.cellForItem(at: [0, item]) != nil {
        let end = list.cellForItem(at: [0, item])!.frame.offsetBy(dx: 0, dy: -list.contentOffset.y)
        let way = min(max((time - delays[item]!) / 0.8, 0), 1)
        #expect(near(items.seen(item), between(start, end, way)), "\(item) at \(time)")
      }
    }
  }

  @Test func itemsSetOutByIndexAmongThoseOfTheirKind() {
    let items = ItemsController(Self.rows())
    let starts = items.places
    items.collectionView.setCollectionViewLayout(
      Self.rows(50), choreography: Choreography(resize: Self.linear.staggered(.byIndex(0.1))))
    items.stage.eachFrame(for: 1) { time in
      for item in 0..<8 {
        let end = CGRect(x: 0, y: 50 * CGFloat(item), width: 320, height: 50)
        let way = min(max((time - 0.1 * Double(item)) / 0.8, 0), 1)
        #expect(near(items.seen(item), between(starts[item]!, end, way)), "\(item) at \(time)")
      }
    }
  }

  @Test(arguments: 0..<10)
  func nothingJumpsWhenAChangeIsInterrupted(_ moment: Int) {
    let items = ItemsController(Self.rows())
    let list = items.collectionView
    let layouts = [Self.tiles(), Self.rows(50), Self.tiles(100), Self.orthogonal(), Self.rows()]
    list.setCollectionViewLayout(Self.tiles(90), choreography: .ripple(from: .visibleCenter))
    for (number, layout) in layouts.enumerated() {
      items.stage.advance(by: 0.02 + 0.07 * Double(moment))
      let before = items.places
      if number % 2 == 0 {
        list.setCollectionViewLayout(layout, choreography: .cascade)
      } else {
        items.items.remove(at: 2)
        list.deleteItems(at: [[0, 2]])
        list.setCollectionViewLayout(layout, choreography: .spring)
      }
      items.stage.frame(at: items.stage.time)
      let after = items.places
      let both = before.keys.filter { after[$0] != nil }
      #expect(both.count > 2)
      for item in both { #expect(near(before[item], after[item]), "\(item) in change \(number)") }
    }
    items.stage.advance(by: 4)
    #expect(!items.stage.needsFrame && items.pictures.isEmpty)
    for item in 0..<7 {
      #expect(near(items.seen(items.items[item]), CGRect(x: 0, y: 60 * item, width: 320, height: 60)))
    }
  }

  @Test func theOffsetThatTheLayoutChoosesIsKept() {
    final class PickyLayout: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 123)
      }
    }
    let layout = PickyLayout()
    layout.itemSize = CGSize(width: 160, height: 100)
    let items = ItemsController(Self.rows())
    items.collectionView.contentOffset.y = 600
    items.stage.advance(by: 0.1)
    items.collectionView.setCollectionViewLayout(layout, choreography: .spring)
    #expect(items.collectionView.contentOffset.y == 123)
    items.stage.advance(by: 2)
    #expect(items.collectionView.contentOffset.y == 123)
  }

  @Test(arguments: [true, false])
  func anchoredContentStaysWhereItIsSeen(_ isChoreographed: Bool) throws {
    let tiles = AnimatedFlowLayout()
    tiles.itemSize = CGSize(width: 80, height: 70)
    (tiles.minimumLineSpacing, tiles.minimumInteritemSpacing, tiles.contentAnchor) = (0, 0, .visibleItem)
    let items = ItemsController(Self.rows(), count: 200)
    items.collectionView.contentOffset.y = 3_020
    items.stage.advance(by: 0.1)
    items.stage.frame(at: items.stage.time)
    #expect(items.seen(51)?.minY == 40)  // the first that is wholly visible
    if isChoreographed {
      items.collectionView.setCollectionViewLayout(tiles, choreography: .spring)
    } else {
      items.collectionView.setCollectionViewLayout(tiles, animated: true)
    }
    // Tile 51 is the last in its line, 12 lines from the top.
    #expect(abs(items.collectionView.contentOffset.y - (12 * 70 - 40)) < 1e-6)
    items.stage.eachFrame(for: 1) { time in
      #expect(items.seen(51).map { abs($0.minY - 40) < 1e-6 } ?? false, "at \(time)")
    }
    // It keeps its place in updates then, too, and goes where it is scrolled.
    items.items.insert(contentsOf: 200..<208, at: 0)
    items.collectionView.insertItems(at: (0..<8).map { [0, $0] })
    items.stage.advance(by: 1)
    #expect(items.seen(51).map { abs($0.minY - 40) < 1e-6 } ?? false)
  }

  @Test func aCollectionViewIsReleasedInTheMiddleOfAChange() {
    weak var list: UICollectionView?
    do {
      let items = ItemsController(Self.rows())
      list = items.collectionView
      items.collectionView.setCollectionViewLayout(Self.tiles(), choreography: Choreography(all: Self.linear)) { _ in }
      items.stage.advance(by: 0.1)
      #expect(list != nil)
      items.leaveTheStage()
    }
    #expect(list == nil)
  }

  @Test func reducedMotionCrossFades() {
    let items = ItemsController(Self.rows())
    items.stage.isReduceMotionEnabled = true
    var finished: [Bool] = []
    items.collectionView.setCollectionViewLayout(Self.tiles(), choreography: .cascade) { finished.append($0) }
    items.stage.eachFrame(for: 0.4) { _ in
      for item in 0..<24 {
        #expect(near(items.seen(item), CGRect(x: 80 * (item % 4), y: 80 * (item / 4), width: 80, height: 80)))
      }
    }
    #expect(finished == [true])
  }

  @Test func theSameLayoutAndAViewOffScreenAreDoneAtOnce() {
    let items = ItemsController(Self.rows())
    var finished = 0
    let layout = items.collectionView.collectionViewLayout
    items.collectionView.setCollectionViewLayout(layout, choreography: .spring) { _ in finished += 1 }
    items.stage.advance(by: 0.1)
    let offScreen = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Self.rows())
    let tiles = Self.tiles()
    offScreen.setCollectionViewLayout(tiles, choreography: .spring)
    #expect(finished == 1 && offScreen.collectionViewLayout === tiles)
  }
}
