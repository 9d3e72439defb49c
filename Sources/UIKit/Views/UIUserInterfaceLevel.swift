/// Whether something lies on the ground of the screen, or over something else, as a sheet does. In the dark, ground that
/// lies higher is lighter.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
