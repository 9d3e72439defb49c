// Cells that say their size themselves, in animated changes to layouts that know an estimate only.

import Stage
import Testing
import UIKit

/// How a cell says that it wants to be 72 points high.
enum SelfSizingWay: CaseIterable {
  case constraints, fittingSize, listContent, preferredAttributes
}

/// The content of a cell that constraints make high.
@MainActor private final class InnerView: UIView {
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let height = heightAnchor.constraint(equalToConstant: 72)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      height,
    ])
  }
}

@MainActor private final class FittingContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 72) }
}

private struct FittingConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { FittingContent(self) }
  func updated(for state: any UIConfigurationState) -> FittingConfiguration { self }
}

@MainActor private final class WishingCell: UICollectionViewCell {
  var way: SelfSizingWay?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    way == .fittingSize ? CGSize(width: size.width, height: 72) : super.sizeThatFits(size)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if way == .preferredAttributes { attributes.size.height = 72 }
    return attributes
  }
}

@MainActor @Suite struct SelfSizingChangeTests {
  @MainActor private final class Fixture: NSObject, UICollectionViewDataSource {
    let controller = UIViewController()
    let stage: Stage
    let collectionView: UICollectionView
    let way: SelfSizingWay?
    var counts = [3, 3]

    init(_ way: SelfSizingWay?, _ layout: UICollectionViewLayout) {
      self.way = way
      stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
      collectionView = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      super.init()
      collectionView.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
      controller.view.addSubview(collectionView)
      stage.advance(by: 0)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! WishingCell
      guard cell.way == nil else { return cell }
      cell.way = way
      switch way {
      case .constraints: InnerView().fill(cell.contentView)
      case .listContent: cell.contentConfiguration = FittingConfiguration()
      case .fittingSize, .preferredAttributes, nil: break
      }
      return cell
    }

    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
      counts[source.section] -= 1
      counts[target.section] += 1
    }

    /// Of the cells on screen, from the top.
    var heights: [CGFloat] {
      collectionView.indexPathsForVisibleItems.sorted().compactMap {
        collectionView.cellForItem(at: $0)?.layer.presentationValues(at: stage.time).frame.height
      }
    }
  }

  private static func makeLayout(isFlow: Bool) -> UICollectionViewLayout {
    guard isFlow else { return UICollectionViewCompositionalLayout(section: list(.estimated(50))) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  private static let full = [CGFloat](repeating: 72, count: 6)

  @Test(arguments: SelfSizingWay.allCases, [true, false])
  func cellsKeepTheirSizeInAnAnimatedChangeToALayoutOfTheSameKind(way: SelfSizingWay, isFlow: Bool) {
    let fixture = Fixture(way, Self.makeLayout(isFlow: isFlow))
    #expect(fixture.heights == Self.full)
    fixture.collectionView.setCollectionViewLayout(Self.makeLayout(isFlow: isFlow), animated: true)
    fixture.stage.advance(by: 0.15)
    #expect(fixture.heights == Self.full)
    fixture.stage.advance(by: 1)
    #expect(fixture.heights == Self.full)
    #expect(fixture.collectionView.contentSize.height == 432)
  }

  @Test(arguments: SelfSizingWay.allCases, [true, false])
  func cellsKeepTheirSizeWhenTheyAreMovedByHandToAnotherSection(way: SelfSizingWay, isFlow: Bool) {
    let fixture = Fixture(way, Self.makeLayout(isFlow: isFlow))
    #expect(fixture.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    fixture.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 4.5 * 72))
    fixture.stage.advance(by: 0.15)
    #expect(fixture.heights == Self.full)
    fixture.collectionView.endInteractiveMovement()
    fixture.stage.advance(by: 1)
    #expect(fixture.counts == [2, 4])
    #expect(fixture.heights == Self.full)
    #expect(fixture.collectionView.contentSize.height == 432)
  }

  @Test(arguments: SelfSizingWay.allCases, [true, false])
  func cellsKeepTheirSizeInAnInteractiveTransitionThatIsFinished(way: SelfSizingWay, isFlow: Bool) {
    let fixture = Fixture(way, Self.makeLayout(isFlow: isFlow))
    let transition = fixture.collectionView.startInteractiveTransition(to: Self.makeLayout(isFlow: isFlow)) { _, _ in }
    transition.transitionProgress = 0.5
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.finishInteractiveTransition()
    fixture.stage.advance(by: 1)
    #expect(fixture.heights == Self.full)
  }

  /// What has no answer but its present size has no wish: that size is of the layout before.
  @Test(arguments: [true, false])
  func cellsWithoutAWishTakeTheEstimate(isFlow: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 72)
    layout.minimumLineSpacing = 0
    let fixture = Fixture(nil, layout)
    #expect(fixture.heights == Self.full)
    fixture.collectionView.setCollectionViewLayout(Self.makeLayout(isFlow: isFlow), animated: true)
    fixture.stage.advance(by: 1)
    #expect(fixture.heights == [CGFloat](repeating: 50, count: 6))
  }
}
