// Sections that scroll across the layout: where they are, and in what.

import Testing
import UIKit

@MainActor @Suite struct OrthogonalSectionTests {
  @Test func groupsFormOneRowAndTheSectionIsAsHighAsThey() {
    let fixture = CompositionalFixture(
      [10, 10], UICollectionViewCompositionalLayout(section: rowSection(spacing: 10, inset: 20)))
    #expect(fixture.frame(0) == CGRect(x: 20, y: 20, width: 100, height: 80))
    #expect(fixture.frame(9) == CGRect(x: 1010, y: 20, width: 100, height: 80))
    #expect(fixture.frame(0, 1) == CGRect(x: 20, y: 140, width: 100, height: 80))
    #expect(fixture.collectionView.contentSize == CGSize(width: 300, height: 240))
  }

  @Test func itsCellsAreInAScrollViewOfItsOwnThatDoesNotClip() throws {
    let section = rowSection()
    section.boundarySupplementaryItems = [boundary("header", .top)]
    let fixture = CompositionalFixture(10, section)
    let scrollView = try #require(fixture.scrollViews.first)
    #expect(scrollView.superview === fixture.collectionView)
    #expect(!scrollView.clipsToBounds)
    #expect(!scrollView.showsHorizontalScrollIndicator)
    #expect(scrollView.isDirectionalLockEnabled)
    #expect(fixture.cell(0)?.superview === scrollView)
    #expect(scrollView.frame == CGRect(x: 0, y: 30, width: 300, height: 80))
    #expect(scrollView.contentSize == CGSize(width: 1000, height: 80))
    let header = fixture.collectionView.supplementaryView(forElementKind: "header", at: [0, 0])
    #expect(header?.superview === fixture.collectionView)
  }

  @Test func aSectionThatDoesNotScrollHasNone() {
    #expect(CompositionalFixture(10, rowSection(.none)).scrollViews.isEmpty)
  }

  @Test func whatComesIntoTheRowIsShownAndWhatLeavesIsUsedAgain() {
    let fixture = CompositionalFixture(100, rowSection())
    #expect(fixture.items() == [0, 1, 2])
    fixture.scrollRow(to: 150)
    #expect(fixture.items() == [1, 2, 3, 4])
    #expect(fixture.presented(1)?.minX == -50)
    for x in stride(from: 200, through: 5000, by: 50) { fixture.scrollRow(to: CGFloat(x)) }
    #expect(fixture.items() == [50, 51, 52])
    var views: Set<ObjectIdentifier> = []
    for cell in fixture.collectionView.visibleCells { views.insert(ObjectIdentifier(cell)) }
    #expect(fixture.scrollViews[0].subviews.filter { $0 is UICollectionViewCell }.count == 3)
  }

  @Test func cellsAreUsedAgainInOtherSections() throws {
    let fixture = CompositionalFixture(
      [10, 10, 10, 10, 10, 10, 10], UICollectionViewCompositionalLayout(section: rowSection()))
    let first = try #require(fixture.cell(0))
    fixture.scroll(to: 100)
    fixture.scroll(to: 160)
    var all = Set<ObjectIdentifier>()
    for cell in fixture.collectionView.visibleCells { all.insert(ObjectIdentifier(cell)) }
    #expect(all.contains(ObjectIdentifier(first)))
  }

  @Test func attributesAreThoseOfTheRowThatIsNotScrolled() {
    let fixture = CompositionalFixture(100, rowSection())
    fixture.scrollRow(to: 150)
    #expect(fixture.frame(2) == CGRect(x: 200, y: 0, width: 100, height: 80))
    let found = fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400)) ?? []
    #expect(found.map { $0.indexPath.item } == [1, 2, 3, 4])
    #expect(fixture.cell(2)?.frame == fixture.frame(2))
  }

  @Test func queriesCountWithHowFarItIsScrolled() {
    let fixture = CompositionalFixture(100, rowSection())
    fixture.scrollRow(to: 150)
    let view = fixture.collectionView
    #expect(view.indexPathForItem(at: CGPoint(x: 60, y: 40)) == [0, 2])
    #expect(view.indexPathForItem(at: CGPoint(x: 40, y: 40)) == [0, 1])
    #expect(view.indexPathForItem(at: CGPoint(x: 40, y: 100)) == nil)
    #expect(view.indexPathsForVisibleItems == [[0, 1], [0, 2], [0, 3], [0, 4]])
    #expect(view.visibleCells.count == 4)
    #expect(fixture.cell(4).flatMap { view.indexPath(for: $0) } == [0, 4])
    #expect(fixture.cell(0) == nil)
  }

  @Test func aTapSelectsWhereTheCellIsSeen() {
    let fixture = CompositionalFixture(100, rowSection())
    fixture.scrollRow(to: 150)
    fixture.stage.tap(at: CGPoint(x: 60, y: 40))
    #expect(fixture.collectionView.indexPathsForSelectedItems == [[0, 2]])
    #expect(fixture.cell(2)?.isSelected == true)
  }

  @Test func aRowThatFitsDoesNotScrollUnlessItAlwaysBounces() {
    let fixture = CompositionalFixture(2, rowSection())
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 40))
    fixture.stage.advance(by: 0.02)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 40))
    fixture.stage.advance(by: 0.02)
    #expect(fixture.rowOffset == 0)
    fixture.stage.touchUp()
    let section = rowSection()
    section.orthogonalScrollingProperties.bounce = .always
    let bouncing = CompositionalFixture(2, section)
    bouncing.stage.touchDown(at: CGPoint(x: 150, y: 40))
    for x in [140, 120, 100] {
      bouncing.stage.advance(by: 0.02)
      bouncing.stage.touchMove(to: CGPoint(x: x, y: 40))
    }
    #expect(bouncing.rowOffset > 0)
    bouncing.stage.touchUp()
    bouncing.stage.advance(by: 2)
    #expect(bouncing.rowOffset == 0)
  }

  @Test func bounceAndDecelerationFollowTheProperties() {
    let section = rowSection()
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    section.orthogonalScrollingProperties.bounce = .never
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let fixture = CompositionalFixture(20, section)
    #expect(fixture.scrollViews[0].bounces == false)
    #expect(fixture.scrollViews[0].decelerationRate == .fast)
    #expect(CompositionalFixture(20, rowSection(.continuous)).scrollViews[0].decelerationRate == .normal)
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered] {
      #expect(CompositionalFixture(20, rowSection(behavior)).scrollViews[0].decelerationRate == .fast)
    }
  }

  @Test func howFarItIsScrolledStaysThroughReloadsAndWhenItLeavesTheScreen() {
    let fixture = CompositionalFixture(
      Array(repeating: 50, count: 20), UICollectionViewCompositionalLayout(section: rowSection()))
    fixture.scrollRow(to: 150)
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0)
    #expect(fixture.items() == [1, 2, 3, 4])
    fixture.scroll(to: 900)
    #expect(fixture.items().isEmpty)
    #expect(fixture.scrollViews.allSatisfy { $0.frame.minY > 700 })
    fixture.scroll(to: 0)
    #expect(fixture.rowOffset == 150)
    #expect(fixture.items() == [1, 2, 3, 4])
  }

  @Test func theScrollViewStaysTheSameThroughInvalidationsAndReloads() {
    let fixture = CompositionalFixture(50, rowSection())
    let scrollView = fixture.scrollViews[0]
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0)
    #expect(fixture.scrollViews.first === scrollView)
    #expect(fixture.scrollViews.count == 1)
  }

  @Test func aDragContinuesWhenTheDataAreReloaded() {
    let fixture = CompositionalFixture(50, rowSection())
    fixture.stage.touchDown(at: CGPoint(x: 250, y: 40))
    for x in stride(from: 240, through: 200, by: -10) {
      fixture.stage.advance(by: 0.02)
      fixture.stage.touchMove(to: CGPoint(x: x, y: 40))
    }
    let before = fixture.rowOffset
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.02)
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 40))
    #expect(fixture.rowOffset == before + 50)
  }

  @Test func theBackgroundIsOfTheSectionAndBehindItsRow() throws {
    let section = rowSection(inset: 10)
    section.decorationItems = [.background(elementKind: "background")]
    let fixture = CompositionalFixture(20, section)
    let scrollView = fixture.scrollViews[0]
    fixture.scrollRow(to: 100)
    let background = try #require(
      fixture.collectionView.subviews.first { $0.frame == CGRect(x: 0, y: 0, width: 300, height: 100) })
    let order = fixture.collectionView.subviews
    #expect(order.firstIndex(of: background)! < order.firstIndex(of: scrollView)!)
  }

  @Test func aBackgroundThatComesWhileTheRowIsOffScreenIsBehindItToo() throws {
    var hasBackground = false
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = rowSection()
      section.boundarySupplementaryItems = [boundary("header", .top)]
      if hasBackground { section.decorationItems = [.background(elementKind: "background")] }
      return section
    }
    let fixture = CompositionalFixture(Array(repeating: 20, count: 20), layout)
    fixture.scroll(to: 1000)
    hasBackground = true
    layout.invalidateLayout()
    fixture.stage.advance(by: 0)
    for y in [500, 0] { fixture.scroll(to: CGFloat(y)) }
    let order = fixture.collectionView.subviews
    let last = try #require(order.lastIndex { $0.frame.height == 110 })
    let first = try #require(order.firstIndex { $0 is UIScrollView })
    #expect(last < first)
    #expect(fixture.scrollViews.allSatisfy { row in order.contains { $0.frame.maxY == row.frame.maxY } })
  }

  /// What is at the back comes first.
  private func stack(_ fixture: CompositionalFixture) -> [String] {
    fixture.collectionView.subviews.compactMap { (view) -> String? in
      if view is UIScrollView { return view is UICollectionView ? nil : "row" }
      if view is UICollectionViewCell { return "cell" }
      return view is SizedView ? "header" : view is UICollectionReusableView ? "background" : nil
    }
  }

  /// In front of a background the row is in front of the cells of the next section, too.
  @Test func aBackgroundThatComesOrGoesStacksTheRowAsOneThatWasThere() {
    func fixture(_ hasBackground: @escaping () -> Bool) -> CompositionalFixture {
      CompositionalFixture(
        [20, 3],
        UICollectionViewCompositionalLayout { index, _ in
          guard index == 0 else { return list(.absolute(50)) }
          let section = rowSection()
          section.boundarySupplementaryItems = [boundary("header", .top)]
          if hasBackground() { section.decorationItems = [.background(elementKind: "background")] }
          return section
        })
    }
    let (with, without) = (stack(fixture { true }), stack(fixture { false }))
    #expect(with.count == 6 && without.count == 5)
    var hasBackground = false
    let changed = fixture { hasBackground }
    for has in [true, false, true] {
      hasBackground = has
      changed.layout.invalidateLayout()
      changed.stage.advance(by: 0)
      #expect(stack(changed) == (has ? with : without))
    }
  }

  @Test func pinnedHeadersStayInFrontOfTheRows() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = boundary("global", .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in rowSection() }, configuration: configuration)
    let fixture = CompositionalFixture(Array(repeating: 20, count: 20), layout)
    fixture.scroll(to: 95)
    fixture.scrollRow(to: 120)
    let pinned = try #require(fixture.collectionView.subviews.first { $0.frame.height == 30 })
    #expect(pinned.frame.minY == 95)
    #expect(fixture.collectionView.subviews.last === pinned)
  }

  @Test func aHorizontalLayoutHasColumnsThatScrollUpAndDown() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CompositionalFixture(20, section, direction: .horizontal)
    #expect(fixture.frame(3) == CGRect(x: 0, y: 300, width: 80, height: 100))
    #expect(fixture.collectionView.contentSize == CGSize(width: 80, height: 400))
    #expect(fixture.scrollViews[0].frame == CGRect(x: 0, y: 0, width: 80, height: 400))
    fixture.flick(from: CGPoint(x: 40, y: 300), by: CGVector(dx: 0, dy: -60))
    #expect(fixture.scrollViews[0].contentOffset.y == 100)
    #expect(fixture.items() == [1, 2, 3, 4])
  }

  @Test func fromRightToLeftTheRowGrowsFromTheRight() throws {
    let fixture = CompositionalFixture(20, rowSection()) {
      $0.collectionView.semanticContentAttribute = .forceRightToLeft
    }
    #expect(try #require(fixture.stage.scene.cell(at: [0, 0])).frame.minX == -100)
    let cell = try #require(fixture.cell(0))
    #expect(cell.convert(cell.bounds, to: nil).minX == 200)
    fixture.stage.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 200, y: 40), duration: 0.5)
    #expect(fixture.rowOffset > 100)
    #expect(fixture.items().first != 0)
  }

  @Test func theTallestGroupThatWasMeasuredMakesTheHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .estimated(50)), subitems: [item(.fractionalWidth(1), .estimated(50))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture([20, 1], UICollectionViewCompositionalLayout(section: section)) {
      $0.cellSize = { CGSize(width: 100, height: $0.section == 1 ? 60 : $0.item == 5 ? 120 : 30) }
    }
    #expect(fixture.frame(0)?.height == 30)
    #expect(fixture.frame(0, 1)?.minY == 30)
    fixture.scrollRow(to: 300)
    #expect(fixture.items().contains(5))
    #expect(fixture.frame(0, 1)?.minY == 120)
    #expect(fixture.scrollViews[0].frame.height == 120)
    #expect(fixture.rowOffset == 300)
  }

  @Test func whatIsSeenInARowStaysInPlaceWhenSomethingBeforeItIsMeasured() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .absolute(80)), subitems: [item(.estimated(100), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CompositionalFixture(100, section) { $0.cellSize = { _ in CGSize(width: 150, height: 80) } }
    fixture.scrollRow(to: 2030)
    for x in stride(from: fixture.rowOffset, to: 1000, by: -7) {
      fixture.scrollRow(to: x)
      let last = fixture.items().last!
      let seen = fixture.presented(last)!.minX
      fixture.scrollRow(to: fixture.rowOffset - 7)
      if let now = fixture.presented(last) { #expect(now.minX == seen + 7) }
    }
  }
}
