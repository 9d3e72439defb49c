/// Whether a host corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
