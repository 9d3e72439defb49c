import CollectionMotion
import UIKit

extension Demo {
  static let selectStrip = Demo(
    id: "select-strip",
    title: "Select Strip",
    summary: "Insert, delete, select and move in a strip, each with its own motion.",
    explanation: """
      Tap a colour: it grows to twice its width and pushes its neighbours aside. Insert: a new one grows from nothing \
      at the selection, the others make room. Delete: it shrinks away and they close the gap. Move: it turns over on \
      its way, two places on. The options change the colours for photos, which stay upright. A batch update asks the \
      layout where each cell comes from and where it goes; the layout answers with these few rules.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 2]}, {"wait": 0.7},
        {"press": "Insert"}, {"wait": 0.7},
        {"press": "Delete"}, {"wait": 0.7},
        {"tapItem": [0, 0]}, {"wait": 0.7},
        {"press": "Move"}, {"wait": 0.9}
      ]
      """,
    makeViewController: { SelectStripViewController() })
}

/// A strip of colours or photos in which one is selected, with buttons to change it.
public final class SelectStripViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// To be replaced before the view is loaded, if at all.
  public var layout = SelectionStripLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// What is shown, by number: of a colour, or of a photo of the library, which go round.
  public private(set) var swatches = Array(0..<8)
  private var showsPhotos = false
  private var nextSwatch = 8
  private lazy var buttons = [
    UIButton(primaryAction: UIAction(title: "Insert") { [unowned(unsafe) self] _ in insert() }),
    UIButton(primaryAction: UIAction(title: "Delete") { [unowned(unsafe) self] _ in delete() }),
    UIButton(primaryAction: UIAction(title: "Move") { [unowned(unsafe) self] _ in move() }),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Select Strip"
    view.backgroundColor = .white
    layout.selectedItem = 1
    // Room for a cell that turns over.
    collectionView.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 50, right: 20)
    collectionView.contentOffset = CGPoint(x: -20, y: -50)
    collectionView.alwaysBounceHorizontal = true
    collectionView.register(SwatchTileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Colours"
    view.addSubview(collectionView)
    for button in buttons { view.addSubview(button) }

    let options = OptionsPanel(frame: view.bounds)
    options.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    options.addChoice("Tiles", ["Colours", "Photos"], selected: 0) { [unowned(unsafe) self] in
      show(photos: $0 == 1)
    }
    view.addSubview(options)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = view.bounds.height / 2
    collectionView.frame = CGRect(x: 0, y: middle - 190, width: view.bounds.width, height: 300)
    let width = view.bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: middle + 120, width: width, height: 44)
    }
  }

  /// A photo never stands on its head, not even on its way.
  private func show(photos: Bool) {
    showsPhotos = photos
    layout.turnsMovedItems = !photos
    collectionView.accessibilityLabel = photos ? "Photos" : "Colours"
    collectionView.reloadData()
  }

  // MARK: Changes

  /// A new tile at the selection.
  private func insert() {
    let place = min(layout.selectedItem ?? 0, swatches.count)
    swatches.insert(nextSwatch, at: place)
    nextSwatch += 1
    layout.selectedItem = place
    collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
  }

  /// Without the selected tile; the next one is selected.
  private func delete() {
    guard let place = layout.selectedItem, place < swatches.count else { return }
    swatches.remove(at: place)
    layout.selectedItem = swatches.isEmpty ? nil : min(place, swatches.count - 1)
    collectionView.deleteItems(at: [IndexPath(item: place, section: 0)])
  }

  /// The selected tile, two places on; from the end back to the beginning. The first of two goes to the end.
  private func move() {
    guard let place = layout.selectedItem, swatches.count > 1 else { return }
    let target = place + 2 < swatches.count ? place + 2 : place == 0 ? 1 : 0
    swatches.insert(swatches.remove(at: place), at: target)
    layout.selectedItem = target
    collectionView.moveItem(at: IndexPath(item: place, section: 0), to: IndexPath(item: target, section: 0))
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedItem = indexPath.item
    collectionView.reloadSections(IndexSet(integer: 0))
  }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    swatches.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let swatch = swatches[indexPath.item]
    if showsPhotos {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? ThumbnailCell)?.show(PhotoLibrary.samples[swatch % PhotoLibrary.samples.count])
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SwatchTileCell)?.show(swatch: swatch)
    return cell
  }
}
