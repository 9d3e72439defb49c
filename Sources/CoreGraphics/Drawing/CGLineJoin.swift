/// How the parts of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
