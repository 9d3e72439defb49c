import UIKit

/// A flow layout, and its rules written down plainly.
@MainActor final class FlowSpecimen: Specimen {
  let flow: UICollectionViewFlowLayout = ToldFlowLayout()
  var layout: UICollectionViewLayout { flow }
  let keepsInitialAttributes = true
  /// Items have sizes of their own, which follow from their identities.
  let variesSizes: Bool

  /// - Parameter variesSizes: for a delegate that gives sizes.
  init(dice: inout Dice, variesSizes: Bool) {
    self.variesSizes = variesSizes
    for number in [0, 1, 2, 3, 4, 5, 6, 7] where number < 2 || dice.once(in: 2) {
      adjust(number + 8 * dice.roll(100))
    }
  }

  var dependsOnOffset: Bool {
    flow.sectionHeadersPinToVisibleBounds || flow.sectionFootersPinToVisibleBounds
  }

  func adjust(_ number: Int) {
    let value = number / 8
    switch number % 8 {
    case 0:
      flow.itemSize = CGSize(
        width: 30 + 10 * CGFloat(value % 9), height: 40 + 15 * CGFloat(value % 5))
    case 1: flow.headerReferenceSize = CGSize(width: 20, height: 20).times(value % 3)
    case 2: flow.footerReferenceSize = CGSize(width: 15, height: 15).times(value % 3)
    case 3: flow.sectionInset = UIEdgeInsets(top: 5, left: 8, bottom: 3, right: 2).times(value % 4)
    case 4: flow.minimumLineSpacing = CGFloat(value % 4) * 6
    case 5: flow.minimumInteritemSpacing = CGFloat(value % 4) * 5
    case 6:
      flow.sectionHeadersPinToVisibleBounds = value % 2 == 1
      flow.sectionFootersPinToVisibleBounds = value / 2 % 2 == 1
    default: flow.scrollDirection = value % 3 == 0 ? .horizontal : .vertical
    }
  }

  func size(of item: Contents.Item) -> CGSize {
    guard variesSizes else { return flow.itemSize }
    return CGSize(
      width: 30 + CGFloat(item.id * 7 % 11) * 9, height: 30 + CGFloat(item.id * 5 % 7) * 11)
  }

  // MARK: The naive account

  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board {
    // As if scrolling were vertical: x is across the scroll direction, y along it.
    let isVertical = flow.scrollDirection == .vertical
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    func turned(_ rect: CGRect) -> CGRect {
      isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    let visible = turned(bounds.inset(by: insets))
    let width = max(0, visible.width)
    let inset = flow.sectionInset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (side, otherSide) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let header = turned(flow.headerReferenceSize).height
    let footer = turned(flow.footerReferenceSize).height

    var board = Board()
    var y: CGFloat = 0
    for (index, section) in contents.sections.enumerated() {
      let start = y
      let sizes = section.items.map { turned(size(of: $0)) }
      let (frames, height) = lines(sizes, width: width - side - otherSide)
      for (item, frame) in frames.enumerated() {
        var placed = frame.offsetBy(dx: side, dy: start + header + before)
        // At whole pixels, of which a point has one.
        placed.origin = CGPoint(x: placed.minX.rounded(), y: placed.minY.rounded())
        board.places.append(Board.Place(.init(cell: item, index), turned(placed)))
      }
      let footerStart = start + header + before + height + after
      let path = IndexPath(item: 0, section: index)
      if header > 0 {
        let pins = flow.sectionHeadersPinToVisibleBounds
        let top = pins ? max(start, min(visible.minY, footerStart - header)) : start
        board.places.append(
          Board.Place(
            .init(.supplementaryView, UICollectionView.elementKindSectionHeader, path),
            turned(CGRect(x: 0, y: top, width: width, height: header)), zIndex: pins ? 1024 : 0))
      }
      if footer > 0 {
        let pins = flow.sectionFootersPinToVisibleBounds
        let top = pins ? min(footerStart, max(visible.maxY - footer, start + header)) : footerStart
        board.places.append(
          Board.Place(
            .init(.supplementaryView, UICollectionView.elementKindSectionFooter, path),
            turned(CGRect(x: 0, y: top, width: width, height: footer)), zIndex: pins ? 1024 : 0))
      }
      y = footerStart + footer
    }
    board.contentSize = turned(CGSize(width: width, height: y))
    return board
  }

  /// Breaks items into lines of a width; the frames, and the height of all lines.
  private func lines(_ sizes: [CGSize], width: CGFloat) -> ([CGRect], height: CGFloat) {
    let gap = flow.minimumInteritemSpacing
    var frames: [CGRect] = []
    var y: CGFloat = 0
    var rest = sizes[...]
    let areAlike = !sizes.contains { $0 != sizes[0] }
    while !rest.isEmpty {
      var line = [rest.removeFirst()]
      while let next = rest.first,
        (line + [next]).reduce(0, { $0 + $1.width }) + CGFloat(line.count) * gap <= width + 1e-6
      {
        line.append(next)
        rest.removeFirst()
      }
      let height = line.map { $0.height }.max()!
      let used = line.reduce(0) { $0 + $1.width }
      var x: CGFloat = 0
      var step = gap
      let fitsOnlyOne = 2 * line[0].width + gap > width + 1e-6
      if line.count == 1, !rest.isEmpty || fitsOnlyOne {
        x = (width - used) / 2
      } else if !rest.isEmpty {
        step = (width - used) / CGFloat(line.count - 1)
      } else if areAlike {
        // As a full line would have it.
        let full = ((width + gap + 1e-6) / (line[0].width + gap)).rounded(.down)
        step = (width - full * line[0].width) / (full - 1)
      }
      let start = x
      for (index, size) in line.enumerated() {
        // Not a sum of steps, which may end a little below the half of a pixel.
        if areAlike { x = start + CGFloat(index) * (size.width + step) }
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + step
      }
      y += height + (rest.isEmpty ? 0 : flow.minimumLineSpacing)
    }
    return (frames, y)
  }
}

extension CGSize {
  fileprivate func times(_ count: Int) -> CGSize {
    CGSize(width: width * CGFloat(count), height: height * CGFloat(count))
  }
}

extension UIEdgeInsets {
  fileprivate func times(_ count: Int) -> UIEdgeInsets {
    let factor = CGFloat(count)
    return UIEdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}
