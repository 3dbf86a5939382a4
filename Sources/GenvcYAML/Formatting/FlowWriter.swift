import GenvcDiagnostics

/// Writes lists and mappings in brackets.
///
/// Lines end where the author ended them; a line below the first is indented by a step for each bracket around it.
struct FlowWriter {
    /// The most columns of a line.
    static let columns = 120
    /// The spaces of one step of indentation.
    static let step = 2

    private let source: YAMLSource
    private let order: YAMLKeyOrder
    /// The column of the key or the item whose value is written.
    private let base: Int
    /// The bytes written so far.
    private var text: [UInt8] = []
    /// The characters of the line that is written.
    private var width: Int
    private var isTooWide = false

    /// The value in brackets, without a line end; nil where a line would be too wide.
    ///
    /// - Parameters:
    ///   - column: the column at which it begins.
    ///   - base: the column of the key or the item that it is the value of.
    static func text(
        of node: YAMLNode, at column: Int, base: Int, _ source: YAMLSource, _ order: YAMLKeyOrder
    ) -> [UInt8]? {
        var writer = FlowWriter(source, order, base: base, width: column)
        writer.write(node, depth: 0)
        writer.closeLine()
        return writer.isTooWide ? nil : writer.text
    }

    private init(_ source: YAMLSource, _ order: YAMLKeyOrder, base: Int, width: Int) {
        self.source = source
        self.order = order
        self.base = base
        self.width = width
    }

    /// An entry of a mapping, or an item of a list.
    private struct Part {
        /// The key of an entry; nil for an item.
        let key: SourceRange?
        let value: YAMLNode

        /// The offset at which it begins.
        var start: Int { key?.start ?? value.range.start }
    }

    /// - Parameter depth: the number of brackets around the value.
    private mutating func write(_ node: YAMLNode, depth: Int) {
        switch node.content {
        case .mapping(let entries):
            append("{")
            let parts = order.sorted(entries, at: node.range.start).map { Part(key: $0.key.range, value: $0.value) }
            write(parts, isPadded: true, end: node.range.end, depth: depth + 1)
            append("}")
        case .sequence(let items):
            append("[")
            let parts = items.map { Part(key: nil, value: $0) }
            write(parts, isPadded: items.contains(where: \.isCollection), end: node.range.end, depth: depth + 1)
            append("]")
        case .scalar, .null, .error: append(node.range)
        }
    }

    /// Writes what stands within brackets.
    ///
    /// - Parameters:
    ///   - isPadded: whether a space stands behind the opening and before the closing bracket.
    ///   - end: the offset behind the closing bracket.
    private mutating func write(_ parts: [Part], isPadded: Bool, end: Int, depth: Int) {
        guard let first = parts.map(\.start).min() else { return }
        for (index, part) in parts.enumerated() {
            // The part behind the bracket had no line of its own, and none gets one by moving there.
            let isBroken = source.isFirst(at: index == 0 ? first : part.start) && (index == 0 || part.start != first)
            if index > 0 { append(",") }
            if isBroken { breakLine(depth: depth) } else if index > 0 || isPadded { append(" ") }
            if let key = part.key {
                append(key)
                append(":")
                guard !part.value.isAbsent else { continue }
                separate(before: part.value.range.start, depth: depth)
            }
            write(part.value, depth: depth)
        }
        if source.isFirst(at: end - 1) {
            breakLine(depth: max(depth - 1, 1))
        } else if isPadded {
            append(" ")
        }
    }

    /// Writes a space, or a line end where one was written.
    private mutating func separate(before offset: Int, depth: Int) {
        if source.isFirst(at: offset) { breakLine(depth: depth) } else { append(" ") }
    }

    private mutating func breakLine(depth: Int) {
        closeLine()
        let indentation = base + depth * Self.step
        text.append(.lineFeed)
        text.append(contentsOf: repeatElement(.space, count: indentation))
        width = indentation
    }

    private mutating func closeLine() { isTooWide = isTooWide || width > Self.columns }

    private mutating func append(_ word: String) {
        text.append(contentsOf: word.utf8)
        width += word.utf8.count
    }

    private mutating func append(_ range: SourceRange) {
        text.append(contentsOf: source.bytes[range.start..<range.end])
        width += source.characters(in: range)
    }
}

extension YAMLNode {
    /// True for a value of which nothing is written, not even `~`.
    var isAbsent: Bool {
        if case .null = content { range.isEmpty } else { false }
    }

    /// True for a list or a mapping.
    var isCollection: Bool {
        switch content {
        case .mapping, .sequence: true
        case .scalar, .null, .error: false
        }
    }
}
