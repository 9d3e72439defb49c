import Stage
import UIKit

/// A cell that writes `override init(frame:)`, as on iOS, and writes down what happens to it.
@MainActor final class DiaryCell: UICollectionViewCell {
  let firstFrame: CGRect
  var log: [String]
  var reuses = 0

  override init(frame: CGRect) {
    firstFrame = frame
    log = ["init"]
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    log.append("reuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.append("apply \(layoutAttributes.indexPath.item)")
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    log.append("will " + CollectionFixture.name(oldLayout) + " " + CollectionFixture.name(newLayout))
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    log.append("did " + CollectionFixture.name(oldLayout) + " " + CollectionFixture.name(newLayout))
  }

  override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
}

/// A collection view on a screen of 400 by 400 points, with its data, and what its delegate is told.
@MainActor final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let screen: Screen
  let layout: ListLayout
  let collectionView: UICollectionView
  /// Items per section.
  var counts: [Int]
  private(set) var log: [String] = []
  private(set) var cells: Set<UICollectionViewCell> = []
  var allows: (String) -> Bool = { _ in true }
  /// Off, as most lists have none.
  var notesPrimaryActions = false
  /// In place of a diary.
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  var stage: Stage { screen.stage }

  init(_ counts: [Int], layout: ListLayout = ListLayout()) {
    screen = Screen()
    self.counts = counts
    self.layout = layout
    collectionView = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(DiaryCell.self, forCellWithReuseIdentifier: "diary")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    _ = screen.add(collectionView)
  }

  func clear() {
    log = []
    layout.clear()
  }

  func cell(_ item: Int, section: Int = 0) -> DiaryCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? DiaryCell
  }

  /// The items of the visible cells of a section.
  func items(section: Int = 0) -> [Int] {
    collectionView.indexPathsForVisibleItems.filter { $0.section == section }.map { $0.item }
  }

  /// All cells among the subviews, also those on their way out, by their item.
  var shown: [Int] {
    collectionView.subviews.compactMap { ($0 as? DiaryCell)?.shownAttributes?.indexPath.item }.sorted()
  }

  /// Gives the items another height in an animation.
  func animate(
    itemHeight: CGFloat, duration: TimeInterval = 1, options: UIView.AnimationOptions = .curveLinear
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { [self] in
        layout.itemHeight = itemHeight
        layout.invalidateLayout()
        collectionView.layoutIfNeeded()
      })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if let makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "diary", for: indexPath)
    cells.insert(cell)
    (cell as? DiaryCell)?.log.append("configure")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  /// The item height of a list, or "between".
  static func name(_ layout: UICollectionViewLayout) -> String {
    (layout as? ListLayout).map { "\(Int($0.itemHeight))" } ?? "between"
  }

  private func note(_ what: String, _ path: IndexPath) { log.append("\(what) \(path.section).\(path.item)") }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    note(what, path)
    return allows(what)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
  func collectionView(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !view.isEditing && allows("primaryAction") }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    if notesPrimaryActions { note("primaryAction", indexPath) }
  }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at indexPath: IndexPath
  ) { note("willDisplay \(kind)", indexPath) }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at indexPath: IndexPath
  ) { note("didEndDisplaying \(kind)", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? DiaryCell)?.log.append("willDisplay")
    note("willDisplay", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? DiaryCell)?.log.append("didEndDisplaying")
    note("didEndDisplaying", indexPath)
  }
}
