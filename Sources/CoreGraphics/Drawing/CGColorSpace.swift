/// Which red, green and blue numbers stand for: there is sRGB only.
public final class CGColorSpace: Sendable {
  fileprivate static let shared = CGColorSpace()
  fileprivate init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
