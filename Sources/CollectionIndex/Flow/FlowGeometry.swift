// Flow layout without views. `FlowSectionMetrics` holds the values of the layout and its delegate for a section;
// `FlowLines` breaks its items into lines; `FlowGeometry` stacks the sections and answers queries; `FlowPinning` keeps
// headers and footers visible.

import CoreGraphics
import Foundation

/// The geometry of a flow layout: consecutive sections of a header, the items in lines, and a footer. A value that
/// stores a few numbers per section, and 16 bytes per item and 4 to 8 per line only in sections with items of different
/// sizes.
///
/// Items begin at whole pixels: the nearest ones to the exact positions, from which everything else is computed. Sizes
/// are not rounded, and neither are headers and footers.
package struct FlowGeometry {
  package let axis: LayoutAxis
  /// The extent across the scroll direction, in points.
  package let breadth: CGFloat
  /// Whether lines, or in a horizontal layout the sections, run from right to left.
  package let isMirrored: Bool
  /// The number of pixels per point; 0 if items begin anywhere.
  package let scale: CGFloat
  package let sections: [Section]
  /// The distance by which items extend beyond their sections because of negative insets and of rounding.
  private let overhang: CGFloat

  package struct Section {
    package let lines: FlowLines
    let count: Int
    /// The start of the header.
    let start: CGFloat
    let headerLength: CGFloat
    /// The start of the first line.
    let itemsStart: CGFloat
    let itemsSide: CGFloat
    /// The start of the footer.
    let footerStart: CGFloat
    let footerLength: CGFloat

    var headerEnd: CGFloat { start + headerLength }
    var end: CGFloat { footerStart + footerLength }
  }

  /// Creates a geometry. O(sections), and linear in the items of sections whose items have different sizes.
  /// - Parameters:
  ///   - scale: The number of pixels per point; 0 for items that begin anywhere.
  ///   - old: A geometry whose lines are reused for all sections that have not changed.
  ///   - changed: The sections that have changed.
  package init(
    sections metrics: [FlowSectionMetrics], axis: LayoutAxis, breadth: CGFloat, isMirrored: Bool = false,
    scale: CGFloat = 0, keeping old: FlowGeometry? = nil, changed: Set<Int> = []
  ) {
    self.axis = axis
    self.breadth = breadth
    self.isMirrored = isMirrored
    self.scale = scale
    let halfPixel = scale > 0 ? 0.5 / scale : 0
    var sections: [Section] = []
    sections.reserveCapacity(metrics.count)
    var start: CGFloat = 0
    var overhang: CGFloat = 0
    for (index, metrics) in metrics.enumerated() {
      let kept = changed.contains(index) ? nil : old?.sections[index].lines
      let lines = kept ?? FlowLines(metrics, axis: axis, breadth: breadth - metrics.insets.breadth)
      let headerLength = axis.length(of: metrics.headerSize)
      let itemsStart = start + headerLength + metrics.insets.before
      let itemsEnd = itemsStart + lines.length
      let section = Section(
        lines: lines, count: metrics.items.count, start: start, headerLength: headerLength, itemsStart: itemsStart,
        itemsSide: metrics.insets.lineStart,
        footerStart: max(start + headerLength, itemsEnd + metrics.insets.after),
        footerLength: axis.length(of: metrics.footerSize))
      if section.count > 0 {
        overhang = max(overhang, start - itemsStart + halfPixel, itemsEnd - section.end + halfPixel)
      }
      sections.append(section)
      start = section.end
    }
    self.sections = sections
    self.overhang = overhang
  }

  package var contentSize: CGSize { axis.size(length: sections.last?.end ?? 0, breadth: breadth) }

  /// Converts a box to content coordinates.
  private func frame(of box: AxisBox) -> CGRect {
    let rect = axis.rect(of: box)
    return isMirrored ? mirrored(rect) : rect
  }

  /// Converts the box of an item to content coordinates, at whole pixels.
  private func itemFrame(of box: AxisBox) -> CGRect {
    var frame = frame(of: box)
    guard scale > 0 else { return frame }
    frame.origin = CGPoint(x: atPixel(frame.origin.x), y: atPixel(frame.origin.y))
    return frame
  }

  /// Rounds a coordinate to whole pixels. Most are there already, which is cheaper to find out than to round.
  private func atPixel(_ coordinate: CGFloat) -> CGFloat {
    let pixels = coordinate * scale
    guard abs(pixels) < 0x1p52 else { return coordinate }  // has no fraction
    return (CGFloat(Int64(pixels)) == pixels ? pixels : pixels.rounded()) / scale
  }

  /// Converts a rectangle in content coordinates to lengths and breadths.
  package func box(of rect: CGRect) -> AxisBox { axis.box(of: isMirrored ? mirrored(rect) : rect) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  // MARK: Single elements

  /// Returns the frame of an item, or nil if there is no such item.
  package func frame(ofItem indexPath: IndexPath) -> CGRect? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
    return itemFrame(of: section.placed(section.lines.box(at: indexPath.item)))
  }

  /// Returns the frame of a header, or nil if there is no such section or it has no header. O(1).
  package func frame(ofHeader index: Int, pinning: FlowPinning?) -> CGRect? {
    guard sections.indices.contains(index), sections[index].headerLength > 0 else { return nil }
    return frame(of: headerBox(of: sections[index], pinning))
  }

  /// Returns the frame of a footer, or nil if there is no such section or it has no footer. O(1).
  package func frame(ofFooter index: Int, pinning: FlowPinning?) -> CGRect? {
    guard sections.indices.contains(index), sections[index].footerLength > 0 else { return nil }
    return frame(of: footerBox(of: sections[index], pinning))
  }

  private func headerBox(of section: Section, _ pinning: FlowPinning?) -> AxisBox {
    let start = pinning?.headerStart(of: section) ?? section.start
    return AxisBox(start: start, length: section.headerLength, side: 0, breadth: breadth)
  }

  private func footerBox(of section: Section, _ pinning: FlowPinning?) -> AxisBox {
    let start = pinning?.footerStart(of: section) ?? section.footerStart
    return AxisBox(start: start, length: section.footerLength, side: 0, breadth: breadth)
  }

  // MARK: Queries

  package struct Element: Equatable {
    package enum Kind: Equatable { case item, header, footer }
    package let kind: Kind
    package let section: Int
    /// The item; 0 for headers and footers.
    package let item: Int
    package let frame: CGRect
  }

  /// Returns the elements that overlap a rectangle in an area: for each section the header, the items, the footer.
  /// O(log sections + log lines + elements found).
  package func elements(in rect: CGRect, pinning: FlowPinning?) -> [Element] {
    let span = box(of: rect)
    let halfPixel = scale > 0 ? 0.5 / scale : 0
    var found: [Element] = []
    found.reserveCapacity(32)  // enough for a screen of rows without another allocation
    for index in sections(in: rect) {
      let section = sections[index]
      func add(_ kind: Element.Kind, _ item: Int, _ box: AxisBox) {
        guard box.meets(span) else { return }
        found.append(Element(kind: kind, section: index, item: item, frame: frame(of: box)))
      }
      add(.header, 0, headerBox(of: section, pinning))
      section.lines.forEachBox(
        from: span.start - section.itemsStart - halfPixel, to: span.end - section.itemsStart + halfPixel
      ) {
        let frame = itemFrame(of: section.placed($1))
        guard box(of: frame).meets(span) else { return }
        found.append(Element(kind: .item, section: index, item: $0, frame: frame))
      }
      add(.footer, 0, footerBox(of: section, pinning))
    }
    return found
  }

  /// Returns the sections that may have elements in a rectangle. O(log sections).
  package func sections(in rect: CGRect) -> Range<Int> {
    let span = box(of: rect)
    let first = sections.partitioningIndex { $0.end + overhang > span.start }
    let last = sections.partitioningIndex { $0.start - overhang >= span.end }
    return first..<max(first, last)
  }
}

extension FlowGeometry.Section {
  /// Converts a box from the coordinates of the section's lines to those of the content.
  fileprivate func placed(_ box: AxisBox) -> AxisBox {
    AxisBox(start: itemsStart + box.start, length: box.length, side: itemsSide + box.side, breadth: box.breadth)
  }
}
