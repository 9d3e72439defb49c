import CGTK
import CWindow
import CoreGraphics
import Stage

/// A layer as a screen reader is told of it.
struct AccessibleElement: Equatable {
  let id: Int
  let semantics: Scene.Semantics
  /// The label, or the text of the layer and of those in it.
  let label: String
  /// The box on the screen.
  let frame: CGRect

  /// Returns whether a role stands for everything inside, such as a button for its label.
  static func isWhole(_ role: Scene.Semantics.Role) -> Bool {
    switch role {
    case .none, .group, .list, .listItem, .dialog: false
    case .button, .text, .image, .header, .slider, .toggle, .textField, .searchField: true
    }
  }

  /// The role that GTK has for it.
  var role: GtkAccessibleRole {
    switch semantics.role {
    case .none, .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .header: GTK_ACCESSIBLE_ROLE_HEADING
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    }
  }

  /// Calls a closure with the element for GTK.
  func withElement(_ body: (StageElement) -> Void) {
    label.withCString { label in
      semantics.value.withCString { value in
        body(
          StageElement(
            id: gint64(id), role: role, label: label, value: value, x: Int32(frame.minX), y: Int32(frame.minY),
            width: Int32(max(frame.width, 0)), height: Int32(max(frame.height, 0)),
            isDisabled: semantics.isEnabled ? 0 : 1, isSelected: semantics.isSelected ? 1 : 0,
            position: Int32(semantics.position), count: Int32(semantics.count)))
      }
    }
  }

  /// Tells GTK of elements.
  static func show(_ elements: [AccessibleElement], in window: OpaquePointer) {
    var made: [StageElement] = []
    // The texts live until the last element is made.
    func add(_ rest: ArraySlice<AccessibleElement>) {
      guard let first = rest.first else { return stage_window_set_elements(window, made, Int32(made.count)) }
      first.withElement { element in
        made.append(element)
        add(rest.dropFirst())
      }
    }
    add(elements[...])
  }
}
