import GenvcDiagnostics
import GenvcTemplates

/// A JSON value of a message, together with the bytes of the message, in which its numbers stand.
struct MessageValue: Sendable {
    private let tree: JSONTree
    private let bytes: [UInt8]

    private init(_ tree: JSONTree, in bytes: [UInt8]) {
        self.tree = tree
        self.bytes = bytes
    }

    /// The value of a whole message; nil where that is no JSON, with the reason in `finding`.
    init?(_ bytes: [UInt8], finding: inout Diagnostic?) {
        var sink = DiagnosticSink()
        guard let tree = JSONReader.tree(SourceFile(name: "message", bytes: bytes), into: &sink) else {
            finding = sink.diagnostics.first
            return nil
        }
        self.init(tree, in: bytes)
    }

    /// A member of an object, by names from outside to inside; nil where one of them is missing, or null, as some
    /// clients write what is missing.
    subscript(names: String...) -> MessageValue? {
        var value: JSONTree? = tree
        for name in names { value = value?[name] }
        return value.map { MessageValue($0, in: bytes) }.flatMap { $0.isWord("null") ? nil : $0 }
    }

    /// The elements of a list; empty for any other value.
    var elements: [MessageValue] { tree.elements.map { MessageValue($0, in: bytes) } }

    /// The text; nil for any other value.
    var text: String? { tree.text }

    /// True for an object.
    var isObject: Bool { tree.isObject }

    /// A whole number, `10` or `10.0`; nil for any other value, also for one that no `Int` holds.
    var integer: Int? {
        guard case .other = tree.content else { return nil }
        let text = String(decoding: bytes[tree.bytes], as: UTF8.self)
        return Int(text) ?? Double(text).flatMap(Int.init(exactly:))
    }

    /// True for `false`.
    var isFalse: Bool { isWord("false") }

    /// True for `true`.
    var isTrue: Bool { isWord("true") }

    private func isWord(_ word: String) -> Bool {
        guard case .other = tree.content else { return false }
        return bytes[tree.bytes].elementsEqual(word.utf8)
    }
}
