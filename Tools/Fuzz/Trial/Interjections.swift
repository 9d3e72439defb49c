/// What waits for callbacks of the trial that runs. Host and layouts say when one is called.
@MainActor final class Interjections {
  static var current = Interjections()

  private var waiting: [Interjection] = []
  /// Does what one says.
  var perform: (Interjection) -> Void = { _ in }
  /// Nothing is done meanwhile, and calls pass.
  var isHeldBack = false

  func add(_ interjection: Interjection) {
    waiting.append(interjection)
    if waiting.count > 4 { waiting.removeFirst() }
  }

  /// A callback is being called.
  func reached(_ callback: Interjection.Callback) {
    guard !waiting.isEmpty, !isHeldBack,
      let index = waiting.firstIndex(where: { $0.callback == callback })
    else { return }
    if waiting[index].delay > 0 {
      waiting[index].delay -= 1
    } else {
      perform(waiting.remove(at: index))
    }
  }
}
