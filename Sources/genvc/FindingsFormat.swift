/// The format in which findings are written.
enum FindingsFormat: String, Sendable, CaseIterable {
    case text, xcode, github, json, sarif, junit

    /// True for a format that is one document about all specs, and so goes to standard output; the others are lines for
    /// standard error.
    var isDocument: Bool {
        switch self {
        case .text, .xcode, .github: false
        case .json, .sarif, .junit: true
        }
    }

    /// The format that whatever runs genvc reads from its log: that of Xcode inside a build of Xcode, that of GitHub
    /// inside a workflow of GitHub Actions, else text.
    static var ofEnvironment: FindingsFormat {
        if System.environment("XCODE_VERSION_ACTUAL") != nil { return .xcode }
        return System.environment("GITHUB_ACTIONS") == "true" ? .github : .text
    }
}
