import Foundation

// UIKit's additions to index paths, for this module, which does not import UIKit.

extension IndexPath {
  init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  var section: Int { self[0] }
  var item: Int { self[1] }
}
