import GenvcVocabulary
import GenvcYAML

/// A document to be written with every shorthand spelt out: what `genvc expand` prints.
///
/// `spacing: 8` of a row stays as it is, `margins: 8` becomes a mapping of four sides, and a default that nobody wrote
/// becomes a comment.
package indirect enum LongForm: Sendable, Hashable {
    /// A word as it was typed, without quotes that it does not need.
    case plain(String)
    /// A text that was quoted, or that is more than one line.
    case quoted(String)
    /// A key without a value.
    case null
    case list([LongForm])
    case mapping([Entry])

    /// A key of a mapping with its value.
    package struct Entry: Sendable, Hashable {
        /// The key as it is written.
        package let key: String
        /// The value behind the key.
        package let value: LongForm
        /// True for what holds although the spec does not say it: it is written as a comment.
        package let isDefault: Bool

        /// A key in its long form; a default is one that the spec does not write.
        package init(_ key: String, _ value: LongForm, isDefault: Bool = false) {
            self.key = key
            self.value = value
            self.isDefault = isDefault
        }

        init(_ part: some ValuePart, _ value: LongForm) { self.init(part.rawValue, value) }
    }

    /// The value as the document has it.
    init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): self = LongForm.scalar(scalar)
        case .null, .error: self = .null
        case .sequence(let nodes): self = .list(nodes.map { LongForm($0) })
        case .mapping(let entries): self = .mapping(entries.map { Entry($0.key.text, LongForm($0.value)) })
        }
    }

    /// A mapping that gives each part the one value that was written for all.
    init(_ node: YAMLNode, forEach parts: [some ValuePart]) {
        guard let scalar = Self.literal(node) else {
            self.init(node)
            return
        }
        self = .mapping(parts.map { Entry($0, .scalar(scalar)) })
    }

    /// The word or text of a node; nil if it follows state, or if there are several.
    static func literal(_ node: YAMLNode) -> YAMLScalar? {
        guard case .scalar(let scalar) = node.content, scalar.text.utf8.first != UInt8(ascii: "$") else { return nil }
        return scalar
    }

    /// The word or text, in quotes if the document has quotes.
    static func scalar(_ scalar: YAMLScalar) -> LongForm {
        scalar.style == .plain ? .plain(scalar.text) : .quoted(scalar.text)
    }
}
