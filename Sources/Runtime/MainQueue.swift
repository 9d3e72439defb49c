#if !hasFeature(Embedded)
  import Foundation

  /// Whether the code runs on the main actor. Asynchronous programs on Linux, as tests are, serve its queue on another thread
  /// than the first.
  package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  /// Marks the main queue, which is the main actor's.
  private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
#endif
