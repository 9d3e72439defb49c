import Foundation
import Stage
import StageTesting
import Testing
import UIKit

/// A list of rows with a layout that can be told to make mistakes.
@MainActor private final class FlawList: UIViewController, UICollectionViewDataSource {
  let layout = FlawedLayout()
  lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var counts = [4]
  var color = UIColor.white
  /// The distance of what cells draw from their edges.
  var margin: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundColor = .systemGray
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = self
    view.addSubview(list)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = margin == 0 ? color : nil
    guard cell.contentView.subviews.isEmpty else { return cell }
    if margin > 0 {
      let card = UIView(frame: cell.contentView.bounds.insetBy(dx: margin, dy: margin))
      card.backgroundColor = color
      cell.contentView.addSubview(card)
    }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .black
    return header
  }

  func insert() {
    counts[0] += 1
    UIView.animate(withDuration: 0.4) { self.list.insertItems(at: [IndexPath(item: 1, section: 0)]) }
  }
}

private final class FlawBackground: UICollectionReusableView {
  static var color = UIColor.systemGray

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = FlawBackground.color
  }

  required init?(coder: NSCoder) { nil }
}

private final class FlawedLayout: UICollectionViewFlowLayout {
  static let background = "background"
  /// The item that appears without a transition.
  var suddenItem: Int?
  /// A row that is not invalidated, below the last one.
  var hasSecretRow = false
  /// The distance by which headers are too low.
  var headerOffset: CGFloat = 0
  /// Whether a decoration view is behind the rows.
  var hasBackground = false

  override init() {
    super.init()
    itemSize = CGSize(width: 300, height: 50)
    minimumLineSpacing = 0
    register(FlawBackground.self, forDecorationViewOfKind: FlawedLayout.background)
  }

  required init?(coder: NSCoder) { nil }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    itemIndexPath.item == suddenItem
      ? layoutAttributesForItem(at: itemIndexPath) : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = super.layoutAttributesForElements(in: rect) ?? []
    if hasSecretRow {
      let secret = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
      secret.frame = CGRect(x: 0, y: 300, width: 300, height: 50)
      found.append(secret)
    }
    if hasBackground {
      let background = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: FlawedLayout.background, with: IndexPath(item: 0, section: 0))
      background.frame = CGRect(x: -20, y: -100, width: 340, height: 600)
      background.zIndex = -1
      found.append(background)
    }
    for header in found where header.representedElementKind == UICollectionView.elementKindSectionHeader {
      header.frame.origin.y += headerOffset
    }
    return found
  }
}

@MainActor @Suite struct ElementFlawTests {
  private let controller = FlawList()

  private func flaws(counts: [Int] = [4], _ body: (Stage) -> Void) -> [VisualFlaw] {
    controller.counts = counts
    let stage = Stage(size: CGSize(width: 300, height: 400), rootViewController: controller)
    return stage.visualFlaws {
      stage.advance(by: 0.2)
      body(stage)
      stage.advance(by: 1)
    }
  }

  private func kinds(counts: [Int] = [4], _ body: (Stage) -> Void) -> [VisualFlaw.Kind] {
    flaws(counts: counts, body).map { $0.kind }
  }

  // MARK: Holes

  @Test func anElementOfTheLayoutWithoutAViewIsAHole() {
    let flaws = flaws { _ in
      controller.layout.hasSecretRow = true
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      other.backgroundColor = .black
      controller.view.addSubview(other)
    }
    #expect(flaws.map { $0.kind } == [.hole])
    #expect(flaws.first?.subject == "cell [0, 9]")
    #expect(flaws.first?.frame == CGRect(x: 0, y: 300, width: 300, height: 50))
  }

  @Test func rowsThatComeApartShowAHole() {
    let flaws = flaws { _ in controller.insert() }
    #expect(flaws.map { $0.kind } == [.hole])
    #expect(flaws.first?.subject == "cell [0, 0]")
  }

  @Test func rowsOfTheColourBehindThemMayComeApart() {
    controller.color = .systemGray
    #expect(kinds { _ in controller.insert() } == [])
  }

  @Test func rowsThatComeApartOverTheBackgroundOfTheirSectionShowAHole() {
    controller.layout.hasBackground = true
    FlawBackground.color = .systemBlue
    let flaws = flaws { _ in controller.insert() }
    #expect(flaws.map { $0.kind } == [.hole])
    #expect(flaws.first?.subject == "cell [0, 0]")
  }

  @Test func rowsOverACardOfTheirColourMayComeApart() {
    controller.layout.hasBackground = true
    FlawBackground.color = controller.color
    #expect(kinds { _ in controller.insert() } == [])
  }

  @Test func rowsWithSpacingMayComeApart() {
    controller.layout.minimumLineSpacing = 10
    #expect(kinds { _ in controller.insert() } == [])
  }

  // MARK: Sudden changes

  @Test func aRowThatAppearsAtOnceWhileOthersMoveIsSeen() {
    controller.layout.suddenItem = 5
    controller.layout.minimumLineSpacing = 10
    let flaws = flaws { _ in
      controller.counts = [6]
      let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)]
      UIView.animate(withDuration: 0.4) { self.controller.list.insertItems(at: paths) }
    }
    #expect(flaws.map { $0.kind } == [.suddenAppearance])
    #expect(flaws.first?.subject == "cell [0, 5]")
  }

  @Test func aRowThatAppearsWithoutAnimationIsAllowed() {
    let kinds = kinds { _ in
      controller.counts = [5]
      controller.list.reloadData()
    }
    #expect(kinds == [])
  }

  @Test func aRowThatVanishesAtOnceWhileOthersMoveIsSeen() {
    controller.layout.minimumLineSpacing = 10
    let flaws = flaws { stage in
      controller.insert()
      stage.advance(by: 0.1)
      controller.list.cellForItem(at: IndexPath(item: 3, section: 0))?.isHidden = true
    }
    #expect(flaws.map { $0.kind } == [.suddenDisappearance, .hole])
    #expect(flaws.first?.subject == "cell [0, 3]")
  }

  /// Only where the row was.
  @Test(arguments: [0, 60])
  func aRowWhoseSnapshotTakesItsPlaceIsAllowed(offset: Int) {
    controller.layout.minimumLineSpacing = 10
    let kinds = kinds { stage in
      controller.insert()
      stage.advance(by: 0.1)
      guard let cell = controller.list.cellForItem(at: IndexPath(item: 3, section: 0)),
        let picture = cell.snapshotView(afterScreenUpdates: false)
      else {
        Issue.record("The row has no cell.")
        return
      }
      picture.center = cell.layer.presentation()?.position ?? cell.center
      picture.center.y += CGFloat(offset)
      controller.list.addSubview(picture)
      cell.isHidden = true
      UIView.animate(withDuration: 0.3) { picture.alpha = 0 }
    }
    #expect(kinds.contains(.suddenDisappearance) == (offset > 0))
  }

  @Test func aRowThatFadesOutOrScrollsAwayIsAllowed() {
    controller.layout.minimumLineSpacing = 10
    let kinds = kinds(counts: [40]) { stage in
      controller.counts = [39]
      UIView.animate(withDuration: 0.3) {
        self.controller.list.deleteItems(at: [IndexPath(item: 2, section: 0)])
      }
      stage.advance(by: 0.5)
      stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), duration: 0.2)
      stage.advance(by: 3)
      controller.list.setContentOffset(.zero, animated: true)
    }
    #expect(kinds == [])
  }

  // MARK: Headers

  private func scrolled(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), duration: 0.5)
    stage.advance(by: 3)
  }

  @Test func aHeaderOnCellsOfAnotherSectionIsMisplaced() {
    controller.layout.headerReferenceSize = CGSize(width: 300, height: 40)
    controller.layout.sectionHeadersPinToVisibleBounds = true
    controller.layout.headerOffset = -31
    #expect(Set(kinds(counts: [4, 4, 4]) { scrolled($0) }) == [.misplacedHeader])
  }

  @Test func aHeaderOnItsOwnFirstCellBelowTheEdgeIsMisplaced() {
    controller.layout.headerReferenceSize = CGSize(width: 300, height: 40)
    controller.layout.sectionHeadersPinToVisibleBounds = true
    controller.layout.headerOffset = 31
    let flaws = flaws(counts: [4, 4, 4]) { scrolled($0) }
    #expect(Set(flaws.map { $0.kind }) == [.misplacedHeader])
    #expect(flaws.contains { $0.words == "is 31 points outside of its section" })
  }

  @Test(arguments: [0, 5])
  func aHeaderOnTheEmptyEdgeOfACellIsNotMisplaced(margin: Int) {
    controller.layout.headerReferenceSize = CGSize(width: 300, height: 40)
    controller.layout.sectionHeadersPinToVisibleBounds = true
    controller.layout.headerOffset = -5
    controller.margin = CGFloat(margin)
    #expect(Set(kinds(counts: [4, 4, 4]) { scrolled($0) }) == (margin == 0 ? [.misplacedHeader] : []))
  }

  @Test func aHeaderBehindABarIsNotMisplaced() {
    controller.layout.headerReferenceSize = CGSize(width: 300, height: 40)
    controller.layout.sectionHeadersPinToVisibleBounds = true
    controller.layout.headerOffset = -31
    let kinds = kinds(counts: [4, 4, 4]) { stage in
      let bar = UIView(frame: stage.window.bounds)
      bar.backgroundColor = .white
      bar.isUserInteractionEnabled = false
      stage.window.addSubview(bar)
      scrolled(stage)
    }
    #expect(kinds == [])
  }

  @Test func aPinnedHeaderIsInItsSection() {
    controller.layout.headerReferenceSize = CGSize(width: 300, height: 40)
    controller.layout.sectionHeadersPinToVisibleBounds = true
    #expect(kinds(counts: [4, 4, 4]) { scrolled($0) } == [])
  }
}
