import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct FittingTests {
  private let fixture = ConstraintFixture()

  /// A label with ten points around it.
  private func box(_ text: String) -> (UIView, UILabel) {
    let (view, label) = (UIView(), UILabel())
    label.text = text
    label.numberOfLines = 0
    _ = fixture.add(label, to: view)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    return (view, label)
  }

  private let text = "Some words that are long enough for several lines where there is little room for them"

  @Test func theCompressedSizeIsThatOfTheContent() {
    let (view, label) = box("Short")
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(
      size == CGSize(width: label.intrinsicContentSize.width + 20, height: label.intrinsicContentSize.height + 20))
  }

  @Test func theHeightFollowsFromARequiredWidth() {
    let (view, label) = box(text)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200)
    #expect(size.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20)
    #expect(size.height > 60)
  }

  @Test func fittingLeavesTheLayoutUnchanged() {
    let (view, label) = box(text)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
    fixture.view.addSubview(view)
    fixture.layOut()
    #expect(label.frame == CGRect(x: 10, y: 10, width: 280, height: 130))
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    fixture.layOut()
    view.setNeedsLayout()
    fixture.layOut()
    #expect(label.frame == CGRect(x: 10, y: 10, width: 280, height: 130))
  }

  @Test func onlyConstraintsInTheViewCount() {
    let (view, label) = box("Short")
    _ = fixture.add(view)
    fixture.activate(view.widthAnchor.constraint(equalTo: fixture.view.widthAnchor))
    #expect(view.frame.width == 400)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == label.intrinsicContentSize.width + 20)
    fixture.layOut()
    #expect(view.frame.width == 400 && label.frame.width == 380)
  }

  @Test func withoutConstraintsAViewIsAskedForTheSizeThatFits() {
    let label = UILabel()
    label.text = "Short"
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == label.sizeThatFits(.zero))
  }

  @Test func linesAreBrokenAtTheWidthThatConstraintsGive() {
    let label = fixture.add(UILabel())
    label.text = text
    label.numberOfLines = 0
    fixture.activate(
      label.topAnchor.constraint(equalTo: fixture.view.topAnchor), label.widthAnchor.constraint(equalToConstant: 120))
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    let height = label.frame.height
    label.constraints.first { $0.constant == 120 }?.constant = 240
    fixture.layOut()
    #expect(
      label.frame.height == label.sizeThatFits(CGSize(width: 240, height: 0)).height && label.frame.height < height)
  }

  // MARK: Elements of collection views

  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextController: UICollectionViewController {
    var texts: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = texts[indexPath.item]
      return cell
    }

    func height(_ text: String, width: CGFloat) -> CGFloat {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label.sizeThatFits(CGSize(width: width - 20, height: 0)).height + 20
    }
  }

  @Test func cellsOfAnEstimatedHeightAreAsHighAsTheirConstraintsSpecify() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
    let controller = TextController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    controller.texts = ["Short", text, text + " " + text]
    let stage = Stage(size: CGSize(width: 200, height: 800), rootViewController: controller)
    stage.advance(by: 0)
    var y: CGFloat = 0
    for (index, text) in controller.texts.enumerated() {
      let cell = try #require(controller.collectionView.cellForItem(at: [0, index]) as? TextCell)
      #expect(cell.frame == CGRect(x: 0, y: y, width: 200, height: controller.height(text, width: 200)))
      #expect(cell.label.frame == cell.bounds.insetBy(dx: 10, dy: 10))
      y = cell.frame.maxY
    }
  }

  @Test func cellsOfAnEstimatedFlowLayoutHaveTheSizeThatTheirConstraintsSpecify() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let controller = TextController(collectionViewLayout: layout)
    controller.texts = ["One", "One and two"]
    let stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: controller)
    stage.advance(by: 0)
    for index in 0..<2 {
      let cell = try #require(controller.collectionView.cellForItem(at: [0, index]) as? TextCell)
      #expect(
        cell.frame.size
          == CGSize(
            width: cell.label.intrinsicContentSize.width + 20, height: cell.label.intrinsicContentSize.height + 20))
    }
  }

  @Test func aChangeOfConstraintsMeasuresACellAgainIfAskedTo() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
    let controller = TextController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    controller.texts = ["Short", "Short"]
    let stage = Stage(size: CGSize(width: 200, height: 800), rootViewController: controller)
    stage.advance(by: 0)
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]) as? TextCell)
    let height = cell.frame.height
    controller.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    for constraint in cell.contentView.constraints where constraint.firstAttribute == .top { constraint.constant = 40 }
    stage.advance(by: 1)
    #expect(cell.frame.height == height + 30)
    #expect(controller.collectionView.cellForItem(at: [0, 1])?.frame.minY == height + 30)
    controller.collectionView.selfSizingInvalidation = .disabled
    for constraint in cell.contentView.constraints where constraint.firstAttribute == .top { constraint.constant = 10 }
    stage.advance(by: 1)
    #expect(cell.frame.height == height + 30)
  }

  @Test func aCellThatMeasuresItselfGrowsInAnAnimationAndMayBeTurnedBack() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
    let controller = TextController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    controller.texts = ["Short", "Short"]
    let stage = Stage(size: CGSize(width: 200, height: 800), rootViewController: controller)
    stage.advance(by: 0)
    let view = try #require(controller.collectionView)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(view.cellForItem(at: [0, 0]) as? TextCell)
    let below = try #require(view.cellForItem(at: [0, 1]))
    let height = cell.frame.height
    let top = try #require(cell.contentView.constraints.first { $0.firstAttribute == .top })
    func seen(_ view: UIView) -> CGRect { view.layer.presentationValues(at: stage.time).untransformedFrame }
    func set(_ constant: CGFloat) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        top.constant = constant
        view.layoutIfNeeded()
      }
    }
    set(50)
    #expect(cell.frame.height == height + 40 && below.frame.minY == height + 40)
    stage.advance(by: 0.5)
    #expect(isNear(Double(seen(below).minY), Double(height + 20), 1e-6))
    #expect(isNear(Double(seen(cell).height), Double(height + 20), 1e-6))
    #expect(isNear(Double(seen(cell.label).minY), 30, 1e-6))
    set(10)
    stage.advance(by: 0)
    #expect(isNear(Double(seen(below).minY), Double(height + 20), 1e-6))
    stage.advance(by: 1)
    #expect(seen(below).minY == height && seen(cell).height == height && seen(cell.label).minY == 10)
  }

  @Test func headersOfAnEstimatedHeightAreAsHighAsTheirConstraintsSpecify() throws {
    final class Header: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = NaturalView(10, 77)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)), elementKind: "header",
        alignment: .top)
    ]
    let controller = TextController(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    controller.texts = ["Short"]
    controller.loadViewIfNeeded()
    controller.collectionView.register(
      Header.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(size: CGSize(width: 200, height: 800), rootViewController: controller)
    stage.advance(by: 0)
    #expect(controller.collectionView.cellForItem(at: [0, 0])?.frame.minY == 77)
  }
}
