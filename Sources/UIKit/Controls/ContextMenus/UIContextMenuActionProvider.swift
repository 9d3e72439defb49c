/// Makes the menu. What the system suggests is always empty here.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
