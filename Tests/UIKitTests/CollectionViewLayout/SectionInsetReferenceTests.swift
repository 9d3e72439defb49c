import Stage
import Testing
import UIKit

/// What a flow layout's section insets count from.
@MainActor @Suite struct SectionInsetReferenceTests {
  private func fixture(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> (FlowFixture, Stage) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInsetReference = reference
    let fixture = FlowFixture([30], layout: layout)
    fixture.collectionView.contentInsetAdjustmentBehavior = .never
    fixture.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.02)
    return (fixture, stage)
  }

  @Test func sectionInsetReferenceDefaultsToFromContentInset() {
    #expect(UICollectionViewFlowLayout().sectionInsetReference == .fromContentInset)
    let (fixture, _) = fixture(.fromContentInset)
    #expect(fixture.frame(0) == CGRect(x: 10, y: 25, width: 60, height: 40))
  }

  @Test func fromSafeAreaItemsKeepOutOfTheSafeAreasInsetsAndHeadersDoNot() throws {
    let (fixture, stage) = fixture(.fromSafeArea)
    #expect(fixture.frame(0) == CGRect(x: 60, y: 25, width: 60, height: 40))
    #expect(fixture.frame(2)?.maxX == 290)
    #expect(fixture.header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    fixture.additionalSafeAreaInsets = .zero
    stage.advance(by: 0.02)
    #expect(fixture.frame(0)?.minX == 10)
    #expect(fixture.collectionView.cellForItem(at: [0, 0])?.frame.minX == 10)
  }

  @Test func fromLayoutMarginsItemsKeepOutOfTheMargins() {
    let (fixture, stage) = fixture(.fromLayoutMargins)
    let margins = fixture.collectionView.layoutMargins
    #expect(fixture.frame(0)?.minX == margins.left + 10)
    fixture.collectionView.layoutMargins = UIEdgeInsets(top: 8, left: 48, bottom: 8, right: 8)
    stage.advance(by: 0.02)
    #expect(fixture.collectionView.layoutMargins.left > margins.left)
    #expect(fixture.frame(0)?.minX == fixture.collectionView.layoutMargins.left + 10)
  }

  @Test func theContentInsetIsAlwaysTheLeastThatIsKept() {
    let (fixture, stage) = fixture(.fromSafeArea)
    fixture.collectionView.contentInset.left = 70
    fixture.layout.invalidateLayout()
    stage.advance(by: 0.02)
    // Content coordinates begin after the content inset, which is more than the safe area's.
    #expect(fixture.frame(0)?.minX == 10)
    fixture.collectionView.contentInset.left = 30
    fixture.layout.invalidateLayout()
    stage.advance(by: 0.02)
    #expect(fixture.frame(0)?.minX == 30)
  }
}
