// The collection view that is measured: here, and on the page of the browser tests.

import UIKit

/// A list or grid of numbered rows, 390 x 844 points.
package class BoardController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package let options: BenchmarkOptions
  package var rows: Rows
  package let layout: UICollectionViewFlowLayout
  var shuffler = Shuffler()
  package private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  package init(_ options: BenchmarkOptions, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    self.options = options
    self.layout = layout
    rows = Rows(count: options.count, isArray: options.mode == .batch)
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    switch options.view {
    case .list: layout.itemSize = CGSize(width: 390, height: options.rowHeight)
    case .grid:
      layout.itemSize = CGSize(width: 390 / CGFloat(options.columns) - 1, height: options.rowHeight - 1)
      layout.minimumInteritemSpacing = 1
      layout.minimumLineSpacing = 1
    }
    if options.mode == .section {
      layout.headerReferenceSize = CGSize(width: 390, height: 28)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = options.sizes == .var ? self : nil
    view.addSubview(collectionView)
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    options.mode == .section ? max(1, rows.count / options.itemsPerSection) : 1
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    options.mode == .section ? min(options.itemsPerSection, rows.count) : rows.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: options.cell.rawValue, for: indexPath)
    let index = indexPath.section * options.itemsPerSection + indexPath.item
    (cell as? PlainCell)?.show(rows.identifier(at: options.mode == .section ? index : indexPath.item))
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.show(indexPath.section)
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 390, height: Rows.height(of: rows.identifier(at: indexPath.item)))
  }
}
