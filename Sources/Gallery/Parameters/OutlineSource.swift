/// A template for the source of a view controller with a list.
struct OutlineSource {
  /// The name of the list's appearance.
  var appearance: String
  var showsSeparators: Bool
  var showsHeaders: Bool
  var showsDetails: Bool
  var showsIcons: Bool
  var fullSwipe: Bool
  /// The values as Swift source, in points and seconds.
  var indentation: String
  var duration: String

  var text: String {
    """
    import UIKit

    /// Notes in a folder that unfolds, with a swipe to delete.
    final class NotesListViewController: UIViewController {
      private var dataSource: UICollectionViewDiffableDataSource<String, String>!

      override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .\(appearance))
        configuration.showsSeparators = \(showsSeparators)
        configuration.headerMode = .\(showsHeaders ? "supplementary" : "none")
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
          let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
            deleteNote(at: indexPath)
            completion(true)
          }
          let actions = UISwipeActionsConfiguration(actions: [delete])
          actions.performsFirstActionWithFullSwipe = \(fullSwipe)
          return actions
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)

        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, note in
          var content = cell.defaultContentConfiguration()
          content.text = note
    \(showsDetails ? "      content.secondaryText = \"About \\(note)\"\n" : "")\(showsIcons ? "      content.image = UIImage(named: \"note\")\n" : "")      cell.contentConfiguration = content
          cell.indentationWidth = \(indentation)
          cell.accessories = [.disclosureIndicator()]
          if note == "Trips" { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
          var content = cell.defaultContentConfiguration()
          content.text = "Library"
          cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, note in
          list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: note)
        }
        dataSource.supplementaryViewProvider = { list, _, indexPath in
          list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var notes = NSDiffableDataSourceSectionSnapshot<String>()
        notes.append(["Trips", "Recipes", "Letters"])
        notes.append(["Lisbon", "Oslo", "Kyoto"], to: "Trips")
        dataSource.apply(notes, to: "Library", animatingDifferences: false)
      }

      private func deleteNote(at indexPath: IndexPath) {
        guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
        var notes = dataSource.snapshot(for: "Library")
        notes.delete([note])
        UIView.animate(withDuration: \(duration)) {
          self.dataSource.apply(notes, to: "Library")
        }
      }
    }

    """
  }
}
