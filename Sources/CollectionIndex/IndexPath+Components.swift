import Foundation

// What UIKit adds to index paths, for this module, which does not know UIKit.

extension IndexPath {
  init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

  var section: Int { self[0] }
  var item: Int { self[1] }
}
