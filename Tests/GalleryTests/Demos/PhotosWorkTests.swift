// How much work demo D does in a frame, counted.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor private final class CountingFilmstrip: FilmstripLayout {
  var attributes = 0
  var rects = 0
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes += 1
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    rects += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

@MainActor private final class CountingPages: ParallaxPagingLayout {
  var attributes = 0
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes += 1
    return super.layoutAttributesForItem(at: indexPath)
  }
}

@MainActor @Suite struct PhotosWorkTests {
  private struct Work: Equatable {
    var thumbnails: [Int] = []
    var pages: [Int] = []
    var rects: [Int] = []
    var evaluations: [Int] = []
    var ratios: [Int] = []
    var cells: [Int] = []
  }

  /// Frame by frame.
  private func work(_ count: Int) throws -> Work {
    let strip = CountingFilmstrip()
    let pages = CountingPages()
    let screen = PhotosScreen(count: count, previewLayout: pages, filmstripLayout: strip)
    var ratios = 0
    let ratio = try #require(strip.aspectRatio)
    strip.aspectRatio = { indexPath in
      ratios += 1
      return ratio(indexPath)
    }
    var work = Work()
    func note() {
      work.thumbnails.append(strip.attributes)
      work.pages.append(pages.attributes)
      work.rects.append(strip.rects)
      work.evaluations.append(screen.stage.window.layer.context!.evaluations)
      work.ratios.append(ratios)
      work.cells.append(screen.controller.filmstrip.visibleCells.count)
      (strip.attributes, pages.attributes, strip.rects, ratios) = (0, 0, 0, 0)
    }
    let evaluations = screen.stage.window.layer.context!.evaluations
    note()
    try screen.drag(y: 300, by: -180, look: note)
    try screen.settle(note)
    try screen.drag(y: screen.stripY, by: -100, look: note)
    try screen.settle(note)
    try screen.press("Delete")
    try screen.settle(note)
    try screen.tapThumbnail(5)
    try screen.settle(note)
    work.evaluations = work.evaluations.map { $0 - evaluations }
    return work
  }

  @Test func aFrameWithTenThousandPhotosIsAsMuchWorkAsWithTwenty() throws {
    let few = try work(20)
    let many = try work(10_000)
    #expect(few == many)
    #expect(many.thumbnails.count > 100)
    // About a dozen thumbnails and three pages are on screen.
    #expect(try #require(many.thumbnails.dropFirst().max()) < 120)
    #expect(try #require(many.pages.dropFirst().max()) < 24)
    #expect(try #require(many.ratios.dropFirst().max()) < 16)
  }

  @Test func nothingIsDoneAtRest() throws {
    let strip = CountingFilmstrip()
    let screen = PhotosScreen(filmstripLayout: strip)
    try screen.settle()
    strip.attributes = 0
    #expect(!screen.stage.needsFrame)
    for _ in 0..<10 { screen.stage.advance(by: 1.0 / 60) }
    #expect(strip.attributes == 0)
  }
}
