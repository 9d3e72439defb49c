import CollectionMotion
import UIKit

extension Demo {
  static let photos = Demo(
    id: "photos",
    title: "Photos",
    summary: "A large photo and a strip of thumbnails, in step with each other.",
    explanation: """
      Turn the pages: pictures lag behind their frames, and the strip follows, its middle thumbnail widening to the \
      shape of its photo. Throw the strip: all thumbnails become equal, the large photo changes as they pass, and one \
      always comes to rest in the middle. Tap a thumbnail to go there. Delete: it collapses and the next one takes its \
      place. All of this is two layouts and an object that keeps them in step.
      """,
    script: """
      [
        {"wait": 0.6},
        {"drag": {"from": [340, 330], "to": [120, 330], "duration": 0.3}}, {"wait": 0.8},
        {"drag": {"from": [330, 745], "to": [110, 745], "duration": 0.25}}, {"wait": 1.5},
        {"press": "Delete"}, {"wait": 0.8},
        {"tap": [330, 745]}, {"wait": 0.9},
        {"drag": {"from": [60, 330], "to": [280, 330], "duration": 0.3}}, {"wait": 0.8}
      ]
      """,
    makeViewController: { PhotosViewController() })
}

/// A photo viewer: pages above, thumbnails below.
public final class PhotosViewController: DemoViewController, UICollectionViewDataSource {
  /// To be replaced before the view is loaded, if at all.
  public var previewLayout = ParallaxPagingLayout()
  public var filmstripLayout = FilmstripLayout()

  public private(set) var photos = PhotoLibrary.photos
  /// How many photos have been added by button; it goes round.
  private var addedPhotos = 0
  /// To be added when the deletion that is shown is over.
  private var waitingPhotos: [Photo] = []

  public private(set) lazy var preview = UICollectionView(frame: .zero, collectionViewLayout: previewLayout)
  public private(set) lazy var filmstrip = UICollectionView(frame: .zero, collectionViewLayout: filmstripLayout)
  public private(set) lazy var synchronizer = ScrollSynchronizer(preview: preview, filmstrip: filmstrip)

  // MARK: Parameters

  private lazy var parallaxSpacing = DemoParameter.slider(
    "parallaxSpacing", "Gap between pages", 0...200, unit: "pt", value: Double(previewLayout.parallaxSpacing))
  private lazy var spacing = DemoParameter.slider(
    "spacing", "Strip spacing", 0...20, unit: "pt", value: Double(filmstripLayout.spacing))
  private lazy var focusedSpacing = DemoParameter.slider(
    "focusedSpacing", "Room for the middle one", 0...60, unit: "pt", value: Double(filmstripLayout.focusedSpacing))
  private lazy var itemAspectRatio = DemoParameter.slider(
    "itemAspectRatio", "Thumbnail shape", 0.2...1.5, step: 0.05, value: Double(filmstripLayout.itemAspectRatio))
  private let moveDuration = PhotosViewController.duration("moveDuration", "Move", 0.3)
  private let expansionDuration = PhotosViewController.duration("expansionDuration", "Expand", 0.15)
  private let deletionDuration = PhotosViewController.duration("deletionDuration", "Delete", 0.3)

  private static func duration(_ id: String, _ title: String, _ value: TimeInterval) -> DemoParameter {
    .slider(id, title, 0.05...3, step: 0.05, unit: "s", value: value)
  }

  public override var parameters: [DemoParameter] {
    [parallaxSpacing, spacing, focusedSpacing, itemAspectRatio, moveDuration, expansionDuration, deletionDuration]
  }

  public override var code: String {
    PhotosSource(
      settings: ["pages.parallaxSpacing = \(parallaxSpacing.code)"]
        + [spacing, focusedSpacing, itemAspectRatio].map { "strip.\($0.id) = \($0.code)" }
        + [moveDuration, expansionDuration, deletionDuration].map { "synchronizer.\($0.id) = \($0.code)" }
    ).text
  }

  private func listenToParameters() {
    parallaxSpacing.onChange(weakly(self) { $0.previewLayout.parallaxSpacing = $1 })
    spacing.onChange(weakly(self) { $0.filmstripLayout.spacing = $1 })
    focusedSpacing.onChange(weakly(self) { $0.filmstripLayout.focusedSpacing = $1 })
    itemAspectRatio.onChange(weakly(self) { $0.filmstripLayout.itemAspectRatio = $1 })
    moveDuration.onChange(weakly(self) { $0.synchronizer.moveDuration = TimeInterval($1) })
    expansionDuration.onChange(weakly(self) { $0.synchronizer.expansionDuration = TimeInterval($1) })
    deletionDuration.onChange(weakly(self) { $0.synchronizer.deletionDuration = TimeInterval($1) })
  }

  // MARK: View

  private let caption = UILabel()
  private lazy var addButton = UIButton.titled("Add", weakly(self) { $0.addPhoto() })
  private lazy var deleteButton = UIButton.titled("Delete", weakly(self) { $0.deletePhoto() })

  /// Shows other photos.
  public convenience init(photos: [Photo]) {
    self.init()
    self.photos = photos
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    preview.isPagingEnabled = true
    preview.register(PhotoPageCell.self, forCellWithReuseIdentifier: "page")
    preview.accessibilityLabel = "Photo"
    filmstrip.decelerationRate = .fast
    filmstrip.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
    filmstrip.accessibilityLabel = "Thumbnails"
    filmstripLayout.aspectRatio = weakly(self, or: 1) { $0.photos[$1.item].aspectRatio }
    for collectionView in [preview, filmstrip] {
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.alwaysBounceHorizontal = true
      collectionView.contentInsetAdjustmentBehavior = .never  // from edge to edge
      collectionView.dataSource = self
      view.addSubview(collectionView)
    }
    caption.textAlignment = .center
    caption.font = .systemFont(ofSize: 14)
    for control in [caption, addButton, deleteButton] { view.addSubview(control) }
    synchronizer.onActiveItemChange = weakly(self) { $0.updateCaption() }
    synchronizer.onDeletionChange = weakly(self) { $0.deletionDidChange(isDeleting: $1) }
    updateCaption()
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    synchronizer.resize {
      preview.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: max(0, area.height - 138))
      filmstrip.frame = CGRect(x: 0, y: area.maxY - 126, width: view.bounds.width, height: 66)
    }
    addButton.frame = CGRect(x: area.minX, y: area.maxY - 52, width: 90, height: 44)
    caption.frame = CGRect(x: area.minX + 90, y: area.maxY - 52, width: max(0, area.width - 180), height: 44)
    deleteButton.frame = CGRect(x: area.maxX - 90, y: area.maxY - 52, width: 90, height: 44)
  }

  private func updateCaption() {
    let active = synchronizer.activeIndexPath?.item
    caption.text = active.map { "\(photos[$0].title), \($0 + 1) of \(photos.count)" } ?? "No photos"
    deleteButton.isEnabled = active != nil && !synchronizer.isDeleting
  }

  // MARK: Changes

  private func deletionDidChange(isDeleting: Bool) {
    addButton.isEnabled = !isDeleting
    updateCaption()
    if !isDeleting { addWaitingPhotos() }
  }

  /// Appends a photo; during a deletion, when that is over.
  public func add(_ photo: Photo) {
    guard !synchronizer.isDeleting else { return waitingPhotos.append(photo) }
    synchronizer.insertItem(at: IndexPath(item: photos.count, section: 0)) { photos.append(photo) }
    updateCaption()
  }

  private func addWaitingPhotos() {
    let photos = waitingPhotos
    waitingPhotos = []
    for photo in photos { add(photo) }
  }

  private func addPhoto() {
    add(PhotoLibrary.samples[addedPhotos % PhotoLibrary.samples.count])
    addedPhotos += 1
  }

  private func deletePhoto() {
    guard let indexPath = synchronizer.activeIndexPath else { return }
    synchronizer.deleteItem(at: indexPath, updateData: weakly(self) { $0.photos.remove(at: indexPath.item) })
  }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = photos[indexPath.item]
    if collectionView === preview {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
      (cell as? PhotoPageCell)?.show(photo)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? ThumbnailCell)?.show(photo)
    return cell
  }
}
