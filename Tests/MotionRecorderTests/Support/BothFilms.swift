import Films
import Foundation
import MotionRecorder
import Stage
import UIKit

@testable import FilmFormat

/// The films of a stage by its own recorder and by a `MotionRecorder` of its window.
@MainActor struct BothFilms {
  let stage: Stage
  let recorder: MotionRecorder

  init(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) {
    stage = Stage(size: size, rootViewController: controller)
    stage.film = FilmRecorder(title: "Stage", limit: .infinity)
    stage.frame(at: stage.time)
    recorder = MotionRecorder(stage.window, title: "Layers", limit: .infinity)
    recorder.start()
  }

  /// Creates films of a view that fills the screen.
  init(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    self.init(controller, size: CGSize(width: 320, height: 480))
  }

  /// Returns the differences of more than a thousandth of a point in the first frame that has any.
  ///
  /// The recorder reads layers after the ends of the frame's animations. So in a frame where one ends, layers that the
  /// stage's next frame no longer has may be missing, and those that it has may be there. Later updates change the index
  /// paths of disappearing elements, which a recorder cannot know, and snapshots have texts without labels, so these do
  /// not count.
  func differences() -> [String] {
    let (film, sampled) = (stage.film!.film.withoutPathsOfDeparting, recorder.stop().withoutPathsOfDeparting)
    var comparison = FilmComparison(film, sampled, tolerance: 0.001)
    var next = FilmPlayer(film)
    for (index, frame) in film.frames.enumerated() {
      _ = comparison.former.go(to: frame.time)
      _ = comparison.latter.go(to: frame.time)
      let found = comparison.differences(at: frame.time).map { $0.sentence }
        .filter { !$0.contains(" CALayer has a different text") }
      guard !found.isEmpty else { continue }
      guard frame.endsAnimation, index + 1 < film.frames.count else { return found }
      _ = next.go(to: film.frames[index + 1].time)
      let (before, after) = (BothFilms.tree(comparison.former), BothFilms.tree(next))
      let sampled = BothFilms.tree(comparison.latter)
      guard sampled != before, sampled.isSubset(of: before.union(after)),
        sampled.isSuperset(of: before.intersection(after))
      else {
        return found + [
          "Neither frame has \(sampled.subtracting(before.union(after)).sorted().prefix(3)); "
            + "both have \(before.intersection(after).subtracting(sampled).sorted().prefix(3))"
        ]
      }
    }
    return []
  }

  /// Returns the animations that one film has and the other one lacks, in the order of their words.
  ///
  /// The recorder sees the animations that layers have at the end of a frame: it has none that begins and ends between
  /// two frames, notices one that is removed between them a frame later, and names elements as they are after an update
  /// instead of before it, which isn't compared.
  func differencesOfAnimations() -> [String] {
    func words(_ animation: FilmAnimation) -> String {
      func short(_ value: Double?) -> String { value.map { "\(($0 * 1e4).rounded() / 1e4)" } ?? "none" }
      let end = animation.isFinished.map { $0 ? "finished at \(short(animation.over))" : "removed" } ?? "running"
      return "\(animation.key), \(short(animation.begin)) to "
        + "\(short(animation.end)), \(animation.curve), \(animation.isAdditive), \(short(animation.repeatCount)), "
        + "\(animation.autoreverses), \(end)"
    }
    func lasts(_ animation: FilmAnimation) -> Bool { (animation.over ?? .infinity) - animation.begin > 1.0 / 60 + 1e-6 }
    let whole = stage.film!.film.animations.filter(lasts)
    let sampled = recorder.stop().animations.filter(lasts)
    var found = whole.map { words($0) }.sorted().difference(from: sampled.map { words($0) }.sorted()).map { change in
      switch change {
      case .insert(_, let element, _): "only the stage has " + element
      case .remove(_, let element, _): "only the recorder has " + element
      }
    }
    let ends = (whole.compactMap { $0.over }.sorted(), sampled.compactMap { $0.over }.sorted())
    if zip(ends.0, ends.1).contains(where: { $0 > $1 + 1e-6 || $1 > $0 + 1.0 / 60 + 1e-6 }) {
      found.append("ends are more than a frame late")
    }
    return found
  }

  /// The positions of the visible layers in their superlayers.
  private static func tree(_ player: FilmPlayer) -> Set<String> { Set(player.layers(0.001).layers.keys) }
}

extension Film {
  /// The film with what a recorder can know of disappearing elements: that they are, if they have been elements before.
  /// All have the same index path.
  fileprivate var withoutPathsOfDeparting: Film {
    var film = self
    var known: Set<Int> = []
    for index in film.frames.indices {
      var words: [Double] = []
      film.frames[index].forEachCommand { number, layer, values in
        var values = Array(values)
        if number == CommandNumber.create { known.remove(layer) }
        if number == CommandNumber.element {
          let isDeparting = values[4] == 1
          if isDeparting, !known.contains(layer) { return }
          known.insert(layer)
          if isDeparting { (values[2], values[3]) = (0, 0) }
        }
        words += [Double(number), Double(layer)] + values
      }
      film.frames[index].words = words
    }
    return film
  }
}

extension Film.Frame {
  fileprivate var endsAnimation: Bool {
    var ends = false
    forEachCommand { number, _, _ in ends = ends || number == CommandNumber.ended }
    return ends
  }
}
