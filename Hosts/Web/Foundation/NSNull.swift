/// The object that stands for nothing.
public final class NSNull: NSObject {}
