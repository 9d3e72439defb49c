/// Which letters a keyboard on the screen begins as capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
