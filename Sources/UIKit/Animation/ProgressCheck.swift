import Runtime

/// Whether a progress is a number. Programs compute it from gestures, also in views that have no size yet: what is not a
/// number is refused with a message, and the progress stays what it was.
/// - Parameter name: what it was given to.
func isProgress(_ progress: CGFloat, _ name: String) -> Bool {
  guard progress.isNaN else { return true }
  logMessage("\(name) is not a number and stays as it was. Look for a division by zero where it is computed.")
  return false
}
