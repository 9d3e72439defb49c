// The views of accessories and their positions.

import Runtime

extension UICollectionViewListCell {
  private static let leadingGap: CGFloat = 16
  private static let trailingGap: CGFloat = 8
  /// The gap between a handle with a line and its neighbour; the line is in the middle.
  private static let lineGap: CGFloat = 17

  func checkAccessories() {
    var seen: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where accessory.accessoryType != .label && accessory.accessoryType != .customView {
      ensure(
        seen.insert(accessory.accessoryType).inserted,
        "The accessories of a list cell contain two of the same system type. Remove one, or use labels and custom views."
      )
    }
  }

  // MARK: Updates

  func updateAccessories() { updateAccessories(for: configurationState, areNew: true) }

  /// Adds views for the accessories displayed in a state, and removes the others, with a fade in an animation block.
  /// - Parameter areNew: Whether the accessories have been set and may look different.
  func updateAccessories(for state: UICellConfigurationState, areNew: Bool = false) {
    let shown = accessories.filter { $0.isShown(editing: state.isEditing) }
    var former = accessoryViews
    var views: [AccessoryView] = []
    var added: [AccessoryView] = []
    for accessory in shown {
      if let index = former.firstIndex(where: { $0.accessory.canBecome(accessory) }) {
        let view = former.remove(at: index)
        if areNew {
          UIView.performWithoutAnimation {
            view.show(accessory, isMirrored: isMirrored)
            view.setSelected(state.isSelected)
            view.setExpanded(isExpanded, isMirrored: isMirrored)
          }
        }
        views.append(view)
      } else {
        // Otherwise an animation block would animate the parts into place and fade a checkmark.
        UIView.performWithoutAnimation { added.append(AccessoryView(accessory, isMirrored: isMirrored)) }
        views.append(added[added.count - 1])
      }
      let view = views[views.count - 1]
      let isNew = added.contains { $0 === view }
      if areNew || isNew {
        view.setPress(press(accessory))
        if accessory.accessoryType == .reorder { addReordering(to: view) }
      }
      func showState() {
        view.setSelected(state.isSelected)
        view.setExpanded(isExpanded, isMirrored: isMirrored)
        view.setLineShown(hasLine(accessory, among: shown))
      }
      if isNew { UIView.performWithoutAnimation(showState) } else { showState() }
    }
    accessoryViews = views
    let isAnimated = ViewAnimation.isAnimating && window != nil
    UIView.performWithoutAnimation {
      for view in added {
        addSubview(view)
        view.alpha = isAnimated ? 0 : 1
        if isAnimated { placeOutside(view) }
      }
    }
    for view in added where isAnimated { view.alpha = 1 }
    for view in former { leave(view, isAnimated: isAnimated) }
    if areNew || !added.isEmpty || !former.isEmpty { partsDidChange() }
  }

  /// Returns whether there is a line before a handle, which is the case if it is not alone on its side.
  private func hasLine(_ accessory: UICellAccessory, among shown: [UICellAccessory]) -> Bool {
    guard case .reorder(showsVerticalSeparator: true) = accessory.look else { return false }
    return shown.contains { $0.accessoryType != .reorder && !$0.isLeading(in: self) }
  }

  private func leave(_ view: AccessoryView, isAnimated: Bool) {
    guard isAnimated, let animation = ViewAnimation.current else { return view.removeFromSuperview() }
    view.isUserInteractionEnabled = false
    leavingAccessoryViews.append(view)
    view.alpha = 0
    view.center = outside(view)
    let cell = Weak(self)
    animation.addCompletion { _ in
      view.removeFromSuperview()
      cell.value?.leavingAccessoryViews.removeAll { $0 === view }
    }
  }

  /// Returns the closure for a tap on an accessory.
  private func press(_ accessory: UICellAccessory) -> (() -> Void)? {
    if let action = accessory.action { return action }
    switch accessory.accessoryType {
    case .delete: return weakly(self) { cell in cell.revealTrailingActions() }
    case .outlineDisclosure where outlineStyle != .header: return weakly(self) { cell in cell.toggleOutline() }
    default: return nil
    }
  }

  /// Called when the parts have moved, which may change the height.
  func partsDidChange() {
    setNeedsLayout()
    intrinsicSizeDidChange()
    if ViewAnimation.isAnimating, window != nil { ViewAnimation.current?.layOutBelowAtEnd(ownLayer) }
  }

  // MARK: Layout

  /// Returns the accessories of one side, from the edge inwards.
  private func views(leading: Bool) -> [AccessoryView] {
    var ordered: [AccessoryView] = []
    var custom: [AccessoryView] = []
    for view in accessoryViews where view.accessory.isLeading(in: self) == leading {
      if view.accessory.accessoryType == .customView { custom.append(view) } else { ordered.append(view) }
    }
    ordered = ordered.ordered { $0.accessory.rank(leading: leading) < $1.accessory.rank(leading: leading) }
    // From here on from the leading to the trailing edge, the order of positions.
    if !leading { ordered.reverse() }
    for view in custom {
      let index = view.accessory.position(among: ordered.map { $0.accessory })
      ordered.insert(view, at: min(max(index, 0), ordered.count))
    }
    return leading ? ordered : ordered.reversed()
  }

  private var edge: CGFloat { decoration == nil ? 8 : ListMetrics.margin }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Returns the gap between a trailing accessory and the next one inwards, in points.
  private func gap(before view: AccessoryView) -> CGFloat { view.showsLine ? Self.lineGap : Self.trailingGap }

  /// Returns the extent of the content between the accessories, from the leading edge, in points.
  func contentRoom(width: CGFloat) -> ClosedRange<CGFloat> {
    let (leading, trailing) = (views(leading: true), views(leading: false))
    var start = indentation
    if !leading.isEmpty {
      start += edge + leading.reduce(0) { $0 + $1.width } + CGFloat(leading.count - 1) * Self.leadingGap
    }
    var end = width
    if !trailing.isEmpty {
      end -= edge + trailing.reduce(0) { $0 + $1.width } + trailing.dropLast().reduce(0) { $0 + gap(before: $1) }
    }
    return start...max(start, end)
  }

  /// Returns the part of the list's margins inside the content.
  func contentMargins(_ room: ClosedRange<CGFloat>, width: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: max(0, edge - room.lowerBound), bottom: 0, trailing: max(0, edge - (width - room.upperBound)))
  }

  func placeParts() {
    let size = bounds.size
    let room = contentRoom(width: size.width)
    if let content = contentView as? UIListContentView {
      content.outerMargins = contentMargins(room, width: size.width)
    }
    let padding = headerPadding
    place(
      contentView,
      CGRect(x: room.lowerBound, y: padding, width: room.upperBound - room.lowerBound, height: size.height - padding))
    var start = edge + (indentsAccessories ? indentation : 0)
    for view in views(leading: true) {
      place(view, CGRect(x: start, y: padding, width: view.width, height: size.height - padding))
      start += view.width + Self.leadingGap
    }
    var end = size.width - edge
    for view in views(leading: false) {
      place(view, CGRect(x: end - view.width, y: padding, width: view.width, height: size.height - padding))
      end -= view.width + gap(before: view)
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
  }

  /// Places an appearing accessory at its initial, or a disappearing one at its final position beyond the edge.
  private func placeOutside(_ view: AccessoryView) {
    view.bounds.size = CGSize(width: view.width, height: bounds.height - headerPadding)
    view.center = outside(view)
    view.ownLayer.layoutBelowIfNeeded()  // not the cell, whose parts move in the animation
  }

  private func outside(_ view: AccessoryView) -> CGPoint {
    let isLeft = view.accessory.isLeading(in: self) != isMirrored
    return CGPoint(x: isLeft ? -view.width : bounds.width + view.width, y: bounds.midY + headerPadding / 2)
  }
}

extension UICellAccessory {
  /// Returns whether the view of this accessory can display another one.
  fileprivate func canBecome(_ other: UICellAccessory) -> Bool {
    guard accessoryType == other.accessoryType else { return false }
    guard case .custom(let own) = look, case .custom(let others) = other.look else { return true }
    return own.customView === others.customView
  }

  @MainActor fileprivate func isLeading(in cell: UICollectionViewListCell) -> Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: return true
    case .outlineDisclosure: return cell.outlineStyle != .header
    case .customView:
      if case .custom(let configuration) = look, case .leading = configuration.placement { return true }
      return false
    default: return false
    }
  }

  /// Returns the order from the edge inwards.
  fileprivate func rank(leading: Bool) -> Int {
    switch accessoryType {
    case .delete, .reorder: 0
    case .insert, .disclosureIndicator: 1
    case .multiselect: 2
    case .outlineDisclosure: leading ? 3 : 2
    case .checkmark, .detail: 3
    case .label: 4
    case .customView: 5
    }
  }

  fileprivate func position(among others: [UICellAccessory]) -> Int {
    guard case .custom(let configuration) = look else { return 0 }
    switch configuration.placement {
    case .leading(_, let position): return position(others)
    case .trailing(_, let position): return position(others)
    }
  }
}

extension UICellAccessory.Placement {
  /// Returns a position before the first accessory of a type, or at the end if there is none.
  public static func position(before type: UICellAccessory.AccessoryType) -> Position {
    { others in others.firstIndex { $0.accessoryType == type } ?? others.count }
  }

  /// Returns a position after the last accessory of a type, or at the beginning if there is none.
  public static func position(after type: UICellAccessory.AccessoryType) -> Position {
    { others in (others.lastIndex { $0.accessoryType == type } ?? -1) + 1 }
  }
}
