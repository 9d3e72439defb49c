import Runtime

/// What a flow layout and its delegate say about one section, in points. Nothing is computed here yet.
struct FlowSectionMetrics {
  var insets = UIEdgeInsets.zero
  /// The least distance between two lines.
  var lineSpacing: CGFloat = 10
  /// The least distance between two items of a line.
  var itemSpacing: CGFloat = 10
  /// Only the length along the scroll direction counts; 0 for no header.
  var headerSize = CGSize.zero
  /// Only the length along the scroll direction counts; 0 for no footer.
  var footerSize = CGSize.zero
  var items = FlowItemSizes.same(CGSize(width: 50, height: 50), count: 0)
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
