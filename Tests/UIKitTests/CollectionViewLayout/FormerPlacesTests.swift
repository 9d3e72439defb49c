// What layouts keep of the places before an animated change: as long as the change is laid out, and no longer.

import Stage
import Testing
@testable import UIKit

@MainActor @Suite struct FormerPlacesTests {
  private func open(_ layout: UICollectionViewLayout) -> (FlowFixture, Stage) {
    let fixture = FlowFixture([20])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.collectionView.collectionViewLayout = layout
    stage.advance(by: 0.1)
    return (fixture, stage)
  }

  private func compositional() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  @Test func theyAreForgottenAfterAnUpdateAndAnAnimatedPass() {
    let (flow, composed) = (UICollectionViewFlowLayout(), compositional())
    for layout in [flow, composed] {
      let (fixture, stage) = open(layout)
      let view = fixture.collectionView
      fixture.counts = [21]
      view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
      #expect(flow.formerGeometry == nil && composed.formerGeometry == nil)
      UIView.animate(withDuration: 0.3) {
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      #expect(flow.formerGeometry == nil && composed.formerGeometry == nil)
      stage.advance(by: 1)
    }
  }

  @Test func soDoesALayoutThatABatchReplaces() {
    let (flow, composed) = (UICollectionViewFlowLayout(), compositional())
    let (fixture, stage) = open(flow)
    let view = fixture.collectionView
    for layout in [composed, flow] {
      fixture.counts[0] += 1
      view.performBatchUpdates {
        view.collectionViewLayout = layout
        view.insertItems(at: [[0, 0]])
      }
      #expect(flow.formerGeometry == nil && composed.formerGeometry == nil)
      stage.advance(by: 1)
    }
  }

  @Test func soDoesALayoutWhoseCellsPreferOtherSizesInTheBatchThatBringsIt() throws {
    let fixture = EstimatedFixture(.flow, [20]) { _ in 100 }
    let view = try #require(fixture.collectionView)
    let layout = try #require(EstimatedFixture.layout(.flow, 60) as? UICollectionViewFlowLayout)
    fixture.names[0].insert(20, at: 0)
    view.performBatchUpdates {
      view.collectionViewLayout = layout
      view.insertItems(at: [[0, 0]])
    }
    #expect(layout.formerGeometry == nil)
    fixture.stage.advance(by: 1)
  }

  @Test func aPassThatPreparesInAnAnimationAndIsLaidOutAfterItForgetsThemToo() {
    let layout = UICollectionViewFlowLayout()
    let (fixture, stage) = open(layout)
    UIView.animate(withDuration: 0.3) {
      layout.itemSize = CGSize(width: 100, height: 100)
      _ = fixture.collectionView.layoutAttributesForItem(at: [0, 3])
      #expect(layout.formerGeometry != nil)
    }
    stage.advance(by: 0.1)
    #expect(layout.formerGeometry == nil)
  }
}
