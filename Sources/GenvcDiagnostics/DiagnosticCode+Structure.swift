extension DiagnosticCode {
    public static let mergeConflict = DiagnosticCode(
        "merge-conflict", "the file has lines that version control left where two changes met")
    public static let badIndentation = DiagnosticCode(
        "bad-indentation", "a line is indented differently from its siblings")
    public static let tooDeep = DiagnosticCode("too-deep", "values are nested more deeply than a spec may be")
    public static let missingColon = DiagnosticCode("missing-colon", "a key has no colon and space after it")
    public static let secondColon = DiagnosticCode("second-colon", "a value holds a second colon and space")
    public static let unclosedQuote = DiagnosticCode("unclosed-quote", "a quote is opened and never closed on its line")
    public static let unclosedBracket = DiagnosticCode(
        "unclosed-bracket", "a bracket or brace is opened and never closed")
    public static let missingComma = DiagnosticCode(
        "missing-comma", "two items in brackets or braces have no comma between them")
    public static let strayComma = DiagnosticCode(
        "stray-comma", "a comma in brackets or braces has nothing to separate")
    public static let badEscape = DiagnosticCode(
        "bad-escape", "a backslash in double quotes is followed by something without a meaning")
    public static let textAfterValue = DiagnosticCode("text-after-value", "text follows a value that has already ended")
    public static let needsQuotes = DiagnosticCode(
        "needs-quotes", "a text begins with a sign that needs quotes around it")
    public static let multilineText = DiagnosticCode(
        "multiline-text", "a text goes on on the next line outside a `|` or `>` block")
    public static let indentationIndicator = DiagnosticCode(
        "indentation-indicator", "a block text states its indentation as a number")
    public static let anchor = DiagnosticCode("anchor", "an anchor (`&name`) is used")
    public static let alias = DiagnosticCode("alias", "an alias (`*name`) is used")
    public static let mergeKey = DiagnosticCode("merge-key", "a merge key (`<<`) is used")
    public static let tag = DiagnosticCode("tag", "a tag (`!name`) is used")
    public static let directive = DiagnosticCode("directive", "a directive (`%YAML`) is used")
    public static let secondDocument = DiagnosticCode("second-document", "the file holds more than one document")
    public static let complexKey = DiagnosticCode("complex-key", "a key is not a word on one line")
    public static let keyTooLong = DiagnosticCode("key-too-long", "a key is longer than a key may be")
    public static let duplicateKey = DiagnosticCode("duplicate-key", "a key is written twice in one place")
    public static let hashColor = DiagnosticCode("hash-color", "a color without quotes became a comment")
    public static let hashText = DiagnosticCode(
        "hash-text", "a part of a text without quotes may have become a comment")
    public static let tooManyErrors = DiagnosticCode(
        "too-many-errors", "reading stopped because the file has too many errors")

    /// The codes about the structure of a spec, in the order of `genvc explain rules`.
    package static let structure: [DiagnosticCode] = [
        .mergeConflict, .badIndentation, .tooDeep, .missingColon, .secondColon, .unclosedQuote, .unclosedBracket,
        .missingComma, .strayComma, .badEscape, .textAfterValue, .needsQuotes, .multilineText, .indentationIndicator,
        .anchor, .alias, .mergeKey, .tag, .directive, .secondDocument, .complexKey, .keyTooLong, .duplicateKey,
        .hashColor, .hashText, .tooManyErrors,
    ]
}
