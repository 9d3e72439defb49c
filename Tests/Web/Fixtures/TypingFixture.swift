import Foundation
import UIKit

/// Three text fields, of which the second takes no digits and the third is a search bar's, and a label that says what was
/// heard.
final class TypingFixture: UIViewController, UITextFieldDelegate, UISearchBarDelegate {
  private let heard = UILabel(frame: CGRect(x: 20, y: 260, width: 350, height: 40))

  override func viewDidLoad() {
    let city = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    city.borderStyle = .roundedRect
    city.placeholder = "City"
    city.keyboardType = .emailAddress
    city.returnKeyType = .next
    city.delegate = self
    view.addSubview(city)
    let letters = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    letters.borderStyle = .roundedRect
    letters.accessibilityLabel = "Letters"
    letters.text = "abc"
    letters.delegate = self
    view.addSubview(letters)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 140, width: 390, height: 56))
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.delegate = self
    view.addSubview(bar)
    heard.accessibilityLabel = "heard"
    view.addSubview(heard)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "End") { [view = view!] _ in view.endEditing(true) })
    button.frame = CGRect(x: 20, y: 210, width: 100, height: 40)
    view.addSubview(button)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.text = "began" }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.text = "ended \(textField.text ?? "")" }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.text = "return"
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    textField.accessibilityLabel == nil || !string.contains { $0.isNumber }
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.text = "search \(searchText)" }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.text = "found" }
}
