import CollectionMotion
import UIKit

extension Demo {
  static let photos = Demo(
    id: "photos",
    title: "Photos",
    summary: "A large photo above a synchronized strip of thumbnails.",
    explanation: """
      Turn the pages: pictures move with parallax, and the strip follows, with the thumbnail in the middle as wide as \
      its photo. Flick the strip: all thumbnails shrink to equal size, the large photo changes as they pass, and \
      scrolling always stops at one of them. Tap a thumbnail to go to its photo. Delete a photo: it collapses, and \
      the next one takes its place. It takes two layouts and an object that synchronizes them.
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

/// A photo viewer with pages above and thumbnails below.
public final class PhotosViewController: DemoViewController, UICollectionViewDataSource {
  /// The layout of the pages, which can be replaced before the view is loaded.
  public var previewLayout = ParallaxPagingLayout()
  public var filmstripLayout = FilmstripLayout()

  public private(set) var photos = PhotoLibrary.photos
  /// The number of photos added with the button, which repeat.
  private var addedPhotos = 0
  /// The photos to add when the current deletion has ended.
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
    "focusedSpacing", "Focused spacing", 0...60, unit: "pt", value: Double(filmstripLayout.focusedSpacing))
  private lazy var itemAspectRatio = DemoParameter.slider(
    "itemAspectRatio", "Thumbnail shape", 0.2...1.5, step: 0.05, value: Double(filmstripLayout.itemAspectRatio))
  private let centreLine = DemoParameter.toggle("centreLine", "Line in the middle", isOn: false)
  private let moveDuration = PhotosViewController.duration("moveDuration", "Move", 0.3)
  private let expansionDuration = PhotosViewController.duration("expansionDuration", "Expand", 0.15)
  private let deletionDuration = PhotosViewController.duration("deletionDuration", "Delete", 0.3)

  private static func duration(_ id: String, _ title: String, _ value: TimeInterval) -> DemoParameter {
    .slider(id, title, 0.05...3, step: 0.05, unit: "s", value: value)
  }

  public override var parameters: [DemoParameter] {
    [
      article, parallaxSpacing, spacing, focusedSpacing, itemAspectRatio, centreLine, moveDuration, expansionDuration,
      deletionDuration,
    ]
  }

  override func makeArticle() -> UIViewController? { PhotoBrowserViewController() }

  override func updateArticle(_ controller: UIViewController) {
    (controller as? PhotoBrowserViewController)?.previewLayout.offsetBetweenCells = CGFloat(parallaxSpacing.value)
  }

  public override var code: String {
    if article.isOn { return Self.articleCode("PhotoBrowserViewController") }
    return PhotosSource(
      settings: ["pages.parallaxSpacing = \(parallaxSpacing.code)"]
        + [spacing, focusedSpacing, itemAspectRatio].map { "strip.\($0.id) = \($0.code)" }
        + (centreLine.isOn ? PhotosViewController.lineCode : [])
        + [moveDuration, expansionDuration, deletionDuration].map { "synchronizer.\($0.id) = \($0.code)" },
      aspectRatios: photos.map { $0.aspectRatio == 1 ? "1" : "\($0.image.size.width) / \($0.image.size.height)" }
    ).text
  }

  private static let lineCode = [
    "let line = UIView(frame: CGRect(x: view.bounds.midX - 1, y: view.bounds.maxY - 66, width: 2, height: 66))",
    "line.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]",
    "line.backgroundColor = .white",
    "line.layer.zPosition = 1",
    "view.addSubview(line)",
  ]

  private func listenToParameters() {
    parallaxSpacing.onChange(weakly(self) { $0.previewLayout.parallaxSpacing = $1 })
    spacing.onChange(weakly(self) { $0.filmstripLayout.spacing = $1 })
    focusedSpacing.onChange(weakly(self) { $0.filmstripLayout.focusedSpacing = $1 })
    itemAspectRatio.onChange(weakly(self) { $0.filmstripLayout.itemAspectRatio = $1 })
    centreLine.onChange(weakly(self) { $0.line.isHidden = $1 == 0 })
    moveDuration.onChange(weakly(self) { $0.synchronizer.moveDuration = TimeInterval($1) })
    expansionDuration.onChange(weakly(self) { $0.synchronizer.expansionDuration = TimeInterval($1) })
    deletionDuration.onChange(weakly(self) { $0.synchronizer.deletionDuration = TimeInterval($1) })
  }

  // MARK: View

  private let caption = UILabel()
  /// A line through the centre of the strip.
  private let line = UIView()
  private lazy var shareButton = UIButton.symbol(
    "square.and.arrow.up", label: "Share", weakly(self) { $0.sharePhoto() })
  private lazy var addButton = UIButton.symbol("plus", label: "Add", weakly(self) { $0.addPhoto() })
  private lazy var deleteButton = UIButton.symbol("trash", label: "Delete", weakly(self) { $0.deletePhoto() })

  /// A closure that shares a photo, for example by saving it. Without it the share button is hidden.
  public var onShare: (@MainActor (Photo) -> Void)? { didSet { shareButton.isHidden = onShare == nil } }

  /// Creates a viewer of other photos.
  public convenience init(photos: [Photo]) {
    self.init()
    self.photos = photos
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .black  // in both styles: photos look best on it
    preview.isPagingEnabled = true
    preview.register(PhotoPageCell.self, forCellWithReuseIdentifier: "page")
    preview.accessibilityLabel = "Photo"
    filmstrip.decelerationRate = .fast
    filmstrip.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
    filmstrip.accessibilityLabel = "Thumbnails"
    filmstripLayout.aspectRatio = weakly(self, or: 1) { $0.photos[$1.item].aspectRatio }
    for collectionView in [preview, filmstrip] {
      collectionView.backgroundColor = .clear
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.alwaysBounceHorizontal = true
      collectionView.contentInsetAdjustmentBehavior = .never  // from edge to edge
      collectionView.dataSource = self
      view.addSubview(collectionView)
    }
    caption.textAlignment = .center
    caption.font = .systemFont(ofSize: 14, weight: .medium)
    caption.textColor = .white
    caption.backgroundColor = UIColor(white: 0.2, alpha: 0.75)
    caption.layer.cornerRadius = 15
    caption.clipsToBounds = true
    line.backgroundColor = .white
    line.layer.cornerRadius = 1
    line.isUserInteractionEnabled = false
    line.isHidden = !centreLine.isOn
    shareButton.isHidden = onShare == nil
    for subview in [caption, line, shareButton, addButton, deleteButton] {
      subview.tintColor = .white
      view.addSubview(subview)
    }
    synchronizer.onActiveItemChange = weakly(self) { $0.updateCaption() }
    synchronizer.onDeletionChange = weakly(self) { $0.deletionDidChange(isDeleting: $1) }
    updateCaption()
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let page = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: max(0, area.height - 138))
    let strip = CGRect(x: 0, y: area.maxY - 126, width: view.bounds.width, height: 66)
    if preview.frame != page || filmstrip.frame != strip {
      synchronizer.resize {
        preview.frame = page
        filmstrip.frame = strip
      }
    }
    line.frame = CGRect(x: view.bounds.midX - 1, y: filmstrip.frame.minY - 6, width: 2, height: 78)
    shareButton.frame = CGRect(x: area.minX, y: area.maxY - 52, width: 90, height: 44)
    addButton.frame = CGRect(x: area.midX - 45, y: area.maxY - 52, width: 90, height: 44)
    deleteButton.frame = CGRect(x: area.maxX - 90, y: area.maxY - 52, width: 90, height: 44)
    layOutCaption()
  }

  /// Lays out the caption over the photo, as wide as its text.
  private func layOutCaption() {
    let width = caption.intrinsicContentSize.width + 28
    let top = view.safeAreaInsets.top + 12
    caption.frame = CGRect(x: view.bounds.midX - width / 2, y: top, width: width, height: 30)
  }

  private func updateCaption() {
    let active = synchronizer.activeIndexPath?.item
    caption.text = active.map { "\(photos[$0].title), \($0 + 1) of \(photos.count)" } ?? "No photos"
    layOutCaption()
    deleteButton.isEnabled = active != nil && !synchronizer.isDeleting
  }

  // MARK: Changes

  private func deletionDidChange(isDeleting: Bool) {
    addButton.isEnabled = !isDeleting
    updateCaption()
    if !isDeleting { addWaitingPhotos() }
  }

  /// Appends a photo, during a deletion once that has ended.
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

  private func sharePhoto() {
    if let active = synchronizer.activeIndexPath { onShare?(photos[active.item]) }
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
    (cell as? ThumbnailCell)?.show(photo, cornerRadius: 4)
    return cell
  }
}
