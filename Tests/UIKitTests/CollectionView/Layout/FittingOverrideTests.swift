import Stage
import Testing
import UIKit

/// Cells and headers that say their size in `systemLayoutSizeFitting`, which the default of
/// `preferredLayoutAttributesFitting` asks.
@MainActor @Suite struct FittingOverrideTests {
  private static let text = "Some words that are long enough for several lines where there is little room for them"

  /// As wide as the collection view, and as high as its text is then.
  private final class WideCell: UICollectionViewCell {
    let label = UILabel()
    var asked: [(CGSize, UILayoutPriority, UILayoutPriority)] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = FittingOverrideTests.text
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      asked.append((targetSize, horizontalFittingPriority, verticalFittingPriority))
      var target = targetSize
      target.width = superview?.bounds.width ?? target.width
      target.height = .greatestFiniteMagnitude
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  /// Without constraints: a number of its own.
  private final class OwnView: UICollectionReusableView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "own", for: indexPath)
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let screen = Screen(width: 200, height: 600)
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
    view.register(OwnView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "own")
    view.dataSource = source
    screen.view.addSubview(view)
    screen.stage.advance(by: 0.1)
    return view
  }

  private var height: CGFloat {
    let label = UILabel()
    label.text = Self.text
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: 200, height: 0)).height
  }

  @Test func aFlowLayoutAsksCellsHowHighTheyAreInItsWidth() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let view = show(layout)
    for item in 0..<3 {
      let cell = try #require(view.cellForItem(at: [0, item]) as? WideCell)
      #expect(cell.frame == CGRect(x: 0, y: CGFloat(item) * height, width: 200, height: height))
      let first = try #require(cell.asked.first)
      #expect(first.0 == CGSize(width: 50, height: 50) && first.1 == .fittingSizeLevel && first.2 == .fittingSizeLevel)
    }
  }

  @Test func aCompositionalLayoutAsksCellsAndHeadersWhatItDoesNotKnow() throws {
    let section = list(.estimated(50))
    section.boundarySupplementaryItems = [boundary("header", .top, .estimated(20))]
    let view = show(UICollectionViewCompositionalLayout(section: section))
    let cell = try #require(view.cellForItem(at: [0, 1]) as? WideCell)
    #expect(cell.frame == CGRect(x: 0, y: 77 + height, width: 200, height: height))
    let first = try #require(cell.asked.first)
    #expect(first.0 == CGSize(width: 200, height: 50) && first.1 == .required && first.2 == .fittingSizeLevel)
    #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.height == 77)
  }

  @Test func aLengthThatALayoutKnowsIsRequired() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(60), .absolute(44)), subitems: [item(.estimated(60), .absolute(44))])
    let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let first = try #require((view.cellForItem(at: [0, 0]) as? WideCell)?.asked.first)
    #expect(first.0.height == 44 && first.1 == .fittingSizeLevel && first.2 == .required)
  }

  @Test func whatALayoutKnowsIsAskedOfNobody() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let cell = try #require(show(layout).cellForItem(at: [0, 0]) as? WideCell)
    #expect(cell.asked.isEmpty && cell.frame.size == CGSize(width: 100, height: 40))
  }

  @Test func aCellFitsTheConstraintsOfItsContentView() {
    let cell = WideCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: height))
  }
}
