import UIKit

@MainActor private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
}

@MainActor private func open(_ change: (NSCollectionLayoutSection) -> Void) {
  let item = NSCollectionLayoutItem(layoutSize: size(50, 50))
  let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(50, 50), subitems: [item]))
  change(section)
  _ = List(UICollectionViewCompositionalLayout(section: section))
}

/// What a compositional layout must not be told.
@MainActor let compositionalMistakes = [
  Mistake("a group without subitems", says: "A group needs at least one subitem") {
    _ = NSCollectionLayoutGroup.horizontal(layoutSize: size(50, 50), subitems: [])
  },
  Mistake("a group that repeats nothing", says: "cannot repeat its subitem 0 times") {
    let item = NSCollectionLayoutItem(layoutSize: size(50, 50))
    _ = NSCollectionLayoutGroup.vertical(layoutSize: size(50, 50), repeatingSubitem: item, count: 0)
  },
  Mistake("a dimension that is not a number", says: "A layout dimension must be finite and not negative, but is nan") {
    _ = size(.nan, 50)
  },
  Mistake("a spacing that is not a number", says: "A spacing must be finite, but is nan") {
    _ = NSCollectionLayoutSpacing.fixed(.nan)
  },
  Mistake("an anchor's offset that is not a number", says: "An anchor's offset must be finite, but is (nan, 0.0)") {
    _ = NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
  },
  Mistake("two headers of one kind", says: "Two boundary items of the kind \"kind\"") {
    open { section in
      section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(50, 50), elementKind: "kind", alignment: $0)
      }
    }
  },
  Mistake("a section's spacing that is not a number", says: "interGroupSpacing and contentInsets of a section") {
    open { $0.interGroupSpacing = .nan }
  },
  Mistake("no description of a section with items", says: "returned nil for section 0, which has 3 items") {
    _ = List(UICollectionViewCompositionalLayout { _, _ in nil })
  },
]
