import QuartzCore
import UIKit

extension CALayer {
  /// The program's own class or the nearest public one of UIKit or Core Animation, and the layer's text, such as
  /// `UILabel "Cell 3"`.
  var nameForPeople: String {
    if let name { return name }
    guard let view = delegate as? UIView else { return OwnClass.name(of: self) ?? className }
    let words = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
    return (OwnClass.name(of: view) ?? view.className) + (words.isEmpty ? "" : " \"" + words + "\"")
  }

  private var className: String {
    if self is CAShapeLayer { return "CAShapeLayer" }
    return self is CAGradientLayer ? "CAGradientLayer" : "CALayer"
  }
}

extension UIView {
  /// The name of the nearest class. Subclasses are tested before their superclasses.
  fileprivate var className: String {
    if self is UICollectionViewCell { return "UICollectionViewCell" }
    if self is UICollectionReusableView { return "UICollectionReusableView" }
    if self is UICollectionView { return "UICollectionView" }
    if self is UIScrollView { return "UIScrollView" }
    if self is UILabel { return "UILabel" }
    if self is UIImageView { return "UIImageView" }
    if self is UIButton { return "UIButton" }
    if self is UISlider { return "UISlider" }
    if self is UISwitch { return "UISwitch" }
    if self is UISegmentedControl { return "UISegmentedControl" }
    if self is UINavigationBar { return "UINavigationBar" }
    return self is UIWindow ? "UIWindow" : "UIView"
  }
}
