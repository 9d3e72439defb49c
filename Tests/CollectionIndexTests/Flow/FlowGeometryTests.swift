// Sections, headers and footers of a flow layout, and its queries; numbers only, no views.

import Foundation
import Testing

@testable import CollectionIndex

@Suite struct FlowGeometryTests {
  static func section(
    _ count: Int, insets: FlowInsets = .zero, header: CGFloat = 0, footer: CGFloat = 0,
    size: CGSize = CGSize(width: 100, height: 40)
  ) -> FlowSectionMetrics {
    FlowSectionMetrics(
      insets: insets, lineSpacing: 10, itemSpacing: 10, headerSize: CGSize(width: header, height: header),
      footerSize: CGSize(width: footer, height: footer), items: .same(size, count: count))
  }

  @Test func sectionsFollowOneAnotherWithHeaderInsetsItemsAndFooter() {
    let insets = FlowInsets(before: 5, after: 15, lineStart: 10, lineEnd: 20)
    let geometry = FlowGeometry(
      sections: [Self.section(4, insets: insets, header: 30, footer: 20), Self.section(1, header: 25)], axis: .vertical,
      breadth: 350)
    #expect(geometry.frame(ofHeader: 0, pinning: nil) == CGRect(x: 0, y: 0, width: 350, height: 30))
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 0)) == CGRect(x: 10, y: 35, width: 100, height: 40))
    #expect(geometry.frame(ofItem: IndexPath(item: 2, section: 0)) == CGRect(x: 230, y: 35, width: 100, height: 40))
    #expect(geometry.frame(ofItem: IndexPath(item: 3, section: 0)) == CGRect(x: 10, y: 85, width: 100, height: 40))
    #expect(geometry.frame(ofFooter: 0, pinning: nil) == CGRect(x: 0, y: 140, width: 350, height: 20))
    #expect(geometry.frame(ofHeader: 1, pinning: nil) == CGRect(x: 0, y: 160, width: 350, height: 25))
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 1)) == CGRect(x: 0, y: 185, width: 100, height: 40))
    #expect(geometry.frame(ofFooter: 1, pinning: nil) == nil)
    #expect(geometry.contentSize == CGSize(width: 350, height: 225))
  }

  @Test func horizontallyLinesAreColumns() {
    let insets = FlowInsets(before: 5, after: 15, lineStart: 10, lineEnd: 20)
    let geometry = FlowGeometry(
      sections: [Self.section(3, insets: insets, header: 30, footer: 20), Self.section(1, header: 25)],
      axis: .horizontal, breadth: 130)
    // Room for columns: 100; two items of 40 with 20 between.
    #expect(geometry.frame(ofHeader: 0, pinning: nil) == CGRect(x: 0, y: 0, width: 30, height: 130))
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 0)) == CGRect(x: 35, y: 10, width: 100, height: 40))
    #expect(geometry.frame(ofItem: IndexPath(item: 1, section: 0)) == CGRect(x: 35, y: 70, width: 100, height: 40))
    #expect(geometry.frame(ofItem: IndexPath(item: 2, section: 0)) == CGRect(x: 145, y: 10, width: 100, height: 40))
    #expect(geometry.frame(ofFooter: 0, pinning: nil) == CGRect(x: 260, y: 0, width: 20, height: 130))
    #expect(geometry.frame(ofHeader: 1, pinning: nil) == CGRect(x: 280, y: 0, width: 25, height: 130))
    #expect(geometry.contentSize == CGSize(width: 405, height: 130))
  }

  @Test func anEmptySectionKeepsItsHeaderInsetsAndFooter() {
    let insets = FlowInsets(before: 5, after: 7, lineStart: 0, lineEnd: 0)
    let geometry = FlowGeometry(
      sections: [Self.section(0, insets: insets, header: 30, footer: 20), Self.section(0), Self.section(1)],
      axis: .vertical, breadth: 350)
    #expect(geometry.frame(ofFooter: 0, pinning: nil) == CGRect(x: 0, y: 42, width: 350, height: 20))
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 2)) == CGRect(x: 0, y: 62, width: 100, height: 40))
    #expect(geometry.contentSize.height == 102)
  }

  @Test func sectionsOfHeadersOnlyAreFound() {
    let geometry = FlowGeometry(
      sections: (0..<50).map { _ in Self.section(0, header: 30) }, axis: .vertical, breadth: 300)
    let found = geometry.elements(in: CGRect(x: 0, y: 100, width: 300, height: 60), pinning: nil)
    #expect(found.map { $0.section } == [3, 4, 5])
    #expect(found.allSatisfy { $0.kind == .header })
    #expect(found[0].frame == CGRect(x: 0, y: 90, width: 300, height: 30))
  }

  @Test func whatDoesNotExistHasNoFrame() {
    let geometry = FlowGeometry(sections: [Self.section(2, header: 10)], axis: .vertical, breadth: 300)
    #expect(geometry.frame(ofItem: IndexPath(item: 2, section: 0)) == nil)
    #expect(geometry.frame(ofItem: IndexPath(item: -1, section: 0)) == nil)
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 1)) == nil)
    #expect(geometry.frame(ofHeader: 1, pinning: nil) == nil)
    #expect(geometry.frame(ofFooter: -1, pinning: nil) == nil)
    let nothing = FlowGeometry(sections: [], axis: .vertical, breadth: 300)
    #expect(nothing.contentSize == CGSize(width: 300, height: 0))
    #expect(nothing.elements(in: CGRect(x: 0, y: 0, width: 300, height: 300), pinning: nil).isEmpty)
  }

  @Test func itemsThatNegativeInsetsPushOutOfTheirSectionAreFound() {
    let insets = FlowInsets(before: -100, after: 0, lineStart: 0, lineEnd: 0)
    let geometry = FlowGeometry(
      sections: [Self.section(30), Self.section(1, insets: insets)], axis: .vertical, breadth: 100)
    let frame = CGRect(x: 0, y: 1390, width: 100, height: 40)
    #expect(geometry.frame(ofItem: IndexPath(item: 0, section: 1)) == frame)
    let found = geometry.elements(in: CGRect(x: 0, y: 1380, width: 100, height: 20), pinning: nil)
    #expect(found.map { $0.section } == [0, 1])
  }

  @Test func itemsBeginAtTheNearestPixelAndKeepTheirSize() {
    // Four of 80 in 351 points: 10 1/3 between them.
    let insets = FlowInsets(before: 4.25, after: 6, lineStart: 12, lineEnd: 12)
    let metrics = Self.section(3, insets: insets, header: 30.25, size: CGSize(width: 80, height: 40.1))
    func geometry(_ scale: CGFloat, isMirrored: Bool = false) -> FlowGeometry {
      FlowGeometry(sections: [metrics], axis: .vertical, breadth: 375, isMirrored: isMirrored, scale: scale)
    }
    func frames(_ geometry: FlowGeometry) -> [CGRect?] {
      (0..<3).map { geometry.frame(ofItem: IndexPath(item: $0, section: 0)) }
    }
    func expected(_ places: [CGFloat]) -> [CGRect?] {
      places.map { CGRect(x: $0, y: 34.5, width: 80, height: 40.1) }
    }
    #expect(frames(geometry(2)) == expected([12, 102.5, 192.5]))
    #expect(frames(geometry(2, isMirrored: true)) == expected([283, 192.5, 102.5]))
    #expect(frames(geometry(1)).map { $0?.minX } == [12, 102, 193])
    // What is not an item, and the length of everything, is not rounded.
    #expect(geometry(2).frame(ofHeader: 0, pinning: nil)?.height == 30.25)
    #expect(geometry(2).contentSize == CGSize(width: 375, height: 30.25 + 4.25 + 40.1 + 6))
    let found = geometry(2).elements(in: CGRect(x: 0, y: 0, width: 375, height: 300), pinning: nil)
    #expect(found.filter { $0.kind == .item }.map { $0.frame } == frames(geometry(2)))
  }

  @Test func aQueryFindsAnItemWhereRoundingPutsIt() {
    // Lines begin at 0, 50.3, 100.6 and at pixels 0, 50, 101.
    let sections = [Self.section(3, size: CGSize(width: 300, height: 40.3)), Self.section(0, header: 20)]
    let geometry = FlowGeometry(sections: sections, axis: .vertical, breadth: 300, scale: 1)
    func found(_ y: CGFloat, _ height: CGFloat) -> [Int] {
      geometry.elements(in: CGRect(x: 0, y: y, width: 300, height: height), pinning: nil)
        .filter { $0.kind == .item }.map { $0.item }
    }
    #expect(found(50, 0.2) == [1])
    #expect(found(100.6, 0.3) == [])
    #expect(found(141, 0.2) == [2])  // it ends at 141.3, and its section at 140.9
  }

  /// A small generator, the same in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static func randomMetrics(_ numbers: inout Numbers) -> FlowSectionMetrics {
    let count = Int.random(in: 0...40, using: &numbers)
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers).rounded() }
    let size = CGSize(width: length(5...400), height: length(0...90))
    let varies = Bool.random(using: &numbers)
    let items = FlowItemSizes(count: count) { _ in
      varies ? CGSize(width: length(5...400), height: length(0...90)) : size
    }
    let insets = FlowInsets(
      before: length(-30...30), after: length(-30...30), lineStart: length(0...20), lineEnd: length(0...20))
    return FlowSectionMetrics(
      insets: insets, lineSpacing: length(-30...30), itemSpacing: length(0...30),
      headerSize: CGSize(width: 0, height: max(0, length(-20...30))),
      footerSize: CGSize(width: 0, height: length(0...30)), items: items)
  }

  @Test func aQueryFindsExactlyTheElementsWhoseFramesMeetTheRectangle() {
    var numbers = Numbers(state: 7)
    for round in 0..<200 {
      let metrics = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in Self.randomMetrics(&numbers) }
      let geometry = FlowGeometry(
        sections: metrics, axis: .vertical, breadth: 300.7, isMirrored: round % 5 == 0, scale: CGFloat(round % 4))
      for _ in 0..<10 {
        let top = CGFloat.random(in: -100...geometry.contentSize.height + 100, using: &numbers).rounded()
        let rect = CGRect(x: 0, y: top, width: 300, height: CGFloat.random(in: 1...300, using: &numbers).rounded())
        let pinning = FlowPinning(
          pinsHeaders: round % 2 == 0, pinsFooters: round % 3 == 0, visibleStart: rect.minY, visibleEnd: rect.maxY)
        func meets(_ frame: CGRect) -> Bool {
          frame.width > 0 && frame.height > 0 && frame.minY < rect.maxY && frame.maxY > rect.minY
            && frame.minX < rect.maxX && frame.maxX > rect.minX
        }
        var expected: [FlowGeometry.Element] = []
        for section in metrics.indices {
          if let frame = geometry.frame(ofHeader: section, pinning: pinning), meets(frame) {
            expected.append(.init(kind: .header, section: section, item: 0, frame: frame))
          }
          for item in 0..<metrics[section].items.count {
            let frame = geometry.frame(ofItem: IndexPath(item: item, section: section))!
            if meets(frame) { expected.append(.init(kind: .item, section: section, item: item, frame: frame)) }
          }
          if let frame = geometry.frame(ofFooter: section, pinning: pinning), meets(frame) {
            expected.append(.init(kind: .footer, section: section, item: 0, frame: frame))
          }
        }
        #expect(geometry.elements(in: rect, pinning: pinning) == expected)
      }
    }
  }

  // MARK: Pinning

  /// Two sections of 30 + 190 + 20 and a header, a footer each.
  static let pinned = FlowGeometry(
    sections: [section(4, header: 30, footer: 20), section(4, header: 30, footer: 20)], axis: .vertical, breadth: 100)

  static func pinning(_ start: CGFloat, _ end: CGFloat) -> FlowPinning {
    FlowPinning(pinsHeaders: true, pinsFooters: true, visibleStart: start, visibleEnd: end)
  }

  @Test func aHeaderSticksToTheBeginningUntilItsFooterPushesIt() {
    func header(_ start: CGFloat) -> CGFloat? {
      Self.pinned.frame(ofHeader: 0, pinning: Self.pinning(start, start + 100))?.minY
    }
    #expect(header(-40) == 0)
    #expect(header(0) == 0)
    #expect(header(75) == 75)
    #expect(header(190) == 190)
    #expect(header(200) == 190)  // the footer begins at 220
    #expect(header(1000) == 190)
  }

  @Test func aFooterSticksToTheEndWhileItsSectionIsInView() {
    func footer(_ end: CGFloat) -> CGFloat? {
      Self.pinned.frame(ofFooter: 0, pinning: Self.pinning(end - 100, end))?.minY
    }
    #expect(footer(10) == 30)  // not above its header
    #expect(footer(50) == 30)
    #expect(footer(100) == 80)
    #expect(footer(240) == 220)
    #expect(footer(500) == 220)
  }

  @Test func onlyTheSectionsInViewAreTouched() {
    let geometry = FlowGeometry(
      sections: (0..<1000).map { _ in Self.section(2, header: 30) }, axis: .vertical, breadth: 100)
    // Sections of 120.
    #expect(geometry.sections(in: CGRect(x: 0, y: 1210, width: 100, height: 240)) == 10..<13)
    let found = geometry.elements(
      in: CGRect(x: 0, y: 1210, width: 100, height: 240), pinning: Self.pinning(1210, 1450))
    #expect(found.filter { $0.kind == .header }.map { $0.frame.minY } == [1210, 1320, 1440])
  }
}
