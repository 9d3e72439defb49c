// "Animation with collection view": pictures at given places, of which the selected one zooms to the view while the others
// fly out of it and a detail view shows through. The steps are those of the article.

import UIKit

/// Cells at given places, each as large as its image.
final class ZoomingDashboardLayout: UICollectionViewLayout {
  var images: [UIImage] = []

  private let places: [(x: CGFloat, y: CGFloat)] = [
    (123, 33), (464, 40), (17, 260), (291, 222), (611, 168), (149, 431), (501, 520),
  ]

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    images.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let (x, y) = indexPath.item < places.count ? places[indexPath.item] : (0, 0)
    attributes.frame = CGRect(origin: CGPoint(x: x, y: y), size: images[indexPath.item].size)
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    images.indices.reduce(CGSize.zero) { size, item in
      let frame = layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
      return CGSize(width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
    }
  }
}

/// A border image with a picture behind it, which is hidden while the cell is tapped.
final class ZoomingDashboardCell: UICollectionViewCell {
  let borderImage = UIImageView()
  let categoryImage = UIImageView()
  /// Whether a finger went down in the cell and has not left it.
  private(set) var isCellTapped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    categoryImage.contentMode = .scaleAspectFill
    categoryImage.clipsToBounds = true
    for view in [categoryImage, borderImage] {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isCellTapped = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !bounds.contains(touch.location(in: self)) {
      isCellTapped = false
      categoryImage.isHidden = false
    }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isCellTapped = false
  }
}

/// A board of pictures in front of the detail view of the selected one.
final class ZoomingDashboardViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The ways for the other cells to leave: the article's animation, and its two examples.
  enum Departure { case fly, curl, rotate }

  var departure = Departure.fly
  let layout = ZoomingDashboardLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  /// The view of the board, which holds the background and the collection view.
  let board = UIView()
  private let dashboardBgImage = WallView()
  private(set) var detail: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let sizes = [(220, 180), (200, 120), (230, 150), (280, 190), (240, 260), (300, 220), (310, 150)]
    layout.images = sizes.compactMap { Frames.wood(width: $0.0, height: $0.1).image }
    collectionView.backgroundColor = .clear
    collectionView.register(ZoomingDashboardCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    board.frame = view.bounds
    view.addSubview(board)
    for subview in [dashboardBgImage, collectionView] {
      subview.frame = board.bounds
      board.addSubview(subview)
    }
    for view in [board, dashboardBgImage, collectionView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  private func cell(at indexPath: IndexPath) -> ZoomingDashboardCell? {
    collectionView.cellForItem(at: indexPath) as? ZoomingDashboardCell
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let cell = cell(at: indexPath), cell.isCellTapped else { return false }
    cell.categoryImage.isHidden = true
    return true
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    cell(at: indexPath)?.isCellTapped ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let selectedCell = cell(at: indexPath) else { return }
    // Step 1: the detail view is behind the board.
    let detail = UIViewController()
    detail.view = UIImageView(image: PhotoLibrary.samples[indexPath.item].image)
    detail.view.contentMode = .scaleAspectFill
    addChild(detail)
    detail.view.frame = view.bounds
    view.insertSubview(detail.view, belowSubview: board)
    detail.didMove(toParent: self)
    self.detail = detail

    // Step 2: the selected cell is in front of the others.
    selectedCell.layer.zPosition = 1
    let transform = selectedCell.transform.scaledBy(x: 2.5, y: 2.5)

    UIView.animate(
      withDuration: 2, delay: 0, options: [],
      animations: {
        // Step 3: the other cells leave.
        selectedCell.categoryImage.isHidden = true
        for view in self.collectionView.visibleCells where view !== selectedCell { self.leave(view, selectedCell) }
        // Step 4: the selected cell zooms to the largest frame that fits, and beyond.
        let newFrame = self.frame(fitting: selectedCell.bounds.size)
        self.dashboardBgImage.alpha = 0
        selectedCell.frame = newFrame
        selectedCell.transform = transform
      },
      completion: { _ in
        // Step 5: the board makes way for the detail view.
        selectedCell.transform = .identity
        selectedCell.layer.zPosition = 0
        selectedCell.categoryImage.isHidden = false
        self.dashboardBgImage.alpha = 1
        self.board.alpha = 0
        self.collectionView.reloadData()
      })
  }

  /// Returns the largest frame with the proportions of a size that fits into the visible part of the board.
  private func frame(fitting size: CGSize) -> CGRect {
    let visible = collectionView.bounds
    let factor = max(size.width / visible.width, size.height / visible.height)
    let (width, height) = (size.width / factor, size.height / factor)
    return CGRect(
      x: visible.midX - width / 2, y: visible.midY - height / 2, width: width, height: height)
  }

  private func leave(_ view: UIView, _ selectedCell: UIView) {
    switch departure {
    case .fly:
      // Inside the longer block, the duration and the curve have to override the inherited ones.
      UIView.animate(
        withDuration: 0.2, delay: 0.1,
        options: [.beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve],
        animations: {
          let size = self.collectionView.bounds.size
          let (place, centre) = (view.frame.origin, selectedCell.frame.origin)
          view.frame.origin.x += place.x > centre.x ? size.width : place.x < centre.x ? -size.width : 0
          view.frame.origin.y += place.y > centre.y ? size.height : place.y < centre.y ? -size.height : 0
        }, completion: nil)
    case .curl:
      // Example 1; `UIView.setAnimationTransition(.curlUp, for: view, cache: false)` in the article.
      UIView.transition(
        with: view, duration: 1,
        options: [.transitionCurlUp, .curveEaseInOut, .overrideInheritedDuration, .overrideInheritedCurve],
        animations: { view.alpha = 0 }, completion: nil)
    case .rotate:
      // Example 2.
      let rotation = CABasicAnimation(keyPath: "transform.rotation")
      rotation.duration = 0.1
      rotation.repeatCount = 2
      rotation.autoreverses = true
      rotation.fromValue = NSNumber(value: 0.0)
      rotation.toValue = NSNumber(value: 2 * Double.pi)
      view.layer.add(rotation, forKey: "rotateLayer")
    }
  }

  // MARK: Data

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    layout.images.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.alpha = 1
    (cell as? ZoomingDashboardCell)?.borderImage.image = layout.images[indexPath.item]
    (cell as? ZoomingDashboardCell)?.categoryImage.image = PhotoLibrary.samples[indexPath.item].image
    return cell
  }
}
