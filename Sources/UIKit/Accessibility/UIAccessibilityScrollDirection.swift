/// Where assistive technology wants to go on.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
