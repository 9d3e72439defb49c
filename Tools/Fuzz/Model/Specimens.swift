import Runtime

/// Which layouts a family has.
extension FuzzScript.Family {
  /// - Parameter variesSizes: the delegate gives a flow layout its sizes.
  @MainActor func makeSpecimen(dice: inout Dice, variesSizes: Bool) -> any Specimen {
    switch self {
    case .flow: return FlowSpecimen(dice: &dice, variesSizes: variesSizes)
    case .list:
      if dice.once(in: 3) { return ruled(PlainListRule(), &dice) }
      return ExpandableListSpecimen(dice: &dice)
    case .custom:
      switch dice.roll(4) {
      case 0: return ruled(TilesRule(), &dice)
      case 3: return ScrolledSpecimen(dice: &dice)
      case 1: return ruled(CarouselRule(namesElements: false), &dice)
      default: return ruled(CarouselRule(namesElements: true), &dice)
      }
    case .compositional: return CompositionalSpecimen(dice: &dice)
    case .snapshots:
      let families = [FuzzScript.Family.flow, .list, .custom]
      return families[dice.roll(families.count)].makeSpecimen(dice: &dice, variesSizes: variesSizes)
    case .elements: programmerError("Photos have a layout of their own: run their scripts by ElementTrial.")
    case .drags: programmerError("Drags have tables of their own: run their scripts by DragTrial.")
    case .anchors: programmerError("Feeds have layouts of their own: run their scripts by AnchorTrial.")
    case .gallery: programmerError("The gallery has layouts of its own: run its scripts by GalleryTrial.")
    case .sizing, .screens: programmerError("Screens have layouts of their own: run their scripts by ScreenTrial.")
    }
  }

  @MainActor private func ruled(_ rule: any BoardRule, _ dice: inout Dice) -> any Specimen {
    rule.adjust(dice.roll(1000))
    return RuleSpecimen(rule)
  }
}
