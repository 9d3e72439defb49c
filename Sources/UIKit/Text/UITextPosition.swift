import Foundation
import Runtime

/// A place in an editable text, between two characters.
open class UITextPosition: NSObject {
  /// In UTF-16.
  final let offset: Int

  init(offset: Int) { self.offset = offset }

  open override func isEqual(_ object: AnyValue?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
