import UIKit

/// A template for the source of a view controller with sections that are added and deleted.
struct ColoursSource {
  /// The lines that configure `layout`.
  var setup: [String]
  /// The duration of a change as Swift source, in seconds.
  var duration: String
  /// The numbers of items, separated by commas.
  var counts: String
  /// The choreographies of a change of items and of sections, if they depend on where it happens.
  var itemMotion: String?
  var sectionMotion: String?

  var text: String {
    ControllerSource(
      name: "ColourGridViewController",
      summary: "A grid: a tap deletes an item, or adds one at the end. Headers delete sections, and footers add them.",
      layout: "AnimatedFlowLayout()", members: ["private var counts = [\(counts)]"],
      setup: [
        "layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)",
        "layout.headerReferenceSize = CGSize(width: 0, height: 32)",
        "layout.footerReferenceSize = CGSize(width: 0, height: 32)",
      ] + setup + [
        "collectionView.contentInset.top = 12",
        "for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {",
        "  collectionView.register(",
        "    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)",
        "}",
      ],
      sections: "counts.count", items: "counts[section] + 1  // the last one adds an item",
      selection: lines(choreography: itemMotion) + [
        "let isAdded = indexPath.item == counts[indexPath.section]",
        "counts[indexPath.section] += isAdded ? 1 : -1",
        "UIView.animate(withDuration: \(duration)) {",
        "  if isAdded {",
        "    collectionView.insertItems(at: [indexPath])",
        "  } else {",
        "    collectionView.deleteItems(at: [indexPath])",
        "  }",
        "}",
      ],
      supplementaryView: [
        "let view = collectionView.dequeueReusableSupplementaryView(",
        "  ofKind: kind, withReuseIdentifier: kind, for: indexPath)",
        "view.subviews.forEach { $0.removeFromSuperview() }",
        "let isHeader = kind == UICollectionView.elementKindSectionHeader",
        "let button = UIButton(frame: view.bounds)",
        "button.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "button.setTitle(isHeader ? \"Delete\" : \"Add section\", for: .normal)",
        "button.setTitleColor(.systemBlue, for: .normal)",
        "let press = UIAction { [unowned self, unowned view] _ in changeSections(kind, view) }",
        "button.addAction(press, for: .touchUpInside)",
        "view.addSubview(button)",
        "return view",
      ],
      methods: [
        "/// Deletes the section with a header, or adds one after the section with a footer.",
        "private func changeSections(_ kind: String, _ view: UICollectionReusableView) {",
        "  let section = counts.indices.first {",
        "    collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0)) === view",
        "  }",
        "  let isDeleted = kind == UICollectionView.elementKindSectionHeader",
        "  guard let section, !isDeleted || counts.count > 1 else { return }",
      ] + lines(choreography: sectionMotion).map { "  " + $0 } + [
        "  if isDeleted { counts.remove(at: section) } else { counts.insert(0, at: section + 1) }",
        "  UIView.animate(withDuration: \(duration)) { [self] in",
        "    if isDeleted {",
        "      collectionView.deleteSections([section])",
        "    } else {",
        "      collectionView.insertSections([section + 1])",
        "    }",
        "  }",
        "}",
      ]
    ).text
  }

  private func lines(choreography: String?) -> [String] {
    choreography.map { ["layout.choreography = \($0)"] } ?? []
  }
}
