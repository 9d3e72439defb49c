import Stage
import UIKit

/// A list on a screen, with rows that show texts and sections that may have headers and footers.
@MainActor final class ListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let controller = UIViewController()
  let stage: Stage
  let layout: UICollectionViewCompositionalLayout
  let collectionView: UICollectionView
  var counts: [Int]
  /// What is done to each cell of a row.
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.item)"
    cell.contentConfiguration = content
  }
  var configureView: (UICollectionViewListCell, String, IndexPath) -> Void = { cell, kind, path in
    var content = cell.defaultContentConfiguration()
    content.text = "Section \(path.section)"
    cell.contentConfiguration = content
  }
  private(set) var selected: [IndexPath] = []
  private(set) var moves: [(IndexPath, IndexPath)] = []

  init(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, width: CGFloat = 400, height: CGFloat = 600,
    isRightToLeft: Bool = false, prepare: (ListFixture) -> Void = { _ in }
  ) {
    self.counts = counts
    self.layout = layout
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
    collectionView = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isRightToLeft { stage.traitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    prepare(self)
    collectionView.dataSource = self
    collectionView.delegate = self
    controller.view.addSubview(collectionView)
    stage.advance(by: 0)
  }

  /// All sections are alike.
  convenience init(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, width: CGFloat = 400,
    height: CGFloat = 600, isRightToLeft: Bool = false,
    list: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }, prepare: (ListFixture) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    list(&configuration)
    self.init(
      counts, .list(using: configuration), width: width, height: height, isRightToLeft: isRightToLeft, prepare: prepare)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell as! UICollectionViewListCell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    configureView(view as! UICollectionViewListCell, kind, indexPath)
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    moves.append((source, destination))
    counts[source.section] -= 1
    counts[destination.section] += 1
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      as? UICollectionViewListCell
  }

  func footer(_ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
      as? UICollectionViewListCell
  }

  /// Where a row is, in content coordinates.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section)?.frame }

  /// The middle of a row on the screen.
  func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
    let frame = frame(item, section) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY - collectionView.contentOffset.y)
  }

  /// The labels in a view, however deep, by what they say.
  func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    for subview in view.subviews { if let found = label(text, in: subview) { return found } }
    return nil
  }

  /// Where a label is in a cell.
  func place(_ text: String, in cell: UIView) -> CGRect? {
    label(text, in: cell).map { $0.convert($0.bounds, to: cell) }
  }
}
