// Random sections: whatever is described, what is in a rectangle is what is found one by one, and sizes that arrive one
// after the other lead to where they lead together.

import CollectionIndex
import Testing
@testable import UIKit

@MainActor @Suite struct CompositionalRandomTests {
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }

    mutating func chance(_ sides: Int) -> Bool { roll(sides) == 0 }
  }

  private func dimension(_ dice: inout Dice) -> NSCollectionLayoutDimension {
    switch dice.roll(5) {
    case 0: .fractionalWidth(CGFloat(1 + dice.roll(4)) / 4)
    case 1: .fractionalHeight(CGFloat(1 + dice.roll(4)) / 8)
    case 2: .estimated(CGFloat(10 + dice.roll(60)))
    default: .absolute(CGFloat(10 + dice.roll(60)))
    }
  }

  private func decorate(_ place: NSCollectionLayoutItem, _ dice: inout Dice) {
    if dice.chance(3) {
      place.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(dice.roll(6)), leading: CGFloat(dice.roll(6)), bottom: CGFloat(dice.roll(6)), trailing: 2)
    }
    if dice.chance(4) {
      place.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: dice.chance(2) ? .flexible(2) : .fixed(3), top: dice.chance(2) ? .fixed(4) : nil,
        trailing: dice.chance(3) ? .flexible(1) : nil, bottom: dice.chance(2) ? .flexible(2) : nil)
    }
  }

  private func leaf(_ dice: inout Dice) -> NSCollectionLayoutItem {
    let edges: [NSDirectionalRectEdge] = [[.top, .trailing], [.bottom], []]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(12), .absolute(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: edges[dice.roll(3)], absoluteOffset: CGPoint(x: dice.roll(20) - 10, y: dice.roll(20) - 10)))
    let place = NSCollectionLayoutItem(
      layoutSize: size(dimension(&dice), dimension(&dice)), supplementaryItems: dice.chance(2) ? [badge] : [])
    decorate(place, &dice)
    return place
  }

  private func group(_ dice: inout Dice, depth: Int) -> NSCollectionLayoutGroup {
    var subitems: [NSCollectionLayoutItem] = []
    for _ in 0..<1 + dice.roll(3) {
      subitems.append(depth > 0 && dice.chance(3) ? group(&dice, depth: depth - 1) : leaf(&dice))
    }
    let own = size(dimension(&dice), dimension(&dice))
    let result: NSCollectionLayoutGroup
    switch dice.roll(4) {
    case 0: result = .horizontal(layoutSize: own, repeatingSubitem: subitems[0], count: 1 + dice.roll(4))
    case 1: result = .vertical(layoutSize: own, subitem: subitems[0], count: 1 + dice.roll(4))
    case 2: result = .vertical(layoutSize: own, subitems: subitems)
    default: result = .horizontal(layoutSize: own, subitems: subitems)
    }
    if dice.chance(2) { result.interItemSpacing = dice.chance(2) ? .flexible(CGFloat(dice.roll(8))) : .fixed(5) }
    decorate(result, &dice)
    return result
  }

  private func section(_ dice: inout Dice) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(&dice, depth: 2))
    section.interGroupSpacing = CGFloat(dice.roll(10))
    section.contentInsets = NSDirectionalEdgeInsets(
      top: CGFloat(dice.roll(10)), leading: 5, bottom: CGFloat(dice.roll(10)), trailing: 5)
    if dice.chance(2) { section.boundarySupplementaryItems = [boundary("header", .top), boundary("side", .trailing)] }
    if dice.chance(3) { section.decorationItems = [.background(elementKind: "background")] }
    return section
  }

  private func geometry(_ sections: [SectionGeometry], _ axis: LayoutAxis, _ room: LayoutRoom) -> CompositionalGeometry
  {
    CompositionalGeometry(
      sections: sections, configuration: UICollectionViewCompositionalLayoutConfiguration(), axis: axis, room: room,
      measuredBoundaries: [])
  }

  private func check(_ geometry: CompositionalGeometry, _ dice: inout Dice, seed: Int) {
    let content = CGRect(origin: .zero, size: geometry.contentSize).insetBy(dx: -100, dy: -100)
    let all = geometry.elements(in: content)
    for element in all {
      let single = geometry.element(for: element.key, visible: nil)
      #expect(single?.frame == element.frame && single?.zIndex == element.zIndex, "seed \(seed), \(element.key)")
    }
    for _ in 0..<5 {
      let rect = CGRect(
        x: CGFloat(dice.roll(300)) - 50, y: CGFloat(dice.roll(max(1, Int(geometry.contentSize.height)))), width: 150,
        height: 120)
      let wanted = geometry.axis.box(of: rect)
      let expected = all.filter { geometry.axis.box(of: $0.frame).meets(wanted) }.map { $0.key }
      #expect(
        Set(geometry.elements(in: rect).map { $0.key }) == Set(expected),
        "seed \(seed)")
    }
  }

  @Test func whatIsInARectangleIsWhatIsThereOneByOne() {
    let room = LayoutRoom(size: CGSize(width: 300, height: 400), safeArea: .zero, layoutMargins: .zero, pixel: 1)
    for seed in 0..<300 {
      var dice = Dice(state: UInt64(seed) &* 977 &+ 1)
      let axis: LayoutAxis = dice.chance(2) ? .vertical : .horizontal
      let sections = (0..<1 + dice.roll(4)).map { _ in
        let plan = SectionPlan(
          section(&dice), axis: axis, room: room, traits: UITraitCollection(), reference: .safeArea)
        return SectionGeometry(SectionGroups(plan, count: dice.roll(40)))
      }
      check(geometry(sections, axis, room), &dice, seed: seed)
    }
  }

  @Test func sizesOneAfterTheOtherLeadWhereTheyLeadTogether() {
    let room = LayoutRoom(size: CGSize(width: 300, height: 400), safeArea: .zero, layoutMargins: .zero, pixel: 1)
    for seed in 0..<300 {
      var dice = Dice(state: UInt64(seed) &* 1709 &+ 5)
      let axis: LayoutAxis = dice.chance(2) ? .vertical : .horizontal
      let plan = SectionPlan(
        section(&dice), axis: axis, room: room, traits: UITraitCollection(), reference: .safeArea)
      let count = 1 + dice.roll(40)
      var stepwise = geometry([SectionGeometry(SectionGroups(plan, count: count))], axis, room)
      for _ in 0..<10 {
        let said = CGSize(width: 5 + dice.roll(90), height: 5 + dice.roll(90))
        stepwise.measure(
          [FittedSize(key: ElementKey(.cell, "", section: 0, item: dice.roll(count)), size: said)], section: 0)
      }
      let measured = stepwise.sections[0].groups.measured
      let together = geometry(
        [SectionGeometry(SectionGroups(plan, count: count, measured: measured))], axis, room)
      #expect(abs(stepwise.contentSize.height - together.contentSize.height) < 1e-6, "seed \(seed)")
      #expect(abs(stepwise.contentSize.width - together.contentSize.width) < 1e-6, "seed \(seed)")
      for item in 0..<count {
        let key = ElementKey(.cell, "", section: 0, item: item)
        let one = stepwise.element(for: key, visible: nil)?.frame ?? .null
        let other = together.element(for: key, visible: nil)?.frame ?? .null
        #expect(abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6, "seed \(seed), \(item)")
        #expect(one.size == other.size)
      }
      check(stepwise, &dice, seed: seed)
    }
  }
}

extension CompositionalGeometry {
  /// With nothing pinned, and no section scrolled across.
  fileprivate func elements(in rect: CGRect) -> [CompositionalElement] {
    var found: [CompositionalElement] = []
    forEachElement(in: rect, visible: nil, scrolled: { _ in 0 }, { found.append($0) })
    return found
  }
}
