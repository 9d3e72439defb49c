import QuartzCore
import Stage
import UIKit

/// A cell that shows an item of a report, and says how large it is if told.
@MainActor final class ReportCell: UICollectionViewCell {
  var name = ""
  var wish: CGSize?
  /// What became of it.
  private(set) var selections: [Bool] = []

  override var isSelected: Bool { didSet { if oldValue != isSelected { selections.append(isSelected) } } }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// A header, a footer, a badge, that shows the name of what it belongs to.
@MainActor final class ReportView: UICollectionReusableView {
  var name = ""
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// The screen of somebody's report: a collection view of named items that fills it, and what is seen of them.
@MainActor final class ReportScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let controller = UIViewController()
  let stage: Stage
  let view: UICollectionView
  /// The names of the items, by section.
  var names: [[String]]
  /// How large an item is in a flow layout; nil for the layout's own size.
  var size: ((String) -> CGSize)?
  /// How large a cell says it is.
  var wish: (String) -> CGSize? = { _ in nil }
  /// What the delegate and the data source were told.
  var log: [String] = []

  init(
    _ names: [[String]], _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480,
    prepare: (ReportScreen) -> Void = { _ in }
  ) {
    self.names = names
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    super.init()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(ReportCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(ReportView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    prepare(self)
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
  }

  /// Items that are called 0, 1 and so on.
  convenience init(
    _ count: Int, _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480,
    prepare: (ReportScreen) -> Void = { _ in }
  ) { self.init([(0..<count).map { "\($0)" }], layout, width: width, height: height, prepare: prepare) }

  /// Rows across the screen, or squares, without distances.
  static func flow(
    _ width: CGFloat = 320, _ height: CGFloat = 100, horizontal: Bool = false,
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: width, height: height)
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  // MARK: What is seen

  /// All cells, on their way out or not, in rows of sections, too.
  var cells: [ReportCell] {
    view.subviews.flatMap { $0 is UIScrollView ? $0.subviews : [$0] }.compactMap { $0 as? ReportCell }
  }

  func views(_ kind: String) -> [ReportView] {
    view.subviews.compactMap { $0 as? ReportView }.filter { $0.shownAttributes?.representedElementKind == kind }
  }

  /// Where a view is drawn on the screen at this moment, and how opaque.
  func seen(_ view: UIView) -> (frame: CGRect, opacity: Double) {
    func values(_ layer: CALayer) -> LayerValues { layer.presentationValues(at: layer.currentMediaTime) }
    var frame = values(view.layer).bounds
    frame.origin = .zero
    var layer = view.layer
    var opacity = values(layer).opacity
    while layer !== controller.view.layer, let outer = layer.superlayer {
      let (inner, around) = (values(layer), values(outer).bounds)
      frame.origin.x += inner.position.x - inner.anchorPoint.x * inner.bounds.width - around.minX
      frame.origin.y += inner.position.y - inner.anchorPoint.y * inner.bounds.height - around.minY
      opacity *= values(outer).opacity
      layer = outer
    }
    return (frame, opacity)
  }

  /// Where the first cell of a name is drawn; nil when there is none.
  func seen(_ name: String) -> CGRect? { cells.first { $0.name == name }.map { seen($0).frame } }

  /// The names of the cells that stay, in the order of their index paths.
  var shown: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? ReportCell)?.name }
  }

  /// Looks at every frame of a time.
  func watch(_ seconds: Double, _ look: () -> Void) {
    for _ in 0..<Int(seconds * 60) {
      look()
      stage.advance(by: 1.0 / 60)
    }
    look()
  }

  /// The part of the screen, from its top, that opaque cells cover without a gap, in points.
  var covered: CGFloat {
    var y: CGFloat = 0
    for cell in cells.map({ seen($0) }).filter({ $0.opacity > 0.999 }).sorted(by: { $0.frame.minY < $1.frame.minY })
    where cell.frame.minY <= y + 0.01 { y = max(y, cell.frame.maxY) }
    return y
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let name = names[indexPath.section][indexPath.item]
    log.append("cell \(name)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? ReportCell { (cell.name, cell.wish) = (name, wish(name)) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    if let view = view as? ReportView {
      view.name = kind == "badge" ? names[indexPath.section][indexPath.item] : "\(indexPath.section)"
      view.wish = wish(kind)
    }
    return view
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    names[destination.section].insert(names[source.section].remove(at: source.item), at: destination.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(names[indexPath.section][indexPath.item])
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(names[indexPath.section][indexPath.item])")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(names[indexPath.section][indexPath.item])")
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlight \(names[indexPath.section][indexPath.item])")
  }
}
