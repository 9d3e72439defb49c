import CollectionIndex

// The number of items in a row or column. Its subitems are repeated in order until the next one does not fit. Fractions
// of its length are relative to the length less the spacing between that many items: four quarters always fit.

extension GroupSolver {
  /// Returns the number of items that fit.
  /// - Parameters:
  ///   - count: the number of repetitions of the subitem, if the group specifies it.
  ///   - length: the length of the row or column, without insets, in points.
  ///   - firstLeaf: the number of its first item.
  /// - Returns: the number of items, the length that fractions are relative to, and whether the first item does not
  ///   fit.
  func fit(
    _ group: NSCollectionLayoutGroup, along main: LayoutAxis, count: Int?, length: CGFloat, breadth: CGFloat,
    firstLeaf: Int
  ) -> (count: Int, room: CGFloat, overflows: Bool) {
    let spacing = group.interItemSpacing?.spacing ?? 0
    func shared(_ count: Int) -> CGFloat { max(0, length - CGFloat(count - 1) * spacing) }
    if let count { return (count, shared(count), false) }
    // As long as its contents: one run of them.
    if group.layoutSize.isMeasured(main) { return (group.subitems.count, length, false) }
    let asks = !group.subitems.contains { $0 is NSCollectionLayoutGroup }
    /// Returns the length that an item needs: a fraction of the length less spacing, and points.
    func need(_ place: Int) -> (fraction: CGFloat, points: CGFloat) {
      let item = group.subitems[place % group.subitems.count]
      let dimension = main == .horizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
      let edges = LayoutEdges(item.edgeSpacing, along: main).lengths
      switch dimension.kind {
      case .absolute: return (0, dimension.dimension + edges)
      case .estimated, .uniform:
        let known = asks ? measured(firstLeaf + place).map { main.length(of: $0) } : nil
        return (0, (known ?? dimension.dimension) + edges)
      case .fractionalWidth where main == .horizontal, .fractionalHeight where main == .vertical:
        return (dimension.dimension, edges)
      case .fractionalWidth, .fractionalHeight: return (0, room.roundedDown(dimension.dimension * breadth) + edges)
      }
    }
    func most(_ spacing: CGFloat, atMost: Int, _ part: (Int) -> CGFloat) -> Int {
      var (fraction, points, before) = (CGFloat(0), CGFloat(0), CGFloat(0))
      for place in 0..<atMost {
        // If nothing grows, no number is too large.
        if place > 0, place % group.subitems.count == 0 {
          let used = fraction * length + points + CGFloat(place) * spacing
          if used <= before { return place }
          before = used
        }
        let next = need(place)
        fraction += next.fraction
        points += next.points
        let used = fraction * part(place + 1) + points + CGFloat(place) * spacing
        if used > length + LayoutRoom.tolerance { return place }
      }
      return atMost
    }
    var fitting: Int
    var remaining: CGFloat
    if group.subitems.contains(where: { $0.layoutSize.breadthFollowsLength(main) }) {
      // Squares would grow with the remaining length: they are counted as if there was no spacing, and those kept that
      // fit with it.
      fitting = most(0, atMost: .max) { _ in length }
      remaining = shared(max(1, fitting))
      fitting = most(spacing, atMost: fitting) { _ in remaining }
    } else {
      fitting = most(spacing, atMost: .max, shared)
      remaining = shared(max(1, fitting))
    }
    return fitting == 0 ? (1, length, length > 0 && breadth > 0) : (fitting, remaining, false)
  }
}

extension NSCollectionLayoutSize {
  /// Returns whether the length along an axis is measured.
  func isMeasured(_ axis: LayoutAxis) -> Bool {
    (axis == .vertical ? heightDimension : widthDimension).isMeasured
  }

  /// Returns whether the length across a row or column is a fraction of that along it.
  fileprivate func breadthFollowsLength(_ main: LayoutAxis) -> Bool {
    main == .horizontal ? heightDimension.isFractionalWidth : widthDimension.isFractionalHeight
  }
}
