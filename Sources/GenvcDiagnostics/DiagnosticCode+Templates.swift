extension DiagnosticCode {
    public static let templateSyntax = DiagnosticCode("template-syntax", "a tag of a template is not well formed")
    public static let templateUnknownName = DiagnosticCode(
        "template-unknown-name", "a template uses a name that the context does not have")
    public static let templateUnknownPartial = DiagnosticCode(
        "template-unknown-partial", "a template includes a partial that does not exist")
    public static let templateTooDeep = DiagnosticCode(
        "template-too-deep", "sections or partials of a template are nested too deeply")
    public static let templateTooLarge = DiagnosticCode(
        "template-too-large", "a template writes more than genvc makes of one")
    public static let templateWrongType = DiagnosticCode(
        "template-wrong-type", "a template uses a list or a record as text")
    public static let contextSyntax = DiagnosticCode("context-syntax", "the context of a template is no JSON")

    /// The codes about templates and their contexts, in the order of `genvc explain rules`.
    package static let templates: [DiagnosticCode] = [
        .templateSyntax, .templateUnknownName, .templateUnknownPartial, .templateTooDeep, .templateTooLarge,
        .templateWrongType, .contextSyntax,
    ]
}
