#if !hasFeature(Embedded)
  import Foundation

  /// Whether the current code runs on the main actor. Asynchronous programs on Linux, such as tests, run its queue on a
  /// thread other than the first.
  package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  /// The mark of the main queue, which is the main actor's.
  private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
#endif
