// Conversions from UIKit's types to those that CollectionIndex computes flow layouts with.

import CollectionIndex
import Runtime

extension LayoutAxis {
  /// Returns the insets along and across the lines of a flow layout.
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(before: insets.top, after: insets.bottom, lineStart: insets.left, lineEnd: insets.right)
      : FlowInsets(before: insets.left, after: insets.right, lineStart: insets.top, lineEnd: insets.bottom)
  }
}

extension FlowInsets {
  fileprivate var hasNaN: Bool { before.isNaN || after.isNaN || lineStart.isNaN || lineEnd.isNaN }
}

extension FlowSectionMetrics {
  /// Traps when a metric is not a number. The sizes of items are checked separately, as the delegate returns them.
  /// - Parameter name: returns the subject of the message from the name of the layout's property and the name of the
  ///   delegate's method.
  func check(_ name: (String, String) -> String) {
    func check(_ size: CGSize, _ property: String, _ question: String) {
      ensure(
        size.width.isFinite && size.height.isFinite,
        "\(name(property, question)) is \(size.width) by \(size.height). Sizes in a flow layout must be finite.")
    }
    func check(_ isNumber: Bool, _ property: String, _ question: String) {
      ensure(isNumber, "\(name(property, question)) is NaN. Check the computation for a division by zero.")
    }
    check(headerSize, "headerReferenceSize", "header size")
    check(footerSize, "footerReferenceSize", "footer size")
    check(!insets.hasNaN, "sectionInset", "inset")
    check(!lineSpacing.isNaN, "minimumLineSpacing", "line spacing")
    check(!itemSpacing.isNaN, "minimumInteritemSpacing", "item spacing")
  }
}
