import UIKit

extension Demo {
  /// The index itself with all demos, which is not an entry of the index.
  static let gallery = Demo(
    id: "gallery",
    title: "Gallery",
    summary: "All demos in a list.",
    explanation: """
      A list in a navigation controller. Tap a row: its demo slides in over the list, which moves by a third of the \
      width. Drag from the left edge to go back; the gesture can be cancelled midway.
      """,
    script: """
      [
        {"wait": 0.6},
        {"tapItem": [0, 0]}, {"wait": 1.0},
        {"tapItem": [0, 1]}, {"wait": 1.0},
        {"press": "Gallery"}, {"wait": 0.8}
      ]
      """,
    makeViewController: { UINavigationController(rootViewController: GalleryIndexViewController()) })
}

/// The list of all demos. It pushes a demo onto its navigation controller.
public final class GalleryIndexViewController: UICollectionViewController {
  private static let rowHeight: CGFloat = 76

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Gallery"
  }

  public required init?(coder: NSCoder) { nil }

  private var rows: UICollectionViewFlowLayout? { collectionViewLayout as? UICollectionViewFlowLayout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    rows?.minimumLineSpacing = 0
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityLabel = "Demos"
    collectionView.register(DemoCell.self, forCellWithReuseIdentifier: "demo")
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Rows are as wide as the screen without its horizontal safe area insets.
    let safe = view.safeAreaInsets
    rows?.sectionInset = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    rows?.itemSize = CGSize(
      width: view.bounds.width - safe.left - safe.right, height: GalleryIndexViewController.rowHeight)
  }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    DemoIndex.demos.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "demo", for: indexPath)
    (cell as? DemoCell)?.show(DemoIndex.demos[indexPath.item])
    return cell
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.pushViewController(DemoIndex.demos[indexPath.item].makeViewController(), animated: true)
  }
}
