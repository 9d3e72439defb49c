import CollectionIndex
import Runtime

/// The groups of one section, one after the other. Without estimates this is arithmetic: all groups are as the plan's, and
/// only the last may have fewer items. Of cells that have said their size, the groups are kept, and how much longer they
/// are in a tree of sums.
@MainActor struct SectionGroups {
  let plan: SectionPlan
  /// How many the section has.
  let items: Int
  /// How many of them are laid out: none by a group without items.
  let count: Int
  /// Of those that are full.
  private let itemsPerGroup: Int
  /// Sizes that cells have said, by item.
  private(set) var measured: [Int: CGSize] = [:]
  /// The groups of those, by number.
  private var solved: [Int: SolvedGroup] = [:]
  /// How much longer groups are than the plan's, the last one aside.
  private var differences: PrefixSums?
  /// The first item of each group, where that is not arithmetic.
  private var firstItems: [Int] = []
  /// Where lines are broken: how many attached views of a kind there are before each group.
  private var attached: [(kind: String, before: [Int])] = []

  /// O(1), with cells that have said their size O(groups of these), linear where lines are broken anew.
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
      for group in Set(measured.keys.map { $0 / itemsPerGroup }) where group < groupCount { solve(group) }
    }
  }

  // MARK: Numbers

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

  // MARK: Places

  /// Where a group begins, from where the first one's room does, in points. O(1), with measured sizes O(log groups).
  func start(of group: Int) -> CGFloat {
    CGFloat(group) * plan.stride + plan.groupBefore + CGFloat(differences?.sum(before: group) ?? 0)
  }

  /// Of all groups with the spacing between them.
  var length: CGFloat {
    guard count > 0 else { return 0 }
    let last = groupCount - 1
    return start(of: last) + plan.groupAxis.length(of: group(last).size) + plan.groupAfter
  }

  /// The box of a group, from where the first one's room begins.
  func box(of number: Int) -> FlowBox {
    let size = group(number).size
    return FlowBox(
      start: start(of: number), length: plan.groupAxis.length(of: size), side: plan.side,
      breadth: plan.groupAxis.breadth(of: size))
  }

  /// How far the groups reach across their axis: as far as the highest of those of which a cell has said its size, else
  /// as all do.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    return plan.sideSpacing + (highest ?? plan.groupAxis.breadth(of: group(0).size))
  }
  /// Of the groups of which a cell has said its size.
  private var highest: CGFloat?

  /// How far anything sticks out of its group.
  private(set) var overhang: CGFloat
  private(set) var sideOverhang: CGFloat

  /// The groups that may have something in a span along the scroll direction. O(log groups), with measured sizes times
  /// O(log groups).
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = groupCount
    guard plan.stride > 0 else { return 0..<all }
    // Most are as long as the plan's; all, but the last one, as long as no cell has said its size.
    let usual = plan.groupAxis.length(of: plan.group.size)
    let usualGroups = solved.isEmpty ? all - 1 : 0
    let first = (0..<all).partitioningIndex {
      let length = $0 < usualGroups ? usual : plan.groupAxis.length(of: group($0).size)
      return self.start(of: $0) + length + overhang > start
    }
    let last = (0..<all).partitioningIndex { self.start(of: $0) - overhang >= end }
    return first..<max(first, last)
  }

  /// The place of an item in its group, and the group's number.
  func leaf(of item: Int) -> (group: Int, leaf: SolvedGroup.Leaf)? {
    guard item >= 0, item < count else { return nil }
    let number = group(of: item)
    let place = item - firstItem(of: number)
    let leaves = group(number).leaves
    return place < leaves.count ? (number, leaves[place]) : nil
  }

  // MARK: Attached views

  /// How many views of a kind are attached in the groups before one.
  func attachedCount(ofKind kind: String, before group: Int) -> Int {
    if let lines = attached.first(where: { $0.kind == kind }) { return lines.before[group] }
    return group * plan.group.count(ofKind: kind)
  }

  /// The group in which the how manieth view of a kind is attached.
  func group(ofAttached kind: String, _ index: Int) -> Int? {
    let perGroup = plan.group.count(ofKind: kind)
    guard perGroup > 0, index >= 0 else { return nil }
    let all = groupCount
    if let lines = attached.first(where: { $0.kind == kind }) {
      return (0..<all).partitioningIndex { lines.before[$0] > index } - 1
    }
    return index / perGroup < all ? index / perGroup : nil
  }

  // MARK: Sizes that cells say

  /// O(log groups), and linear in the items where lines are broken.
  mutating func measure(_ sizes: [FittedSize]) {
    for fitted in sizes where fitted.item < count { measured[fitted.item] = fitted.size }
    if plan.breaksLines { return breakLines() }
    for group in Set(sizes.map { $0.item / itemsPerGroup }) where group < groupCount { solve(group) }
  }

  private mutating func solve(_ number: Int) {
    let first = firstItem(of: number)
    let sizes = measured
    let former = self.group(number).size
    let old = plan.groupAxis.length(of: former)
    let group = plan.solve(limit: min(count - first, itemsPerGroup)) { sizes[first + $0] }
    solved[number] = group
    note(group, insteadOf: former)
    // What is behind the last group does not count from a full one.
    guard number < groupCount - 1 else { return }
    if differences == nil { differences = PrefixSums(count: groupCount) }
    differences?.add(Double(plan.groupAxis.length(of: group.size) - old), at: number)
  }

  /// How far a group that was solved reaches. Only when the highest one becomes lower are the others looked at.
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

  /// Breaks the items into lines again.
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
