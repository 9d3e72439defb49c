import Films
import MotionRecorder
import Stage
import Testing
import UIKit

@testable import FilmFormat

/// The elements of collection views and the calls of layouts.
@MainActor @Suite struct ElementFilmTests {
  /// A list whose layout records its calls.
  private final class Cells: UICollectionViewController {
    var count = 5

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .red
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func makeFilms(_ layout: UICollectionViewFlowLayout) -> (films: BothFilms, controller: Cells) {
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    let controller = Cells(collectionViewLayout: layout)
    let films = BothFilms(controller, size: CGSize(width: 320, height: 480))
    return (films, controller)
  }

  /// What the frames say about elements: the layer's identity, reuse identifier and attributes.
  private func elements(_ film: Film) -> Set<String> {
    var found: Set<String> = []
    for frame in film.frames {
      frame.forEachCommand { number, _, words in
        guard number == CommandNumber.element else { return }
        let words = Array(words)
        let kind = words[1] < 0 ? "" : film.strings[Int(words[1])]
        let identifier = words[6] < 0 ? "" : film.strings[Int(words[6])]
        found.insert("\(words[0]) \(kind) \(words[2...4]) \(identifier) \(words[7..<11]) \(words[11])")
      }
    }
    return found
  }

  @Test func anUpdateChangesIndexPathsAndElementsDisappear() throws {
    let (films, controller) = makeFilms(UICollectionViewFlowLayout())
    films.stage.advance(by: 0.1)
    controller.collectionView.performBatchUpdates {
      controller.count = 4
      controller.collectionView.deleteItems(at: [[0, 1]])
    }
    films.stage.advance(by: 1)
    let (one, other) = (elements(try #require(films.stage.film).film), elements(films.recorder.stop()))
    #expect(one.contains { $0.contains("[0.0, 1.0, 1.0]") }, "no element disappears")
    #expect(other == one)
    #expect(films.differences() == [])
  }

  @Test func theCallsOfALayoutAreThoseOfTheTrace() throws {
    let layout = RecordedFlowLayout()
    let (films, controller) = makeFilms(layout)
    films.stage.advance(by: 0.1)
    controller.collectionView.performBatchUpdates {
      controller.count = 6
      controller.collectionView.insertItems(at: [[0, 1]])
    }
    films.stage.advance(by: 1)
    func calls(_ film: Film) -> [String] {
      var found: [String] = []
      for frame in film.frames where frame.time >= 0.1 {
        frame.forEachCommand { number, _, words in
          guard number == 45 else { return }
          let text = film.strings[Int(words.last!)]
          if text.hasPrefix("layout."), Array(words)[2] == 1 {
            found.append(String(text.prefix { $0 != "(" && $0 != " " }))
          }
        }
      }
      return found
    }
    let recorded = calls(films.recorder.stop())
    let kinds = Set(recorded)
    let traced = calls(try #require(films.stage.film).film).filter { kinds.contains($0) }
    #expect(
      kinds.isSuperset(of: [
        "layout.prepare", "layout.collectionViewContentSize", "layout.layoutAttributesForElements",
        "layout.invalidateLayout", "layout.finalizeCollectionViewUpdates", "layout.targetContentOffset",
        "layout.initialLayoutAttributesForAppearingItem", "layout.finalLayoutAttributesForDisappearingItem",
      ]))
    #expect(recorded == traced)
  }

  @Test func callsHaveArgumentsResultsDepthsAndTheirCollectionView() throws {
    final class Own: RecordedFlowLayout {
      override func prepare() { recordCall("prepare() of its own") { super.prepare() } }
    }
    let (films, controller) = makeFilms(Own())
    controller.collectionView.performBatchUpdates {
      controller.count = 6
      controller.collectionView.insertItems(at: [[0, 1]])
    }
    films.stage.advance(by: 1)
    let film = films.recorder.stop()
    var calls: [(words: [Double], text: String)] = []
    for frame in film.frames {
      frame.forEachCommand { number, _, words in
        if number == 45 { calls.append((Array(words), film.strings[Int(words.last!)])) }
      }
    }
    let own = try #require(calls.firstIndex { $0.text == "layout.prepare() of its own" })
    #expect(calls[own + 1].text == "layout.prepare()")
    #expect(calls[own].words[3] + 1 == calls[own + 1].words[3])
    #expect(calls.map { $0.words[0] } == calls.indices.map { Double($0) })
    let scene = film.lastScene
    let list = try #require(scene.layers[Int(calls[own].words[calls[own].words.count - 2])]?.values[CommandNumber.name])
    #expect(film.strings[Int(list.first!)] == "UICollectionView")
    let texts = Set(calls.map { $0.text })
    #expect(texts.contains("layout.prepare(forCollectionViewUpdates: [insert [0, 1]])"))
    #expect(texts.contains("layout.collectionViewContentSize -> 320 x 380"), "\(texts)")
  }

  @Test func withoutARecorderNothingIsRecorded() {
    let layout = RecordedFlowLayout()
    let controller = Cells(collectionViewLayout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    let other = MotionRecorder(UIView())
    other.start()
    stage.advance(by: 0.1)
    #expect(other.stop().strings.allSatisfy { !$0.hasPrefix("layout.") })
  }
}
