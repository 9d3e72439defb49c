/// Where the lines of a text begin; `natural` is where reading does.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
