// When sections are asked for, and with what.

import Testing
import UIKit

@MainActor @Suite struct CompositionalInvalidationTests {
  private final class Provider {
    var asked: [Int] = []
    var container = CGSize.zero
    var effective = CGSize.zero
    var style = UIUserInterfaceStyle.unspecified
    var height: CGFloat = 40

    @MainActor var layout: UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { [self] index, environment in
        asked.append(index)
        container = environment.container.contentSize
        effective = environment.container.effectiveContentSize
        style = environment.traitCollection.userInterfaceStyle
        return list(.absolute(height))
      }
    }
  }

  /// The next collection view may have the address of the one before.
  @Test func aLayoutForgetsTheSizesOfACollectionViewThatIsGone() {
    let layout = UICollectionViewCompositionalLayout(section: list(.estimated(44)))
    for number in 0..<20 {
      let saysSizes = number % 2 == 0
      let fixture = CompositionalFixture([50], layout) {
        $0.cellSize = { _ in saysSizes ? CGSize(width: 300, height: 80) : nil }
      }
      #expect(fixture.frame(0)?.height == (saysSizes ? 80 : 44))
    }
  }

  @Test func eachSectionIsAskedForOnceAndNotForScrolling() {
    let provider = Provider()
    let fixture = CompositionalFixture([50, 50, 50], provider.layout)
    #expect(provider.asked == [0, 1, 2])
    for y in stride(from: CGFloat(0), through: 3000, by: 100) { fixture.scroll(to: y) }
    #expect(provider.asked == [0, 1, 2])
  }

  @Test func theEnvironmentIsTheViewAndItsTraits() {
    let provider = Provider()
    _ = CompositionalFixture([1], provider.layout) { $0.collectionView.contentInset.left = 20 }
    #expect(provider.container == CGSize(width: 300, height: 400))
    #expect(provider.effective == CGSize(width: 280, height: 400))
    #expect(provider.style == .light)
  }

  @Test func aNewSizeAnInvalidationAnUpdateAndAReloadAskAgain() {
    let provider = Provider()
    let fixture = CompositionalFixture([2], provider.layout)
    func asks(_ change: () -> Void) -> Bool {
      let before = provider.asked.count
      change()
      fixture.stage.advance(by: 1)
      return provider.asked.count > before
    }
    #expect(asks { fixture.collectionView.frame.size.width = 200 })
    #expect(asks { fixture.collectionView.frame.size.height = 300 })
    #expect(asks { fixture.layout.invalidateLayout() })
    #expect(
      asks {
        fixture.counts = [3]
        fixture.collectionView.insertItems(at: [[0, 0]])
      })
    #expect(asks { fixture.collectionView.reloadData() })
    #expect(asks { fixture.layout.configuration = UICollectionViewCompositionalLayoutConfiguration() })
    #expect(asks { fixture.stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark) })
    #expect(!asks { fixture.scroll(to: 10) })
  }

  @Test func theProvidersNewAnswerIsShown() {
    let provider = Provider()
    let fixture = CompositionalFixture([2], provider.layout)
    provider.height = 70
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 70, width: 300, height: 70))
  }

  @Test func solvingTwiceGivesTheSameFrames() {
    let fixture = CompositionalFixture(
      40,
      NSCollectionLayoutSection(group: row(.fractionalWidth(0.3), height: .fractionalWidth(0.3), spacing: .flexible(3)))
    )
    let frames = (0..<40).map { fixture.frame($0) }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    #expect((0..<40).map { fixture.frame($0) } == frames)
  }

  @Test func elementsInARectangleAreThoseThatTheirFramesSpecify() {
    let section = NSCollectionLayoutSection(group: row(.absolute(90), height: .absolute(45), spacing: .fixed(10)))
    section.interGroupSpacing = 7
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 11, trailing: 0)
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let fixture = CompositionalFixture([14, 0, 31, 3], UICollectionViewCompositionalLayout(section: section))
    for step in 0..<40 {
      let rect = CGRect(x: CGFloat(step % 3) * 100, y: CGFloat(step) * 20 - 30, width: 120, height: 64)
      let found = fixture.layout.layoutAttributesForElements(in: rect) ?? []
      let items = Set(found.filter { $0.representedElementCategory == .cell }.map { $0.indexPath })
      var expected: Set<IndexPath> = []
      for (section, count) in fixture.counts.enumerated() {
        for item in 0..<count {
          let frame = fixture.frame(item, section)!
          if frame.minX < rect.maxX, frame.maxX > rect.minX, frame.minY < rect.maxY, frame.maxY > rect.minY {
            expected.insert(IndexPath(item: item, section: section))
          }
        }
      }
      #expect(items == expected)
    }
  }

  @Test func aChangeOfLayoutsMovesCells() throws {
    let grid = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: row(.fractionalWidth(0.5), height: .absolute(60))))
    let fixture = CompositionalFixture([10], UICollectionViewCompositionalLayout(section: list(.absolute(40))))
    let cell = try #require(fixture.cell(3))
    fixture.collectionView.setCollectionViewLayout(grid, animated: true)
    func seen() -> CGRect { cell.layer.presentationValues(at: fixture.stage.time).frame }
    #expect(seen() == CGRect(x: 0, y: 120, width: 300, height: 40))
    fixture.stage.advance(by: 1)
    #expect(seen() == CGRect(x: 150, y: 60, width: 150, height: 60))
  }

  @Test func insertedSectionsPushTheOthersDown() throws {
    let fixture = CompositionalFixture([2, 2], UICollectionViewCompositionalLayout(section: list(.absolute(40))))
    let cell = try #require(fixture.cell(0, 1))
    fixture.counts = [2, 1, 2]
    fixture.collectionView.insertSections([1])
    #expect(cell.layer.presentationValues(at: fixture.stage.time).frame.minY == 80)
    fixture.stage.advance(by: 1)
    #expect(cell.frame.minY == 120)
    #expect(fixture.cell(0, 2) === cell)
  }

  @Test func contentInsetsCountForWhatIsShownWhenAProgramLaysOutWhileTheyMoveTheContent() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.layoutIfNeeded() }
    }
    // The handler of the first section is called for scrolling, for which the layout prepares.
    let fixture = CompositionalFixture(
      [1, 5],
      UICollectionViewCompositionalLayout { index, _ in
        let section = list(.absolute(60))
        if index == 0 { section.visibleItemsInvalidationHandler = { _, _, _ in } }
        return section
      })
    let delegate = Delegate()
    fixture.collectionView.delegate = delegate
    fixture.collectionView.contentInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 10)
    fixture.stage.advance(by: 0)
    #expect(fixture.cell(0, 1)?.frame == CGRect(x: 0, y: 60, width: 260, height: 60))
  }

  @Test func theProviderIsNotAskedBeforeThereIsABreadth() {
    var breadths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      breadths.append(environment.container.effectiveContentSize.width)
      return list(.absolute(50))
    }
    let fixture = CompositionalFixture([10], layout, width: 0)
    fixture.collectionView.performBatchUpdates(nil)
    fixture.collectionView.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    #expect(breadths.isEmpty && layout.collectionViewContentSize == .zero)
    fixture.stage.resize(to: CGSize(width: 300, height: 400))
    fixture.stage.advance(by: 0)
    #expect(breadths == [300] && fixture.cell(7)?.frame == CGRect(x: 0, y: 350, width: 300, height: 50))
  }

  @Test func itemsKeepOutOfTheSafeAreaAndTheMarginsAsTheyAreNow() {
    for reference in [UIContentInsetsReference.safeArea, .layoutMargins] {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = reference
      let fixture = CompositionalFixture(
        [10], UICollectionViewCompositionalLayout(section: list(.absolute(50)), configuration: configuration))
      let view = fixture.collectionView
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = .zero
      fixture.stage.advance(by: 0.1)
      #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 50, width: 300, height: 50))
      let insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
      if reference == .safeArea {
        fixture.controller.additionalSafeAreaInsets = insets
      } else {
        view.layoutMargins = insets
      }
      fixture.stage.advance(by: 0.1)
      #expect(fixture.cell(1)?.frame == CGRect(x: 40, y: 50, width: 240, height: 50))
    }
  }

  /// Rows become twice as high: the fifth goes from 200 to 400 points.
  @Test func whatAnAnimationPutsOffTheScreenGoesThereAndDoesNotFade() throws {
    var height: CGFloat = 50
    let fixture = CompositionalFixture(
      [20], UICollectionViewCompositionalLayout { _, _ in list(.absolute(height)) })
    let cell = try #require(fixture.cell(4))
    height = 100
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      fixture.layout.invalidateLayout()
      fixture.collectionView.layoutIfNeeded()
    }
    #expect(fixture.cell(4) == nil)
    fixture.stage.advance(by: 0.1)
    let seen = cell.layer.presentationValues(at: fixture.stage.time)
    #expect(abs(seen.frame.minY - 300) < 1e-6 && seen.opacity == 1 && cell.superview != nil)
    fixture.stage.advance(by: 0.15)
    #expect(cell.superview == nil)
  }
}
