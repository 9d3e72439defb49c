/// How the screen's status comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
