import Runtime

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
