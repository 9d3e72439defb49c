import Foundation
import Runtime

/// An object that an item provider can contain.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// An object that can be taken out of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// A provider of the object that is dragged. It contains the object itself: nothing is converted to data, because drags
/// stay in the program.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?

  /// Creates a provider of an object, which is retained.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  /// Creates a provider without an object, for drags that only use `localObject`.
  public override init() {
    object = nil
    super.init()
  }

  /// A name to suggest for the content; nil by default.
  open var suggestedName: String?

  #if hasFeature(Embedded)
    /// Returns whether the object is of a class.
    public final func canLoadObject<Object: NSObject>(ofClass aClass: Object.Type) -> Bool { loaded(aClass) != nil }

    /// Passes the object to a closure, in the next frame; nil if it is not of the class. There are no errors.
    public final func loadObject<Object: NSObject>(
      ofClass aClass: Object.Type, completionHandler: @escaping @MainActor (Object?, AnyObject?) -> Void
    ) {
      nonisolated(unsafe) let object = loaded(aClass)  // there is only one thread
      DeferredWork.add { completionHandler(object, nil) }
    }

    private final func loaded<Object: NSObject>(_ aClass: Object.Type) -> Object? {
      (object as AnyObject?) as? Object
    }
  #else
    /// Returns whether the object is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { loaded(aClass) != nil }

    /// Passes the object to a closure, on the main actor in the next frame. An object of another class gives nil and an
    /// error.
    /// - Returns: the progress, which is complete when the closure is called.
    @discardableResult open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      let object = loaded(aClass)
      // Only the main actor calls it.
      nonisolated(unsafe) let (call, result) = (completionHandler, object)
      DeferredWork.add {
        progress.completedUnitCount = 1
        call(result, result == nil ? LoadingError.unavailable : nil)
      }
      return progress
    }

    /// An error in loading an object.
    private enum LoadingError: Error {
      /// The provider has no object of the class.
      case unavailable
    }

    private final func loaded(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      guard let object, isInstance(object, of: aClass) else { return nil }
      return object as? any NSItemProviderReading
    }

    private final func isInstance<Class>(_ object: any NSItemProviderWriting, of aClass: Class.Type) -> Bool {
      object is Class
    }
  #endif

  /// Returns whether an object of any of the types is available. Objects have no type identifiers here: always false.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}
