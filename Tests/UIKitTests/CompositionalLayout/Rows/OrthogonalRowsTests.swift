import CollectionIndex
import Testing

@testable import UIKit

/// The rows of a collection view and their offsets, without scroll views.
@MainActor @Suite struct OrthogonalRowsTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  private var rows: OrthogonalRows { view.presenter.ownRows }

  private func geometry(length: CGFloat, depth: Int = 0, _ axis: LayoutAxis = .horizontal) -> RowGeometry {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return RowGeometry(
      axis: axis, frame: frame, viewport: frame, length: length, offsets: 0...max(0, length - 100), depth: depth,
      bounce: .automatic, decelerationRate: .normal)
  }

  private func row(
    _ section: Int, length: CGFloat = 500, _ axis: LayoutAxis = .horizontal, of layout: UICollectionViewLayout? = nil
  ) -> OrthogonalRow {
    rows.row(section, along: axis, of: layout ?? view.layoutInUse) { geometry(length: length, axis) }
  }

  @Test func aSectionHasARowForEachAxis() {
    #expect(row(1) === row(1) && row(1) !== row(2))
    #expect(row(1) !== row(1, .vertical))
  }

  @Test func theOffsetStaysInRangeOfTheLayoutInUse() {
    row(0).move(to: 300)
    rows.noteNewGeometry()
    #expect(row(0, length: 200, of: UICollectionViewFlowLayout()).offset == 300)
    #expect(row(0, length: 200).offset == 100)
  }

  @Test func theGeometryIsAskedForOnlyWhenItMayHaveChanged() {
    var questions = 0
    func ask() {
      _ = rows.row(0, along: .horizontal, of: view.layoutInUse) {
        questions += 1
        return geometry(length: 500)
      }
    }
    ask()
    ask()
    #expect(questions == 1)
    rows.noteNewGeometry()
    ask()
    #expect(questions == 2)
  }

  @Test func rowsFollowTheirSectionsAndEndWithThem() {
    let (first, second) = (row(0), row(1))
    second.move(to: 40)
    rows.follow(AxisMap(deletions: [0], insertions: []))
    #expect(first.isGone && !second.isGone && second.section == 0)
    #expect(rows.offset(0, along: .horizontal) == 40 && rows.offset(1, along: .horizontal) == 0)
  }

  @Test func aRowWithoutScrollViewIsScrolledAtOnceAndInRange() {
    rows.scroll(row(0), by: 1000, animated: true)
    #expect(row(0).offset == 400 && rows.hasScrolled)
    _ = rows.takeScrolling()
    rows.scroll(row(0), by: 0, animated: false)
    rows.scroll(row(0), by: 10, animated: false)
    #expect(!rows.hasScrolled)
  }

  @Test func scrolledRowsAreInTheOrderOfTheirSections() {
    for section in [3, 1, 2] { row(section).move(to: section == 2 ? 0 : 10) }
    row(0, .vertical).move(to: 10)
    #expect(rows.scrolled(along: .horizontal).map { $0.section } == [1, 3])
  }

  @Test func attributesKeepTheOffsetTheyWerePlacedWith() throws {
    let fixture = CompositionalFixture(20, rowSection())
    let layout = fixture.layout
    let before = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    let frame = before.visibleFrame
    fixture.scrollRow(to: 30)
    let after = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    #expect(before.visibleFrame == frame && after.visibleFrame == frame.offsetBy(dx: -30, dy: 0))
    #expect(before.frame == after.frame && before.isEqual(after))
  }

  @Test func aRowKeepsItsOffsetWhenItsScrollViewIsRemoved() {
    let row = row(0)
    rows.scrollView(of: row).contentOffset.x = 120
    #expect(row.offset == 120)
    rows.removeEmpty()
    #expect(row.view == nil && row.offset == 120)
    #expect(rows.scrollView(of: row).contentOffset.x == 120)
  }

  @Test func theRowOfADeletedSectionIsKnownUntilItsScrollViewIsRemoved() {
    let row = row(0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.row = row.placement
    _ = rows.scrollView(of: row)
    rows.follow(AxisMap(deletions: [0], insertions: []))
    #expect(rows.row(of: attributes) === row)
    rows.removeEmpty()
    #expect(rows.row(of: attributes) == nil)
  }
}
