import Foundation
import Stage
import Testing
import UIKit

/// Shows three items with a layout.
@MainActor enum EmptyLayoutBench {
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @discardableResult static func show(_ layout: UICollectionViewLayout, count: Int = 3) -> Int {
    let (screen, source) = (Screen(), Source())
    source.count = count
    let view = UICollectionView(frame: screen.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    _ = screen.add(view)
    for _ in 0..<2 {
      layout.invalidateLayout()
      screen.stage.advance(by: 0.1)
    }
    return withExtendedLifetime(source) { view.visibleCells.count }
  }
}

/// Layouts that show nothing say why, once.
@MainActor @Suite struct EmptyLayoutTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func anOverrideOfPrepareWithoutSuperIsNamed() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UICollectionViewFlowLayout {
          override func prepare() { itemSize = CGSize(width: 20, height: 20) }
        }
        for _ in 0..<2 { guard EmptyLayoutBench.show(Forgetful()) == 0 else { exit(1) } }
      }
    }
    #expect(
      message(result)
        == "Forgetful overrides prepare() without preparing any elements, so the collection view is empty. Call super.prepare() in it.\n"
    )
  }

  @Test func soIsThatOfACompositionalLayout() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UICollectionViewCompositionalLayout { override func prepare() {} }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        EmptyLayoutBench.show(Forgetful(section: NSCollectionLayoutSection(group: group)))
      }
    }
    #expect(message(result).contains("Forgetful overrides prepare() without preparing"))
  }

  @Test func aLayoutThatIsNobodysSaysSo() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = EmptyLayoutBench.show(UICollectionViewLayout()) }
    }
    #expect(message(result).hasPrefix("UICollectionViewLayout has no elements"))
    #expect(message(result).split(separator: "\n").count == 1)
  }

  @Test func whoShowsWhatThereIsHearsNothing() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Own: UICollectionViewFlowLayout {
          override func prepare() {}
          override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
            attributes.size = CGSize(width: 10, height: 10)
            return [attributes]
          }
        }
        final class Careful: UICollectionViewFlowLayout { override func prepare() { super.prepare() } }
        guard EmptyLayoutBench.show(Own()) == 1, EmptyLayoutBench.show(Careful()) == 3 else { exit(1) }
        EmptyLayoutBench.show(UICollectionViewLayout(), count: 0)
      }
    }
    #expect(message(result).isEmpty)
  }
}
