/// Whether a host marks what is misspelt.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
