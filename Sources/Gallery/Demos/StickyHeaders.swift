import CollectionMotion
import UIKit

extension Demo {
  static let stickyHeaders = Demo(
    id: "sticky-headers",
    title: "Sticky Headers",
    summary: "Expanding cells under headers that stick and push each other off.",
    explanation: """
      Scroll: the header of the topmost section stays until the next one pushes it off. Only headers are laid out \
      anew while scrolling; an invalidation context of its own says so. Tap a cell: cells and headers move on one \
      spring, also a header that comes on screen meanwhile, and the cell ends clear of the header above it. Under \
      Options each override of the layout can be taken out: without the one for bounds the headers no longer stick.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 1]}, {"wait": 0.9},
        {"drag": {"from": [195, 700], "to": [195, 250], "duration": 0.35}}, {"wait": 1.6},
        {"tap": [195, 120]}, {"wait": 0.9},
        {"tap": [195, 780]}, {"wait": 1.0}
      ]
      """,
    makeViewController: { StickyHeadersViewController() })
}

/// A list in sections, with headers that stick and cells that expand.
public final class StickyHeadersViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// To be replaced before the view is loaded, if at all.
  public var layout = ExpandableListLayout()
  public var numberOfSections = 12
  public var numberOfItemsPerSection = 4

  /// 1 settles, less bounces: try 0.5.
  public var dampingRatio: CGFloat = 1
  /// In travels per second: try 2.
  public var initialVelocity: CGFloat = 0

  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sticky Headers"
    layout.headerHeight = 40
    layout.pinsSectionHeaders = true
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .white
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.register(
      SectionHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Sections of swatches"
    view.addSubview(collectionView)

    let options = OptionsPanel(frame: view.bounds)
    options.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    options.addSlider("Damping", from: 0.1, to: 1, value: dampingRatio) { [unowned(unsafe) self] in dampingRatio = $0 }
    options.addSlider("Velocity", from: 0, to: 10, value: initialVelocity) { [unowned(unsafe) self] in
      initialVelocity = $0
    }
    options.addOverrides(of: layout)
    view.addSubview(options)
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numberOfItemsPerSection
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.show(item: indexPath.section * numberOfItemsPerSection + indexPath.item)
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? SectionHeaderView)?.show(title: "Section \(indexPath.section)")
    return header
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.toggleExpansion(
      at: indexPath,
      animation: .spring(duration: 0.4, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }
}
