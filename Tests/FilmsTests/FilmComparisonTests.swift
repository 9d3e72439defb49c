import Foundation
import Stage
import Testing
import UIKit

@testable import FilmFormat
@testable import Films

/// A list whose first item moves down by a spring, under a header.
@MainActor private final class SpringList: UICollectionViewController {
  let damping: CGFloat
  let headerOffset: CGFloat
  let count: Int
  let headerColor: UIColor
  private var isMoved = false

  init(damping: CGFloat = 1, headerOffset: CGFloat = 0, count: Int = 20, headerColor: UIColor = .systemGray) {
    (self.damping, self.headerOffset, self.count) = (damping, headerOffset, count)
    self.headerColor = headerColor
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = headerColor
    header.transform = CGAffineTransform(translationX: 0, y: headerOffset)
    return header
  }

  func move() {
    let cell = collectionView.cellForItem(at: [0, 2])!
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0) {
      cell.center.x += 200
    }
  }
}

@MainActor @Suite struct FilmComparisonTests {
  private func film(_ list: SpringList) throws -> Film {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: list)
    stage.film = FilmRecorder(title: "List")
    stage.frame(at: 0)
    stage.advance(by: 0.1)
    list.move()
    stage.advance(by: 0.8)
    return try Film(bytes: stage.film!.film.bytes)
  }

  private func first(_ one: SpringList, _ other: SpringList, tolerance: Double = 0.5) throws -> FilmComparison
    .Difference?
  {
    var comparison = FilmComparison(try film(one), try film(other), tolerance: tolerance)
    return comparison.first()
  }

  @Test func nothingDiffersBetweenTwoRuns() throws {
    #expect(try first(SpringList(), SpringList(), tolerance: 0) == nil)
  }

  @Test func aSpringThatIsALittleLooserIsFound() throws {
    let found = try #require(try first(SpringList(), SpringList(damping: 0.95)))
    #expect(found.words.hasPrefix("cell 0, 2 is "), "\(found)")
    #expect((0.1...0.4).contains(found.time) && found.distance > 0.5, "\(found)")
    #expect(found.sentence.hasPrefix("at 0."))
  }

  @Test func aHeaderThatIsOnePointOffIsFound() throws {
    let found = try #require(try first(SpringList(), SpringList(headerOffset: 1)))
    #expect(found.time == 0 && abs(found.distance - 1) < 0.01)
    #expect(found.words.hasPrefix("header 0, 0 is 1 point off"), "\(found)")
    #expect(try first(SpringList(), SpringList(headerOffset: 0.4)) == nil)
    #expect(try first(SpringList(), SpringList(headerOffset: 1), tolerance: 1.01) == nil)
  }

  @Test func aListOfAMillionIsComparedByWhatIsSeen() throws {
    #expect(try first(SpringList(count: 1_000_000), SpringList(count: 1_000_000)) == nil)
    #expect(try first(SpringList(count: 1_000_000), SpringList(damping: 0.95, count: 1_000_000)) != nil)
  }

  @Test func anItemLessIsMissing() throws {
    let found = try #require(try first(SpringList(count: 4), SpringList(count: 3)))
    #expect(found.words == "cell 0, 3 is missing" && found.time == 0, "\(found)")
  }

  @Test func anItemMoreIsNew() throws {
    let found = try #require(try first(SpringList(count: 3), SpringList(count: 4)))
    #expect(found.words == "cell 0, 3 is added" && found.time == 0 && found.distance == 100, "\(found)")
  }

  /// A film of two labels, the first of which is too clear to be seen.
  private func film(clear: String, text: String) throws -> Film {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    for (index, (text, alpha)) in [(clear, 0.001), (text, 1)].enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 200, height: 40))
      (label.text, label.alpha) = (text, alpha)
      controller.view.addSubview(label)
    }
    stage.film = FilmRecorder(title: "Labels")
    stage.frame(at: 0)
    return try Film(bytes: stage.film!.film.bytes)
  }

  /// In the file a text is a number, which is another one where another text came before.
  @Test func textsAreComparedByTheirCharacters() throws {
    let (former, other) = (try film(clear: "One", text: "Two"), try film(clear: "Two", text: "Two"))
    #expect(former.strings != other.strings)
    var same = FilmComparison(former, other)
    #expect(same.first() == nil)
    var comparison = FilmComparison(former, try film(clear: "One", text: "Six"))
    let difference = comparison.first()
    let found = try #require(difference)
    #expect(found.distance == 100 && found.words.hasSuffix("has a different text: “Six” instead of “Two”"), "\(found)")
  }

  @Test func aHundredthOfAColourCountsAsMuchAsAPoint() throws {
    func list(_ red: CGFloat, alpha: CGFloat = 1) -> SpringList {
      SpringList(headerColor: UIColor(red: red, green: 0.3, blue: 0.6, alpha: alpha))
    }
    let found = try #require(try first(list(0.5), list(0.52)))
    #expect(abs(found.distance - 2) < 0.2 && found.words.hasPrefix("header 0, 0 has a different "), "\(found)")
    #expect(try first(list(0.5), list(0.504)) == nil)
    #expect(try first(list(0.5), list(0.52), tolerance: 2.5) == nil)
    #expect(try #require(try first(list(0.5), list(0.5, alpha: 0.97))).distance > 2.5)
  }
}
