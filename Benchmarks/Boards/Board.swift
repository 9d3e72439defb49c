// The collection view that is measured: here, and on the page of the browser tests.

import UIKit

/// A list or grid of numbered rows, 390 x 844 points.
package class BoardController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package let options: BenchmarkOptions
  package var rows: Rows
  package let layout: UICollectionViewLayout
  var shuffler = Shuffler()
  package private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  /// - Parameter layout: that counts, for tests; by default the one that the options say.
  package init(_ options: BenchmarkOptions, _ layout: UICollectionViewLayout? = nil) {
    self.options = options
    self.layout = layout ?? options.makeLayout()
    rows = Rows(count: options.count, isArray: options.mode == .batch)
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    if let flow = layout as? UICollectionViewFlowLayout { options.configure(flow) }
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
    collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
    collectionView.register(ConstrainedCell.self, forCellWithReuseIdentifier: "constrained")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = options.sizes == .var ? self : nil
    view.addSubview(collectionView)
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    options.hasSections ? max(1, rows.count / options.itemsPerSection) : 1
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    options.hasSections ? min(options.itemsPerSection, rows.count) : rows.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: options.cell.rawValue, for: indexPath)
    let index = indexPath.section * options.itemsPerSection + indexPath.item
    let identifier = rows.identifier(at: options.hasSections ? index : indexPath.item)
    if let cell = cell as? PlainCell {
      cell.show(identifier)
      if options.sizes == .var { cell.fittingHeight = Rows.height(of: identifier) }
    }
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
