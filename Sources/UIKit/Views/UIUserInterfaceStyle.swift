import Runtime

/// Whether things are dark on light ground or light on dark ground.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
