import CollectionMotion

extension OptionsPanel {
  /// A switch for each override of a layout, to see what it is for.
  func addOverrides(of layout: ExpandableListLayout) {
    let overrides: [(String, ExpandableListLayout.Overrides)] = [
      ("Initial attributes", .initialAttributes), ("Final attributes", .finalAttributes),
      ("Target content offset", .targetContentOffset), ("Bounds invalidation", .boundsInvalidation),
    ]
    for (title, part) in overrides {
      addSwitch(title, isOn: layout.overrides.contains(part)) { [unowned(unsafe) layout] isOn in
        if isOn { layout.overrides.insert(part) } else { layout.overrides.remove(part) }
      }
    }
  }
}
