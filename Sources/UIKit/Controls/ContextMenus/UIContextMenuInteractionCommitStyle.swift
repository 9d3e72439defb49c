/// What becomes of a preview that is tapped: it goes, or it becomes what is shown. Here it goes in both cases.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
