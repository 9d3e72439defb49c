import Testing

@testable import UIKit

/// The destination of scrolling to an item, without a collection view.
@MainActor @Suite struct ScrollTargetingTests {
  @Test(
    arguments: [
      (.top, CGVector(dx: 0, dy: 150)), (.centeredVertically, CGVector(dx: 0, dy: 120)),
      (.bottom, CGVector(dx: 0, dy: 90)), (.left, CGVector(dx: 35, dy: 0)),
      (.centeredHorizontally, CGVector(dx: 10, dy: 0)), (.right, CGVector(dx: -15, dy: 0)),
      (UICollectionView.ScrollPosition([.top, .right]), CGVector(dx: -15, dy: 150)),
    ] as [(UICollectionView.ScrollPosition, CGVector)])
  func theWayBringsTheItemToItsPosition(_ position: UICollectionView.ScrollPosition, _ way: CGVector) {
    let visible = CGRect(x: 5, y: 50, width: 80, height: 100)
    #expect(position.way(from: visible, to: CGRect(x: 40, y: 200, width: 30, height: 40)) == way)
  }

  @Test func theDestinationFollowsItsItemAndEndsWithIt() {
    var targeting = ScrollTargeting(target: ScrollTarget(path: [0, 4], position: .bottom))
    targeting.follow { [$0.section, $0.item + 2] }
    #expect(targeting.target?.path == [0, 6] && targeting.target?.position == .bottom)
    targeting.follow { _ in nil }
    #expect(targeting.target == nil)
    targeting.follow { _ in [0, 0] }
    #expect(targeting.target == nil, "What has ended does not begin again.")
  }
}
