import UIKit

/// What a flow layout must not be told.
@MainActor let flowMistakes = [
  Mistake("an item size that is not a number", says: "The layout's itemSize is nan by 10.0") {
    flow { $0.itemSize = CGSize(width: CGFloat.nan, height: 10) }
  },
  Mistake("a negative item size", says: "The layout's itemSize is -10.0 by 10.0") {
    flow { $0.itemSize = CGSize(width: -10, height: 10) }
  },
  Mistake("an estimate that is not a number", says: "The layout's estimatedItemSize is nan by 10.0") {
    flow { $0.estimatedItemSize = CGSize(width: CGFloat.nan, height: 10) }
  },
  Mistake("a header size that is not a number", says: "The layout's headerReferenceSize is 10.0 by nan") {
    flow { $0.headerReferenceSize = CGSize(width: 10, height: CGFloat.nan) }
  },
  Mistake("a footer size that is not a number", says: "The layout's footerReferenceSize is 10.0 by nan") {
    flow { $0.footerReferenceSize = CGSize(width: 10, height: CGFloat.nan) }
  },
  Mistake("a section inset that is not a number", says: "The layout's sectionInset is NaN") {
    flow { $0.sectionInset.left = .nan }
  },
  Mistake("a line spacing that is not a number", says: "The layout's minimumLineSpacing is NaN") {
    flow { $0.minimumLineSpacing = .nan }
  },
  Mistake("an item spacing that is not a number", says: "The layout's minimumInteritemSpacing is NaN") {
    flow { $0.minimumInteritemSpacing = .nan }
  },
  Mistake("a delegate's item size that is not a number", says: "The delegate's size for item 0 of section 0 is nan") {
    asked { $0.size.width = .nan }
  },
  Mistake("a delegate's header that is not a number", says: "The delegate's header size for section 0 is 0.0 by nan") {
    asked { $0.headerSize.height = .nan }
  },
  Mistake("a delegate's footer that is not a number", says: "The delegate's footer size for section 0 is 0.0 by nan") {
    asked { $0.footerSize.height = .nan }
  },
  Mistake("a delegate's inset that is not a number", says: "The delegate's inset for section 0 is NaN") {
    asked { $0.inset.top = .nan }
  },
  Mistake("a delegate's line spacing of no number", says: "The delegate's line spacing for section 0 is NaN") {
    asked { $0.lineSpacing = .nan }
  },
  Mistake("a delegate's item spacing of no number", says: "The delegate's item spacing for section 0 is NaN") {
    asked { $0.itemSpacing = .nan }
  },
]

@MainActor private func flow(_ change: (UICollectionViewFlowLayout) -> Void) {
  let layout = UICollectionViewFlowLayout()
  change(layout)
  List(layout)
}

@MainActor private func asked(_ change: (List) -> Void) {
  List(UICollectionViewFlowLayout(), asksDelegate: true, change)
}
