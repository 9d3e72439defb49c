// Mistakes that `Scripts/check-apple` has to find in code for Apple's UIKit, each with the complaint in a comment, and code
// beside them that it has to accept. See Tests/Apple/check.py.

import UIKit

// MARK: Members that only the portable UIKit has, and labels that differ

@MainActor func members(of view: UIView, in list: UICollectionView) {
  _ = view.layer.screen  // error: value of type 'CALayer' has no member 'screen'
  list.scrollToItem(at: [0, 0], to: .top, animated: true)  // error: incorrect argument label in call
  list.scrollToItem(at: [0, 0], at: .top, animated: true)
}

// MARK: What came with a later iOS

@MainActor func isScrolling(_ view: UIScrollView) -> Bool {
  if #available(iOS 17.4, *), view.isScrollAnimating { return true }
  if #available(iOS 17, *), view.isScrollAnimating { return true }  // error: only available in iOS 17.4
  guard #available(iOS 18, *) else {
    view.accessibilityExpandedStatus = .collapsed  // error: 'accessibilityExpandedStatus' is only available in iOS 18
    return view.isScrollAnimating  // error: 'isScrollAnimating' is only available in iOS 17.4
  }
  view.accessibilityExpandedStatus = .expanded
  return view.isScrollAnimating
}

@available(iOS 17.4, *) @MainActor func isAnimating(_ view: UIScrollView) -> Bool { view.isScrollAnimating }

@MainActor func springs(_ view: UIView) {
  UIView.animate(springDuration: 0.5, bounce: 0.2) { view.alpha = 0 }  // error: is only available in iOS 17
  UIView.animate(withDuration: 0.5) { view.alpha = 0 }
}

@MainActor func update(_ item: UIDragItem) {
  item.setNeedsDropPreviewUpdate()  // error: is only available in iOS 17.4
  _ = UIMenu.Identifier.document
}

func isText(_ bytes: [UInt8]) -> Bool {
  String(validating: bytes, as: UTF8.self) != nil  // error: 'init(validating:as:)' is only available in iOS 18
}

// MARK: Initializers

final class Badge: UIView {
  init(text: String) { super.init(frame: .zero) }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'

final class Tag: UIView {
  init(text: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class Halo: CALayer {
  init(colour: CGColor) { super.init() }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass of 'CALayer'

@MainActor func makeSection(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
  _ = NSCollectionLayoutSection()  // error: 'init()' is unavailable
  return NSCollectionLayoutSection(group: group)
}

@MainActor func makeContext(_ type: UICollectionViewLayoutInvalidationContext.Type) -> NSObject {
  let any: NSObject.Type = type
  if any == NSObject.self { return any.init() }
  return type.init()  // error: must use a 'required' initializer
}

// MARK: Overrides and requirements

final class Strip: UICollectionViewLayout {
  override func shouldInvalidateLayout(forBounds newBounds: CGRect) -> Bool { true }  // error: argument labels
  override func prepareLayout() {}  // error: method does not override any method from its superclass
  override func prepare() {}
}

final class Cell: UICollectionViewListCell {
  override var accessories: [UICellAccessory] {  // error: overriding non-open property outside of its defining module
    get { [] }
    set {}
  }
}

final class Delegate: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, didSelectItem path: IndexPath) {}  // error: nearly matches
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
}

// MARK: Optional values, isolation, enumerations and closures

@MainActor func select(_ path: IndexPath, in list: UICollectionView) {
  list.cellForItem(at: path).isSelected = true  // error: must be unwrapped
  list.cellForItem(at: path)?.isSelected = true
}

func offset(of list: UICollectionView) -> CGPoint {
  list.contentOffset  // error: main actor-isolated property 'contentOffset' can not be referenced
}

func name(of direction: UICollectionView.ScrollDirection) -> String {
  switch direction {  // error: may have additional unknown values
  case .vertical: "vertical"
  case .horizontal: "horizontal"
  }
}

@MainActor final class Photos {
  let list: UICollectionView
  init(list: UICollectionView) { self.list = list }
  func add() {
    list.performBatchUpdates { list.insertItems(at: [[0, 0]]) }  // error: requires explicit use of 'self'
    list.performBatchUpdates { [self] in list.insertItems(at: [[0, 0]]) }
  }
}
