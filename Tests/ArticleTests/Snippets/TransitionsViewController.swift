import CollectionMotion
import UIKit

/// Nine ways to appear: each board has a layout with a different transition.
final class TransitionsViewController: UIViewController {
  private let boards = [
    .fade, .scale(0.1), .spin(.pi),
    .slide(from: .left), .shift(x: 0, y: -40), .fall(rotation: 0.5 * .pi),
    .fade.delayed(by: 0.3), .scale(2).combined(with: .fade),
    .custom { attributes, bounds in
      attributes.transform3D = CATransform3DMakeRotation(0.5 * .pi, 0, 1, 0)
      attributes.alpha = 0
    },
  ].map { (transition: ItemTransition) in
    let layout = AnimatedFlowLayout()
    layout.itemSize = CGSize(width: 56, height: 56)
    layout.sectionInset = UIEdgeInsets(top: 17, left: 17, bottom: 17, right: 17)
    layout.transitions.insertItem = transition
    return SwatchesViewController([[]], layout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, board) in boards.enumerated() {
      addChild(board)
      board.view.frame = CGRect(x: 15 + 100 * (index % 3), y: 10 + 100 * (index / 3), width: 90, height: 90)
      board.view.backgroundColor = .secondarySystemBackground
      board.view.layer.cornerRadius = 8
      view.addSubview(board.view)
      board.didMove(toParent: self)
    }
  }

  func insertEverywhere() {
    for (index, board) in boards.enumerated() {
      board.swatches[0] = [index]
      board.collectionView.insertItems(at: [[0, 0]])
    }
  }
}
