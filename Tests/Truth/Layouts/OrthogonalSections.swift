import Stage
import UIKit

extension Topic {
  /// Orthogonal sections that a program scrolls: where they come to rest, which cells are visible there, and what the
  /// section's handler is told and sets.
  static let orthogonalSections = Topic(name: "OrthogonalSections") {
    let file = try FactFile<OrthogonalFacts>("OrthogonalSections")
    return file.facts.rows.flatMap { file.facts.comparisons(of: $0, scale: file.scale) }
      + file.facts.changedComparisons(scale: file.scale)
  }
}

struct OrthogonalFacts: Decodable {
  let size: [CGFloat]
  /// Top, leading, bottom, trailing.
  let insets: [CGFloat]
  /// The numbers of items of the two sections.
  let counts: [Int]
  /// The offsets along the row that the program sets, one after the other, in both sections.
  let steps: [CGFloat]
  let variants: [Variant]
  /// The frames of the headers of both sections.
  let headers: [[Double]]
  let rows: [Row]
  let changed: [Changed]

  struct Variant: Decodable {
    /// The size of the group, as in compositional layouts.
    let group: [String]
    let spacing: CGFloat
    let hasHeader: Bool
    /// The frame of the first item before any scrolling, and the distance to the next.
    let first: [Double]
    let distance: Double
    /// The origin of the first item of the second section.
    let second: [Double]
  }

  /// What is recorded of a behavior and a variant, for each section and step.
  struct Row: Decodable {
    let behavior: String
    let variant: Int
    /// The offsets that the handler receives.
    let offsets: [[Double]]
    /// The first and the last visible item.
    let visible: [[[Double]]]
  }

  /// A cell in a row whose handler scales by the distance from the beginning, moves the second and turns the fourth.
  struct Changed: Decodable {
    let offset: CGFloat
    let item: Int
    let frame: [Double]
    let alpha: Double
  }
}

extension OrthogonalFacts {
  @MainActor fileprivate func comparisons(of row: Row, scale: Double) -> [Comparison] {
    let variant = variants[row.variant]
    let section = section(
      CompositionalDescription.size(variant.group), row.behavior, spacing: variant.spacing, header: variant.hasHeader)
    var offsets: [Int: Double] = [:]
    var headers: [Int: CGRect] = [:]
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      guard let section = items.first?.indexPath.section else { return }
      offsets[section] = Double(offset.x)
      headers[section] = items.first { $0.representedElementCategory == .supplementaryView }?.frame
    }
    let replay = OrthogonalReplay(section, counts: counts, size: size, scale: scale)
    var all: [Comparison] = []
    func compare(_ name: String, _ recorded: Double, _ ours: Double?) {
      all.append(
        Comparison(
          name: "\(row.behavior), variant \(row.variant), \(name)", recorded: recorded, ours: ours ?? .nan,
          tolerance: 0.001))
    }
    for (index, step) in steps.enumerated() {
      for section in counts.indices { replay.scroll(section, to: step) }
      for section in counts.indices {
        let name = "section \(section) set to \(step)"
        let offset = row.offsets[section][index]
        let (first, last) = (row.visible[section][index][0], row.visible[section][index][1])
        let items = replay.visibleItems(section)
        compare("\(name), offset", offset, offsets[section])
        compare("\(name), first visible", first, items.first.map(Double.init))
        compare("\(name), last visible", last, items.last.map(Double.init))
        let origin = section == 0 ? Array(variant.first[0..<2]) : variant.second
        let recorded = [origin[0] + first * variant.distance - offset, origin[1], variant.first[2], variant.first[3]]
        let frame = replay.frame(of: IndexPath(item: Int(first), section: section))
        for (part, number) in ["x", "y", "width", "height"].enumerated() {
          compare("\(name), \(number)", recorded[part], frame?[part])
        }
      }
    }
    if variant.hasHeader {
      for (section, header) in self.headers.enumerated() {
        let ours = headers[section].map { numbers(of: $0) }
        for (part, number) in ["x", "y", "width", "height"].enumerated() {
          compare("header \(section), \(number)", header[part], ours?[part])
        }
      }
    }
    return all
  }

  @MainActor fileprivate func changedComparisons(scale: Double) -> [Comparison] {
    let section = section(CompositionalDescription.size(["0.5w", "0.5h"]), "continuous", spacing: 0, header: false)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items {
        let distance = abs(CGFloat(item.indexPath.item) * 155 + 4 - offset.x) / 300
        item.alpha = max(0.2, 1 - distance)
        item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
        item.zIndex = 10 - item.indexPath.item
        if item.indexPath.item == 1 { item.center = CGPoint(x: 150 + offset.x, y: 60) }
        if item.indexPath.item == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
      }
    }
    let replay = OrthogonalReplay(section, counts: [6], size: size, scale: scale)
    return changed.flatMap { fact in
      replay.scroll(0, to: fact.offset)
      let name = "changed by the handler, offset \(fact.offset), item \(fact.item)"
      let path = IndexPath(item: fact.item, section: 0)
      let frame = replay.frame(of: path)
      let numbers = ["x", "y", "width", "height"].enumerated().map { part, number in
        Comparison(
          name: "\(name), \(number)", recorded: fact.frame[part], ours: frame?[part] ?? .nan, tolerance: 0.001)
      }
      let alpha = replay.collectionView.cellForItem(at: path)?.alpha
      return numbers + [
        Comparison(name: "\(name), alpha", recorded: fact.alpha, ours: alpha.map(Double.init) ?? .nan, tolerance: 1e-5)
      ]
    }
  }

  @MainActor private func section(
    _ group: NSCollectionLayoutSize, _ behavior: String, spacing: CGFloat, header: Bool
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitems: [item]))
    section.orthogonalScrollingBehavior =
      switch behavior {
      case "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary
      case "paging": .paging
      case "groupPaging": .groupPaging
      case "groupPagingCentered": .groupPagingCentered
      default: .continuous
      }
    section.contentInsets = NSDirectionalEdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    section.interGroupSpacing = spacing
    if header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: CompositionalDescription.size(["1w", "20"]), elementKind: "header", alignment: .top)
      ]
    }
    return section
  }
}

/// A collection view with orthogonal sections on a stage.
@MainActor private final class OrthogonalReplay: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let stage: Stage
  private let controller = UIViewController()
  private let counts: [Int]

  init(_ section: NSCollectionLayoutSection, counts: [Int], size: [CGFloat], scale: Double) {
    self.counts = counts
    let size = CGSize(width: size[0], height: size[1])
    stage = Stage(size: size, rootViewController: controller)
    stage.traitCollection = UITraitCollection(displayScale: CGFloat(scale))
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    collectionView.dataSource = self
    controller.view.addSubview(collectionView)
    stage.advance(by: 0.1)
  }

  /// The scroll views of the sections, from the top.
  private var scrollViews: [UIScrollView] {
    collectionView.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func scroll(_ section: Int, to offset: CGFloat) {
    let scrollView = scrollViews[section]
    scrollView.setContentOffset(
      CGPoint(x: scrollView.frame.minX + offset, y: scrollView.contentOffset.y), animated: false)
    stage.advance(by: 0)
  }

  func visibleItems(_ section: Int) -> [Int] {
    collectionView.indexPathsForVisibleItems.filter { $0.section == section }.map { $0.item }.sorted()
  }

  /// Returns where a cell is seen in the collection view: x, y, width, height.
  func frame(of path: IndexPath) -> [Double]? {
    guard let cell = collectionView.cellForItem(at: path) else { return nil }
    return numbers(of: collectionView.convert(cell.bounds, from: cell))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private func numbers(of rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
}
