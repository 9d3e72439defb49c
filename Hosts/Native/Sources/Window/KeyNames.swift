import CGTK

/// The names of keys.
enum KeyNames {
  /// Returns the name of a key in the DOM, or nil for one that types a character.
  static func name(_ key: UInt32) -> String? {
    switch Int32(bitPattern: key) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: "ArrowLeft"
    case GDK_KEY_Right, GDK_KEY_KP_Right: "ArrowRight"
    case GDK_KEY_Up, GDK_KEY_KP_Up: "ArrowUp"
    case GDK_KEY_Down, GDK_KEY_KP_Down: "ArrowDown"
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: "PageUp"
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: "PageDown"
    case GDK_KEY_Home, GDK_KEY_KP_Home: "Home"
    case GDK_KEY_End, GDK_KEY_KP_End: "End"
    case GDK_KEY_Return, GDK_KEY_KP_Enter: "Enter"
    case GDK_KEY_BackSpace: "Backspace"
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: "Delete"
    case GDK_KEY_Escape: "Escape"
    case GDK_KEY_Tab: "Tab"
    case GDK_KEY_space: " "
    default: nil
    }
  }

  /// Returns the character that a key types, or nil for none.
  static func character(_ key: UInt32) -> String? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20, scalar.value != 0x7F
    else { return nil }
    return String(scalar)
  }
}
