import CSoup

/// The thread of a server, by its context.
enum CSoupThread {
  /// Does something on the thread of a context, after what was asked for before.
  /// - Parameter delay: not before so many seconds have passed.
  static func perform(on context: OpaquePointer, after delay: Double = 0, _ work: @escaping () -> Void) {
    let source = delay > 0 ? g_timeout_source_new(UInt32(delay * 1000)) : g_idle_source_new()
    g_source_set_priority(source, 0)
    g_source_set_callback(
      source,
      { data in
        Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().perform()
        return 0
      }, Unmanaged.passRetained(Work(perform: work)).toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
    g_source_attach(source, context)
    g_source_unref(source)
  }
}

private final class Work {
  let perform: () -> Void

  init(perform: @escaping () -> Void) { self.perform = perform }
}
