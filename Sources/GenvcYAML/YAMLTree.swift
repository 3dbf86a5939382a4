import GenvcDiagnostics

/// A parsed document: syntax only. What a scalar means is the business of the key that reads it.
public struct YAMLTree: Sendable {
    /// The outermost value.
    public let root: YAMLNode

    /// A tree with this outermost value.
    public init(root: YAMLNode) {
        self.root = root
    }
}

/// One value of the document, with the bytes it came from.
public struct YAMLNode: Sendable {
    /// The sort of a value, by its syntax.
    public enum Content: Sendable {
        case scalar(YAMLScalar)
        case mapping([YAMLEntry])
        case sequence([YAMLNode])
        /// Nothing, `~`, `null`, `Null` or `NULL`, unquoted.
        case null
        /// A value that could not be read; it stands for any type, and silences the checks that depend on it.
        case error
    }

    /// The value itself.
    public let content: Content
    /// From the first byte of the value to its last; it never covers a line of its parent's siblings.
    public let range: SourceRange
    /// True for nothing with a comment behind it, which may have been meant as a text: `title: # 1`.
    public let isBeforeComment: Bool

    /// A value that stands at this range.
    public init(_ content: Content, range: SourceRange, isBeforeComment: Bool = false) {
        self.content = content
        self.range = range
        self.isBeforeComment = isBeforeComment
    }
}

/// One `key: value` of a mapping.
public struct YAMLEntry: Sendable {
    /// The text before the colon.
    public let key: YAMLScalar
    /// The value behind the colon; `null` where nothing stands there.
    public let value: YAMLNode

    /// An entry of a mapping.
    public init(key: YAMLScalar, value: YAMLNode) {
        self.key = key
        self.value = value
    }
}

/// A text as it stands in the document, with quotes, escapes and block folding resolved.
public struct YAMLScalar: Sendable, Equatable {
    /// The style of a scalar.
    public enum Style: Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        /// `|`
        case literal
        /// `>`
        case folded
    }

    /// The text itself, as it is meant.
    public let text: String
    /// The style of the text: only a plain scalar can be a number or a truth value.
    public let style: Style
    /// The bytes of the scalar, quotes included; for a block scalar its header line.
    public let range: SourceRange

    /// A scalar that stands at this range.
    public init(text: String, style: Style, range: SourceRange) {
        self.text = text
        self.style = style
        self.range = range
    }
}
