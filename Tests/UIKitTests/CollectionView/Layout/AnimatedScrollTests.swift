// The content offset set in an animation block: what is seen scrolls, and nothing fades.

import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimatedScrollTests {
  /// Rows of 100 points, in the kinds of layouts that there are.
  enum Kind: CaseIterable, CustomTestStringConvertible {
    case flow, estimatedFlow, flowSubclass, compositional, estimatedCompositional, program, programThatFollowsBounds

    /// Those that have what leaves the screen go to its place. A program's own has it fade unless it says otherwise.
    static let ofUIKit: [Kind] = [.flow, .estimatedFlow, .flowSubclass, .compositional, .estimatedCompositional]

    var testDescription: String { "\(self)" }

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow, .estimatedFlow, .flowSubclass:
        let layout = self == .flowSubclass ? CountingFlowLayout() : UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        if self == .estimatedFlow { layout.estimatedItemSize = CGSize(width: 320, height: 100) }
        return layout
      case .compositional, .estimatedCompositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: self == .compositional ? .absolute(100) : .estimated(100))
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      case .program: return ListLayout()
      case .programThatFollowsBounds:
        let layout = ListLayout()
        layout.invalidatesOnScroll = true
        return layout
      }
    }
  }

  private static func open(_ kind: Kind) -> (UICollectionView, SurvivorSource, Stage) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: kind.layout)
    let source = SurvivorSource(40)
    view.register(FixedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    stage.advance(by: 0.1)
    return (view, source, stage)
  }

  /// Checks that rows fill the screen as it is presented, all of them opaque.
  private static func expectFilled(_ view: UICollectionView, _ stage: Stage) {
    let top = view.layer.presentationValues(at: stage.time).bounds.minY
    var y = top
    var rows = view.subviews.compactMap { $0 as? UICollectionViewCell }.map { cell in
      let values = cell.layer.presentationValues(at: stage.time)
      return (start: values.position.y - 50, opacity: values.opacity)
    }
    rows.sort { $0.start < $1.start }
    for row in rows where row.start + 100 > top && row.start < top + 480 {
      #expect(row.opacity == 1)
      #expect(row.start <= y + 0.01)
      y = row.start + 100
    }
    #expect(y >= top + 480)
  }

  @Test(arguments: Kind.allCases, [300.0, -300, 480, -480])
  func rowsScroll(_ kind: Kind, by way: Double) {
    let (view, source, stage) = Self.open(kind)
    view.contentOffset.y = 1030
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) { view.contentOffset.y += way }
    for _ in 0..<20 {
      Self.expectFilled(view, stage)
      stage.advance(by: 1.0 / 60)
    }
    #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    withExtendedLifetime(source) {}
  }

  @Test(arguments: Kind.allCases) func rowsScrollWithTheKeyboard(_ kind: Kind) {
    let (view, source, stage) = Self.open(kind)
    view.contentOffset.y = 1030
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      view.contentInset.bottom = 300
      view.contentOffset.y += 300
    }
    for _ in 0..<20 {
      Self.expectFilled(view, stage)
      stage.advance(by: 1.0 / 60)
    }
    UIView.animate(withDuration: 0.3) {
      view.contentInset.bottom = 0
      view.contentOffset.y -= 300
    }
    for _ in 0..<20 {
      Self.expectFilled(view, stage)
      stage.advance(by: 1.0 / 60)
    }
    withExtendedLifetime(source) {}
  }

  @Test(arguments: Kind.ofUIKit, [480.0, -480])
  func aRowThatIsLetGoWhereItWasScrollsAwayWithTheOthers(_ kind: Kind, by way: Double) {
    let (view, source, stage) = Self.open(kind)
    view.contentOffset.y = 1030
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 12]))
    UIView.animate(withDuration: 0.5) { view.contentOffset.y += way }
    view.endInteractiveMovement()
    for _ in 0..<30 {
      Self.expectFilled(view, stage)
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.1)
    #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    withExtendedLifetime(source) {}
  }

  @Test(arguments: Kind.ofUIKit)
  func aRowThatIsLetGoElsewhereScrollsAwayWhenItHasReturned(_ kind: Kind) {
    let (view, source, stage) = Self.open(kind)
    view.contentOffset.y = 1030
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 12]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 1240))
    UIView.animate(withDuration: 1) { view.contentOffset.y += 480 }
    view.endInteractiveMovement()
    stage.advance(by: 0.35)
    for _ in 0..<40 {
      Self.expectFilled(view, stage)
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.1)
    #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    withExtendedLifetime(source) {}
  }

  @Test func aRowOfASectionScrollsInABlock() throws {
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: rowSection()))
    let row = try #require(fixture.scrollViews.first)
    UIView.animate(withDuration: 0.3) { row.contentOffset.x += 200 }
    fixture.stage.advance(by: 0.1)
    let cells = row.subviews.compactMap { $0 as? UICollectionViewCell }
    #expect(cells.count > fixture.collectionView.visibleCells.count)
    for cell in cells { #expect(cell.layer.presentationValues(at: fixture.stage.time).opacity == 1) }
  }
}

/// Is as large as it is laid out.
@MainActor final class FixedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
