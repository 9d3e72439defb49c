import Runtime

/// What a cell that uses configurations remembers. Cells that use none do without it.
struct CellConfigurations {
  var content: AnyContentConfiguration?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  var backgroundView: BackgroundConfigurationView?
}
