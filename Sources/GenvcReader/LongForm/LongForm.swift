import GenvcVocabulary
import GenvcYAML

/// A document to be written with every shorthand spelt out.
package indirect enum LongForm: Sendable, Hashable {
    /// As it was typed, without quotes that it does not need.
    case plain(String)
    /// A text that was quoted, or that is more than one line.
    case quoted(String)
    case null
    case list([LongForm])
    case mapping([Entry])

    package struct Entry: Sendable, Hashable {
        package let key: String
        package let value: LongForm
        /// True for what holds although the spec does not say it: it is written as a comment.
        package let isDefault: Bool

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

    /// The word or text, unless it follows state, or there are several.
    static func literal(_ node: YAMLNode) -> YAMLScalar? {
        guard case .scalar(let scalar) = node.content, scalar.text.utf8.first != UInt8(ascii: "$") else { return nil }
        return scalar
    }

    static func scalar(_ scalar: YAMLScalar) -> LongForm {
        scalar.style == .plain ? .plain(scalar.text) : .quoted(scalar.text)
    }
}
