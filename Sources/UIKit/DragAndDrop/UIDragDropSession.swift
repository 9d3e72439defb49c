import Foundation
import Runtime

/// The items of a drag, and where they are.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// Returns the position of the finger in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items, as the source decides; otherwise it copies them.
  var allowsMoveOperation: Bool { get }
  /// Whether the source restricts the drag to its program. All drags that begin in the program stay there.
  var isRestrictedToDraggingApplication: Bool { get }
  #if !hasFeature(Embedded)
    /// Returns whether any item provides an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  #endif
}

/// A drag, as its source knows it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value for the program's use, which only the source can access; nil by default.
  var localContext: AnyValue? { get set }
}

/// A drag, as the views know it that it may be dropped on.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag's session at its source; nil for a drag from outside.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which progress is indicated after the drop. Objects of the program need no time, and nothing is
  /// indicated.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// The way in which a drop indicates the progress of loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

extension UIDragDropSession {
  /// Returns whether any item has content of a type. Only files from outside have types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  #if hasFeature(Embedded)
    /// Returns whether any item provides an object of a class.
    public func canLoadObjects<Object: NSObject>(ofClass aClass: Object.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
  #else
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
  #endif
}

extension UIDropSession {
  #if hasFeature(Embedded)
    /// Passes the objects of a class to a closure, in the next frame, in the order of their items.
    public func loadObjects<Object: NSObject>(
      ofClass aClass: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) {
      loadFirst(of: items[...], [], aClass, completion)
    }

    private func loadFirst<Object: NSObject>(
      of items: ArraySlice<UIDragItem>, _ loaded: [Object], _ aClass: Object.Type,
      _ completion: @escaping @MainActor ([Object]) -> Void
    ) {
      guard let item = items.first else { return completion(loaded) }
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        self.loadFirst(of: items.dropFirst(), loaded + (object.map { [$0] } ?? []), aClass, completion)
      }
    }
  #else
    /// Passes the objects of a class to a closure, in the next frame, in the order of their items.
    /// - Returns: the progress, which is complete when the closure is called.
    @discardableResult public func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
      let wanted = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
      let progress = Progress(totalUnitCount: Int64(wanted.count))
      var loaded: [any NSItemProviderReading] = []
      for item in wanted {
        item.itemProvider.loadObject(ofClass: aClass) { object, _ in
          if let object { loaded.append(object) }
          progress.completedUnitCount += 1
          if progress.completedUnitCount == progress.totalUnitCount { completion(loaded) }
        }
      }
      if wanted.isEmpty { DeferredWork.add { completion([]) } }
      return progress
    }
  #endif
}

/// The session of a drag, which owns its items and its position.
@MainActor final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: AnyValue?
  /// The position of the finger in the window's coordinates.
  var point: CGPoint
  /// The window of the drag; not retained.
  @Weak var window: UIWindow?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(at point: CGPoint, in window: UIWindow) {
    self.point = point
    super.init()
    self.window = window
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }
}

/// The session of a drag for the views below it.
@MainActor final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  private let isLocal: Bool
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// Where the items land, as the view decides that they are dropped on; see `DragLanding`.
  var landings: [DropLanding] = []

  init(_ drag: DragSession, isLocal: Bool) { (self.drag, self.isLocal) = (drag, isLocal) }

  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
}
