import GenvcDiagnostics

/// A parsed document: syntax only. What a scalar means is the business of the key that reads it.
public struct YAMLTree: Sendable {
    public let root: YAMLNode

    public init(root: YAMLNode) {
        self.root = root
    }
}

/// One value of the document, with the bytes it came from.
public struct YAMLNode: Sendable {
    public enum Content: Sendable {
        case scalar(YAMLScalar)
        case mapping([YAMLEntry])
        case sequence([YAMLNode])
        /// Nothing, `~`, `null`, `Null` or `NULL`, unquoted.
        case null
        /// What could not be read; it stands for any type, and silences the checks that depend on it.
        case error
    }

    public let content: Content
    /// From the first byte of the value to its last; it never covers a line of its parent's siblings.
    public let range: SourceRange

    public init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

/// One `key: value` of a mapping.
public struct YAMLEntry: Sendable {
    public let key: YAMLScalar
    public let value: YAMLNode

    public init(key: YAMLScalar, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}

/// A text as it stands in the document, with quotes, escapes and block folding resolved.
public struct YAMLScalar: Sendable, Equatable {
    public enum Style: Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        /// `|`
        case literal
        /// `>`
        case folded
    }

    public let text: String
    public let style: Style
    /// The bytes of the scalar, quotes included; for a block scalar its header line.
    public let range: SourceRange

    public init(text: String, style: Style, range: SourceRange) {
        self.text = text
        self.style = style
        self.range = range
    }
}
