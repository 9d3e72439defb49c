@testable import Gallery
import QuartzCore
import Stage
import Testing
import UIKit

/// The sentences of "Understanding the UICollectionViewLayout with the Photos App", on its own code.
@MainActor struct PhotoBrowserTests {
  private let controller = PhotoBrowserViewController()
  private let stage: Stage

  init() { stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller) }

  private var preview: UICollectionView { controller.preview }
  private var thumbnails: UICollectionView { controller.thumbnails }

  private func attributes(_ list: UICollectionView, _ item: Int) throws -> UICollectionViewLayoutAttributes {
    let rect = list.bounds.insetBy(dx: -list.bounds.width, dy: 0)
    let all = list.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return try #require(all.first { $0.indexPath.item == item })
  }

  private func width(_ item: Int) throws -> CGFloat { try attributes(thumbnails, item).size.width }

  private func press(_ title: String) throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"press\": \"\(title)\"}]"))
  }

  // MARK: 1. Parallax

  @Test func aPagesParallaxIsItsDistanceFromTheMiddleInPages() throws {
    preview.contentOffset.x = 97.5
    let (left, right) = (try attributes(preview, 0), try attributes(preview, 1))
    #expect((left as? PhotoBrowserAttributes)?.parallaxValue == -0.25 && left.transform.tx == -11)
    #expect((right as? PhotoBrowserAttributes)?.parallaxValue == 0.75 && right.transform.tx == 33)
    preview.contentOffset.x = 390
    #expect((try attributes(preview, 0) as? PhotoBrowserAttributes)?.parallaxValue == nil)
    #expect(try attributes(preview, 0).transform == .identity)
  }

  @Test func aPicturesLagsBehindItsPageByThreeTenths() throws {
    preview.contentOffset.x = 97.5
    stage.advance(by: 1.0 / 60)
    let cell = try #require(preview.cellForItem(at: [0, 0]) as? PhotoBrowserPageCell)
    #expect(abs(cell.imageView.transform.tx - 390 * 0.3 * 0.25) < 1e-9)
  }

  @Test func thePictureIsCutOffAtItsOwnRectangle() throws {
    let cell = try #require(preview.cellForItem(at: [0, 0]) as? PhotoBrowserPageCell)
    let mask = try #require(cell.layer.mask as? CAShapeLayer)
    let ratio = controller.photos[0].aspectRatio
    let box = try #require(mask.path?.boundingBox)
    #expect(abs(box.width / box.height - ratio) < 1e-6)
    #expect(abs(box.midX - cell.bounds.midX) < 1e-6 && abs(box.midY - cell.bounds.midY) < 1e-6)
    #expect(box.width == cell.bounds.width || box.height == cell.bounds.height)
  }

  @Test func attributesAreCopiedAndComparedWithTheirParallax() throws {
    let one = PhotoBrowserAttributes(forCellWith: [0, 0])
    one.parallaxValue = 0.5
    let other = try #require(one.copy() as? PhotoBrowserAttributes)
    #expect(other.parallaxValue == 0.5 && one.isEqual(other))
    other.parallaxValue = 0.6
    #expect(!one.isEqual(other))
  }

  // MARK: 2. Centring

  @Test func theFirstAndTheLastThumbnailCanBeInTheMiddle() {
    #expect(thumbnails.contentInset.left == (390 - 33) / 2 && thumbnails.contentInset.right == (390 - 33) / 2)
    let last = CGFloat(controller.photos.count - 1)
    let layout = controller.thumbnailLayout
    #expect(layout.offset(of: 0) == -thumbnails.contentInset.left)
    #expect(abs(layout.offset(of: last) - (thumbnails.contentSize.width + thumbnails.contentInset.right - 390)) < 1e-9)
  }

  @Test(arguments: [(0.4, 0), (0.6, 1), (3.2, 3), (99, 13), (-5, 0)])
  func scrollingStopsWithTheNearestThumbnailInTheMiddle(position: Double, expected: Int) {
    let layout = controller.thumbnailLayout
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: layout.offset(of: CGFloat(position)), y: 0), withScrollingVelocity: .zero)
    #expect(abs(target.x - layout.offset(of: CGFloat(expected))) < 1e-9)
  }

  // MARK: 3. The shape of the middle one

  @Test func theThumbnailInTheMiddleHasTheShapeOfItsPictureAndTheOthersAreNarrow() throws {
    #expect(abs(try width(0) - 66 * controller.photos[0].aspectRatio) < 1e-9)
    for item in 1..<4 { #expect(try width(item) == 33) }
    let extra = 66 * controller.photos[0].aspectRatio - 33
    #expect(abs(try attributes(thumbnails, 1).transform.tx - (extra + 20) / 2) < 1e-9)
  }

  @Test func halfwayBetweenTwoPagesBothThumbnailsAreHalfWideAndTheContentSizeIsTheSame() throws {
    let size = thumbnails.contentSize
    preview.contentOffset.x = 195
    stage.advance(by: 1.0 / 60)
    for item in 0...1 {
      let full = 66 * controller.photos[item].aspectRatio
      #expect(abs(try width(item) - (33 + (full - 33) / 2)) < 1e-6)
    }
    #expect(thumbnails.contentSize == size)
  }

  @Test func theStripFollowsThePagesContinuously() {
    for offset in stride(from: 0, through: 780, by: 130) {
      preview.contentOffset.x = CGFloat(offset)
      let expected = controller.thumbnailLayout.offset(of: CGFloat(offset) / 390)
      #expect(abs(thumbnails.contentOffset.x - expected) < 1e-9)
    }
  }

  // MARK: 4. The user

  @Test func thumbnailsAreAllNarrowWhileTheStripIsDraggedAndOneExpandsAtTheEnd() throws {
    let y = thumbnails.frame.midY
    stage.touchDown(at: CGPoint(x: 300, y: y))
    for step in 1...12 {
      stage.touchMove(to: CGPoint(x: 300 - CGFloat(step) * 6, y: y))
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.1)
    for item in 0..<4 { #expect(try width(item) == 33) }
    #expect(controller.activeIndex == 2)
    #expect(preview.contentOffset.x == 780 && preview.layer.animationKeys() == nil)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(abs(try width(controller.activeIndex) - 66 * controller.photos[controller.activeIndex].aspectRatio) < 1e-6)
  }

  @Test func aTappedThumbnailExpandsWhileThePreviousOneCollapses() throws {
    try ScriptPlayer(stage: stage).play(Script(json: "[{\"tapItem\": [0, 2], \"collectionView\": 1}]"))
    stage.advance(by: 0.15)
    for item in [0, 2] {
      let full = 66 * controller.photos[item].aspectRatio
      #expect(abs(try width(item) - (33 + (full - 33) / 2)) < 2)
    }
    stage.advance(by: 0.3)
    #expect(controller.activeIndex == 2 && preview.contentOffset.x == 780)
    #expect(abs(try width(2) - 66 * controller.photos[2].aspectRatio) < 1e-6)
  }

  // MARK: 5. Deletions

  @Test func aDeletedThumbnailCollapsesThenTheGapClosesThenTheDataChange() throws {
    let photos = controller.photos
    try press("Delete")
    stage.advance(by: 0.1)
    let collapsing = try attributes(thumbnails, 0)
    #expect(collapsing.alpha < 1 && collapsing.size.height < 66)
    #expect(try width(1) == 33)
    #expect(!controller.view.isUserInteractionEnabled && controller.photos.count == photos.count)
    stage.advance(by: 0.15)
    #expect(try attributes(thumbnails, 0).alpha == 0)
    #expect(try width(1) > 33)
    #expect(controller.photos.count == photos.count)
    stage.advance(by: 0.2)
    #expect(controller.photos.map { $0.title } == photos.dropFirst().map { $0.title })
    #expect(controller.view.isUserInteractionEnabled)
    #expect(abs(try width(0) - 66 * photos[1].aspectRatio) < 1e-6)
  }

  @Test func theDataChangeIsNotAnimated() throws {
    try press("Delete")
    let count = controller.photos.count
    while controller.photos.count == count { stage.advance(by: 1.0 / 120) }
    for list in [preview, thumbnails] {
      #expect(list.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    }
  }

  @Test func nothingJumpsWhenTheDataChange() throws {
    func middle(_ title: String) throws -> CGFloat {
      let item = try #require(controller.photos.firstIndex { $0.title == title })
      let cell = try #require(thumbnails.cellForItem(at: [0, item]))
      return cell.convert(CGPoint(x: cell.bounds.midX, y: 0), to: nil).x
    }
    try press("Delete")
    let count = controller.photos.count
    let title = controller.photos[2].title
    var last = try middle(title)
    while controller.photos.count == count {
      stage.advance(by: 1.0 / 120)
      let now = try middle(title)
      #expect(abs(now - last) < 12)
      last = now
    }
  }

  @Test func deletingTheLastPhotoClosesTheGapFromTheOtherSide() throws {
    preview.contentOffset.x = 13 * 390
    stage.advance(by: 0.1)
    #expect(controller.activeIndex == 13)
    try press("Delete")
    stage.advance(by: 1)
    #expect(controller.activeIndex == 12 && controller.photos.count == 13)
    #expect(abs(preview.contentOffset.x - 12 * 390) < 1e-9)
  }

  @Test func everyPhotoCanBeDeletedAndOneAddedAgain() throws {
    for _ in 0..<14 {
      try press("Delete")
      stage.advance(by: 0.5)
    }
    #expect(controller.photos.isEmpty)
    try press("Delete")
    try press("Add")
    stage.advance(by: 0.5)
    #expect(controller.photos.count == 1 && preview.numberOfItems(inSection: 0) == 1)
  }

  // MARK: 6. Rotation

  @Test func theActivePhotoStaysInTheMiddleWhenTheDeviceRotates() {
    preview.contentOffset.x = 3 * 390
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 844, height: 390), duration: 0.4)
    stage.advance(by: 1)
    #expect(controller.activeIndex == 3 && preview.contentOffset.x == 3 * 844)
    #expect(abs(thumbnails.contentOffset.x - controller.thumbnailLayout.offset(of: 3)) < 1e-9)
  }
}
