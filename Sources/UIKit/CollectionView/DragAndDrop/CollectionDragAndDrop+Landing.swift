import Runtime

// Where items land in a collection view: on cells, whose places are followed until the previews arrive, in parts of
// cells, and elsewhere. A cell is hidden until then.

extension CollectionDragAndDrop {
  /// Returns where the preview of a cancelled item returns to: the cell of its item, wherever it is by then.
  func placeForReturning(_ item: UIDragItem) -> DropLanding.Place? {
    guard dragged.contains(where: { $0.item === item }) else { return nil }
    let owner = Weak(self)
    return { preview in
      owner.value?.place(ofItemAt: owner.value?.dragged.first { $0.item === item }?.path, preview)
    }
  }

  /// Lets items land on cells.
  func land(_ items: [Placed], for session: any UIDropSession) {
    for placed in items { land(placed, DragAnimator(), for: session) }
  }

  /// Lets items land as the delegate has decided.
  func land(_ landings: [DropCoordinator.Landing], for session: any UIDropSession) {
    let movement = collectionView.movement
    for landing in landings {
      switch landing.place {
      case .item(let path):
        land(Placed(item: landing.item, path: movement.shownPath(path)), landing.animator, for: session)
      case .placeholder(let context):
        land(Placed(item: landing.item, path: context.path), landing.animator, for: session)
      case .insideItem(let path, let rect):
        let shown = movement.shownPath(path)
        add(
          landing.item, landing.animator, to: session,
          weakly(self, or: nil) { $0.place(in: rect, ofItemAt: shown, $1) })
      case .target(let target):
        let window = Weak(collectionView.window)
        add(landing.item, landing.animator, to: session) { _ in
          guard let window = window.value, target.container.window === window else { return nil }
          return DragPlace(center: target.container.convert(target.center, to: window), transform: target.transform)
        }
      }
    }
    applyToCells()
  }

  /// Lets an item land on a cell, which is hidden until then.
  private func land(_ placed: Placed, _ animator: DragAnimator, for session: any UIDropSession) {
    let item = placed.item
    landing.append(placed)
    applyToCells()
    animator.addCompletion(
      weakly(self) { (owner: CollectionDragAndDrop, _: UIViewAnimatingPosition) in
        owner.landing.removeAll { $0.item === item }
        owner.applyToCells()
      })
    add(
      item, animator, to: session,
      weakly(self, or: nil) { owner, preview in
        owner.place(ofItemAt: owner.landing.first { $0.item === item }?.path, preview)
      })
  }

  private func add(
    _ item: UIDragItem, _ animator: DragAnimator, to session: any UIDropSession, _ place: @escaping DropLanding.Place
  ) {
    unsafeDowncast(session, to: DropSession.self).landings.append(
      DropLanding(item: item, place: place, animator: animator))
  }

  /// Returns the place of a preview that fits into a part of a cell.
  private func place(in rect: CGRect, ofItemAt shown: IndexPath, _ preview: DragPreviewView) -> DragPlace? {
    guard let window = collectionView.window, let cell = collectionView.visible.cell(at: shown) else { return nil }
    let size = preview.bounds.size
    let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
    let least: CGFloat = 0.01  // a transform without extent could not be inverted
    return DragPlace(
      center: cell.convert(CGPoint(x: rect.midX, y: rect.midY), to: window),
      transform: CGAffineTransform(scaleX: max(scale, least), y: max(scale, least)))
  }
}
