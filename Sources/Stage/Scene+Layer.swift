// Conversions from layers and views to the nodes of a scene.

import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import UIKit

extension Scene.Node {
  @MainActor init(_ layer: CALayer, values: LayerValues, parent: Int, look: Shared<Look>, meaning: Shared<Meaning>) {
    self.init(
      id: layer.identifier, parent: parent, position: values.position, bounds: values.bounds,
      anchorPoint: values.anchorPoint, transform: values.transform, opacity: min(max(values.opacity, 0), 1), look: look,
      meaning: meaning)
  }

  /// Creates a node with the current state of a layer.
  @MainActor init(_ layer: CALayer, values: LayerValues, parent: Int) {
    self.init(
      layer, values: values, parent: parent, look: Shared(Look(layer, values: values)),
      meaning: Shared(Meaning(layer, values: values)))
  }
}

extension Scene.Node.Look {
  @MainActor init(_ layer: CALayer, values: LayerValues) {
    self.init(
      clips: layer.masksToBounds, isHidden: layer.isInvisible(values), backgroundColor: values.backgroundColor,
      cornerRadius: values.cornerRadius, maskedCorners: layer.maskedCorners, cornerCurve: layer.cornerCurve,
      borderWidth: values.borderWidth, borderColor: values.borderColor, shadow: Scene.Shadow(values),
      image: Scene.Image(layer.picture, values), text: Scene.Text(layer.content), shape: Scene.Shape(values.drawing),
      gradient: Scene.Gradient(values.drawing),
      isMask: layer.isMask)
  }
}

extension Scene.Node.Meaning {
  @MainActor init(_ layer: CALayer, values: LayerValues) {
    let view = layer.delegate as? UIView
    let element = (view as? UICollectionReusableView)?.shownElement
    self.init(
      semantics: Scene.Semantics(view, element), content: Scene.Content(view, element, values),
      field: Scene.Field(view))
  }
}

extension Scene.Shadow {
  init?(_ values: LayerValues) {
    guard values.shadowOpacity > 0 else { return nil }
    self.init(
      color: values.shadowColor ?? CGColor(gray: 0, alpha: 1), opacity: values.shadowOpacity,
      radius: values.shadowRadius, offset: values.shadowOffset, path: values.shadowPath)
  }
}

extension Scene.Text {
  /// Returns the lines of a label of a given width, each with its runs, in the sizes that fit; truncated text may end
  /// in an ellipsis.
  ///
  /// Text is measured as on the current stage. Hosts draw these lines and break none themselves. The height of a line
  /// is 1.1934 times its largest font size.
  /// - Parameter width: The width in points.
  @MainActor public func lines(width: CGFloat) -> [[Run]] {
    TextLines.lines(of: layout, width: width, in: UIScreen.main.textWidths).map { $0.map { Run($0) } }
  }

  /// Returns the sizes of the lines of a label of a given width, in points.
  @MainActor package func lineSizes(width: CGFloat) -> [CGSize] {
    let widths = UIScreen.main.textWidths
    return TextLines.lines(of: layout, width: width, in: widths).map { line in
      CGSize(width: widths.width(of: line), height: UIFont.relativeLineHeight * (line.map { $0.fontSize }.max() ?? 0))
    }
  }

  init?(_ content: LayerContent) {
    guard case .text(let text) = content else { return nil }
    self.init(text)
  }

  init(_ text: LayerText) {
    alignment =
      switch text.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    layout = text
  }
}

extension Scene.Text.Run {
  init(_ run: LayerText.Run) {
    self.init(
      string: run.string, fontSize: run.fontSize, fontWeight: run.fontWeight, isMonospaced: run.isMonospaced,
      color: run.color)
  }
}

extension Scene.Semantics {
  /// Creates the semantics of a view.
  /// - Parameter element: The element that the view shows.
  @MainActor init(_ view: UIView?, _ element: UICollectionReusableView.ShownElement?) {
    let isHidden = view?.isHiddenFromAssistiveTechnology ?? false
    self.init(
      role: .none, label: isHidden ? "" : view?.accessibilityLabel ?? "", isSelected: false, isEnabled: true,
      position: 0, count: 0, value: isHidden ? "" : view?.accessibilityValue ?? "")
    // A disappearing view is only visual: another element may have its place already.
    guard let view, element?.isDisappearing != true, !isHidden else { return }
    let traits = view.accessibilityTraits
    isSelected = traits.contains(.selected)
    isEnabled = !traits.contains(.notEnabled)
    isExpanded =
      switch view.accessibilityExpandedStatus {
      case .unsupported: nil
      case .expanded: true
      case .collapsed: false
      }
    if view.isAccessibilityElement, traits.contains(.adjustable), !(view is UIControl) {
      role = .slider
    } else if let cell = view as? UICollectionViewCell, element?.category ?? .cell == .cell {
      role = traits.contains(.header) ? .header : .listItem
      isSelected = cell.isSelected
      if let element, let items = element.itemsInSection {
        position = element.item + 1
        count = items
      }
    } else if view is UICollectionView, !view.isAccessibilityElement {
      role = .list
    } else if view.accessibilityViewIsModal, !(view.accessibilityLabel ?? "").isEmpty {
      role = .dialog
    } else if let control = view as? UIControl, !control.isOnlySeen {
      if traits.contains(.adjustable) {
        role = .slider
      } else if control is UISwitch {
        role = .toggle
      } else if let field = control as? UITextField {
        role = field.isForSearching ? .searchField : .textField
        label = field.accessibilityLabel ?? field.placeholder ?? ""
        if field.accessibilityValue == nil, !field.isSecureTextEntry { value = field.text ?? "" }
      } else {
        role = control is UISegmentedControl ? .none : .button
      }
      isEnabled = control.isEnabled
      isSelected = control.isSelected || (control as? UISwitch)?.isOn ?? false
    } else if traits.contains(.header) {
      role = .header
    } else if traits.contains(.button) {
      role = .button
    } else if traits.contains(.image) {
      role = .image
    } else if view is UILabel {
      role = .text
    } else if view.isAccessibilityElement, !label.isEmpty {
      role = .group
    }
  }
}

extension Scene.Content {
  /// Creates the content of a view.
  /// - Parameter element: The element that the view shows.
  @MainActor init(_ view: UIView?, _ element: UICollectionReusableView.ShownElement?, _ values: LayerValues) {
    if let collectionView = view as? UICollectionView {
      let bounds = collectionView.layer.mirrorsSublayers ? values.bounds.mirrored : values.bounds
      self = .collectionView(contentOffset: bounds.origin, contentSize: collectionView.contentSize)
    } else if let element {
      self = .element(
        Scene.Element(
          category: Scene.Element.Category(element.category), kind: element.kind, section: element.section,
          item: element.item, zIndex: element.zIndex, isDisappearing: element.isDisappearing))
    } else {
      self = .plain
    }
  }
}

extension Scene.Element.Category {
  init(_ category: UICollectionView.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementary
    case .decorationView: self = .decoration
    }
  }

  /// The name used in reports.
  var name: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
