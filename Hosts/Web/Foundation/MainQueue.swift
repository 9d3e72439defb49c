/// The queue of the main actor, the only one here. Work is performed before the next frame whose time has come.
public final class DispatchQueue: NSObject, @unchecked Sendable {
  public static let main = DispatchQueue()

  private struct Work {
    var perform: @MainActor () -> Void
    var delay: Double
    /// The time at which it is performed, in seconds of the stage; nil until the queue is asked for the first time.
    var time: Double?
  }

  private var waiting: [Work] = []

  override init() { super.init() }

  public func async(execute work: @escaping @MainActor () -> Void) {
    waiting.append(Work(perform: work, delay: 0))
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    waiting.append(Work(perform: work, delay: max(0, deadline.seconds)))
  }

  /// Whether any work waits.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Performs the work whose time has come, in the order in which it came. What is added meanwhile waits for the next frame.
  /// - Parameter time: that of the frame, in seconds of the stage.
  @MainActor package func perform(at time: Double) {
    var due: [Work] = []
    for index in waiting.indices {
      let moment = waiting[index].time ?? time + waiting[index].delay
      waiting[index].time = moment
      if moment <= time { due.append(waiting[index]) }
    }
    waiting.removeAll { ($0.time ?? 0) <= time }
    // Equal times keep their order.
    let order = due.indices.sorted { (due[$0].time ?? 0, $0) < (due[$1].time ?? 0, $1) }
    for index in order { due[index].perform() }
  }

  /// Forgets the work of a screen that has ended.
  package func removeAll() { waiting = [] }
}

/// A number of seconds from now.
public struct DispatchTime: Comparable, Sendable {
  fileprivate var seconds: Double

  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time + interval.seconds }
}

public enum DispatchTimeInterval: Sendable {
  case seconds(Int)
  case milliseconds(Int)

  fileprivate var seconds: Double {
    switch self {
    case .seconds(let number): Double(number)
    case .milliseconds(let number): Double(number) / 1000
    }
  }
}
