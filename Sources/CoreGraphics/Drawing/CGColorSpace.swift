/// Which red, green and blue numbers stand for: there is sRGB only.
public final class CGColorSpace: Sendable {
  fileprivate static let shared = CGColorSpace()
  fileprivate init() {}
}

/// sRGB, which every device has here; always the same object.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
