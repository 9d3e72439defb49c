// The one function that is used of AVFoundation. Read by Scripts/check-apple.

@_exported import CoreGraphics

public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect
