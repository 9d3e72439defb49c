// Reports about layouts of a program's own and what lies around their cells: Documentation/Reports.md says whose.

import Stage
import Testing
import UIKit

@MainActor @Suite struct LayoutReportTests {
  /// Invalidates headers that there are none of whenever the bounds change.
  private final class HeaderlessLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0], [7, 0]])
      context.invalidateDecorationElements(ofKind: "none", at: [[0, 0]])
      return context
    }
  }

  @Test func headersThatNeverWereMayBeInvalidated() {
    let screen = ReportScreen(30, ReportScreen.flow(320, 100, horizontal: false, HeaderlessLayout()))
    screen.stage.resize(to: CGSize(width: 480, height: 320))
    screen.stage.advance(by: 0.5)
    screen.view.contentOffset.y = 300
    screen.stage.advance(by: 0.1)
    #expect(screen.views(UICollectionView.elementKindSectionHeader).isEmpty)
    #expect(screen.covered >= 320)
  }

  /// Each item has a badge at its trailing end.
  private final class BadgeLayout: UICollectionViewFlowLayout {
    private var inserted: [IndexPath] = []
    private var deleted: [IndexPath] = []

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items + items.compactMap { layoutAttributesForSupplementaryView(ofKind: "badge", at: $0.indexPath) }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let item = super.layoutAttributesForItem(at: indexPath) else { return nil }
      let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      badge.frame = CGRect(x: item.frame.maxX - 40, y: item.frame.minY, width: 40, height: 40)
      badge.zIndex = 1
      return badge
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
      deleted = updateItems.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      (inserted, deleted) = ([], [])
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { inserted }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { deleted }
  }

  /// Each cell that stays has its own badge at its side, in every frame.
  private func expectBadges(_ screen: ReportScreen, _ seconds: Double) {
    screen.watch(seconds) {
      for path in screen.view.indexPathsForVisibleItems {
        guard let cell = screen.view.cellForItem(at: path) as? ReportCell,
          let badge = screen.view.supplementaryView(forElementKind: "badge", at: path) as? ReportView
        else { continue }
        #expect(badge.name == cell.name)
        #expect(abs(screen.seen(badge).frame.minY - screen.seen(cell).frame.minY) < 0.001)
      }
    }
    #expect(screen.views("badge").count == screen.cells.count)
  }

  @Test(arguments: [1, 2, 4, 7]) func badgesOfItemsThatAreInsertedTogetherComeAndPushTheOthers(count: Int) {
    let screen = ReportScreen(12, ReportScreen.flow(320, 60, horizontal: false, BadgeLayout()))
    screen.names[0].insert(contentsOf: (0..<count).map { "new \($0)" }, at: 2)
    screen.view.performBatchUpdates { screen.view.insertItems(at: (2..<2 + count).map { [0, $0] }) }
    expectBadges(screen, 0.5)
  }

  @Test func badgesThatADeletionBringsOnComeWithTheirItems() {
    let screen = ReportScreen(20, ReportScreen.flow(320, 60, horizontal: false, BadgeLayout()))
    // What stays on screen moves less far than what comes.
    for place in [7, 2, 0] { screen.names[0].remove(at: place) }
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [[0, 0], [0, 2], [0, 7]]) }
    #expect(screen.shown.contains("10"))
    expectBadges(screen, 0.5)
  }

  @Test func badgesComeWithTheItemsThatSmallerOnesMakeSpaceFor() {
    let layout = BadgeLayout()
    let screen = ReportScreen(20, ReportScreen.flow(320, 60, horizontal: false, layout))
    UIView.animate(withDuration: 0.3) {
      layout.itemSize.height = 45
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
    }
    #expect(screen.shown.contains("10"))
    expectBadges(screen, 0.5)
  }

  @Test func badgesShowTheirItemsHoweverManyComeAndGo() {
    let screen = ReportScreen(9, ReportScreen.flow(320, 60, horizontal: false, BadgeLayout()))
    for round in 0..<12 {
      let places = [round % 3, 3 + round % 4, 7]
      screen.view.performBatchUpdates {
        if round % 3 == 2 {
          for place in places.reversed() { screen.names[0].remove(at: place) }
          screen.view.deleteItems(at: places.map { [0, $0] })
        } else {
          for place in places { screen.names[0].insert("\(round)/\(place)", at: place) }
          screen.view.insertItems(at: places.map { [0, $0] })
        }
      }
      // The next update comes in the middle of this one, or after it.
      if round % 2 == 0 { screen.stage.advance(by: 0.1) } else { expectBadges(screen, 0.4) }
    }
    expectBadges(screen, 0.5)
  }

  /// A ground behind each section, headers in front of all.
  private final class GroundLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var found = super.layoutAttributesForElements(in: rect) ?? []
      for attributes in found {
        attributes.zIndex = attributes.representedElementCategory == .cell ? 10 : 20
      }
      for section in 0..<(collectionView?.numberOfSections ?? 0) {
        if let ground = layoutAttributesForDecorationView(ofKind: "ground", at: [section, 0]),
          ground.frame.intersects(rect)
        {
          found.append(ground)
        }
      }
      return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.zIndex = 10
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      attributes?.zIndex = 20
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let collectionView,
        let header = super.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
      else { return nil }
      let count = collectionView.numberOfItems(inSection: indexPath.section)
      let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      ground.frame = CGRect(
        x: 0, y: header.frame.minY, width: 320, height: header.frame.height + CGFloat(count) * itemSize.height)
      ground.zIndex = -1
      return ground
    }
  }

  @Test func cellsAndHeadersStayInFrontOfTheGroundWhateverIsReloaded() {
    let layout = GroundLayout()
    layout.register(ReportView.self, forDecorationViewOfKind: "ground")
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let names = (0..<6).map { section in (0..<4).map { "\(section).\($0)" } }
    let screen = ReportScreen(names, ReportScreen.flow(320, 70, horizontal: false, layout))
    func expectOrder() {
      let order = screen.view.subviews.compactMap { ($0 as? UICollectionReusableView)?.shownAttributes?.zIndex }
      #expect(order == order.sorted())
      #expect(Set(order) == [-1, 10, 20])
    }
    screen.watch(0.1) { expectOrder() }
    for step in 0..<8 {
      switch step % 4 {
      case 0: screen.view.reloadData()
      case 1: layout.invalidateLayout()
      case 2: screen.view.reloadSections([step / 4])
      default:
        screen.names[step / 4].append("more")
        screen.view.insertItems(at: [[step / 4, screen.names[step / 4].count - 1]])
      }
      screen.stage.advance(by: 0)
      screen.watch(0.4) { expectOrder() }
      screen.view.contentOffset.y += 90
      screen.watch(0.05) { expectOrder() }
    }
  }

  /// Cards on each other, of which one is open.
  private final class StackLayout: UICollectionViewLayout {
    var open = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let isOpen = indexPath.item == open
      attributes.frame = CGRect(
        x: 0, y: CGFloat(indexPath.item) * 40 + (indexPath.item > open ? 160 : 0), width: 320, height: isOpen ? 200 : 40
      )
      return attributes
    }
  }

  @Test func aCardThatClosesShrinksWhileTheOtherOpens() {
    let layout = StackLayout()
    let screen = ReportScreen(4, layout)
    for (now, before) in [(1, 0), (0, 1), (3, 0)] {
      screen.view.performBatchUpdates {
        layout.open = now
        layout.invalidateLayout()
      }
      screen.watch(0.5) {
        let heights = [now, before].map { screen.seen("\($0)")?.height ?? 0 }
        #expect(abs(heights[0] + heights[1] - 240) < 0.001)
        // Each ends where the next begins.
        for item in 0..<3 {
          let (upper, lower) = (screen.seen("\(item)"), screen.seen("\(item + 1)"))
          #expect(abs((upper?.maxY ?? 0) - (lower?.minY ?? -1)) < 0.001)
        }
      }
      #expect(screen.seen("\(now)")?.height == 200)
    }
  }

  /// Rows as wide as the view, also while it springs to another size.
  private final class WideLayout: UICollectionViewFlowLayout {
    override func prepare() {
      itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 80)
      super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
  }

  @Test func rowsAreAsWideAsTheirViewWhileItSprings() {
    let screen = ReportScreen(20, ReportScreen.flow(320, 80, horizontal: false, WideLayout()))
    for width in [200, 320] as [CGFloat] {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 20,
        animations: {
          screen.view.frame.size.width = width
          screen.view.layoutIfNeeded()
        })
      screen.watch(0.6) {
        let whole = screen.seen(screen.view).frame.width
        for cell in screen.cells {
          #expect(abs(screen.seen(cell).frame.width - whole) < 0.001)
          #expect(abs(screen.seen(cell.contentView).frame.width - whole) < 0.001)
        }
        #expect(screen.covered >= 480)
      }
    }
  }

  @Test(arguments: [false, true]) func aScreenThatTurnsWhileATransitionIsLedMayBeCancelledOrFinished(finishes: Bool) {
    let (first, second) = (ReportScreen.flow(80, 80), ReportScreen.flow(160, 160))
    let screen = ReportScreen(60, first)
    var ends: [Bool] = []
    let transition = screen.view.startInteractiveTransition(to: second) { completed, _ in ends.append(completed) }
    transition.transitionProgress = 0.4
    screen.stage.advance(by: 0.1)
    screen.stage.resize(to: CGSize(width: 480, height: 320), duration: 0.3)
    screen.stage.advance(by: 0.1)
    transition.transitionProgress = 0.6
    screen.stage.advance(by: 0.4)
    if finishes { screen.view.finishInteractiveTransition() } else { screen.view.cancelInteractiveTransition() }
    screen.stage.advance(by: 1)
    #expect(ends == [finishes])
    #expect(screen.view.collectionViewLayout === (finishes ? second : first))
    let side: CGFloat = finishes ? 160 : 80
    let columns = Int(480 / side)
    for name in screen.shown {
      let item = Int(name) ?? 0
      let place = CGRect(
        x: CGFloat(item % columns) * side, y: CGFloat(item / columns) * side - screen.view.contentOffset.y, width: side,
        height: side)
      #expect(screen.seen(name) == place)
    }
    #expect(screen.cells.count == screen.shown.count && screen.shown.count >= columns * Int(320 / side))
  }
}
