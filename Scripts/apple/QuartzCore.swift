// QuartzCore is in the stand-in of UIKit. Compiled by Scripts/check-apple, and never run.

@_exported import UIKit
