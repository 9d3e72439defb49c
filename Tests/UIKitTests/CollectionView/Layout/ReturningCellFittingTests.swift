import Stage
import Testing
import UIKit

/// Cells that are measured when they come back from their way out.
@MainActor struct ReturningCellFittingTests {
  /// As high as its area over its width. It is to be measured again for another layout, as one whose accessories change.
  final class AreaCell: UICollectionViewCell {
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      invalidateIntrinsicContentSize()
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20000 / layoutAttributes.size.width
      return layoutAttributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func rows(width: CGFloat, top: CGFloat = 0) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets.top = top
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func aCellThatComesBackIntoAnotherLayoutIsMeasuredByIt() throws {
    let (source, controller) = (Source(), UIViewController())
    let stage = Stage(size: CGSize(width: 400, height: 600), rootViewController: controller)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: rows(width: 400))
    view.register(AreaCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    view.setCollectionViewLayout(rows(width: 400, top: 3000), animated: true)
    stage.advance(by: 0.1)
    view.setCollectionViewLayout(rows(width: 200), animated: true)
    stage.advance(by: 2)
    #expect(view.cellForItem(at: [0, 0]) === cell)
    #expect(cell.frame.size == CGSize(width: 200, height: 100))
    #expect(view.contentSize.height == 300)
  }
}
