/// A template for the source of a view controller with a collection view.
struct ControllerSource {
  /// The name of the class.
  var name: String
  /// The doc comment of the class, one line.
  var summary: String
  /// The expression that creates the layout.
  var layout: String
  /// The declarations of additional members, one line each.
  var members: [String] = []
  /// The lines of `viewDidLoad()`.
  var setup: [String] = []
  /// The expression for the number of sections, or nil for one section.
  var sections: String?
  /// The expression for the number of items in a section.
  var items: String
  /// The lines for a tap on a cell.
  var selection: [String]
  /// The lines that create the view of a `kind` at an `indexPath`; empty for none.
  var supplementaryView: [String] = []
  /// The lines of additional methods; empty for none.
  var methods: [String] = []

  var text: String {
    """
    import CollectionMotion
    import UIKit

    /// \(summary)
    final class \(name): UICollectionViewController {
      private let layout = \(layout)
    \(lines(members, indent: 2))
      init() { super.init(collectionViewLayout: layout) }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
    \(lines(setup, indent: 4))    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
    \(sectionCount)
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        \(items)
      }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
      }
    \(supplementaryViews)
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    \(lines(selection, indent: 4))  }
    \(methods.isEmpty ? "" : "\n" + lines(methods, indent: 2))}

    """
  }

  private var sectionCount: String {
    guard let sections else { return "" }
    return "\n  override func numberOfSections(in collectionView: UICollectionView) -> Int { \(sections) }\n"
  }

  private var supplementaryViews: String {
    guard !supplementaryView.isEmpty else { return "" }
    return """

        override func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
      \(lines(supplementaryView, indent: 4))  }

      """
  }

  private func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }
}
