// Reports about cells and headers that say their sizes: Documentation/Reports.md says whose, and what was expected.

import Stage
import Testing
import UIKit

@MainActor @Suite struct SizingReportTests {
  private static func estimated(
    _ size: CGSize, horizontal: Bool = false, lineSpacing: CGFloat = 0
  ) -> UICollectionViewFlowLayout {
    let layout = ReportScreen.flow(horizontal: horizontal)
    layout.estimatedItemSize = size
    layout.minimumLineSpacing = lineSpacing
    return layout
  }

  @Test func cellsThatAreSmallerThanTheirEstimateLieAsThoseOfTheirSize() {
    let screen = ReportScreen(60, Self.estimated(CGSize(width: 150, height: 120))) { screen in
      screen.wish = { _ in CGSize(width: 60, height: 40) }
    }
    let other = ReportScreen(60, ReportScreen.flow(60, 40))
    for y in stride(from: 0.0, through: 400, by: 40) {
      screen.view.contentOffset.y = y
      screen.stage.advance(by: 0.1)
    }
    screen.view.contentOffset.y = 0
    screen.stage.advance(by: 0.1)
    #expect(screen.view.contentSize == other.view.contentSize)
    // The last line is not stretched where sizes are not known to be equal.
    for item in 0..<55 {
      #expect(
        screen.view.layoutAttributesForItem(at: [0, item])?.frame
          == other.view.layoutAttributesForItem(at: [0, item])?.frame)
    }
  }

  /// Counts how often it prepares.
  private final class PreparedLayout: UICollectionViewFlowLayout {
    var preparations = 0

    override func prepare() {
      preparations += 1
      super.prepare()
    }
  }

  /// A text that constraints hold to at most 200 points of width.
  private final class PostCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 184),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Posts: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 80 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
      (cell as? PostCell)?.label.text = Array(repeating: "words", count: 1 + indexPath.item * 7 % 23).joined(
        separator: " ")
      return cell
    }
  }

  @Test func textsOfOneLineAndOfManyComeToRestInTheFrameTheyAreShown() {
    let layout = PreparedLayout()
    layout.estimatedItemSize = CGSize(width: 120, height: 60)
    let posts = Posts()
    let screen = ReportScreen(0, layout) { screen in
      screen.view.register(PostCell.self, forCellWithReuseIdentifier: "post")
    }
    screen.view.dataSource = posts
    for y in stride(from: 0.0, through: 3000, by: 70) {
      layout.preparations = 0
      screen.view.contentOffset.y = y
      screen.stage.advance(by: 1.0 / 60)
      #expect(layout.preparations < 20)
      for cell in screen.view.visibleCells.compactMap({ $0 as? PostCell }) {
        #expect(cell.label.frame.height == cell.bounds.height - 16)
        #expect(cell.label.frame.width <= 184)
      }
      let frames = screen.view.visibleCells.map { $0.frame }
      for (index, frame) in frames.enumerated() {
        for other in frames[(index + 1)...] {
          let overlap = frame.intersection(other)
          #expect(overlap.isNull || overlap.width < 0.01 || overlap.height < 0.01)
        }
      }
    }
    withExtendedLifetime(posts) {}
  }

  @Test(arguments: [0, 4, 10, 25] as [CGFloat]) func theContentEndsWithItsLastColumn(spacing: CGFloat) {
    let layout = Self.estimated(CGSize(width: 50, height: 480), horizontal: true, lineSpacing: spacing)
    let screen = ReportScreen(30, layout) { screen in
      screen.wish = { CGSize(width: 60 + CGFloat(Int($0) ?? 0), height: 480) }
    }
    func expectEnd(_ spacing: CGFloat) {
      for x in stride(from: 0.0, through: 4000, by: 100) {
        screen.view.contentOffset.x = x
        screen.stage.advance(by: 1.0 / 60)
      }
      let widths = (0..<30).reduce(0) { $0 + 60 + CGFloat($1) }
      #expect(screen.view.contentSize.width == widths + 29 * spacing)
      screen.view.scrollToItem(at: [0, 29], at: .right, animated: false)
      screen.stage.advance(by: 0.1)
      #expect(screen.view.contentOffset.x == widths + 29 * spacing - 320)
      #expect(screen.seen("29")?.maxX == 320)
    }
    expectEnd(spacing)
    layout.minimumLineSpacing = 33
    expectEnd(33)
  }

  @Test(arguments: [320, 319] as [CGFloat]) func rowsKeepTheHeightsThatTheySaidThroughABatch(width: CGFloat) {
    func height(_ name: String) -> CGFloat { 60 + CGFloat((Int(name) ?? 0) % 4) * 30 }
    let screen = ReportScreen(12, Self.estimated(CGSize(width: width, height: 20))) { screen in
      screen.wish = { CGSize(width: width, height: height($0)) }
    }
    func expectHeights() {
      screen.watch(0.5) {
        for cell in screen.cells { #expect(abs(screen.seen(cell).frame.height - height(cell.name)) < 0.001) }
        #expect(screen.view.contentOffset.y == 0)
      }
      var y: CGFloat = 0
      for name in screen.shown {
        #expect(screen.seen(name)?.minY == y)
        y += height(name)
      }
      #expect(y >= 480)
    }
    screen.names[0].remove(at: 1)
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [[0, 1]]) }
    expectHeights()
    screen.names[0].insert("1", at: 1)
    screen.view.performBatchUpdates { screen.view.insertItems(at: [[0, 1]]) }
    expectHeights()
  }

  @Test func aLineBelowAnItemFollowsTheHeightThatItSpecifies() {
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(1)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 1)))
    let row = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .estimated(201)), supplementaryItems: [line])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(201)), subitems: [row]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.interGroupSpacing = 10
    let screen = ReportScreen(20, UICollectionViewCompositionalLayout(section: section)) { screen in
      screen.wish = { name in Int(name).map { CGSize(width: 288, height: 150 + CGFloat($0 % 3) * 40) } }
    }
    func expectLines() {
      let lines = screen.views("badge")
      #expect(lines.count >= 2)
      for line in lines {
        guard let row = screen.seen(line.name) else { continue }
        #expect(abs(screen.seen(line).frame.minY - row.maxY) < 0.001)
      }
    }
    expectLines()
    for y in stride(from: 0.0, through: 1500, by: 100) {
      screen.view.contentOffset.y = y
      screen.stage.advance(by: 1.0 / 60)
      expectLines()
    }
    screen.names[0].removeSubrange(9...10)
    screen.view.performBatchUpdates { screen.view.deleteItems(at: [[0, 9], [0, 10]]) }
    screen.watch(0.5) { expectLines() }
  }

  @Test func anotherGridUnderAHeaderOfEstimatedHeightEndsWhereItsAnimationDoes() {
    func grid(_ part: CGFloat) -> UICollectionViewCompositionalLayout {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(part)),
        subitems: [item(.fractionalWidth(part), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }
    for start in [0, 60, 700] as [CGFloat] {
      let screen = ReportScreen(200, grid(0.25)) { screen in
        screen.wish = { $0 == UICollectionView.elementKindSectionHeader ? CGSize(width: 320, height: 90) : nil }
      }
      screen.view.contentOffset.y = start
      screen.stage.advance(by: 0.1)
      for part in [0.5, 0.2, 0.25] as [CGFloat] {
        screen.view.setCollectionViewLayout(grid(part), animated: true)
        screen.stage.advance(by: 0.35)
        let name = screen.shown[screen.shown.count / 2]
        let (place, offset) = (screen.seen(name), screen.view.contentOffset)
        screen.watch(0.3) {
          #expect(screen.seen(name) == place)
          #expect(screen.view.contentOffset == offset)
        }
        if start == 0 { #expect(offset.y == 0 && screen.seen("0")?.minY == 90) }
      }
    }
  }

  /// Sections of one header that says its height and of three rows, from known heights.
  private final class OutlineLayout: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var asked: [IndexPath] = []

    private func attributes(upTo rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      guard let collectionView else { return [] }
      var (y, found): (CGFloat, [UICollectionViewLayoutAttributes]) = (0, [])
      for section in 0..<collectionView.numberOfSections {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
        header.frame = CGRect(x: 0, y: y, width: 320, height: heights[section] ?? 50)
        y = header.frame.maxY
        found.append(header)
        for item in 0..<collectionView.numberOfItems(inSection: section) {
          let cell = UICollectionViewLayoutAttributes(forCellWith: [section, item])
          cell.frame = CGRect(x: 0, y: y, width: 320, height: 150)
          y += 150
          found.append(cell)
        }
      }
      return found
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: attributes(upTo: .infinite).last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      attributes(upTo: rect).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(upTo: .infinite).first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes(upTo: .infinite).first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferredAttributes.representedElementCategory == .supplementaryView else { return false }
      asked.append(preferredAttributes.indexPath)
      #expect(preferredAttributes.indexPath == originalAttributes.indexPath)
      defer { heights[preferredAttributes.indexPath.section] = preferredAttributes.frame.height }
      return heights[preferredAttributes.indexPath.section] != preferredAttributes.frame.height
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      // The first section goes.
      heights = Dictionary(uniqueKeysWithValues: heights.filter { $0.key > 0 }.map { ($0.key - 1, $0.value) })
    }
  }

  @Test func aHeaderThatComesOnWithADeletionPrefersItsHeightForItsPresentSection() {
    let layout = OutlineLayout()
    let names = (0..<3).map { section in (0..<3).map { "\(section).\($0)" } }
    let screen = ReportScreen(names, layout) { screen in
      screen.wish = { $0 == UICollectionView.elementKindSectionHeader ? CGSize(width: 320, height: 80) : nil }
    }
    // The first section is above the screen, the header of the third just below it.
    screen.view.contentOffset.y = 530
    screen.stage.advance(by: 0.1)
    #expect(
      screen.view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader) == [
        [1, 0]
      ])
    layout.asked = []
    screen.names.removeFirst()
    screen.view.performBatchUpdates { screen.view.deleteSections([0]) }
    screen.stage.advance(by: 1)
    #expect(layout.asked.contains([1, 0]))
    #expect(layout.asked.allSatisfy { $0.section < 2 })
    #expect(layout.heights == [0: 80, 1: 80])
  }
}
