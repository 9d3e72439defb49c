/// There are no bundles on the web; the type lets controllers declare `init(nibName:bundle:)`.
public final class Bundle: NSObject {
  override init() { super.init() }
}
