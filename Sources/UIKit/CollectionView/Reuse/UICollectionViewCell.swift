/// Shows an item. What it shows goes into its content view, in front of the background views.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView, at: 0)
  }

  /// Fills the cell.
  public let contentView = UIView()

  /// Behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// In front of the background view and as large as the cell; seen only while the cell is selected or highlighted. It
  /// fades when that changes in an animation.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.alpha = 1
      guard let selectedBackgroundView, selectedBackgroundView !== backgroundView else { return }
      fill(with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelectedBackground()
    }
  }

  /// Set by the collection view.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      layer.noteChange(.semantics)
      showSelectedBackground()
    }
  }

  /// A finger is on it. Set by the collection view.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelectedBackground() } } }

  override func intrinsicSizeDidChange() { containingCollectionView?.fitAgain(self) }

  override func intrinsicSizeDidChange(of subview: UIView) { if subview === contentView { intrinsicSizeDidChange() } }

  private func showSelectedBackground() {
    guard selectedBackgroundView !== backgroundView else { return }
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
