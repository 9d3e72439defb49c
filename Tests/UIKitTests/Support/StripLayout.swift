import Foundation
import Stage
import UIKit

/// Cells of 80 points in a row, 10 apart, that writes down what it is asked during updates.
@MainActor final class StripLayout: UICollectionViewLayout {
  var calls: [String] = []
  var suppressesAnimations = false
  /// From cell to cell.
  var pitch: CGFloat = 90
  /// What the layout does besides inside the animation block of an update.
  var onFinalize: () -> Void = {}
  /// What the layout makes of the base class's answers; nil for no attributes.
  var initial: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = { $0 }
  var final: (UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? = { $0 }
  /// Those of the last update.
  private(set) var updateItems: [UICollectionViewUpdateItem] = []

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let count = (0..<collectionView.numberOfSections).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
    return CGSize(width: CGFloat(count) * pitch, height: 100)
  }

  private func firstPosition(ofSection section: Int) -> Int {
    (0..<section).reduce(0) { $0 + collectionView!.numberOfItems(inSection: $1) }
  }

  override func prepare() { calls.append("prepare") }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section < collectionView.numberOfSections,
      indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let position = firstPosition(ofSection: indexPath.section) + indexPath.item
    attributes.frame = CGRect(x: CGFloat(position) * pitch, y: 0, width: 80, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    self.updateItems = updateItems
    let items = updateItems.map { item in
      let name = ["insert", "delete", "reload", "move", "none"][item.updateAction.rawValue]
      return name + " "
        + [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map(StripLayout.name)
        .joined(separator: ">")
    }
    calls.append("updates " + items.joined(separator: ", "))
    if suppressesAnimations {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
    onFinalize()
    if suppressesAnimations { CATransaction.commit() }
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(StripLayout.name(path))")
    return initial(super.initialLayoutAttributesForAppearingItem(at: path))
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(StripLayout.name(path))")
    return final(super.finalLayoutAttributesForDisappearingItem(at: path))
  }

  private static func name(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return "[\(path.section),\(path.item == NSNotFound ? "*" : "\(path.item)")]"
  }
}

/// Shows its text.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  /// The beginnings and ends of changes of layouts that the cell has heard of.
  private(set) var transitions: [String] = []

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    transitions.append("will")
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    transitions.append("did")
  }
}

/// Shows sections of texts in a strip.
@MainActor final class StripController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let layout: UICollectionViewLayout
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var mayMove: (IndexPath) -> Bool = { _ in true }
  /// Where an item that is moved by hand may go.
  var moveTarget: (IndexPath) -> IndexPath = { $0 }
  private(set) var moves: [[IndexPath]] = []
  var ignoresMoves = false
  /// Displayed less ended, by cell text.
  var displayed = 0

  init(_ sections: [[String]], layout: UICollectionViewLayout = StripLayout()) {
    self.sections = sections
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var strip: StripLayout { layout as! StripLayout }

  override func viewDidLoad() {
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
    cell.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    displayed += 1
  }

  func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath)
  {
    displayed -= 1
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    mayMove(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    moves.append([source, target])
    if ignoresMoves { return }
    sections[target.section].insert(sections[source.section].remove(at: source.item), at: target.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { moveTarget(proposed) }

  static func open(_ sections: [[String]], width: CGFloat = 900) -> (Stage, StripController) {
    let controller = StripController(sections)
    let stage = Stage(size: CGSize(width: width, height: 100), rootViewController: controller)
    controller.strip.calls = []
    return (stage, controller)
  }
}

/// An element as it is seen: its place, opacity, text, and whether it departs.
struct Seen: Equatable {
  var path: IndexPath
  var x: Double
  var alpha: Double
  var text: String
  var isDisappearing: Bool
}

extension Stage {
  var seen: [Seen] {
    let nodes = scene.nodes
    var parents: [Int: Int] = [:]
    for node in nodes { parents[node.id] = node.parent }
    return nodes.compactMap { node -> Seen? in
      guard case .element(let element) = node.content else { return nil }
      let text = nodes.first { label in
        guard label.text != nil else { return false }
        var ancestor = label.parent
        while ancestor != 0 && ancestor != node.id { ancestor = parents[ancestor] ?? 0 }
        return ancestor == node.id
      }
      return Seen(
        path: IndexPath(item: element.item, section: element.section), x: node.frame.minX, alpha: node.opacity,
        text: text?.text?.string ?? "", isDisappearing: element.isDisappearing)
    }
  }

  /// The elements that stay, by their places.
  var texts: [String] { seen.filter { !$0.isDisappearing }.sorted { $0.x < $1.x }.map { $0.text } }
}
