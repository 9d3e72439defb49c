// Headers that stick stay in their sections while cards above them fold and unfold, one change in the middle of another.

import CollectionMotion
import Gallery
import Stage
import Testing
import UIKit

@MainActor @Suite struct StickyFoldTests {
  /// So many items are in each section of the demo, under headers of 40 points.
  private static let last = 3
  private static let header: CGFloat = 40

  /// What is seen of the list: the tops of headers and of first cells, and the ends of last cells, by section.
  @MainActor private struct Seen {
    let screen: CGRect
    var headers: [Int: CGFloat] = [:]
    var tops: [Int: CGFloat] = [:]
    var ends: [Int: CGFloat] = [:]

    init(_ view: UICollectionView, _ stage: Stage) {
      screen = view.layer.presentationValues(at: stage.time).bounds
      for case let element as UICollectionReusableView in view.subviews {
        guard let attributes = element.shownAttributes else { continue }
        let values = element.layer.presentationValues(at: stage.time)
        let (top, height) = (values.position.y - values.bounds.height / 2, values.bounds.height)
        let path = attributes.indexPath
        if attributes.representedElementCategory != .cell { headers[path.section] = top }
        if attributes.representedElementCategory == .cell, path.item == 0 { tops[path.section] = top }
        if attributes.representedElementCategory == .cell, path.item == StickyFoldTests.last {
          ends[path.section] = top + height
        }
      }
    }

    /// How far the headers on the screen are outside of their sections, at most: above them, or beyond their end.
    var error: CGFloat {
      let header = StickyFoldTests.header
      var error: CGFloat = 0
      for (section, top) in headers where top < screen.maxY && top + header > screen.minY + 0.5 {
        if let first = tops[section] { error = max(error, first - header - top) }
        if let end = ends[section] { error = max(error, top + header - end) }
        if let next = tops[section + 1] { error = max(error, top + 2 * header - next) }
        if let former = ends[section - 1] { error = max(error, former - top) }
      }
      return error
    }
  }

  private func open(at offset: CGFloat, multiple: Bool) -> (StickyHeadersViewController, Stage) {
    let controller = StickyHeadersViewController()
    controller.layout.allowsMultipleExpansion = multiple
    let stage = Stage(size: CGSize(width: 390, height: 600), rootViewController: controller)
    stage.advance(by: 0.1)
    controller.collectionView.contentOffset.y = offset
    stage.advance(by: 0.1)
    return (controller, stage)
  }

  private static let spring = LayoutAnimation.spring(duration: 0.4, dampingRatio: 1)

  /// One change scrolls and the other does not, in both orders.
  @Test(
    arguments: [(1330, [3, 1], [3, 0]), (868, [2, 1], [2, 3]), (1360, [3, 2], [3, 0])]
      as [(CGFloat, IndexPath, IndexPath)], [2, 6, 11])
  func aHeaderStaysInItsSectionWhileTwoChangesAddUp(_ change: (CGFloat, IndexPath, IndexPath), frames: Int) {
    for isSwapped in [false, true] {
      let (controller, stage) = open(at: change.0, multiple: true)
      for path in isSwapped ? [change.2, change.1, change.2] : [change.1, change.2, change.1] {
        controller.layout.toggleExpansion(at: path, animation: Self.spring)
        for frame in 0..<frames {
          stage.advance(by: 1.0 / 60)
          #expect(Seen(controller.collectionView, stage).error < 0.5, "\(path), frame \(frame)")
        }
      }
      for _ in 0..<30 {
        stage.advance(by: 1.0 / 60)
        #expect(Seen(controller.collectionView, stage).error < 0.5)
      }
    }
  }
}
