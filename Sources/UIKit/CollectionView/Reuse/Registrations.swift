// Registrations, which combine a class with a closure that configures its views, and replace reuse identifiers.

import Runtime

/// The number of registrations so far; each has its own reuse identifier.
@MainActor private(set) var registrationCount = 0

@MainActor private func makeRegistration() -> Int {
  registrationCount += 1
  return registrationCount
}

extension UICollectionView {
  /// A registration of a cell class with a closure that configures cells. Create it once, outside of the data source's
  /// methods.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<NameCell, String> { cell, indexPath, name in
  ///   cell.label.text = name
  /// }
  /// ```
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell, new or reused, with the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let number = makeRegistration()

    /// Creates a registration.
    /// - Parameter handler: configures a cell with an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of a supplementary view class with a closure that configures views. Create it once, outside of the
  /// data source's methods.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view, new or reused, for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let number = makeRegistration()

    /// Creates a registration.
    /// - Parameter handler: configures a view.
    /// - Parameter elementKind: the kind of the views in the layout.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell with the item's attributes, configured by the registration.
  /// - Parameter item: the item; nil leaves the cell unconfigured.
  /// - Parameter registration: the registration of the cell.
  /// - Parameter indexPath: the index path of the cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let view = presenter.dequeue(
      Cell.self, registration: registration.number, ElementKey(.cell, nil, indexPath))
    let cell = unsafeDowncast(view, to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view with its attributes, configured by the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ElementKey(.supplementaryView, registration.elementKind, indexPath)
    let view = unsafeDowncast(
      presenter.dequeue(Supplementary.self, registration: registration.number, key), to: Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

extension ReuseQueues {
  #if hasFeature(Embedded)
    static func checkedCell(_ cellClass: UICollectionViewCell.Type) -> UICollectionViewCell.Type { cellClass }
    static func checkedView(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView.Type { viewClass }
  #else
    static func checkedCell(_ cellClass: AnyClass) -> UICollectionViewCell.Type {
      checked(cellClass, as: UICollectionViewCell.self)
    }

    static func checkedView(_ viewClass: AnyClass) -> UICollectionReusableView.Type {
      checked(viewClass, as: UICollectionReusableView.self)
    }

    private static func checked<View>(_ anyClass: AnyClass, as type: View.Type) -> View.Type {
      guard let viewClass = anyClass as? View.Type else {
        programmerError("\(anyClass) is not a subclass of \(type) and cannot be registered.")
      }
      return viewClass
    }
  #endif
}
