// The module UIKit: what is used of it, as Apple's documentation declares it. Read by Scripts/check-apple.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore

extension IndexPath {
  public init(row: Int, section: Int)
  public init(item: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
  public var item: Int { get set }
}

extension NSAttributedString.Key {
  public static let font: NSAttributedString.Key
  public static let foregroundColor: NSAttributedString.Key
  public static let backgroundColor: NSAttributedString.Key
}

extension NSAttributedString {
  public func size() -> CGSize
}
