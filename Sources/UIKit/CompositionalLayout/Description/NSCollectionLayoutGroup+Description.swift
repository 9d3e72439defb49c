import CollectionIndex

extension NSCollectionLayoutGroup {
  /// Returns a description of the group and its contents, one per line, for debugging.
  public func visualDescription() -> String {
    var lines: [String] = []
    describe(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], indent: String) {
    switch arrangement {
    case .line(let axis, let count, _):
      let times = count.map { ", \($0) times" } ?? ""
      lines.append(indent + (axis == .horizontal ? "row " : "column ") + layoutSize.text + times)
    case .custom: lines.append(indent + "custom group " + layoutSize.text)
    }
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        group.describe(into: &lines, indent: indent + "  ")
      } else {
        lines.append(indent + "  item " + item.layoutSize.text)
      }
    }
  }
}

extension NSCollectionLayoutSize {
  fileprivate var text: String { widthDimension.text + " by " + heightDimension.text }
}

extension NSCollectionLayoutDimension {
  fileprivate var text: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of the width"
    case .fractionalHeight: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    case .uniform: "about \(dimension), like its siblings"
    }
  }
}
