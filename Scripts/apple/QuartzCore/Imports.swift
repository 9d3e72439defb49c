// The module QuartzCore: what is used of it, as Apple's documentation declares it. Read by Scripts/check-apple.

@_exported import CoreGraphics
@_exported import Foundation
