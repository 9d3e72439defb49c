// Scrolling to items whose places follow from sizes that are not said yet, in every layout that asks for them.

import Testing
import UIKit

@MainActor @Suite struct ScrollToItemTests {
  private func expect(
    _ fixture: EstimatedFixture, _ name: Int, at position: Int, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let span = try #require(fixture.span(name), sourceLocation: location)
    let extent: CGFloat = fixture.kind.isHorizontal ? 320 : 400
    switch position {
    case 0: #expect(abs(span.start) < 0.01, sourceLocation: location)
    case 1: #expect(abs((span.start + span.end) / 2 - extent / 2) < 0.01, sourceLocation: location)
    default: #expect(abs(span.end - extent) < 0.01, sourceLocation: location)
    }
  }

  private func positions(_ kind: EstimatedFixture.Kind) -> [UICollectionView.ScrollPosition] {
    kind.isHorizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
  }

  @Test(arguments: EstimatedFixture.Kind.allCases, [false, true])
  func theItemIsThere(_ kind: EstimatedFixture.Kind, animated: Bool) throws {
    let fixture = EstimatedFixture(kind, [200]) { 60 + CGFloat($0 % 5) * 20 }
    for item in [150, 20, 120] {
      for (place, position) in positions(kind).enumerated() {
        fixture.collectionView.scrollToItem(at: [0, item], at: position, animated: animated)
        fixture.stage.advance(by: animated ? 4 : 0)
        try expect(fixture, item, at: place)
      }
    }
  }

  @Test(arguments: EstimatedFixture.Kind.allCases) func anItemThatHasJustComeIsThere(_ kind: EstimatedFixture.Kind)
    throws
  {
    let fixture = EstimatedFixture(kind, [30]) { 60 + CGFloat($0 % 5) * 20 }
    fixture.names[0] += (30..<60)
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.insertItems(at: (30..<60).map { IndexPath(item: $0, section: 0) })
    }
    fixture.collectionView.scrollToItem(at: [0, 50], at: positions(kind)[2], animated: false)
    fixture.stage.advance(by: 1)
    try expect(fixture, 50, at: 2)
    fixture.names = [(0..<300).map { $0 }]
    fixture.collectionView.reloadData()
    fixture.collectionView.scrollToItem(at: [0, 250], at: positions(kind)[0], animated: false)
    fixture.stage.advance(by: 0)
    try expect(fixture, 250, at: 0)
  }
}
