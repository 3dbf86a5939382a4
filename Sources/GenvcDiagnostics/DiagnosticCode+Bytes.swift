extension DiagnosticCode {
    public static let missingFile = DiagnosticCode("missing-file", "there is no file at this path")
    public static let unreadableFile = DiagnosticCode("unreadable-file", "the system does not let this file be read")
    public static let notAFile = DiagnosticCode("not-a-file", "the path leads to a folder or a device, not to a file")
    public static let emptyFile = DiagnosticCode("empty-file", "the file says nothing")
    public static let notUTF8 = DiagnosticCode("not-utf8", "the file holds bytes that are no UTF-8 text")
    public static let fileTooLarge = DiagnosticCode("file-too-large", "the file is larger than a spec may be")
    public static let lineTooLong = DiagnosticCode("line-too-long", "a line is longer than a spec may have")
    public static let oddCharacter = DiagnosticCode(
        "odd-character", "a character that cannot be seen, or that looks like another one")
    public static let tabIndentation = DiagnosticCode("tab-indentation", "a tab stands where only spaces can indent")

    /// The codes about files and their bytes, in the order of `genvc explain rules`.
    package static let bytes: [DiagnosticCode] = [
        .missingFile, .unreadableFile, .notAFile, .emptyFile, .notUTF8, .fileTooLarge, .lineTooLong, .oddCharacter,
        .tabIndentation,
    ]
}
