// A pinned header or footer that an update pushes off the screen while a finger draws the content the other way: it stays
// where it is seen, and does not come back from where it went.

import Stage
import Testing
import UIKit

@MainActor @Suite struct PinnedReturnTests {
  /// Names sections by numbers, which their headers have as tags.
  private final class Source: NSObject, UICollectionViewDataSource {
    var sections: [(name: Int, count: Int)] = [(1, 3), (2, 3), (3, 4), (4, 6), (5, 4), (6, 4)]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      view.tag = kind == UICollectionView.elementKindSectionHeader ? sections[indexPath.section].name : 0
      return view
    }
  }

  /// Rows of 60 points, or columns, between headers and footers of 30 that are pinned.
  private func layout(compositional: Bool, horizontal: Bool) -> UICollectionViewLayout {
    guard compositional else {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = horizontal ? .horizontal : .vertical
      flow.itemSize = horizontal ? CGSize(width: 60, height: 320) : CGSize(width: 320, height: 60)
      flow.minimumLineSpacing = 0
      flow.minimumInteritemSpacing = 0
      flow.headerReferenceSize = CGSize(width: 30, height: 30)
      flow.footerReferenceSize = CGSize(width: 30, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
      flow.sectionFootersPinToVisibleBounds = true
      return flow
    }
    func size(_ length: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: horizontal ? .absolute(length) : .fractionalWidth(1),
        heightDimension: horizontal ? .fractionalHeight(1) : .absolute(length))
    }
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(30), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = true
      return item
    }
    let item = NSCollectionLayoutItem(layoutSize: size(60))
    let section = NSCollectionLayoutSection(
      group: horizontal
        ? .horizontal(layoutSize: size(60), subitems: [item]) : .vertical(layoutSize: size(60), subitems: [item]))
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, horizontal ? .leading : .top),
      boundary(UICollectionView.elementKindSectionFooter, horizontal ? .trailing : .bottom),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = horizontal ? .horizontal : .vertical
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  @Test(arguments: [false, true], [false, true])
  func aHeaderThatIsPushedOffAndDrawnBackStaysWhereItIsSeen(compositional: Bool, horizontal: Bool) throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320),
      collectionViewLayout: layout(compositional: compositional, horizontal: horizontal))
    let source = Source()
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(FlowHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 320, height: 320), rootViewController: controller)
    stage.advance(by: 0.1)
    func scroll(to distance: CGFloat) {
      view.contentOffset = horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      view.layoutIfNeeded()
    }
    /// Where the header of section 5 begins on the screen.
    func places() -> [CGFloat] {
      let origin = view.layer.presentationValues(at: stage.time).bounds.origin
      return view.subviews.filter { $0 is FlowHeader && $0.tag == 5 }.map {
        let position = $0.layer.presentationValues(at: stage.time).position
        return horizontal ? position.x - 15 - origin.x : position.y - 15 - origin.y
      }
    }
    scroll(to: 1243)
    stage.advance(by: 0.1)
    #expect(places() == [0])
    source.sections.remove(at: 1)
    view.performBatchUpdates { view.deleteSections([1]) }
    // The content ends at 1240 now, and section 5 there, too: its header is on its way off the screen.
    #expect(view.contentOffset == (horizontal ? CGPoint(x: 1240, y: 0) : CGPoint(x: 0, y: 1240)))
    var last: CGFloat = 0
    for frame in 0..<45 {
      if (9..<17).contains(frame) { scroll(to: 1240 - 3 * CGFloat(frame - 8)) }
      let places = places()
      #expect(places.count == 1, "frame \(frame)")
      let place = try #require(places.first)
      #expect(abs(place - last) < 5 && place > -20, "frame \(frame): from \(last) to \(place)")
      last = place
      stage.advance(by: 1.0 / 60)
    }
    #expect(isNear(Double(last), -16, 0.01))
    withExtendedLifetime(source) {}
  }
}
