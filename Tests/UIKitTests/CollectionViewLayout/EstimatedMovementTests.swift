// Items that say their size themselves and are moved by hand: the sizes go along, also of what is not on screen.

import Stage
import Testing
import UIKit

@MainActor @Suite struct EstimatedMovementTests {
  /// Cells that are as long as their item says, in lines of one item, on a screen of 400 by 400 points. The estimate is 44.
  @MainActor private final class Fixture: NSObject, UICollectionViewDataSource {
    let controller = UIViewController()
    let stage: Stage
    let axis: UICollectionView.ScrollDirection
    let collectionView: UICollectionView
    /// Of every item, in points.
    var lengths: [[CGFloat]]

    init(_ lengths: [[CGFloat]], _ kind: Kind) {
      self.lengths = lengths
      axis = kind.axis
      stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
      collectionView = UICollectionView(frame: controller.view.bounds, collectionViewLayout: kind.makeLayout())
      super.init()
      collectionView.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
      controller.view.addSubview(collectionView)
      stage.advance(by: 0)
    }

    func size(_ length: CGFloat) -> CGSize {
      axis == .vertical ? CGSize(width: 400, height: length) : CGSize(width: length, height: 400)
    }

    /// Puts the middle of the moving item so far along the axis.
    func move(to place: CGFloat) {
      collectionView.updateInteractiveMovementTargetPosition(
        axis == .vertical ? CGPoint(x: 200, y: place) : CGPoint(x: place, y: 200))
    }

    func scroll(to offset: CGFloat) {
      collectionView.contentOffset = axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      stage.advance(by: 0)
    }

    /// Where and how long the layout has items, by section.
    var places: [[[CGFloat]]] {
      let view = collectionView
      return (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map { item in
          guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: [section, item])?.frame else {
            return []
          }
          return axis == .vertical ? [frame.minY, frame.height] : [frame.minX, frame.width]
        }
      }
    }

    /// Where items of such lengths are, one behind the other.
    static func stacked(_ lengths: [[CGFloat]]) -> [[[CGFloat]]] {
      var end: CGFloat = 0
      return lengths.map { section in
        section.map { length in
          end += length
          return [end - length, length]
        }
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { lengths.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      lengths[section].count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! SizedCell
      cell.wish = size(lengths[indexPath.section][indexPath.item])
      return cell
    }

    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
      lengths[target.section].insert(lengths[source.section].remove(at: source.item), at: target.item)
    }
  }

  enum Kind: CaseIterable {
    case flow, flowAcross, compositional, compositionalAcross

    var axis: UICollectionView.ScrollDirection {
      self == .flow || self == .compositional ? .vertical : .horizontal
    }

    var isFlow: Bool { self == .flow || self == .flowAcross }

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .flow, .flowAcross:
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = axis
        layout.estimatedItemSize =
          axis == .vertical ? CGSize(width: 400, height: 44) : CGSize(width: 44, height: 400)
        layout.minimumLineSpacing = 0
        return layout
      case .compositional: return UICollectionViewCompositionalLayout(section: list(.estimated(44)))
      case .compositionalAcross:
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let size = size(.estimated(44), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group), configuration: configuration)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func anInsertionWhileAnItemIsOverAnotherSectionFindsEveryItemInItsOwn(kind: Kind) {
    let fixture = Fixture([[60, 61, 62], [63, 64, 65]], kind)
    let view = fixture.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [1, 0]))
    fixture.move(to: 20)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.places == Fixture.stacked([[63, 60, 61, 62], [64, 65]]))
    fixture.lengths[1].insert(70, at: 0)
    view.insertItems(at: [[1, 0]])
    fixture.stage.advance(by: 1)
    #expect(fixture.places == Fixture.stacked([[60, 61, 62], [70, 63, 64, 65]]))
    #expect(view.indexPathsForVisibleItems.count == 7)
  }

  /// Items that no batch changes have their sizes from before the movement, and not from under it.
  @Test(arguments: Kind.allCases)
  func aBatchThatEndsAMovementKeepsTheSizesOfWhatIsNotOnScreen(kind: Kind) {
    let first = (0..<8).map { 80 + CGFloat($0) }
    let second = (0..<8).map { 90 + CGFloat($0) }
    let fixture = Fixture([first, second], kind)
    let view = fixture.collectionView
    for offset in [300, 600, 1000] { fixture.scroll(to: CGFloat(offset)) }
    let end = first.reduce(0, +)
    #expect(fixture.places == Fixture.stacked([first, second]))
    fixture.scroll(to: end - 200)
    #expect(view.beginInteractiveMovementForItem(at: [1, 0]))
    fixture.move(to: end - 100)
    fixture.stage.advance(by: 0.5)
    fixture.lengths[1].append(99)
    view.insertItems(at: [[1, 8]])
    fixture.stage.advance(by: 1)
    // In a flow layout, the new one is as long as the others on average.
    #expect(fixture.places == Fixture.stacked([first, second + [kind.isFlow ? 93.5 : 44]]))
  }

  @Test(arguments: Kind.allCases)
  func anItemThatIsDroppedInAnotherSectionTakesItsSizeAlong(kind: Kind) {
    let first = (0..<8).map { 80 + CGFloat($0) }
    let second = (0..<8).map { 90 + CGFloat($0) }
    let fixture = Fixture([first, second], kind)
    let view = fixture.collectionView
    for offset in [300, 600, 1000] { fixture.scroll(to: CGFloat(offset)) }
    fixture.scroll(to: 0)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.move(to: 300)
    fixture.stage.advance(by: 0.1)
    // Far beyond the edge, and off the screen when it is let go.
    fixture.scroll(to: 800)
    fixture.move(to: 1000)
    fixture.stage.advance(by: 0.1)
    fixture.scroll(to: 0)
    view.endInteractiveMovement()
    fixture.stage.advance(by: 1)
    #expect(fixture.lengths[0] == Array(first.dropFirst()))
    #expect(fixture.lengths[1].count == 9)
    #expect(fixture.places == Fixture.stacked(fixture.lengths))
  }

  /// As if it had no size there for a moment, the content would be too short for where it is scrolled, and stay elsewhere.
  @Test(arguments: Kind.allCases)
  func theContentStaysWhenAnItemComesToAnotherSectionAtTheEnd(kind: Kind) {
    let first = (0..<8).map { 80 + CGFloat($0) }
    let fixture = Fixture([first, [90, 91]], kind)
    let view = fixture.collectionView
    for offset in [300, 600] { fixture.scroll(to: CGFloat(offset)) }
    let length = first.reduce(0, +) + 181
    fixture.scroll(to: length - 400)
    #expect(fixture.places == Fixture.stacked([first, [90, 91]]))
    let offset = view.contentOffset
    #expect(view.beginInteractiveMovementForItem(at: [1, 0]))
    fixture.move(to: length - 225)
    #expect(view.numberOfItems(inSection: 0) == 9)
    #expect(view.contentOffset == offset)
    fixture.stage.advance(by: 0.5)
    view.endInteractiveMovement()
    fixture.stage.advance(by: 0.5)
    #expect(view.contentOffset == offset)
    #expect(fixture.places == Fixture.stacked(fixture.lengths))
  }

  @Test(arguments: Kind.allCases)
  func aCancelledMovementToAnotherSectionAndStepsWithoutALayoutLeaveEverySizeWithItsItem(kind: Kind) {
    let lengths: [[CGFloat]] = [[60, 61, 62], [63, 64, 65]]
    let fixture = Fixture(lengths, kind)
    let view = fixture.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [1, 1]))
    fixture.move(to: 20)
    fixture.move(to: 340)
    fixture.move(to: 100)
    #expect(fixture.places[0].count == 4)
    view.cancelInteractiveMovement()
    #expect(fixture.places == Fixture.stacked(lengths))
    fixture.stage.advance(by: 1)
    #expect(fixture.places == Fixture.stacked(lengths))
  }

  @Test(arguments: Kind.allCases)
  func itemsThatABatchMovesToOtherSectionsTakeTheirSizesAlong(kind: Kind) {
    let first = (0..<8).map { 80 + CGFloat($0) }
    let second = (0..<8).map { 90 + CGFloat($0) }
    let fixture = Fixture([first, second, [100]], kind)
    let view = fixture.collectionView
    for offset in [300, 600, 1000, 1116] { fixture.scroll(to: CGFloat(offset)) }
    fixture.scroll(to: 0)
    fixture.lengths = [Array(first.dropLast()), second.dropFirst() + [second[0]], [110, first[7]], [100]]
    view.performBatchUpdates {
      view.moveItem(at: [0, 7], to: [2, 1])  // into a new section
      view.moveItem(at: [1, 0], to: [1, 7])
      view.insertSections([2])
    }
    fixture.stage.advance(by: 1)
    var known = fixture.lengths
    known[2][0] = kind.isFlow ? first[7] : 44
    #expect(fixture.places == Fixture.stacked(known))
    fixture.lengths[3].insert(fixture.lengths[1].remove(at: 3), at: 0)
    view.moveItem(at: [1, 3], to: [3, 0])
    fixture.stage.advance(by: 1)
    known[3].insert(known[1].remove(at: 3), at: 0)
    #expect(fixture.places == Fixture.stacked(known))
  }

  @Test(arguments: [Kind.flow, .compositional])
  func bothLayoutsOfATransitionFollowAnItemThatIsMovedMeanwhile(kind: Kind) {
    let first = (0..<8).map { 80 + CGFloat($0) }
    let second = (0..<8).map { 90 + CGFloat($0) }
    let fixture = Fixture([first, second], kind)
    let view = fixture.collectionView
    for offset in [300, 600, 1000] { fixture.scroll(to: CGFloat(offset)) }
    fixture.scroll(to: 0)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    _ = view.startInteractiveTransition(to: kind.makeLayout()) { _, _ in }
    fixture.move(to: 300)
    fixture.stage.advance(by: 0.1)
    fixture.scroll(to: 800)
    fixture.move(to: 1000)
    fixture.stage.advance(by: 0.1)
    #expect(view.numberOfItems(inSection: 1) == 9)
    view.endInteractiveMovement()
    fixture.stage.advance(by: 0.5)
    view.cancelInteractiveTransition()
    fixture.stage.advance(by: 1)
    #expect(fixture.lengths[1].count == 9)
    #expect(fixture.places == Fixture.stacked(fixture.lengths))
  }

  /// Sections that are described otherwise have no use for the size, and the cell is asked again.
  @Test func anItemIsAskedAgainInASectionThatIsDescribedOtherwise() {
    let fixture = CompositionalFixture(
      [2, 2], UICollectionViewCompositionalLayout { section, _ in list(section == 0 ? .estimated(50) : .absolute(30)) }
    ) { $0.cellSize = { _ in CGSize(width: 300, height: 80) } }
    let view = fixture.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 175))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.height == 170)
    view.cancelInteractiveMovement()
    fixture.stage.advance(by: 0.5)
    #expect(fixture.height == 220)
  }
}
