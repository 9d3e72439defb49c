// Demo D when photos are deleted and added, read from the scene.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct PhotosDeletionTests {
  /// The state of a deletion after a time: the collapse of the thumbnail and the closing of the gap.
  private func phases(_ time: Double) -> (collapse: Double, closing: Double) {
    (min(time / 0.15, 1), min(max((time - 0.15) / 0.15, 0), 1))
  }

  /// Deletes the photo in the middle and compares what is seen with the rules.
  /// - Parameter next: which photo takes its place, by its number before the deletion.
  private func checkDeletion(of item: Int, next: Int, in screen: PhotosScreen) throws {
    let stage = screen.stage
    let titles = screen.controller.photos.map { $0.title }
    func extra(_ item: Int) -> Double {
      Double(66 * screen.controller.photos[item].aspectRatio) - 33
    }
    let extras = titles.indices.map { extra($0) }
    try screen.press("Delete")
    let start = stage.time
    for time in [0.05, 0.1, 0.15, 0.2, 0.25] {
      stage.advance(by: start + time - stage.time)
      let (collapse, closing) = phases(time)
      let cells = screen.strip.cells
      let gone = try #require(cells[item])
      #expect(near(gone.opacity, 1 - collapse))
      #expect(near(gone.bounds.width, (33 + extras[item] * (1 - closing)) * (1 - collapse)))
      #expect(near(gone.bounds.height, 66 * (1 - collapse)))
      #expect(near(try #require(screen.pages.cells[item]).opacity, 1 - collapse))
      for other in cells.keys where other != item {
        let seen = try screen.thumbnail(other)
        let expansion = other == next ? closing : 0
        #expect(near(seen.width, 33 + extras[other] * expansion))
        // Those beyond the gap close it; the deleted one stops pushing, the next one begins to.
        var middle = 195 + Double(other - item) * 37
        if next > item, other > item { middle -= 37 * closing }
        if next < item, other < item { middle += 37 * closing }
        middle += (other > item ? 1 : -1) * (extras[item] + 20) / 2 * (1 - closing)
        if other != next { middle += (other > next ? 1 : -1) * (extras[next] + 20) / 2 * closing }
        #expect(near(seen.middle, middle))
      }
      #expect(screen.controller.photos.count == titles.count)
    }
    stage.advance(by: start + 0.3 - stage.time)
    var left = titles
    left.remove(at: item)
    #expect(screen.controller.photos.map { $0.title } == left)
    let place = next > item ? item : item - 1
    for _ in 0..<3 {
      #expect(near(try screen.thumbnail(place).middle, 195))
      #expect(near(try screen.thumbnail(place).width, 33 + extras[next]))
      #expect(screen.pagePosition == Double(place) && screen.stripPosition == Double(place))
      #expect(screen.caption == "\(titles[next]), \(place + 1) of \(titles.count - 1)")
      #expect(
        !stage.scene.nodes.contains { node in
          if case .element(let element) = node.content { return element.isDisappearing && node.opacity > 0 }
          return false
        })
      stage.advance(by: 1.0 / 60)
    }
  }

  @Test func theFirstPhotoIsDeleted() throws { try checkDeletion(of: 0, next: 1, in: PhotosScreen()) }

  @Test func aPhotoInTheMiddleIsDeleted() throws {
    let screen = PhotosScreen()
    try screen.tapThumbnail(3)
    try screen.settle()
    try checkDeletion(of: 3, next: 4, in: screen)
  }

  @Test func theLastPhotoIsDeletedTowardsTheLeft() throws {
    let screen = PhotosScreen(count: 4)
    try screen.tapThumbnail(3)
    try screen.settle()
    try checkDeletion(of: 3, next: 2, in: screen)
  }

  @Test func deletingDownToNothingAndAddingAgain() throws {
    let screen = PhotosScreen(count: 3)
    for _ in 0..<3 {
      try screen.press("Delete")
      screen.stage.advance(by: 0.4)
    }
    #expect(screen.controller.photos.isEmpty && screen.strip.cells.isEmpty && screen.pages.cells.isEmpty)
    #expect(screen.caption == "No photos")
    try screen.press("Delete")  // does nothing
    screen.fling(y: screen.stripY, by: -100)
    screen.fling(y: 300, by: -100)
    try screen.settle()
    for count in 1...2 {
      try screen.press("Add")
      try screen.settle()
      #expect(screen.caption == "Dawn, 1 of \(count)")
      let first = try screen.thumbnail(0)
      #expect(near(first.middle, 195) && near(first.width, 66 * 1.5))
      #expect(screen.pagePosition == 0)
    }
  }

  @Test func noPhotoAndOnePhotoWork() throws {
    for count in 0...1 {
      let screen = PhotosScreen(count: count)
      for y in [300, screen.stripY] {
        for way in [-120.0, 120] {
          screen.fling(y: y, by: way)
          try screen.settle()
        }
      }
      screen.stage.resize(to: CGSize(width: 844, height: 390))
      try screen.settle()
      #expect(screen.strip.cells.count == count && screen.pages.cells.count == count)
      #expect(screen.pagePosition == 0)
      if count == 1 { #expect(near(try screen.thumbnail(0).middle, 422)) }
    }
  }

  @Test func anAddedPhotoIsTheLastOneAndTheOneInTheMiddleStays() throws {
    let screen = PhotosScreen(count: 5)
    try screen.tapThumbnail(1)
    try screen.settle()
    try screen.press("Add")
    #expect(screen.controller.photos.map { $0.title }.last == "Dawn")
    #expect(screen.caption == "Sunflower, 2 of 6")
    #expect(screen.stripPosition == 1 && screen.pagePosition == 1)
  }

  @Test func duringADeletionNothingCanBeTouchedAndNeitherViewHasADelegate() throws {
    let screen = PhotosScreen()
    try screen.press("Delete")
    screen.stage.advance(by: 0.1)
    #expect(screen.controller.preview.delegate == nil && screen.controller.filmstrip.delegate == nil)
    screen.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.05)
    screen.stage.tap(at: CGPoint(x: 330, y: screen.stripY))
    try screen.press("Delete")
    try screen.press("Add")
    #expect(screen.pagePosition == 0 && screen.stripPosition == 0)
    try screen.settle()
    #expect(screen.controller.photos.count == 13)
    #expect(screen.pagePosition == 0 && screen.stripPosition == 0)
    #expect(screen.controller.preview.delegate != nil && screen.controller.filmstrip.delegate != nil)
    try screen.tapThumbnail(1)
    try screen.settle()
    #expect(screen.pagePosition == 1)
  }

  @Test func deletingInTheMiddleOfAThrowEndsItAndKeepsBothInStep() throws {
    for delay in [0.02, 0.1, 0.3] {
      for isStrip in [true, false] {
        let screen = PhotosScreen()
        screen.fling(y: isStrip ? screen.stripY : 300, by: -150)
        screen.stage.advance(by: delay)
        let title = screen.caption.components(separatedBy: ",")[0]
        try screen.press("Delete")
        try screen.settle()
        #expect(!screen.controller.photos.contains { $0.title == title })
        #expect(screen.stripPosition == screen.pagePosition && screen.stripPosition == screen.stripPosition.rounded())
      }
    }
  }

  @Test func aPhotoAddedDuringADeletionComesWhenThatIsOver() throws {
    let screen = PhotosScreen(count: 2)
    try screen.press("Delete")
    screen.stage.advance(by: 0.1)
    let photo = PhotoLibrary.samples[5]
    screen.controller.add(photo)
    #expect(screen.controller.photos.count == 2)
    try screen.settle()
    #expect(screen.controller.photos.map { $0.title } == [PhotoLibrary.samples[1].title, photo.title])
    #expect(screen.caption == PhotoLibrary.samples[1].title + ", 1 of 2")
    #expect(screen.pages.cells.count == 1 && screen.strip.cells.count == 2)
  }

  @Test func withReducedMotionADeletionCrossFades() throws {
    let screen = PhotosScreen()
    screen.stage.isReduceMotionEnabled = true
    defer { screen.stage.isReduceMotionEnabled = false }
    try screen.press("Delete")
    #expect(screen.controller.photos.count == 13)
    screen.stage.advance(by: 0.1)
    #expect(screen.stage.scene.nodes.contains { $0.opacity > 0.2 && $0.opacity < 0.8 })
    try screen.settle()
    #expect(near(try screen.thumbnail(0).width, 66))
  }

  @Test func actionsAreDisabledFromThePreparationOfAnUpdateToItsEnd() throws {
    @MainActor final class Witness: FilmstripLayout {
      var seen: [Bool] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        seen.append(CATransaction.disableActions())
        super.prepare(forCollectionViewUpdates: updateItems)
        seen.append(CATransaction.disableActions())
      }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        seen.append(CATransaction.disableActions())
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalizeCollectionViewUpdates() {
        seen.append(CATransaction.disableActions())
        super.finalizeCollectionViewUpdates()
        seen.append(CATransaction.disableActions())
      }
    }
    let layout = Witness()
    let screen = PhotosScreen(filmstripLayout: layout)
    try screen.press("Delete")
    try screen.settle()
    #expect(layout.seen.prefix(2) == [false, true])
    #expect(layout.seen.suffix(2) == [true, false])
    #expect(layout.seen.count > 5 && !layout.seen.dropFirst().dropLast().contains(false))
  }
}
