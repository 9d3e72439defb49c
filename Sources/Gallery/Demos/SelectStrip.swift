import CollectionMotion
import UIKit

extension Demo {
  static let selectStrip = Demo(
    id: "select-strip",
    title: "Select Strip",
    summary: "Insert, delete, select and move items, each with its own animation.",
    explanation: """
      Tap a photo: it grows to twice its width, pushes its neighbours aside and moves to the centre. Insert: a new \
      photo grows from nothing at the selection, and the others make space. Delete: it shrinks to nothing, and the \
      others close the gap. Move: it flies over the others, two places forward. The options replace the photos with \
      colours, which turn over as they move. In a batch update, the collection view requests initial and final \
      attributes for each cell; the layout computes them from a few rules.
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

/// A strip of colours or photos of which one is selected, with buttons to change it.
public final class SelectStripViewController: DemoViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout, which can be replaced before the view is loaded.
  public var layout = SelectionStripLayout()
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// The numbers of the displayed items: of colours, or of photos of the library, which repeat.
  public private(set) var swatches = Array(0..<8)
  private var showsPhotos: Bool { tiles.index == 1 }
  private var nextSwatch = 8

  // MARK: Parameters

  private let items = DemoParameter.number("items", "Items", 0...1_000_000, value: 8)
  private let tiles = DemoParameter.choice("tiles", "Tiles", ["Colours", "Photos"], selected: 1)
  private let duration = DemoParameter.slider("duration", "Duration", 0.1...3, step: 0.05, unit: "s", value: 0.3)
  private let turnsMovedItems = DemoParameter.toggle("turnsMovedItems", "Moved items turn", isOn: false)
  private lazy var width = DemoParameter.slider(
    "width", "Item width", 30...160, unit: "pt", value: Double(layout.itemSize.width))
  private lazy var height = DemoParameter.slider(
    "height", "Item height", 40...200, unit: "pt", value: Double(layout.itemSize.height))
  private lazy var spacing = DemoParameter.slider(
    "spacing", "Spacing", 0...60, unit: "pt", value: Double(layout.spacing))

  public override var parameters: [DemoParameter] {
    [article, items, tiles, duration, turnsMovedItems, width, height, spacing]
  }

  override func makeArticle() -> UIViewController? { SelectableStripViewController() }

  public override var code: String {
    if article.isOn { return Self.articleCode("SelectableStripViewController") }
    var setup = [
      "layout.itemSize = CGSize(width: \(width.code), height: \(height.code))", "layout.spacing = \(spacing.code)",
      "layout.selectedItem = 1", "layout.centersSelection = true",
      "collectionView.contentInsetAdjustmentBehavior = .never",
    ]
    if !turnsMovedItems.isOn { setup.append("layout.turnsMovedItems = false") }
    return ControllerSource(
      name: "ColourStripViewController", summary: "A strip in which the selected item is twice as wide.",
      layout: "SelectionStripLayout()", setup: setup, items: items.code,
      selection: [
        "if layout.selectedItem == indexPath.item {",
        "  return collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)",
        "}",
        "layout.selectedItem = indexPath.item",
        "UIView.animate(withDuration: \(duration.code)) {",
        "  collectionView.performBatchUpdates(nil, completion: nil)",
        "}",
      ],
      methods: [
        "/// Lets the first and the last item be in the middle.",
        "override func viewDidLayoutSubviews() {",
        "  super.viewDidLayoutSubviews()",
        "  let side = (collectionView.bounds.width - layout.itemSize.width) / 2",
        "  guard collectionView.contentInset.left != side else { return }",
        "  collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)",
        "  guard collectionView.numberOfItems(inSection: 0) > 1 else { return }",
        "  collectionView.layoutIfNeeded()",
        "  collectionView.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: false)",
        "}",
      ]
    ).text
  }

  private func listenToParameters() {
    tiles.onChange(weakly(self) { $0.showTiles() })
    items.onChange(weakly(self) { $0.showSwatches(Int($1)) })
    turnsMovedItems.onChange(weakly(self) { $0.layout.turnsMovedItems = $1 != 0 })
    width.onChange(
      weakly(self) {
        $0.layout.itemSize.width = $1
        $0.centreSelection()
      })
    height.onChange(weakly(self) { $0.view.setNeedsLayout() })
    spacing.onChange(weakly(self) { $0.layout.spacing = $1 })
  }

  // MARK: View

  private static let barHeight: CGFloat = 50
  private let showcase = ShowcaseView()
  private let bar = BarView()
  private lazy var buttons = [
    UIButton.titled("Insert", weakly(self) { $0.insert() }),
    UIButton.titled("Delete", weakly(self) { $0.delete() }),
    UIButton.titled("Move", weakly(self) { $0.move() }),
  ]
  /// The width of the strip when the selection was last centred.
  private var centeredWidth: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Select Strip"
    view.backgroundColor = .systemBackground
    layout.selectedItem = 1
    layout.centersSelection = true
    layout.turnsMovedItems = turnsMovedItems.isOn
    collectionView.clipsToBounds = false  // a tile that turns over extends beyond it
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never  // from edge to edge
    collectionView.alwaysBounceHorizontal = true
    collectionView.register(SwatchTileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Photos"
    for subview in [showcase, collectionView, bar] { view.addSubview(subview) }
    for button in buttons { view.addSubview(button) }
    showSelection()
    addOptions([tiles], hasBar: false, above: SelectStripViewController.barHeight)
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let bottom = bounds.height - view.safeAreaInsets.bottom - SelectStripViewController.barHeight
    bar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: bounds.height - bottom)
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: bottom, width: width, height: SelectStripViewController.barHeight)
    }
    let top = view.safeAreaInsets.top
    // On a turned phone the strip leaves room for the selected tile above it.
    let tile = min(CGFloat(height.value), (bottom - top) / 3)
    if layout.itemSize.height != tile { layout.itemSize.height = tile }
    let strip = bottom - (bounds.height < 500 ? 56 : 80) - tile
    collectionView.frame = CGRect(x: 0, y: strip, width: bounds.width, height: layout.itemSize.height)
    showcase.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, strip - top))
    if centeredWidth != bounds.width {
      centeredWidth = bounds.width
      centreSelection()
    }
  }

  /// Adds insets of half a strip, so that the first and the last item can be centred.
  private func centreSelection() {
    let side = (collectionView.bounds.width - layout.itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    guard let place = layout.selectedItem, swatches.indices.contains(place) else { return }
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(at: IndexPath(item: place, section: 0), at: .centeredHorizontally, animated: false)
  }

  /// Displays the selected tile at full size.
  private func showSelection() {
    guard let place = layout.selectedItem, swatches.indices.contains(place) else { return showcase.showNothing() }
    let swatch = swatches[place]
    if showsPhotos { return showcase.show(photo(swatch)) }
    showcase.show(SwatchTileCell.colour(swatch), title: "Colour \(swatch)")
  }

  private func photo(_ swatch: Int) -> Photo { PhotoLibrary.samples[swatch % PhotoLibrary.samples.count] }

  private func showSwatches(_ count: Int) {
    swatches = Array(0..<count)
    nextSwatch = max(nextSwatch, count)
    collectionView.reloadData()
    showSelection()
  }

  /// Displays the tiles. Photos do not turn over when they move, because they would be upside down.
  private func showTiles() {
    turnsMovedItems.value = showsPhotos ? 0 : 1
    collectionView.accessibilityLabel = showsPhotos ? "Photos" : "Colours"
    collectionView.reloadData()
    showSelection()
  }

  // MARK: Changes

  /// Inserts a tile at the selection.
  private func insert() {
    let place = min(layout.selectedItem ?? 0, swatches.count)
    swatches.insert(nextSwatch, at: place)
    nextSwatch += 1
    layout.selectedItem = place
    showSelection()
    animate(over: duration) { self.collectionView.insertItems(at: [IndexPath(item: place, section: 0)]) }
  }

  /// Deletes the selected tile and selects the next one.
  private func delete() {
    guard let place = layout.selectedItem, place < swatches.count else { return }
    swatches.remove(at: place)
    layout.selectedItem = swatches.isEmpty ? nil : min(place, swatches.count - 1)
    showSelection()
    animate(over: duration) { self.collectionView.deleteItems(at: [IndexPath(item: place, section: 0)]) }
  }

  /// Moves the selected tile two places forward, or from the end to the beginning; the first of two tiles moves to the
  /// end. The tile casts a shadow on those below its path.
  private func move() {
    guard let place = layout.selectedItem, swatches.count > 1 else { return }
    let target = place + 2 < swatches.count ? place + 2 : place == 0 ? 1 : 0
    swatches.insert(swatches.remove(at: place), at: target)
    layout.selectedItem = target
    let tile = collectionView.cellForItem(at: IndexPath(item: place, section: 0))
    tile?.layer.shadowRadius = 14
    tile?.layer.shadowOffset = CGSize(width: 0, height: 8)
    tile?.layer.shadowOpacity = 0.5
    tile?.layer.shadowPath = tile.map { CGPath(rect: $0.bounds, transform: nil) }
    animate(over: duration) {
      self.collectionView.performBatchUpdates(
        {
          self.collectionView.moveItem(at: IndexPath(item: place, section: 0), to: IndexPath(item: target, section: 0))
        }, completion: { _ in tile?.layer.shadowOpacity = 0 })
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if layout.selectedItem == indexPath.item {
      return collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }
    layout.selectedItem = indexPath.item
    showSelection()
    // The tiles move on from where they are; reloaded ones would start at their places in the layout.
    animate(over: duration) { collectionView.performBatchUpdates(nil, completion: nil) }
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
      (cell as? ThumbnailCell)?.show(photo(swatch), cornerRadius: 12)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SwatchTileCell)?.show(swatch: swatch)
    return cell
  }
}
