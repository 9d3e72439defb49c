import CollectionMotion
import UIKit

extension Demo {
  static let dashboard = Demo(
    id: "dashboard",
    title: "Dashboard",
    summary: "A picture zooms in while all others fly away.",
    explanation: """
      Tap a picture: it zooms with its frame to fill the screen and beyond, in 2 seconds, and the wall disappears. \
      The others leave in 0.2 seconds, each away from the tapped one, because they have their own duration inside the \
      longer animation. Go back at any time, even before the zoom has ended, and everything reverses. Under Options, \
      the others flip, curl up or spin instead, or each leaves in a different way.
      """,
    script: """
      [
        {"wait": 0.5},
        {"tapItem": [0, 3]}, {"wait": 2.6},
        {"press": "Back"}, {"wait": 2.5},
        {"tapItem": [0, 0]}, {"wait": 0.9},
        {"press": "Back"}, {"wait": 1.4}
      ]
      """,
    makeViewController: { DashboardViewController() })
}

/// A screen of pictures scattered over a board. A pressed picture opens.
public final class DashboardViewController: DemoViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The positions of the pictures on a board of `boardSize`.
  private static let places = [
    CGPoint(x: 123, y: 33), CGPoint(x: 464, y: 40), CGPoint(x: 17, y: 260), CGPoint(x: 291, y: 222),
    CGPoint(x: 611, y: 168), CGPoint(x: 149, y: 431), CGPoint(x: 501, y: 520),
  ]
  private static let frameSizes = [(220, 180), (200, 120), (230, 150), (280, 190), (240, 260), (300, 220), (310, 150)]
  private static let boardSize = CGSize(width: 868, height: 703)
  /// The positions of the pictures on a board in portrait.
  private static let portraitPlaces = [
    CGPoint(x: 40, y: 110), CGPoint(x: 335, y: 150), CGPoint(x: 20, y: 385), CGPoint(x: 292, y: 350),
    CGPoint(x: 15, y: 605), CGPoint(x: 280, y: 625), CGPoint(x: 130, y: 930),
  ]
  private static let portraitBoardSize = CGSize(width: 600, height: 1200)
  /// The positions of the pictures on a board that is more than 1.6 times as wide as high.
  private static let widePlaces = [
    CGPoint(x: 60, y: 40), CGPoint(x: 340, y: 60), CGPoint(x: 40, y: 330), CGPoint(x: 600, y: 40),
    CGPoint(x: 1000, y: 60), CGPoint(x: 330, y: 270), CGPoint(x: 690, y: 320),
  ]
  private static let wideBoardSize = CGSize(width: 1300, height: 600)

  public let layout = ScatterLayout(boardSize: boardSize)
  public private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  public private(set) lazy var zoom = ZoomTransition(collectionView: collectionView)

  public var photos = Array(PhotoLibrary.samples.prefix(7))
  private let frames = frameSizes.map { Frames.wood(width: $0.0, height: $0.1).image }
  private var detail: DashboardDetailViewController?

  // MARK: Parameters

  private let pictures = DemoParameter.number("pictures", "Pictures", 0...1_000_000, value: 7)
  private let departure = DemoParameter.choice(
    "departure", "Others", ["Fly", "Flip", "Curl", "Spin", "Each"], selected: 0)
  private lazy var duration = DemoParameter.slider(
    "duration", "Duration", 0.2...5, step: 0.1, unit: "s", value: zoom.duration)
  private lazy var departureDelay = DemoParameter.slider(
    "departureDelay", "Others leave after", 0...1, step: 0.05, unit: "s", value: zoom.departureDelay)
  private lazy var departureDuration = DemoParameter.slider(
    "departureDuration", "Others fly for", 0.05...2, step: 0.05, unit: "s", value: zoom.departureDuration)
  private lazy var scale = DemoParameter.slider(
    "scale", "Scale", 1...5, step: 0.1, unit: "×", value: Double(zoom.scale))
  private lazy var canShrink = DemoParameter.toggle("canShrink", "May shrink to fit", isOn: zoom.canShrink)
  private lazy var canGrow = DemoParameter.toggle("canGrow", "May grow to fit", isOn: zoom.canGrow)

  public override var parameters: [DemoParameter] {
    [article, pictures, departure, duration, departureDelay, departureDuration, scale, canShrink, canGrow]
  }

  override func makeArticle() -> UIViewController? { ZoomingDashboardViewController() }

  override func updateArticle(_ controller: UIViewController) {
    let departures: [ZoomingDashboardViewController.Departure] = [.fly, .curl, .curl, .rotate, .fly]
    (controller as? ZoomingDashboardViewController)?.departure = departures[departure.index]
  }

  public override var code: String {
    if article.isOn { return Self.articleCode("ZoomingDashboardViewController") }
    let names = ["fly", "flip", "curl", "spin"]
    let leaving =
      departure.index < names.count
      ? "zoom.departure = .\(names[departure.index])"
      : "zoom.departureForItem = { ZoomTransition.Departure.allCases[$0.item % 4] }"
    let settings = [duration, departureDelay, departureDuration, canShrink, canGrow]
    return ControllerSource(
      name: "PictureBoardViewController", summary: "A board of pictures. One that is tapped opens, and closes again.",
      layout: "ScatterLayout(boardSize: \(Self.code(layout.boardSize)))",
      members: ["private let sizes = ["] + Self.frameSizes.map { "  CGSize(width: \($0.0), height: \($0.1))," } + [
        "]",
        "private lazy var zoom = ZoomTransition(collectionView: collectionView)",
      ],
      setup: ["layout.places = ["] + layout.places.map { "  CGPoint(x: \(Int($0.x)), y: \(Int($0.y)))," } + [
        "]",
        "layout.sizeForItem = { [sizes] in sizes[$0.item % sizes.count] }",
        "collectionView.backgroundColor = .clear",
        leaving,
      ] + settings.map { "zoom.\($0.id) = \($0.code)" },
      items: pictures.code,
      selection: [
        "// At this scale, the picture is larger than the screen.",
        "let size = sizes[indexPath.item % sizes.count]",
        "let (x, y) = (view.bounds.width / size.width, view.bounds.height / size.height)",
        "zoom.scale = max(\(scale.code), 1.15 * max(x, y) / min(x, y))",
        "zoom.zoomIn(to: indexPath) { [zoom] in zoom.zoomOut() }",
      ]
    ).text
  }

  private static func code(_ size: CGSize) -> String {
    "CGSize(width: \(Int(size.width)), height: \(Int(size.height)))"
  }

  private func listenToParameters() {
    pictures.onChange(weakly(self) { $0.collectionView.reloadData() })
    departure.onChange(weakly(self) { $0.chooseDeparture(Int($1)) })
    duration.onChange(weakly(self) { $0.zoom.duration = TimeInterval($1) })
    departureDelay.onChange(weakly(self) { $0.zoom.departureDelay = TimeInterval($1) })
    departureDuration.onChange(weakly(self) { $0.zoom.departureDuration = TimeInterval($1) })
    scale.onChange(weakly(self) { $0.zoom.scale = $1 })
    canShrink.onChange(weakly(self) { $0.zoom.canShrink = $1 != 0 })
    canGrow.onChange(weakly(self) { $0.zoom.canGrow = $1 != 0 })
  }

  /// Sets one departure for all cells or, for the last index, a different one for each.
  private func chooseDeparture(_ index: Int) {
    let departures = ZoomTransition.Departure.allCases
    if index < departures.count {
      zoom.departure = departures[index]
      zoom.departureForItem = nil
    } else {
      zoom.departureForItem = { (indexPath: IndexPath) in departures[indexPath.item % departures.count] }
    }
  }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    hangPictures()
    layout.sizeForItem = weakly(self, or: .zero) { $0.frame(at: $1)?.size ?? .zero }
    zoom.alongside = weakly(self) { $0.moveDetail(along: $1) }
    collectionView.backgroundView = WallView()
    collectionView.backgroundColor = .clear
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(DashboardCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityLabel = "Pictures"
    view.addSubview(collectionView)

    addOptions([departure], hasBar: false)
    listenToParameters()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    hangPictures()
  }

  /// Arranges the pictures on a board with the screen's proportions.
  private func hangPictures() {
    let ratio = view.bounds.width / max(1, view.bounds.height)
    let (size, places) =
      ratio < 1 / 1.3
      ? (Self.portraitBoardSize, Self.portraitPlaces)
      : ratio > 1.6 ? (Self.wideBoardSize, Self.widePlaces) : (Self.boardSize, Self.places)
    guard layout.boardSize != size || layout.places.isEmpty else { return }
    layout.boardSize = size
    layout.places = places
  }

  /// Returns the photo at an index path. If there are more places than photos, they repeat.
  private func photo(at indexPath: IndexPath) -> Photo { photos[indexPath.item % photos.count] }

  private func frame(at indexPath: IndexPath) -> UIImage? { frames[indexPath.item % frames.count] }

  private func cell(at indexPath: IndexPath) -> DashboardCell? {
    collectionView.cellForItem(at: indexPath) as? DashboardCell
  }

  // MARK: Opening and closing

  private func open(_ indexPath: IndexPath) {
    let detail = DashboardDetailViewController()
    detail.photo = photo(at: indexPath)
    detail.onBack = weakly(self) { $0.close() }
    addChild(detail)
    detail.view.frame = view.bounds
    detail.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(detail.view, belowSubview: collectionView)
    detail.didMove(toParent: self)
    self.detail = detail
    if let cell = cell(at: indexPath) {
      cell.isPictureHidden = false
      cell.fadePicture(isOut: false)
      if !UIAccessibility.isReduceMotionEnabled {
        detail.movePicture(along: cell)
        // Flying and zooming cells must not cover the title.
        detail.texts.alpha = 0
        view.insertSubview(detail.texts, aboveSubview: collectionView)
      }
    }
    zoom.scale = max(CGFloat(scale.value), coveringScale(of: indexPath))
    zoom.zoomIn(to: indexPath)
  }

  /// Moves the picture behind along with the frame. It replaces the picture in front during the second half of the
  /// animation, when little of the wall is left that would be visible through both, and no picture flies below the title.
  private func moveDetail(along cell: UICollectionViewCell) {
    let isOut = !cell.transform.isIdentity
    detail?.movePicture(along: cell)
    let texts = detail?.texts
    let half = UIView.inheritedAnimationDuration / 2
    UIView.animate(
      withDuration: half, delay: isOut ? half : 0,
      options: [.beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        (cell as? DashboardCell)?.fadePicture(isOut: isOut)
        texts?.alpha = isOut ? 1 : 0
      }, completion: nil)
  }

  /// Returns the scale at which the frame is outside the screen on all sides.
  private func coveringScale(of indexPath: IndexPath) -> CGFloat {
    guard let size = frame(at: indexPath)?.size, size.width > 0, size.height > 0 else { return 1 }
    let (x, y) = (view.bounds.width / size.width, view.bounds.height / size.height)
    return 1.15 * max(x, y) / min(x, y)
  }

  private func close() {
    guard let indexPath = zoom.indexPath else { return }
    zoom.zoomOut(completion: weakly(self) { $0.removeDetail(of: indexPath) })
  }

  private func removeDetail(of indexPath: IndexPath) {
    cell(at: indexPath)?.isPictureHidden = false
    detail?.texts.removeFromSuperview()
    detail?.willMove(toParent: nil)
    detail?.view.removeFromSuperview()
    detail?.removeFromParent()
    detail = nil
  }

  /// Returns whether the finger has not left the cell, since only then it is highlighted and selected. The picture then
  /// makes way for the content behind.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let cell = cell(at: indexPath), cell.isTapped else { return false }
    cell.isPictureHidden = true
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    cell(at: indexPath)?.isTapped ?? false
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(indexPath)
  }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.isEmpty ? 0 : pictures.index
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? DashboardCell)?.show(photo(at: indexPath), in: frame(at: indexPath))
    return cell
  }
}
