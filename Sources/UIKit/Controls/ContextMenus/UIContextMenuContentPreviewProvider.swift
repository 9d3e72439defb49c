/// Makes the controller whose view is seen beside the menu; nil for a picture of what was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
