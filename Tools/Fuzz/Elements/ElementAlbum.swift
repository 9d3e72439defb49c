import CollectionMotion
import UIKit

/// Photos in a grid, of which one at a time opens in a view or a controller of its own.
@MainActor final class ElementAlbum: UICollectionViewController, UINavigationControllerDelegate {
  enum Way: CaseIterable { case view, modal, navigation }

  let way: Way
  var contents: Contents
  let transition = MatchedTransition()
  let detail = ElementDetail()
  /// The identity of the photo that opens.
  var opened: Int?

  init(dice: inout Dice) {
    way = Way.allCases[dice.roll(Way.allCases.count)]
    contents = Contents(dice: &dice)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 78, height: 60)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (2, 2)
    super.init(collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    transition.source = { [unowned self] in source }
    transition.destination = { [unowned self] in detail.elements }
    transition.addGestures(to: detail.view)
    transition.duration = Double(dice.roll(2...10)) / 10
    transition.bounce = CGFloat(dice.roll(0...4)) / 10
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ElementCell.self, forCellWithReuseIdentifier: "cell")
  }

  private var source: [MatchedElement] {
    guard let opened, let path = contents.path(of: opened) else { return [] }
    let element = MatchedElement("photo", itemAt: path, in: collectionView) { ($0 as? ElementCell)?.photo }
    return element.map { [$0] } ?? []
  }

  // MARK: Opening

  func open(_ path: IndexPath) {
    guard let item = contents[path], transition.state == .closed, !isOpen else { return }
    opened = item.id
    detail.show(item.id)
    switch way {
    case .view:
      if let container = view.superview { transition.open(detail.view, in: container) }
    case .modal:
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = transition
      present(detail, animated: true)
    case .navigation:
      navigationController?.delegate = self
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  func close() {
    switch way {
    case .view: transition.close()
    case .modal: if presentedViewController === detail { dismiss(animated: true) }
    case .navigation:
      if navigationController?.topViewController === detail { navigationController?.popViewController(animated: true) }
    }
  }

  /// Whether UIKit has the photo's view or controller.
  var isOpen: Bool {
    switch way {
    case .view: detail.view.superview != nil
    case .modal: presentedViewController === detail || navigationController?.presentedViewController === detail
    case .navigation: navigationController?.topViewController === detail
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition.animationController(for: operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition.interactionController }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.sections[section].items.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ElementCell)?.show(contents[indexPath]?.id ?? 0)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(indexPath)
  }
}
