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

/// The sizes of a section's items.
enum FlowItemSizes {
  case same(CGSize, count: Int)
  case each([CGSize])

  /// Asks for each size. Nothing is kept per item as long as all are the same; else 16 bytes.
  init(count: Int, size: (Int) -> CGSize) {
    guard count > 0 else {
      self = .same(.zero, count: 0)
      return
    }
    let first = size(0)
    for item in 1..<max(count, 1) {
      let other = size(item)
      guard other != first else { continue }
      var sizes = [CGSize](repeating: first, count: count)
      sizes[item] = other
      for later in item + 1..<max(count, item + 1) { sizes[later] = size(later) }
      self = .each(sizes)
      return
    }
    self = .same(first, count: count)
  }

  var count: Int {
    switch self {
    case .same(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  /// nil for an item that does not exist.
  func size(of item: Int) -> CGSize? {
    guard (0..<count).contains(item) else { return nil }
    switch self {
    case .same(let size, _): return size
    case .each(let sizes): return sizes[item]
    }
  }

  /// Gives some items other sizes. Linear in the items.
  mutating func set(_ fitted: [FittedSize]) {
    var sizes: [CGSize]
    switch self {
    case .same(let size, let count): sizes = [CGSize](repeating: size, count: count)
    case .each(let each): sizes = each
    }
    for fitted in fitted where sizes.indices.contains(fitted.item) { sizes[fitted.item] = fitted.size }
    self = .each(sizes)
  }
}
