import CoreGraphics
import Foundation

/// Where everything in a flow layout is: sections one after the other, each a header, the items in lines, and a
/// footer. A value; it keeps a few numbers per section, and 16 bytes per item and 4 to 8 per line only where items of
/// a section have different sizes.
package struct FlowGeometry {
  package let axis: FlowAxis
  /// Across the scroll direction, in points.
  package let breadth: CGFloat
  /// Lines, or in a horizontal layout the sections, run from right to left.
  package let isMirrored: Bool
  package let sections: [Section]
  /// How far items stick out of their sections, which negative insets cause.
  private let overhang: CGFloat

  package struct Section {
    package let lines: FlowLines
    let count: Int
    /// Where the header begins.
    let start: CGFloat
    let headerLength: CGFloat
    /// Where the first line begins.
    let itemsStart: CGFloat
    let itemsSide: CGFloat
    /// Where the footer begins.
    let footerStart: CGFloat
    let footerLength: CGFloat

    var headerEnd: CGFloat { start + headerLength }
    var end: CGFloat { footerStart + footerLength }
  }

  /// O(sections), and linear in the items of sections whose items have different sizes.
  /// - Parameters:
  ///   - old: whose lines are kept, of all sections that have not changed.
  ///   - changed: the sections that have.
  package init(
    sections metrics: [FlowSectionMetrics], axis: FlowAxis, breadth: CGFloat, isMirrored: Bool = false,
    keeping old: FlowGeometry? = nil, changed: Set<Int> = []
  ) {
    self.axis = axis
    self.breadth = breadth
    self.isMirrored = isMirrored
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
      if section.count > 0 { overhang = max(overhang, start - itemsStart, itemsEnd - section.end) }
      sections.append(section)
      start = section.end
    }
    self.sections = sections
    self.overhang = overhang
  }

  package var contentSize: CGSize { axis.size(length: sections.last?.end ?? 0, breadth: breadth) }

  /// From lengths and breadths to content coordinates.
  private func frame(of box: FlowBox) -> CGRect {
    let rect = axis.rect(of: box)
    return isMirrored ? mirrored(rect) : rect
  }

  /// From content coordinates to lengths and breadths.
  package func box(of rect: CGRect) -> FlowBox { axis.box(of: isMirrored ? mirrored(rect) : rect) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  // MARK: Single elements

  /// nil for an item that does not exist.
  package func frame(ofItem indexPath: IndexPath) -> CGRect? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
    return frame(of: section.placed(section.lines.box(at: indexPath.item)))
  }

  /// nil for a section that does not exist or has no header. O(1).
  package func frame(ofHeader index: Int, pinning: FlowPinning?) -> CGRect? {
    guard sections.indices.contains(index), sections[index].headerLength > 0 else { return nil }
    return frame(of: headerBox(of: sections[index], pinning))
  }

  /// nil for a section that does not exist or has no footer. O(1).
  package func frame(ofFooter index: Int, pinning: FlowPinning?) -> CGRect? {
    guard sections.indices.contains(index), sections[index].footerLength > 0 else { return nil }
    return frame(of: footerBox(of: sections[index], pinning))
  }

  private func headerBox(of section: Section, _ pinning: FlowPinning?) -> FlowBox {
    let start = pinning?.headerStart(of: section) ?? section.start
    return FlowBox(start: start, length: section.headerLength, side: 0, breadth: breadth)
  }

  private func footerBox(of section: Section, _ pinning: FlowPinning?) -> FlowBox {
    let start = pinning?.footerStart(of: section) ?? section.footerStart
    return FlowBox(start: start, length: section.footerLength, side: 0, breadth: breadth)
  }

  // MARK: Queries

  package struct Element: Equatable {
    package enum Kind: Equatable { case item, header, footer }
    package let kind: Kind
    package let section: Int
    /// 0 for headers and footers.
    package let item: Int
    package let frame: CGRect
  }

  /// Everything that has an area in common with a rectangle: section by section, the header, the items, the
  /// footer. O(log sections + log lines + elements found).
  package func elements(in rect: CGRect, pinning: FlowPinning?) -> [Element] {
    let span = box(of: rect)
    var found: [Element] = []
    found.reserveCapacity(32)  // A screen of rows needs no second piece of memory.
    for index in sections(in: rect) {
      let section = sections[index]
      func add(_ kind: Element.Kind, _ item: Int, _ box: FlowBox) {
        guard box.meets(span) else { return }
        found.append(Element(kind: kind, section: index, item: item, frame: frame(of: box)))
      }
      add(.header, 0, headerBox(of: section, pinning))
      section.lines.forEachBox(from: span.start - section.itemsStart, to: span.end - section.itemsStart) {
        add(.item, $0, section.placed($1))
      }
      add(.footer, 0, footerBox(of: section, pinning))
    }
    return found
  }

  /// The sections that may have something in a rectangle. O(log sections).
  package func sections(in rect: CGRect) -> Range<Int> {
    let span = box(of: rect)
    let first = sections.partitioningIndex { $0.end + overhang > span.start }
    let last = sections.partitioningIndex { $0.start - overhang >= span.end }
    return first..<max(first, last)
  }
}

extension FlowGeometry.Section {
  /// Moves a box from the section's lines to the content.
  fileprivate func placed(_ box: FlowBox) -> FlowBox {
    FlowBox(start: itemsStart + box.start, length: box.length, side: itemsSide + box.side, breadth: box.breadth)
  }
}
