/// The things that a client says it can do, as far as the server asks them of it.
struct ClientAbilities {
    /// True if it opens a document that the server names, `window/showDocument`.
    private(set) var showsDocuments = false
    /// True if it asks for lenses again when the server says so.
    private(set) var refreshesLenses = false
    /// True if it lets the server say which files it watches for it.
    private(set) var registersWatchers = false
    /// The form of what is shown over a word.
    private(set) var hoverMarkup = Markup.markdown
    /// The form of what is shown beside a word that may be typed.
    private(set) var completionMarkup = Markup.markdown

    /// A client that can do nothing of it.
    init() {}

    /// Reads the `capabilities` of `initialize`.
    init(_ capabilities: MessageValue?) {
        showsDocuments = capabilities?["window", "showDocument", "support"]?.isTrue == true
        refreshesLenses = capabilities?["workspace", "codeLens", "refreshSupport"]?.isTrue == true
        registersWatchers =
            capabilities?["workspace", "didChangeWatchedFiles", "dynamicRegistration"]?.isTrue == true
        hoverMarkup = Markup(capabilities?["textDocument", "hover", "contentFormat"])
        completionMarkup = Markup(
            capabilities?["textDocument", "completion", "completionItem", "documentationFormat"])
    }
}
