/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable { case event = 0, begin, end }

/// Does nothing: there are no Instruments here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
