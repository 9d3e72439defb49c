import CollectionMotion
import UIKit

extension Demo {
  static let library = Demo(
    id: "library",
    title: "Library",
    summary: "Photos that open from the grid, follow the finger and fly into albums.",
    explanation: """
      Tap a photo: it flies out of its cell, and its crop opens up on the way. Drag it down, pinch it or turn it, also \
      while it is still flying: it comes along, and flies back or on, as you throw it. Scroll the grid while a photo \
      returns: it goes to where its cell is by then. Add it to an album, and it flies there instead. Or hold a photo \
      until it lifts, tap others with a second finger, and drop the fan on an album. Pinch the grid for larger or smaller \
      photos.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 4]}, {"wait": 0.9},
        {"drag": {"from": [195, 400], "to": [150, 640], "duration": 0.35}}, {"wait": 0.9},
        {"tapItem": [0, 7]}, {"wait": 0.15},
        {"drag": {"from": [195, 420], "to": [260, 560], "duration": 0.3}}, {"wait": 0.9},
        {"tapItem": [0, 2]}, {"wait": 0.8},
        {"press": "Add to Favourites"}, {"wait": 0.9},
        {"hold": [65, 330]}, {"wait": 0.6}, {"carry": [120, 420], "duration": 0.3}, {"tap": [325, 330]}, {"wait": 0.4},
        {"release": [200, 755], "duration": 0.5}, {"wait": 1},
        {"pinch": {"at": [195, 400], "scale": 0.5, "duration": 0.5}}, {"wait": 0.8}
      ]
      """,
    makeViewController: { LibraryViewController() })
}

/// A grid of photos, which open, above a shelf of albums.
public final class LibraryViewController: DemoViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// A photo in the grid.
  private struct Item {
    let id: Int
    let photo: Photo
  }

  private static let shelfHeight: CGFloat = 72
  /// The sides of photos for which the densities have columns, in points.
  private static let sides: [CGFloat] = [190, 122, 72]

  private var items: [Item] = []
  private var albums = [Album(name: "Favourites"), Album(name: "Journeys"), Album(name: "Patterns")]

  // MARK: Parameters

  private let duration = DemoParameter.slider("duration", "Flights take", 0.1...3, step: 0.05, unit: "s", value: 0.5)
  private let bounce = DemoParameter.slider("bounce", "Bounce", 0...0.6, step: 0.01, value: 0.15)
  private let spacing = DemoParameter.slider("spacing", "Gaps", 0...16, unit: "pt", value: 3)
  private let corners = DemoParameter.slider("corners", "Corners", 0...30, unit: "pt", value: 6)
  private let density = DemoParameter.choice("density", "Photos", ["Large", "Medium", "Small"], selected: 1)
  private let recession = DemoParameter.slider("recession", "Grid recedes by", 0...0.2, step: 0.01, value: 0.06)
  private let showsStories = DemoParameter.toggle("showsStories", "Stories", isOn: true)

  public override var parameters: [DemoParameter] {
    [duration, bounce, recession, density, spacing, corners, showsStories]
  }

  public override var code: String {
    LibrarySource(
      duration: duration.code, bounce: bounce.code, recession: recession.code,
      side: "\(Int(Self.sides[density.index]))", spacing: spacing.code, corners: corners.code,
      showsStories: showsStories.isOn
    ).text
  }

  private func listenToParameters() {
    for parameter in [duration, bounce] {
      parameter.onChange(weakly(self) { controller, _ in controller.setDurations() })
    }
    spacing.onChange(weakly(self) { controller, _ in controller.arrange() })
    corners.onChange(weakly(self) { controller, _ in controller.showCorners() })
    recession.onChange(weakly(self) { controller, _ in controller.recede() })
    showsStories.onChange(
      weakly(self) { controller, value in
        for opening in controller.openings { opening.detail.storyLabel.isHidden = value == 0 }
      })
    density.onChange(weakly(self) { controller, value in controller.change(to: Int(value)) })
  }

  // MARK: View

  private let layouts = LibraryViewController.sides.map { _ in AnimatedFlowLayout() }
  public private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layouts[density.index])
  public private(set) lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: shelfLayout)
  private let shelfLayout = UICollectionViewFlowLayout()
  private let shelfBar = BarView()
  /// The view in which photos fly, below the options.
  private let content = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    let photos = PhotoLibrary.photos
    items = (0..<210).map { Item(id: $0, photo: photos[($0 * 5 + $0 / 9) % photos.count]) }
    albums[1].photos = [photos[0]]
    albums[2].photos = [photos[1 % photos.count]]
    grid.register(LibraryCell.self, forCellWithReuseIdentifier: "photo")
    grid.accessibilityLabel = "Photos"
    grid.alwaysBounceVertical = true
    grid.delegate = self
    shelf.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    shelf.accessibilityLabel = "Albums"
    shelf.showsHorizontalScrollIndicator = false
    shelfLayout.scrollDirection = .horizontal
    shelfLayout.itemSize = CGSize(width: 146, height: 56)
    shelfLayout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = view.bounds
    view.addSubview(content)
    for subview in [grid, shelfBar, shelf] { content.addSubview(subview) }
    for collectionView in [grid, shelf] {
      collectionView.backgroundColor = nil
      collectionView.dataSource = self
    }
    content.addGestureRecognizer(UIPinchGestureRecognizer(weakly(self) { $0.pinch($1) }))
    grid.dragDelegate = self
    grid.dragInteractionEnabled = true
    shelf.dropDelegate = self
    addOptions([duration, bounce, density, corners], hint: "Tap a photo, then drag it")
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let top = area.maxY - Self.shelfHeight
    // A zoom transforms the grid, so that its frame is not its place.
    grid.bounds.size = view.bounds.size
    grid.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    grid.contentInset.bottom = Self.shelfHeight
    shelf.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: Self.shelfHeight)
    shelfBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    arrange()
  }

  // MARK: Densities

  /// Sets the sizes of all layouts for the width of the view.
  private func arrange() {
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let gap = CGFloat(spacing.value)
    let factor: CGFloat = width > 600 ? 1.5 : 1
    for (layout, side) in zip(layouts, Self.sides) {
      let columns = max(1, (width / (side * factor)).rounded())
      let length = max(1, ((width - (columns - 1) * gap) / columns).rounded(.down))
      layout.itemSize = CGSize(width: length, height: length)
      layout.minimumInteritemSpacing = gap
      layout.minimumLineSpacing = gap
    }
  }

  private func showCorners() {
    for case let cell as LibraryCell in grid.visibleCells {
      cell.imageView.layer.cornerRadius = CGFloat(corners.value)
    }
  }

  /// The density that the grid has, or zooms to.
  private var shownDensity = 1
  /// The zoom that is under way, the density that it began with, and the scale of the pinch then.
  private var zoom: (zoom: GridZoom, from: Int, scale: CGFloat)?

  private func change(to density: Int) {
    guard density != shownDensity else { return }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    if beginZoom(to: density, at: center) { endZoom(isDone: true) }
  }

  private func pinch(_ gesture: UIGestureRecognizer) {
    guard let pinch = gesture as? UIPinchGestureRecognizer else { return }
    switch pinch.state {
    case .changed:
      if zoom == nil {
        let density = shownDensity + (pinch.scale > 1 ? -1 : 1)
        _ = beginZoom(to: density, at: pinch.location(in: content), scale: pinch.scale)
      }
      guard let zoom else { return }
      let end = ratio(from: zoom.from, to: shownDensity)
      zoom.zoom.show(min(max((pinch.scale - zoom.scale) / (end - zoom.scale), 0), 1))
    case .ended:
      let isThrown = abs(pinch.velocity) > 0.5 && (pinch.velocity > 0) == (shownDensity < zoom?.from ?? 0)
      endZoom(isDone: isThrown || zoom?.zoom.progress ?? 0 > 0.5)
    case .cancelled: endZoom(isDone: false)
    default: break
    }
  }

  /// Returns the size of a photo of a density, divided by that of another.
  private func ratio(from: Int, to: Int) -> CGFloat { layouts[to].itemSize.width / layouts[from].itemSize.width }

  private func beginZoom(to density: Int, at point: CGPoint, scale: CGFloat = 1) -> Bool {
    guard zoom == nil, layouts.indices.contains(density), openings.isEmpty else { return false }
    let ratio = ratio(from: shownDensity, to: density)
    guard let begun = GridZoom(grid, at: point, to: layouts[density], ratio: ratio) else { return false }
    zoom = (begun, shownDensity, scale)
    shownDensity = density
    grid.isUserInteractionEnabled = false
    return true
  }

  private func endZoom(isDone: Bool) {
    guard let zoom else { return }
    if !isDone { shownDensity = zoom.from }
    zoom.zoom.end(
      isDone,
      completion: weakly(self) { controller in
        controller.zoom = nil
        controller.grid.isUserInteractionEnabled = true
        controller.density.choose(Double(controller.shownDensity))
      })
  }

  // MARK: Opening

  /// The photos that are open, opening or closing. While one flies back, another one can be opened.
  private var openings: [LibraryOpening] = []

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard zoom == nil, openings.allSatisfy({ $0.transition.state == .closing }) else { return }
    let item = items[indexPath.item]
    guard !openings.contains(where: { $0.id == item.id }) else { return }
    let opening = LibraryOpening(item.photo, id: item.id)
    let source = weakly(self, or: []) { (controller: LibraryViewController, opening: LibraryOpening) in
      controller.source(of: opening)
    }
    let elements = weakly(opening, or: []) { (opening: LibraryOpening, _: Void) in source(opening) }
    opening.transition.source = { elements(()) }
    opening.transition.alongside = weakly(self) { controller, _ in controller.recede() }
    opening.transition.onArrival = weakly(self) { controller, _ in controller.closeOpenings() }
    opening.detail.onAdd = weakly(opening) { $0.close(into: 0) }
    opening.detail.storyLabel.isHidden = !showsStories.isOn
    openings.append(opening)
    setDurations()
    dismissHint()
    opening.transition.open(opening.detail, in: content)
  }

  private func setDurations() {
    for opening in openings {
      opening.transition.duration = duration.value
      opening.transition.bounce = CGFloat(bounce.value)
    }
  }

  /// Returns the photo's element in its cell, or in the album that it is added to.
  private func source(of opening: LibraryOpening) -> [MatchedElement] {
    var photo: MatchedElement?
    if let album = opening.album {
      photo = MatchedElement("photo", itemAt: IndexPath(item: album, section: 0), in: shelf) {
        ($0 as? AlbumCell)?.coverView
      }
    } else if let item = items.firstIndex(where: { $0.id == opening.id }) {
      photo = MatchedElement("photo", itemAt: IndexPath(item: item, section: 0), in: grid) {
        ($0 as? LibraryCell)?.imageView
      }
    }
    return photo.map { [$0] } ?? []
  }

  /// Makes the grid smaller behind an open photo, and the shelf transparent before the photo's title appears.
  private func recede() {
    let progress = openings.reduce(0) { max($0, $1.progress) }
    shelf.alpha = max(0, 1 - 2.5 * progress)
    let scale = 1 - CGFloat(recession.value) * progress
    grid.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Forgets the photos that have closed, and adds those that have flown to an album to it.
  private func closeOpenings() {
    for opening in openings where opening.transition.state == .closed {
      guard let album = opening.album else { continue }
      add(photoAt: opening.id, to: album)
    }
    openings.removeAll { $0.transition.state == .closed }
    recede()
  }

  // MARK: Dragging

  /// The fan of photos that are dragged.
  private(set) lazy var fan = DragMotion(collectionView: grid)

  /// Whether photos can be dragged: none is open, and the grid does not zoom.
  var canDrag: Bool { zoom == nil && openings.isEmpty }

  /// Makes the cover of an album larger, over which photos are held.
  func target(_ album: IndexPath?) {
    for case let cell as AlbumCell in shelf.visibleCells { cell.isTargeted = shelf.indexPath(for: cell) == album }
  }

  /// Adds a photo of the grid to an album.
  func add(photoAt index: Int, to album: Int) {
    guard items.indices.contains(index), albums.indices.contains(album) else { return }
    albums[album].photos.append(items[index].photo)
    if let cell = shelf.cellForItem(at: IndexPath(item: album, section: 0)) as? AlbumCell { cell.show(albums[album]) }
  }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView === shelf ? albums.count : items.count
  }

  /// Photos are dragged into albums, not to other places in the grid.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if collectionView === shelf {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath)
      (cell as? AlbumCell)?.show(albums[indexPath.item])
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? LibraryCell)?.show(items[indexPath.item].photo, cornerRadius: CGFloat(corners.value))
    return cell
  }
}
