/// How lines end.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}
