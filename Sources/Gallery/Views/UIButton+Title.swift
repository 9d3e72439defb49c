import UIKit

extension UIButton {
  /// Returns a button that calls a closure when it is pressed. The closure of an object's own button must not retain
  /// the object:
  ///
  /// ```swift
  /// private lazy var addButton = UIButton.titled("Add", weakly(self) { $0.addPhoto() })
  /// ```
  static func titled(_ title: String, _ press: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in press() })
  }

  /// Returns a button with a symbol.
  /// - Parameter label: The accessibility label.
  static func symbol(_ name: String, label: String, _ press: @escaping @MainActor () -> Void) -> UIButton {
    let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    let button = UIButton(primaryAction: UIAction(image: image) { _ in press() })
    button.accessibilityLabel = label
    return button
  }
}
