import Foundation
import QuartzCore
import UIKit

// Editing: properties of views, changed while the screen runs and noted as Swift.

extension Stage {
  /// Whether ``StageInput/setProperty(text:)`` has an effect. The default is false. Setting it to false forgets the changes, and
  /// undoes none.
  public var isEditable: Bool {
    get { propertyEdits != nil }
    set {
      guard newValue != isEditable else { return }
      propertyEdits = newValue ? PropertyEdits() : nil
    }
  }

  /// Changes a property of a view at the present time, outside of animations; the next frame shows it, after layout.
  /// - Parameter text: The way to the view, a property and a value: `/0/0/1.4/0 alpha=0.5`; or what undoes a change, as
  ///   ``InspectedProperties/Change/undo`` has it. ``InspectedProperties`` has all of these.
  /// - Returns: Whether the property was changed. If not, ``InspectedProperties/problem`` says why.
  @discardableResult public func setProperty(_ text: String) -> Bool {
    guard let propertyEdits else { return false }
    observer?.heard(.setProperty(text: text))
    var isChanged = false
    deliver { isChanged = propertyEdits.perform(propertyEdits, self, text) }
    return isChanged
  }

  /// Returns the properties of a view that can be edited, and the changes on the stage; nil for a layer of no view, and if
  /// the stage is not editable. Linear in the number of layers on the stage. Nothing on the stage changes.
  /// - Parameter layer: The `id` of a node in the scene: of the view, or of a layer in it.
  public func inspectedProperties(_ layer: Int) -> InspectedProperties? {
    makeCurrent()
    guard let propertyEdits, let view = view(of: layer), let path = ViewPath.path(to: view, in: window) else {
      return nil
    }
    let own = propertyEdits.changes.filter { $0.view === view }.map { $0.property.name }
    return InspectedProperties(
      view: ConstraintText.name(of: view), layer: view.layer.identifier, path: path, placement: placement(of: view),
      properties: EditableProperty.properties(of: view).map { property in
        InspectedProperties.Property(property, of: view, isChanged: own.contains(property.whole))
      }, changes: inspectedChanges, problem: propertyEdits.problem?.message)
  }

  /// The changes on the stage that were not undone, in the order in which they began.
  public var inspectedChanges: [InspectedProperties.Change] {
    (propertyEdits?.changes ?? []).map { change in
      let way = change.requests.first.map { String($0.text.prefix { $0 != " " }) } ?? ""
      return InspectedProperties.Change(
        layer: change.view.layer.identifier, code: change.code + (change.comment.map { "  // \($0)" } ?? ""),
        undo: "\(way) \(change.property.name)#\(change.number)", edits: change.requests.map { $0.text })
    }
  }

  /// Why the last edit was refused, as a sentence without a capital letter and a full stop; nil if it was not.
  package var editProblem: String? { propertyEdits?.problem?.message }

  /// The names of all properties that can be edited, of some class of views.
  package static var editableProperties: [String] { EditableProperty.allNames }

  /// Returns the name of a view: its accessibility identifier, what the code calls it as far as that is known, or its class.
  package static func name(of view: UIView) -> String { ConstraintText.name(of: view) }

  private func placement(of view: UIView) -> InspectedProperties.Placement? {
    if view.placement != nil { return .constraints }
    return view is UICollectionReusableView && view.superview is UICollectionView ? .layout : nil
  }
}
