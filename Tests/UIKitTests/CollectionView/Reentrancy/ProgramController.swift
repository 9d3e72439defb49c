import Stage
import UIKit

/// A list of texts in rows of 50 points, on a screen of 300 by 400, whose program does something of its own in the
/// callbacks that it is given.
@MainActor final class ProgramController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The calls in which the program may act.
  enum Callback: Hashable {
    /// Before and after the cell is filled.
    case cellIsAskedFor, cellForItem
    case willDisplay, didEndDisplaying, didScroll, didSelect, didDeselect, moveItem
    case initialAttributes, prepareForUpdates, finalizeUpdates, prepare
    case prepareForTransition, finalizeTransition
  }

  /// A flow layout that tells the program what it is asked.
  final class Layout: UICollectionViewFlowLayout {
    var onCall: (Callback, IndexPath?) -> Void = { _, _ in }
    var dependsOnBounds = false
    /// How far items depart from their places, in points.
    var finalShift: CGFloat = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      dependsOnBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func prepare() {
      super.prepare()
      onCall(.prepare, nil)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      onCall(.prepareForUpdates, nil)
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      onCall(.initialAttributes, path)
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      attributes?.center.x += finalShift
      return attributes
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      onCall(.finalizeUpdates, nil)
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      onCall(.prepareForTransition, nil)
    }

    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      onCall(.finalizeTransition, nil)
    }
  }

  var sections: [[String]]
  let layout = Layout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  /// What the program does in a callback; nil index paths where there are none.
  var acts: [Callback: (IndexPath?) -> Void] = [:]
  private(set) var log: [String] = []
  /// The texts of the items that the delegate is told of when a highlight ends.
  private(set) var unhighlighted: [String] = []
  /// Displayed less ended, by view.
  private(set) var displayed: [ObjectIdentifier: Int] = [:]

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter count: of items in one section, called "0", "1" and so on.
  static func open(_ count: Int, acts: [Callback: (IndexPath?) -> Void] = [:]) -> (Stage, ProgramController) {
    open([(0..<count).map { "\($0)" }], acts: acts)
  }

  static func open(
    _ sections: [[String]], acts: [Callback: (IndexPath?) -> Void] = [:]
  ) -> (Stage, ProgramController) {
    let controller = ProgramController(sections)
    controller.acts = acts
    return (Stage(size: CGSize(width: 300, height: 400), rootViewController: controller), controller)
  }

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.onCall = { [weak self] in self?.act($0, $1) }
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  /// Does what the program does in a callback the next time, and not again.
  func once(_ callback: Callback, _ act: @escaping (IndexPath?) -> Void) {
    acts[callback] = { [weak self] path in
      self?.acts[callback] = nil
      act(path)
    }
  }

  private func act(_ callback: Callback, _ path: IndexPath?) { acts[callback]?(path) }

  // MARK: What is on screen

  /// The texts of the cells that can be seen, from top to bottom, and a complaint for each that is out of place.
  var rows: [String] {
    let cells = collectionView.visibleCells.compactMap { $0 as? TextCell }.sorted { $0.frame.minY < $1.frame.minY }
    return cells.map { cell in
      let path = collectionView.indexPath(for: cell)!
      let row = sections[..<path.section].reduce(0) { $0 + $1.count } + path.item
      let isInPlace = cell.frame == CGRect(x: 0, y: CGFloat(row) * 50, width: 300, height: 50) && cell.alpha == 1
      return (cell.label.text ?? "") + (isInPlace ? "" : " out of place")
    }
  }

  /// What is to be on screen at rest.
  var expectedRows: [String] {
    let all = sections.flatMap { $0 }
    let first = Int((collectionView.contentOffset.y / 50).rounded(.down))
    let last = Int(((collectionView.contentOffset.y + collectionView.bounds.height) / 50).rounded(.up))
    return Array(all[max(0, min(first, all.count))..<max(0, min(last, all.count))])
  }

  /// Whether every view among the subviews is told of as displayed, once.
  var isDisplayBalanced: Bool {
    let shown = collectionView.subviews.compactMap { $0 as? TextCell }
    return displayed.values.allSatisfy { $0 == 0 || $0 == 1 }
      && displayed.values.filter { $0 == 1 }.count == shown.count
      && shown.allSatisfy { displayed[ObjectIdentifier($0)] == 1 }
  }

  func clearLog() { log = [] }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TextCell
    act(.cellIsAskedFor, path)
    let texts = sections[path.section]
    cell.label.text = texts.indices.contains(path.item) ? texts[path.item] : nil
    act(.cellForItem, path)
    return cell
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }

  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    sections[target.section].insert(sections[source.section].remove(at: source.item), at: target.item)
    act(.moveItem, target)
  }

  // MARK: Delegate

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    displayed[ObjectIdentifier(cell), default: 0] += 1
    act(.willDisplay, path)
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    displayed[ObjectIdentifier(cell), default: 0] -= 1
    act(.didEndDisplaying, path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.section).\(path.item)")
    act(.didSelect, path)
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path.section).\(path.item)")
    act(.didDeselect, path)
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    unhighlighted.append(sections[path.section][path.item])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { act(.didScroll, nil) }
}
