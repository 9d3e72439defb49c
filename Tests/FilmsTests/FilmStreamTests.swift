import CoreGraphics
import Gallery
import Stage
import Testing
import UIKit

@testable import FilmFormat
@testable import Films

/// A screen with one text.
private final class CounterViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

@MainActor @Suite struct FilmStreamTests {
  /// A stream's updates, as a page takes them.
  @MainActor private final class Page {
    var texts: [Int: String] = [:]
    var commands: [[String]] = []
    var mostTexts = 0

    func take(_ update: FilmStream.Update) {
      for (number, text) in update.texts { texts[number] = text }
      mostTexts = max(mostTexts, texts.count)
      let frame = Film.Frame(time: update.time, width: 0, height: 0, words: update.words)
      commands.append(FilmStreamTests.told(frame) { texts[$0] ?? "unknown" })
    }
  }

  /// The last command of each kind for each layer, as text.
  private struct LastCommands {
    private var commands: [String: [Substring: String]] = [:]

    /// Removes commands that a layer has received already. A stream repeats the last state of a layer when an animation ends.
    mutating func withoutRepetitions(_ frame: [String]) -> [String] {
      frame.filter { command in
        let words = command.split(separator: " ", maxSplits: 2)
        guard let number = Int(words[0]), number < 41 else { return true }
        let layer = String(words[1])
        if number == 1 { commands[layer] = [:] }
        defer { commands[layer, default: [:]][words[0]] = command }
        return commands[layer]?[words[0]] != command
      }
    }
  }

  /// Commands as texts, without the numbers of texts.
  private static func told(_ frame: Film.Frame, text: (Int) -> String) -> [String] {
    var found: [String] = []
    frame.forEachCommand { number, layer, words in
      var parts = ["\(number)", "\(layer)"]
      _ = try? CommandLayout.all[number]!.read(words, strings: .numbers(count: .max)) { word, kind in
        parts.append(kind == .string && word >= 0 ? text(Int(word)) : "\(word)")
      }
      found.append(parts.joined(separator: " "))
    }
    return found
  }

  private func makeStage() -> Stage {
    Stage(size: CGSize(width: 390, height: 844), rootViewController: DemoIndex.demo("outline")!.makeViewController())
  }

  /// Layers of different stages have different numbers.
  private func withoutLayers(_ commands: [String]) -> [String] { commands.map { String($0.prefix { $0 != " " }) } }

  @Test func costsAreToldOnceWhereAHostMeasuresThem() throws {
    var now = 5.0
    Stage.stopwatch = {
      now += 0.25
      return now
    }
    defer { Stage.stopwatch = nil }
    let page = Page()
    let stage = makeStage()
    stage.filmStream = FilmStream { page.take($0) }
    stage.frame(at: 0)
    stage.tap(at: CGPoint(x: 195, y: 440))
    stage.frame(at: 1.0 / 60)
    let costs = page.commands.map { frame in frame.filter { $0.hasPrefix("50 ") } }
    #expect(costs.count == 2 && costs.allSatisfy { $0.count == 1 })
    let words = try #require(costs.last?.first).split(separator: " ").compactMap { Double($0) }
    // Each part looks at the clock at its beginning and its end; a tap is two of input, and drawing contains no calls.
    #expect(words[2] > 0.25 && words[5] == 0.25 && words[2...6].allSatisfy { $0 >= 0.25 })
    // The calls that were measured, by the numbers of their entries, and what each took.
    let count = Int(words[7])
    let numbers = words[8..<(8 + count)]
    #expect(count > 0 && Int(words[8 + count]) == count && words.count == 9 + 2 * count)
    #expect(words[(9 + count)...].allSatisfy { $0 >= 0.25 })
    let told = page.commands[1].filter { $0.hasPrefix("45 ") }.compactMap { Double($0.split(separator: " ")[2]) }
    #expect(Set(numbers).isSubset(of: told) && numbers.count > told.count / 2)
  }

  @Test func aStreamTellsWhatAFilmKeeps() throws {
    let (page, filmed, streamed) = (Page(), makeStage(), makeStage())
    filmed.film = FilmRecorder(title: "Outline")
    streamed.filmStream = FilmStream { page.take($0) }
    for stage in [filmed, streamed] {
      stage.frame(at: 0)
      stage.tap(at: CGPoint(x: 195, y: 440))
      stage.advance(by: 0.5)
    }
    let film = try #require(filmed.film).film
    #expect(page.commands.count == film.frameCount && film.frameCount == 31)
    var last = LastCommands()
    for (frame, commands) in zip(film.frames, page.commands) {
      let told = withoutLayers(last.withoutRepetitions(commands))
      #expect(withoutLayers(FilmStreamTests.told(frame) { film.strings[$0] }) == told)
    }
    // Registrations are counted through all stages.
    let normal = { (text: String) in text.replacing(#/registration \d+/#, with: "registration") }
    let texts = Set(page.texts.values.map(normal))
    #expect(texts == Set(film.strings.map(normal)))
  }

  @Test func textsThatAreGoneMakeSpaceForOthers() {
    let page = Page()
    let controller = CounterViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.filmStream = FilmStream { page.take($0) }
    for count in 0..<4000 {
      controller.label.text = "Number \(count)"
      stage.frame(at: Double(count) / 60)
      let told = page.commands.last ?? []
      #expect(told.contains { $0.contains("Number \(count)") }, "the text of frame \(count) is another")
    }
    #expect(page.mostTexts < 3000, "\(page.mostTexts) texts have numbers")
  }

  @Test func picturesThatAreGoneAreForgottenButNotWhatIsShown() throws {
    let controller = UIViewController()
    let (image, masked) = (UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.contents = Stage.picture(address: "mask", width: 20, height: 20).cgImage
    masked.layer.mask = mask
    controller.view.addSubview(image)
    controller.view.addSubview(masked)
    var (known, shown): ([Int: String], Int?) = ([:], nil)
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.filmStream = FilmStream { update in
      for (number, picture) in update.pictures {
        known[number] = picture.address
        if picture.address != "mask" { shown = number }
      }
      for number in update.forgottenPictures { known[number] = nil }
    }
    for count in 0..<2500 {
      image.image = Stage.picture(address: "\(count)", width: 20, height: 20)
      stage.frame(at: Double(count) / 60)
      #expect(shown.flatMap { known[$0] } == "\(count)" && known.values.contains("mask"))
    }
    #expect(known.count < 1600, "\(known.count) pictures are known")
  }

  @Test func textsAreOnlySentOnceWhileTheyAreFew() {
    let controller = CounterViewController()
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    var texts: [String] = []
    stage.filmStream = FilmStream { texts += $0.texts.map { $0.text } }
    for count in 0..<100 {
      controller.label.text = "Number \(count % 3)"
      stage.frame(at: Double(count) / 60)
    }
    #expect(texts.filter { $0.hasPrefix("Number") }.sorted() == ["Number 0", "Number 1", "Number 2"])
  }

  @Test func aPictureThatWasForgottenIsNewWhenItReturns() {
    var numbers = PictureNumbers()
    let pictures = ["a", "b"].map { CGImage(address: $0, width: 20, height: 10) }
    func number(_ index: Int) -> String {
      let (number, isNew) = numbers.number(of: pictures[index])
      return "\(number)" + (isNew ? " new" : "")
    }
    #expect([number(0), number(1), number(0)] == ["1 new", "2 new", "1"] && numbers.count == 2)
    let gone = numbers.forget { number, _ in number == 1 }
    #expect(gone == [1] && numbers.count == 1)
    #expect([number(1), number(0)] == ["2", "3 new"])
  }

  @Test func aStreamThatBeginsLaterReceivesEverything() {
    let (early, late) = (Page(), Page())
    let stage = makeStage()
    stage.filmStream = FilmStream { early.take($0) }
    stage.advance(by: 0.2)
    stage.filmStream = FilmStream { late.take($0) }
    stage.frame(at: stage.time)
    #expect(late.commands.count == 1)
    let layers = Set(stage.scene.nodes.map { "\($0.id)" })
    let told = Set(late.commands[0].map { String($0.split(separator: " ")[1]) })
    #expect(layers.isSubset(of: told))
  }
}
