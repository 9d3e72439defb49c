// "Understanding the UICollectionViewLayout with the Photos App": a large and a small collection view that follow each
// other. The large one has parallax. In the small one, the geometry of the cells depends on the content offset, on what
// the user does, and on updates that animators make in every frame.

import AVFoundation
import UIKit

#if canImport(ObjectiveC)
  typealias AnyValue = Any
#else
  import Runtime  // the type of copies, which is another one on the web
#endif

// MARK: 1. Parallax

/// Attributes with the distance of a page from the centre, in pages.
final class PhotoBrowserAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var parallaxValue: CGFloat?

  override func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = super.copy(with: zone)
    (copy as? PhotoBrowserAttributes)?.parallaxValue = parallaxValue
    return copy
  }

  /// Returns whether the attributes are equal. A collection view applies only attributes that have changed.
  override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? PhotoBrowserAttributes else { return false }
    return parallaxValue == other.parallaxValue && super.isEqual(object)
  }
}

/// Pages that are as large as the view, with a gap between them while they move.
class PhotoBrowserPreviewLayout: UICollectionViewFlowLayout {
  var offsetBetweenCells: CGFloat = 44
  /// The page that stays in place when the size changes.
  var targetIndex = 0

  override func prepare() {
    if let size = collectionView?.bounds.size, size != itemSize, size.width > 0 {
      scrollDirection = .horizontal
      minimumLineSpacing = 0
      itemSize = size
      collectionView?.contentOffset = CGPoint(x: CGFloat(targetIndex) * size.width, y: 0)
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override class var layoutAttributesClass: AnyClass { PhotoBrowserAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? PhotoBrowserAttributes }.map(prepared)
  }

  private func prepared(_ attributes: PhotoBrowserAttributes) -> PhotoBrowserAttributes {
    guard let collectionView else { return attributes }
    let distance = (attributes.center.x - collectionView.bounds.midX) / itemSize.width
    let isVisible = abs(distance) < 1
    attributes.parallaxValue = isVisible ? distance : nil
    attributes.transform =
      isVisible ? CGAffineTransform(translationX: distance * offsetBetweenCells, y: 0) : .identity
    return attributes
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: CGFloat(targetIndex) * itemSize.width, y: proposedContentOffset.y)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  override func finalizeCollectionViewUpdates() { CATransaction.commit() }
}

/// A page whose picture moves more slowly than the page.
final class PhotoBrowserPageCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.bounds = bounds
    imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let size = imageView.image?.size else { return }
    // Where the picture moves out of its own rectangle, it is cut off.
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: AVMakeRect(aspectRatio: size, insideRect: bounds), transform: nil)
    layer.mask = mask
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let value = (layoutAttributes as? PhotoBrowserAttributes)?.parallaxValue ?? 0
    imageView.transform = CGAffineTransform(translationX: -bounds.width * 0.3 * value, y: 0)
  }
}

// MARK: 2 to 4. Thumbnails

/// The geometry of a thumbnail.
@MainActor struct PhotoBrowserThumbnail {
  let indexPath: IndexPath
  let defaultSize: CGSize
  let aspectRatio: CGFloat
  let spacing: CGFloat
  let focusedSpacing: CGFloat
  /// The progress from the default shape to that of the picture, from 0 to 1.
  var expanding: CGFloat = 0
  /// The progress of shrinking to nothing, and then of closing the gap.
  var collapsing: CGFloat = 0
  var closing: CGFloat = 0

  private var extraWidth: CGFloat { (defaultSize.height * aspectRatio - defaultSize.width) * expanding }

  /// The width by which the others are pushed aside, half of it to each side.
  private var additionalWidth: CGFloat {
    extraWidth + focusedSpacing * expanding - (defaultSize.width + spacing) * closing
  }

  func attributes(among cells: [PhotoBrowserThumbnail]) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let scale = 1 - collapsing
    attributes.size = CGSize(width: (defaultSize.width + extraWidth) * scale, height: defaultSize.height * scale)
    attributes.center = CGPoint(
      x: CGFloat(indexPath.item) * (defaultSize.width + spacing) + defaultSize.width / 2, y: defaultSize.height / 2)
    attributes.alpha = scale
    let push = cells.reduce(0) { sum, cell in
      if indexPath < cell.indexPath { return sum - cell.additionalWidth / 2 }
      return indexPath > cell.indexPath ? sum + cell.additionalWidth / 2 : sum
    }
    attributes.transform = CGAffineTransform(translationX: push, y: 0)
    return attributes
  }
}

/// A strip whose middle cell has the shape of its picture.
class PhotoBrowserThumbnailLayout: UICollectionViewFlowLayout {
  typealias Update = @MainActor (PhotoBrowserThumbnail) -> PhotoBrowserThumbnail

  var aspectRatio: @MainActor (Int) -> CGFloat = { _ in 1 }
  /// A factor of the expansion of all cells: 0 while the user scrolls the strip.
  var expandingRate: CGFloat = 1
  /// The changes that animators make to the geometry of some cells.
  var updates: [IndexPath: Update] = [:]
  var targetIndex = 0
  private var itemsCount = 0

  private var farInset: CGFloat { ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2 }
  var step: CGFloat { itemSize.width + minimumLineSpacing }

  /// Returns the content offset at which an item is in the middle.
  func offset(of index: CGFloat) -> CGFloat { index * step - farInset }

  override func prepare() {
    if let collectionView, collectionView.contentInset.left != farInset || itemSize.height != 66 {
      scrollDirection = .horizontal
      minimumLineSpacing = 4
      itemSize = CGSize(width: 33, height: 66)
      collectionView.contentInset = UIEdgeInsets(top: 0, left: farInset, bottom: 0, right: farInset)
      collectionView.contentOffset = CGPoint(x: offset(of: CGFloat(targetIndex)), y: 0)
    }
    itemsCount = collectionView?.numberOfItems(inSection: 0) ?? 0
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  private func cell(at index: Int) -> PhotoBrowserThumbnail {
    let indexPath = IndexPath(item: index, section: 0)
    var cell = PhotoBrowserThumbnail(
      indexPath: indexPath, defaultSize: itemSize, aspectRatio: min(max(aspectRatio(index), 0.2), 5),
      spacing: minimumLineSpacing, focusedSpacing: 20)
    let distance = abs(offset(of: CGFloat(index)) - (collectionView?.contentOffset.x ?? 0))
    if distance < step { cell.expanding = (1 - distance / step) * expandingRate }
    return updates[indexPath]?(cell) ?? cell
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let cells = (0..<itemsCount).map { cell(at: $0) }
    return cells.map { $0.attributes(among: cells) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < itemsCount else { return nil }
    return cell(at: indexPath.item).attributes(among: (0..<itemsCount).map { cell(at: $0) })
  }

  /// Returns the offset at which the cell nearest to the proposed one is in the middle.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let relative = (proposedContentOffset.x + farInset) / step
    let last = CGFloat(max(0, itemsCount - 1))
    let left = offset(of: min(max(0, relative.rounded(.down)), last))
    let right = offset(of: min(max(0, relative.rounded(.up)), last))
    let isLeftNearer = abs(left - proposedContentOffset.x) < abs(right - proposedContentOffset.x)
    return CGPoint(x: isLeftNearer ? left : right, y: proposedContentOffset.y)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: offset(of: CGFloat(targetIndex)), y: proposedContentOffset.y)
  }

  // MARK: 5. Updates without the built-in animations

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  override func finalizeCollectionViewUpdates() { CATransaction.commit() }
}

/// Calls a closure in each frame with the progress of an animation.
@MainActor final class PhotoBrowserAnimator: NSObject {
  private let duration: TimeInterval
  private let isEased: Bool
  private let onProgress: @MainActor (CGFloat) -> Void
  private let completion: @MainActor () -> Void
  private var start: CFTimeInterval = 0

  /// Creates an animator and starts it. It exists until it has finished.
  @discardableResult init(
    duration: TimeInterval, isEased: Bool = false, onProgress: @escaping @MainActor (CGFloat) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    self.duration = duration
    self.isEased = isEased
    self.onProgress = onProgress
    self.completion = completion
    super.init()
    start = CACurrentMediaTime()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    #else
      let link = CADisplayLink { self.step($0) }
    #endif
    link.add(to: .main, forMode: .common)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func step(_ link: CADisplayLink) {
    let p = duration > 0 ? min(1, max(0, CGFloat((link.timestamp - start) / duration))) : 1
    onProgress(!isEased ? p : p < 0.5 ? 2 * p * p : -2 * p * p + 4 * p - 1)
    if p == 1 {
      link.invalidate()
      completion()
    }
  }
}

// MARK: - The screen

/// A viewer of photos, which keeps its two collection views in step.
final class PhotoBrowserViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let previewLayout = PhotoBrowserPreviewLayout()
  let thumbnailLayout = PhotoBrowserThumbnailLayout()
  private(set) lazy var preview = UICollectionView(frame: .zero, collectionViewLayout: previewLayout)
  private(set) lazy var thumbnails = UICollectionView(frame: .zero, collectionViewLayout: thumbnailLayout)
  private let buttons = UIStackView()
  private(set) var photos = PhotoLibrary.photos

  /// The item in the middle of both views.
  private(set) var activeIndex = 0 {
    didSet { (previewLayout.targetIndex, thumbnailLayout.targetIndex) = (activeIndex, activeIndex) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    preview.isPagingEnabled = true
    preview.register(PhotoBrowserPageCell.self, forCellWithReuseIdentifier: "cell")
    thumbnails.decelerationRate = .fast
    thumbnails.register(ThumbnailCell.self, forCellWithReuseIdentifier: "cell")
    thumbnailLayout.aspectRatio = unretained(self, or: 1) { $0.photos[$1].aspectRatio }
    for collectionView in [preview, thumbnails] {
      collectionView.backgroundColor = .clear
      collectionView.showsHorizontalScrollIndicator = false
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.dataSource = self
      view.addSubview(collectionView)
    }
    buttons.distribution = .fillEqually
    buttons.addArrangedSubview(UIButton.titled("Add", unretained(self) { $0.add() }))
    buttons.addArrangedSubview(UIButton.titled("Delete", unretained(self) { $0.delete() }))
    view.addSubview(buttons)
    bind()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    unbind()
    preview.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: max(0, area.height - 138))
    thumbnails.frame = CGRect(x: 0, y: area.maxY - 126, width: view.bounds.width, height: 66)
    buttons.frame = CGRect(x: area.minX, y: area.maxY - 52, width: area.width, height: 44)
    for collectionView in [preview, thumbnails] { collectionView.layoutIfNeeded() }
    bind()
  }

  // MARK: 6. The active cell

  private func bind() {
    preview.delegate = self
    thumbnails.delegate = self
  }

  private func unbind() {
    preview.delegate = nil
    thumbnails.delegate = nil
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    unbind()
    coordinator.animate(alongsideTransition: nil) { _ in self.bind() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !photos.isEmpty, preview.bounds.width > 0 else { return }
    if scrollView === preview {
      let page = preview.contentOffset.x / preview.bounds.width
      activeIndex = min(max(Int(page.rounded()), 0), photos.count - 1)
      thumbnails.contentOffset.x = thumbnailLayout.offset(of: page)
    } else if thumbnails.isDragging || thumbnails.isDecelerating {
      let index = ((thumbnails.contentOffset.x + thumbnails.contentInset.left) / thumbnailLayout.step).rounded()
      showPage(min(max(Int(index), 0), photos.count - 1))
    }
  }

  private func showPage(_ index: Int) {
    guard index != activeIndex else { return }
    activeIndex = index
    unbind()
    preview.contentOffset.x = CGFloat(index) * preview.bounds.width
    bind()
  }

  // MARK: Animations

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if scrollView === thumbnails { expand(to: 0) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === thumbnails, !decelerate { expand(to: 1) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === thumbnails { expand(to: 1) }
  }

  private func expand(to rate: CGFloat) {
    let start = thumbnailLayout.expandingRate
    PhotoBrowserAnimator(
      duration: 0.15 * Double(abs(rate - start)), isEased: true,
      onProgress: { p in
        self.thumbnailLayout.expandingRate = start + (rate - start) * p
        self.thumbnailLayout.invalidateLayout()
      }, completion: {})
  }

  /// Moves to a thumbnail, which expands while the previous one collapses.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard collectionView === thumbnails, indexPath.item != activeIndex else { return }
    let former = IndexPath(item: activeIndex, section: 0)
    let (start, end) = (thumbnails.contentOffset.x, thumbnailLayout.offset(of: CGFloat(indexPath.item)))
    showPage(indexPath.item)
    animate(isEased: true, duration: 0.3) { p in
      self.update(former) { $0.expanding = 1 - p }
      self.update(indexPath) { $0.expanding = p }
      self.thumbnails.contentOffset.x = start + (end - start) * p
    } completion: {
      self.endAnimation()
    }
  }

  /// Deletes the active photo: it collapses, then the gap closes while its neighbour expands, then the data change.
  private func delete() {
    guard photos.indices.contains(activeIndex) else { return }
    let index = activeIndex
    let isLast = index == photos.count - 1
    let deleted = IndexPath(item: index, section: 0)
    let neighbour = IndexPath(item: isLast ? index - 1 : index + 1, section: 0)
    let (strip, pages) = (thumbnails.contentOffset.x, preview.contentOffset.x)
    let direction: CGFloat = isLast ? -1 : 1
    animate(duration: 0.15) { p in
      self.preview.cellForItem(at: deleted)?.alpha = 1 - p
      self.update(deleted) { ($0.expanding, $0.collapsing) = (1 - p, p) }
    } completion: {
      self.animate(duration: 0.15) { p in
        self.update(deleted) { ($0.collapsing, $0.closing) = (1, p) }
        self.update(neighbour) { $0.expanding = p }
        // The cells on one side stay in place, those on the other close the gap.
        self.thumbnails.contentOffset.x = strip + direction * self.thumbnailLayout.step / 2 * p
        if self.photos.count > 1 { self.preview.contentOffset.x = pages + direction * self.preview.bounds.width * p }
      } completion: {
        self.update {
          self.photos.remove(at: index)
          self.activeIndex = max(0, isLast ? index - 1 : index)
        } notify: {
          $0.deleteItems(at: [deleted])
        }
        self.endAnimation()
      }
    }
  }

  /// Appends a photo.
  private func add() {
    let added = IndexPath(item: photos.count, section: 0)
    update { [self] in
      photos.append(PhotoLibrary.samples[photos.count % PhotoLibrary.samples.count])
    } notify: {
      $0.insertItems(at: [added])
    }
  }

  /// Changes the photos, and notifies both collection views before either of them lays out.
  private func update(_ change: @escaping () -> Void, notify: @escaping (UICollectionView) -> Void) {
    thumbnails.performBatchUpdates { [self] in
      preview.performBatchUpdates { [self] in
        change()
        notify(preview)
      }
      notify(thumbnails)
    }
  }

  private func update(_ indexPath: IndexPath, _ change: @escaping @MainActor (inout PhotoBrowserThumbnail) -> Void) {
    thumbnailLayout.updates[indexPath] = {
      var cell = $0
      change(&cell)
      return cell
    }
  }

  /// Runs an animation in which only updates expand cells, and nothing is touched or scrolled.
  private func animate(
    isEased: Bool = false, duration: TimeInterval, _ step: @escaping @MainActor (CGFloat) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    unbind()
    view.isUserInteractionEnabled = false
    thumbnailLayout.expandingRate = 0
    PhotoBrowserAnimator(
      duration: duration, isEased: isEased,
      onProgress: { p in
        step(p)
        self.thumbnailLayout.invalidateLayout()
      }, completion: completion)
  }

  private func endAnimation() {
    thumbnailLayout.updates = [:]
    thumbnailLayout.expandingRate = 1
    thumbnailLayout.invalidateLayout()
    thumbnails.contentOffset.x = thumbnailLayout.offset(of: CGFloat(activeIndex))
    preview.contentOffset.x = CGFloat(activeIndex) * preview.bounds.width
    view.isUserInteractionEnabled = true
    bind()
  }

  // MARK: Data

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PhotoBrowserPageCell)?.imageView.image = photos[indexPath.item].image
    (cell as? ThumbnailCell)?.show(photos[indexPath.item], cornerRadius: 4)
    cell.alpha = 1
    cell.setNeedsLayout()
    return cell
  }
}
