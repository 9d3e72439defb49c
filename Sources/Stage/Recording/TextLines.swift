import UIKit

typealias TextLines = UIKit.TextLines
