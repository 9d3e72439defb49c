/// How much of what a superview's length grows by an autoresizing mask gives to a view's start and length, 0 to 1 each.
struct MaskShares {
  let start: CGFloat
  let length: CGFloat

  init(
    _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ flexibleStart: Bool, _ flexibleLength: Bool,
    _ flexibleEnd: Bool
  ) {
    let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? part / total : 1 / CGFloat(count)
    }
    self.start = share(flexibleStart, start)
    self.length = share(flexibleLength, length)
  }
}
