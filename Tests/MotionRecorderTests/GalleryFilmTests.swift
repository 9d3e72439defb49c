import Films
import Gallery
import MotionRecorder
import Stage
import Testing
import UIKit

@testable import FilmFormat

/// The scripts of demos, recorded by their stage and by a `MotionRecorder`. Elements that exist only while they disappear
/// are without an index path in the recorder's film.
@MainActor @Suite struct GalleryFilmTests {
  @Test(arguments: [
    "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "storefront", "outline",
    "gallery",
    "three-cells",
  ])
  func bothFilmsAgreeInEveryFrame(_ id: String) throws {
    let demo = try #require(DemoIndex.demo(id))
    let films = BothFilms(demo.makeViewController())
    try ScriptPlayer(stage: films.stage).play(Script(json: demo.script))
    films.stage.advance(by: 1)
    let stageFilm = try #require(films.stage.film).film
    #expect(films.differences() == [])
    #expect(films.differencesOfAnimations() == [])
    let film = films.recorder.stop()
    #expect(film.frameCount >= stageFilm.frameCount - 1)
    #expect(abs(film.duration - stageFilm.duration) < 1e-9)
    // Files keep the geometry in thousandths.
    #expect(try Film(bytes: film.bytes).frameCount == film.frameCount)
  }

  @Test func aFilmHasTheElementsOfCollectionViewsWithTheirAttributes() throws {
    let films = BothFilms(try #require(DemoIndex.demo("sticky-headers")).makeViewController())
    films.stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.2)
    films.stage.advance(by: 1)
    let (one, other) = (try #require(films.stage.film).film, films.recorder.stop())
    func elements(_ film: Film) -> [String] {
      film.lastScene.layers.values.compactMap { layer in
        guard let words = layer.values[CommandNumber.element].map({ Array($0) }) else { return nil }
        // The kind, the index path and whether it is disappearing, then the attributes without ways.
        let kind = words[1] < 0 ? "" : film.strings[Int(words[1])]
        let identifier = words[6] < 0 ? "" : film.strings[Int(words[6])]
        // Without the z-index, by which the portable UIKit orders views.
        return "\(words[0]) \(kind) \(words[2...4]) \(identifier) \(words[7..<12])"
      }.sorted()
    }
    #expect(elements(one).count > 8)
    #expect(elements(one) == elements(other))
  }
}
