import Foundation
import Runtime

/// An object that an item provider can contain.
public protocol NSItemProviderWriting: NSObjectProtocol {}

/// An object that can be taken out of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// A provider of what is dragged: an object of the program, which is not converted to data because drags stay in the
/// program, or a file from outside.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?
  /// The file, with its type and what reads it; nil for an object.
  private let file: (type: String, read: @MainActor () -> Data?)?

  /// Creates a provider of an object, which is retained.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    file = nil
    super.init()
  }

  /// Creates a provider without an object, for drags that only use `localObject`.
  public override init() {
    object = nil
    file = nil
    super.init()
  }

  /// Creates a provider of a file, which provides a picture as a `UIImage` and a text as a string, too.
  /// - Parameter read: Returns the content, or nil if it cannot be read.
  package init(fileNamed name: String, read: @escaping @MainActor () -> Data?) {
    object = nil
    file = (FileType.identifier(ofFileNamed: name), read)
    super.init()
    suggestedName = name
  }

  /// A name to suggest for the content, for a file its own; otherwise nil by default.
  open var suggestedName: String?

  /// The types of the content: that of a file. Objects have no types here.
  open var registeredTypeIdentifiers: [String] { file.map { [$0.type] } ?? [] }

  /// Returns whether the content is of a type, or of a kind of it. Objects have no types here: always false for them.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    file.map { FileType.conforms($0.type, to: typeIdentifier) } ?? false
  }

  #if hasFeature(Embedded)
    /// Returns whether the object is of a class.
    public final func canLoadObject<Object: NSObject>(ofClass aClass: Object.Type) -> Bool {
      (sample as AnyObject?) is Object
    }

    /// Passes the object to a closure, in the next frame; nil if it is not of the class. There are no errors.
    public final func loadObject<Object: NSObject>(
      ofClass aClass: Object.Type, completionHandler: @escaping @MainActor (Object?, AnyObject?) -> Void
    ) {
      nonisolated(unsafe) let provider = self  // there is only one thread
      DeferredWork.add { completionHandler((provider.content as AnyObject?) as? Object, nil) }
    }

    /// Passes the data of a file of a type to a closure, in the next frame; nil if it is not of the type or cannot be
    /// read. There are no errors.
    public final func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @MainActor (Data?, AnyObject?) -> Void
    ) {
      let file = hasItemConformingToTypeIdentifier(typeIdentifier) ? file : nil
      DeferredWork.add { completionHandler(file?.read(), nil) }
    }
  #else
    /// Returns whether the object is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      sample.map { isInstance($0, of: aClass) } ?? false
    }

    /// Passes the object to a closure, on the main actor in the next frame. An object of another class gives nil and an
    /// error.
    /// - Returns: the progress, which is complete when the closure is called.
    @discardableResult open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      // Only the main actor calls it.
      nonisolated(unsafe) let (call, provider) = (completionHandler, canLoadObject(ofClass: aClass) ? self : nil)
      DeferredWork.add {
        let object = provider?.content as? any NSItemProviderReading
        progress.completedUnitCount = 1
        call(object, object == nil ? LoadingError.unavailable : nil)
      }
      return progress
    }

    /// Passes the data of a file of a type to a closure, on the main actor in the next frame. A file of another type, an
    /// object, and a file that cannot be read give nil and an error.
    /// - Returns: the progress, which is complete when the closure is called.
    @discardableResult open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      let file = hasItemConformingToTypeIdentifier(typeIdentifier) ? file : nil
      nonisolated(unsafe) let call = completionHandler
      DeferredWork.add {
        let data = file?.read()
        progress.completedUnitCount = 1
        call(data, data == nil ? LoadingError.unavailable : nil)
      }
      return progress
    }

    /// An error in loading content.
    private enum LoadingError: Error {
      /// The provider has no content of the class or type.
      case unavailable
    }

    private final func isInstance<Class>(_ object: any NSItemProviderWriting, of aClass: Class.Type) -> Bool {
      object is Class
    }
  #endif

  /// The object, or what a file is made to without reading it, to find out its class.
  private final var sample: (any NSItemProviderWriting)? {
    guard let file else { return object }
    if FileType.conforms(file.type, to: "public.image") { return UIImage(UIImage.Parts()) }
    return FileType.conforms(file.type, to: "public.text") ? "" as NSString : nil
  }

  /// The object, or that of a file; nil if there is none, or if the file cannot be read.
  @MainActor private final var content: (any NSItemProviderWriting)? {
    guard let file else { return object }
    if FileType.conforms(file.type, to: "public.image") { return file.read().flatMap { UIImage(data: $0) } }
    guard FileType.conforms(file.type, to: "public.text"), let data = file.read() else { return nil }
    return NSString(string: String(decoding: data, as: UTF8.self))
  }
}
