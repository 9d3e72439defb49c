import CollectionIndex
import Runtime

/// The groups of a section, one after the other. Without estimates, this is arithmetic: all groups equal the plan's,
/// and only the last may have fewer items. Groups with measured cells are stored, and the differences of their lengths
/// in a tree of sums.
@MainActor struct SectionGroups {
  let plan: SectionPlan
  /// The number of items in the section.
  let items: Int
  /// The number of items that are laid out: none if the group has no items.
  let count: Int
  /// The number of items in a full group.
  private let itemsPerGroup: Int
  /// The measured sizes, by item.
  private(set) var measured: [Int: CGSize] = [:]
  /// The groups with measured items, by number.
  private var solved: [Int: SolvedGroup] = [:]
  /// The differences between the lengths of groups and the plan's, the last one aside.
  private var differences: PrefixSums?
  /// The first item of each group, if that is not arithmetic.
  private var firstItems: [Int] = []
  /// The number of attached views of each kind before each group, if lines are broken.
  private var attached: [(kind: String, before: [Int])] = []

  /// Creates the groups. O(1), with measured cells O(groups of these), linear if lines have to be broken.
  init(_ plan: SectionPlan, count: Int, measured: [Int: CGSize] = [:]) {
    self.plan = plan
    items = count
    itemsPerGroup = plan.group.leaves.count
    self.count = itemsPerGroup == 0 ? 0 : count
    self.measured = measured
    overhang = plan.group.overhang
    sideOverhang = plan.group.sideOverhang
    guard !measured.isEmpty else { return }
    if plan.breaksLines {
      breakLines()
    } else {
      solveGroups(of: Array(measured.keys))
    }
  }

  // MARK: Groups and items

  var groupCount: Int {
    if !firstItems.isEmpty { return firstItems.count }
    return count == 0 ? 0 : (count - 1) / itemsPerGroup + 1
  }

  func firstItem(of group: Int) -> Int { firstItems.isEmpty ? group * itemsPerGroup : firstItems[group] }

  private func group(of item: Int) -> Int {
    firstItems.isEmpty ? item / itemsPerGroup : (0..<firstItems.count).partitioningIndex { firstItems[$0] > item } - 1
  }

  func group(_ number: Int) -> SolvedGroup {
    if !solved.isEmpty, let solved = solved[number] { return solved }
    let items = count - firstItem(of: number)
    return items < itemsPerGroup && number == groupCount - 1 ? plan.partialGroup(items) : plan.group
  }

  // MARK: Positions

  /// Returns the beginning of a group, relative to that of the first, in points. O(1), with measured sizes O(log
  /// groups).
  func start(of group: Int) -> CGFloat {
    CGFloat(group) * plan.stride + plan.groupBefore + CGFloat(differences?.sum(before: group) ?? 0)
  }

  /// The length of all groups with the spacing between them.
  var length: CGFloat {
    guard count > 0 else { return 0 }
    let last = groupCount - 1
    return start(of: last) + plan.groupAxis.length(of: group(last).size) + plan.groupAfter
  }

  /// Returns the box of a group, relative to the beginning of the first.
  func box(of number: Int) -> AxisBox {
    let size = group(number).size
    return AxisBox(
      start: start(of: number), length: plan.groupAxis.length(of: size), side: plan.side,
      breadth: plan.groupAxis.breadth(of: size))
  }

  /// The extent of the groups across their axis: that of the highest group with a measured cell, or otherwise that of
  /// all groups.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    return plan.sideSpacing + (highest ?? plan.groupAxis.breadth(of: group(0).size))
  }
  /// The height of the highest group with a measured cell; nil if there is none.
  private var highest: CGFloat?

  /// The maximum distances by which anything extends outside its group.
  private(set) var overhang: CGFloat
  private(set) var sideOverhang: CGFloat

  /// Returns the groups that may have elements in a range along the scroll direction. O(log groups), with measured
  /// sizes times O(log groups).
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = groupCount
    guard plan.stride > 0 else { return 0..<all }
    // Most groups are as long as the plan's; until a cell is measured, all but the last are.
    let usual = plan.groupAxis.length(of: plan.group.size)
    let usualGroups = solved.isEmpty ? all - 1 : 0
    let first = (0..<all).partitioningIndex {
      let length = $0 < usualGroups ? usual : plan.groupAxis.length(of: group($0).size)
      return self.start(of: $0) + length + overhang > start
    }
    let last = (0..<all).partitioningIndex { self.start(of: $0) - overhang >= end }
    return first..<max(first, last)
  }

  /// Returns the position of an item in its group, and the group's number.
  func leaf(of item: Int) -> (group: Int, leaf: SolvedGroup.Leaf)? {
    guard item >= 0, item < count else { return nil }
    let number = group(of: item)
    let place = item - firstItem(of: number)
    let leaves = group(number).leaves
    return place < leaves.count ? (number, leaves[place]) : nil
  }

  // MARK: Attached views

  /// Returns the number of attached views of a kind in the groups before one.
  func attachedCount(ofKind kind: String, before group: Int) -> Int {
    if let lines = attached.first(where: { $0.kind == kind }) { return lines.before[group] }
    return group * plan.group.count(ofKind: kind)
  }

  /// Returns the group that contains an attached view, given by its index among those of its kind.
  func group(ofAttached kind: String, _ index: Int) -> Int? {
    let perGroup = plan.group.count(ofKind: kind)
    guard perGroup > 0, index >= 0 else { return nil }
    let all = groupCount
    if let lines = attached.first(where: { $0.kind == kind }) {
      return (0..<all).partitioningIndex { lines.before[$0] > index } - 1
    }
    return index / perGroup < all ? index / perGroup : nil
  }

  // MARK: Measured sizes

  /// Applies measured sizes. O(log groups), and linear in the items if lines are broken.
  mutating func measure(_ sizes: [FittedSize]) {
    for fitted in sizes where fitted.key.item < count { measured[fitted.key.item] = fitted.size }
    if plan.breaksLines { return breakLines() }
    solveGroups(of: sizes.map { $0.key.item })
  }

  /// Solves the groups of items in ascending order: sums of their lengths are rounded in the same way in each run.
  private mutating func solveGroups(of items: [Int]) {
    for group in Set(items.map { $0 / itemsPerGroup }).ordered() where group < groupCount { solve(group) }
  }

  private mutating func solve(_ number: Int) {
    let first = firstItem(of: number)
    let sizes = measured
    let former = self.group(number).size
    let old = plan.groupAxis.length(of: former)
    let group = plan.solve(limit: min(count - first, itemsPerGroup)) { sizes[first + $0] }
    solved[number] = group
    note(group, insteadOf: former)
    // The space behind the last group does not count, unlike that of a full one.
    guard number < groupCount - 1 else { return }
    if differences == nil { differences = PrefixSums(count: groupCount) }
    differences?.add(Double(plan.groupAxis.length(of: group.size) - old), at: number)
  }

  /// Updates the extent for a solved group. Only if the highest group becomes lower are the others compared.
  private mutating func note(_ group: SolvedGroup, insteadOf former: CGSize) {
    overhang = max(overhang, group.overhang)
    sideOverhang = max(sideOverhang, group.sideOverhang)
    let (breadth, old) = (plan.groupAxis.breadth(of: group.size), plan.groupAxis.breadth(of: former))
    if let highest, old == highest, breadth < old {
      self.highest = solved.values.reduce(0) { max($0, plan.groupAxis.breadth(of: $1.size)) }
    } else {
      highest = max(highest ?? 0, breadth)
    }
  }

  /// Breaks the items into lines.
  private mutating func breakLines() {
    firstItems = []
    highest = nil
    solved = [:]
    attached = plan.group.kinds.map { ($0.kind, []) }
    var numbers: [Double] = []
    var counts = plan.group.kinds.map { _ in 0 }
    var item = 0
    let sizes = measured
    let usual = plan.groupAxis.length(of: plan.group.size)
    while item < count {
      let first = item
      firstItems.append(first)
      for place in attached.indices { attached[place].before.append(counts[place]) }
      let isKnown = (first..<min(first + itemsPerGroup, count)).contains { sizes[$0] != nil }
      var line = plan.group
      if isKnown || count - first < itemsPerGroup {
        line = plan.solve(limit: count - first) { sizes[first + $0] }
        solved[firstItems.count - 1] = line
        note(line, insteadOf: .zero)
      }
      numbers.append(Double(plan.groupAxis.length(of: line.size) - usual))
      for place in attached.indices { counts[place] += line.count(ofKind: attached[place].kind) }
      item += max(1, line.leaves.count)
    }
    differences = PrefixSums(numbers)
  }
}
