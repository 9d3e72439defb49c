// What the values of flow layout, which CollectionIndex has, take over from UIKit.

import CollectionIndex
import Runtime

extension FlowAxis {
  /// Insets as they count for lines.
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
  /// Ends the program at what is not a number. The sizes of items are checked one by one where they are asked for.
  /// - Parameter name: makes a subject of the name of a layout's property and of what a delegate is asked for.
  func check(_ name: (String, String) -> String) {
    func check(_ size: CGSize, _ property: String, _ question: String) {
      ensure(
        size.width.isFinite && size.height.isFinite,
        "\(name(property, question)) is \(size.width) by \(size.height): a flow layout needs sizes that are finite.")
    }
    func check(_ isNumber: Bool, _ property: String, _ question: String) {
      ensure(isNumber, "\(name(property, question)) is not a number. Look for a division by zero where it is computed.")
    }
    check(headerSize, "headerReferenceSize", "header size")
    check(footerSize, "footerReferenceSize", "footer size")
    check(!insets.hasNaN, "sectionInset", "inset")
    check(!lineSpacing.isNaN, "minimumLineSpacing", "line spacing")
    check(!itemSpacing.isNaN, "minimumInteritemSpacing", "item spacing")
  }
}
