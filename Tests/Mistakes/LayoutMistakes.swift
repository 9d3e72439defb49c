import UIKit

/// What a layout must not say.
@MainActor let layoutMistakes = [
  Mistake(
    "attributes without a number for a place",
    says:
      "layoutAttributesForElements(in:) returned attributes for item 2 of section 0 whose frame, transform or alpha contains NaN"
  ) { List(WrongLayout { cell([0, 2]) { $0.center.y = .nan } }) },
  Mistake(
    "attributes without a number for a size",
    says: "returned attributes for item 2 of section 0 whose frame, transform or alpha contains NaN"
  ) {
    List(WrongLayout { cell([0, 2]) { $0.size.width = .nan } })
  },
  Mistake(
    "attributes without a number in a transform",
    says: "returned attributes for item 2 of section 0 whose frame, transform or alpha contains NaN"
  ) {
    List(WrongLayout { cell([0, 2]) { $0.transform = CGAffineTransform(rotationAngle: .nan) } })
  },
  Mistake(
    "attributes without a number for alpha",
    says: "returned attributes for item 2 of section 0 whose frame, transform or alpha contains NaN"
  ) {
    List(WrongLayout { cell([0, 2]) { $0.alpha = .nan } })
  },
  Mistake(
    "a header without a number for a place",
    says: "returned attributes for the supplementary view of kind \"kind\" at item 0"
  ) {
    List(
      WrongLayout {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: [0, 0])
        attributes.frame.origin.x = .nan
        return attributes
      })
  },
  Mistake("initial attributes that are not numbers", says: "initialLayoutAttributesForAppearingItem(at:) returned") {
    let layout = WrongLayout()
    let list = List(layout)
    layout.initial = cell([0, 2]) { $0.center.x = .nan }
    list.view.reloadItems(at: [[0, 1]])
    list.stage.advance(by: 0.1)
  },
  Mistake(
    "attributes for item -1", says: "layoutAttributesForElements(in:) returned attributes for item -1 of section 0"
  ) {
    List(WrongLayout { cell([0, -1]) })
  },
  Mistake("attributes for section -1", says: "returned attributes for item 0 of section -1") {
    List(WrongLayout { cell([-1, 0]) })
  },
  Mistake("attributes for item NSNotFound", says: "which does not exist") {
    List(WrongLayout { cell([0, NSNotFound]) { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) } })
  },
  Mistake("attributes for an item that is not there", says: "attributes for item 7 of section 0, which does not exist")
  {
    List(WrongLayout { cell([0, 7]) { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) } })
  },
  Mistake("a cell's attributes with an index path of one", says: "returned a cell with the index path [1]") {
    List(WrongLayout { cell(IndexPath(index: 1)) })
  },
  Mistake("attributes with an empty index path", says: "The index path [] has no section") {
    List(WrongLayout { cell(IndexPath()) })
  },
  Mistake("a content size that is not a number", says: "The value for the layout's collectionViewContentSize") {
    let layout = WrongLayout()
    layout.contentSize.height = .nan
    List(layout)
  },
  Mistake("a decoration view that nobody registered", says: "register(_:forDecorationViewOfKind:) on the layout") {
    List(
      WrongLayout {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return attributes
      })
  },
  Mistake("a header that the data source does not make", says: "the data source provides none") {
    List(
      WrongLayout {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return attributes
      })
  },
  Mistake("an interactive transition that was not begun", says: "Call startInteractiveTransition(to:completion:) first")
  {
    List().view.finishInteractiveTransition()
  },
  Mistake("another layout during an interactive transition", says: "during an interactive transition") {
    let list = List()
    _ = list.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    list.view.setCollectionViewLayout(WrongLayout(), animated: true)
  },
]
