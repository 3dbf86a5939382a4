import GenvcDiagnostics

/// Writes a document again in one layout, with all its comments.
///
/// Keys, values and comments are copied byte for byte; new are only the white space, the line ends and the signs
/// between them. Lists and mappings stay in brackets where the author put them in some and they fit.
package struct YAMLFormatter {
    private let source: YAMLSource
    private var places: CommentPlaces
    private let order: YAMLKeyOrder
    private var text: [UInt8] = []

    /// The document in its layout; nil for one that is neither a mapping nor a list.
    ///
    /// - Parameters:
    ///   - tree: the document, which was read without an error.
    ///   - order: the mappings whose keys move.
    package static func format(_ tree: YAMLTree, of file: SourceFile, _ order: YAMLKeyOrder) -> [UInt8]? {
        guard let source = source(file) else { return nil }
        var formatter = YAMLFormatter(source, CommentSorter.places(in: tree, source), order)
        let start = tree.root.range.start
        switch tree.root.content {
        case .mapping(let entries): formatter.writeDocument(entries, start: start)
        case .sequence(let items): formatter.writeItems(items, start: start, indentation: 0)
        case .scalar, .null, .error: return nil
        }
        return formatter.text
    }

    /// The comments of a document without the white space behind them, in the order of the file.
    package static func comments(in tree: YAMLTree, of file: SourceFile) -> [String] {
        guard let source = source(file) else { return [] }
        return CommentSorter.places(in: tree, source).comments.map { source.text($0.lowerBound, $0.upperBound) }
    }

    /// The bytes of the comments of a document, without the white space behind them, in the order of the file.
    package static func commentRanges(in tree: YAMLTree, of file: SourceFile) -> [Range<Int>] {
        source(file).map { CommentSorter.places(in: tree, $0).comments } ?? []
    }

    private static func source(_ file: SourceFile) -> YAMLSource? {
        var scanner = LineScanner(file)
        var sink = DiagnosticSink()
        return scanner.scan(into: &sink).map { YAMLSource(file, lines: $0) }
    }

    private init(_ source: YAMLSource, _ places: CommentPlaces, _ order: YAMLKeyOrder) {
        self.source = source
        self.places = places
        self.order = order
        text.reserveCapacity(source.bytes.count + source.bytes.count / 8)
    }

    // MARK: - Collections

    /// Writes all of it. What stands at the top is about the file, and stays there whichever key is the first.
    private mutating func writeDocument(_ entries: [YAMLEntry], start: Int) {
        let header = places.takeHeader(above: entries.first?.key.range.start ?? start)
        writeLines(header, indentation: 0, isAtStart: true)
        writeEntries(entries, start: start, indentation: 0, isAtStart: header.isEmpty)
    }

    /// Writes the entries of a mapping.
    ///
    /// - Parameters:
    ///   - start: the offset at which the mapping begins.
    ///   - item: the place of an item on whose line the first entry stands, whose lines above are written; nil where it
    ///     has a line of its own.
    ///   - isAtStart: whether no empty line may stand before the first entry.
    private mutating func writeEntries(
        _ entries: [YAMLEntry], start: Int, indentation: Int, onLineOf item: Int? = nil, isAtStart: Bool = true
    ) {
        for (index, entry) in order.sorted(entries, at: start).enumerated() {
            let key = entry.key.range
            if index > 0 || item == nil {
                if key.start != item {
                    writeLines(above: key.start, indentation: indentation, isAtStart: index == 0 && isAtStart)
                }
                indent(indentation)
            }
            text.append(contentsOf: source.bytes[key.start..<key.end])
            text.append(.colon)
            let width = indentation + source.characters(in: key) + 1
            writeValue(entry.value, at: width + 1, of: key.start, indentation: indentation)
        }
        writeLines(places.lines(atEndOf: start), indentation: indentation, isAtStart: entries.isEmpty)
    }

    /// Writes the items of a list.
    private mutating func writeItems(
        _ items: [YAMLNode], start: Int, indentation: Int, isInline: Bool = false
    ) {
        for (index, item) in items.enumerated() {
            if index > 0 || !isInline {
                writeLines(aboveItem: item, indentation: indentation, isAtStart: index == 0)
                indent(indentation)
            }
            text.append(.dash)
            writeItem(item, indentation: indentation)
        }
        writeLines(places.lines(atEndOf: start), indentation: indentation, isAtStart: false)
    }

    /// Writes what stands behind a dash.
    private mutating func writeItem(_ item: YAMLNode, indentation: Int) {
        let inner = indentation + FlowWriter.step
        let start = item.range.start
        switch item.content {
        case .mapping(let entries) where isBlock(item, at: inner, base: inner):
            text.append(.space)
            writeEntries(entries, start: start, indentation: inner, onLineOf: start)
        case .sequence(let items) where isBlock(item, at: inner, base: inner):
            text.append(.space)
            writeItems(items, start: start, indentation: inner, isInline: true)
        case .mapping, .sequence, .scalar, .null, .error:
            writeValue(item, at: inner, of: start, indentation: indentation, base: inner)
        }
    }

    // MARK: - Values

    /// Writes a value behind a colon or a dash, with the comment on its line.
    ///
    /// - Parameters:
    ///   - column: the column at which it begins.
    ///   - place: the place of its entry or item.
    ///   - indentation: that of the entry or item.
    ///   - base: the column from which on lines in brackets are indented; that of the key unless given.
    private mutating func writeValue(
        _ value: YAMLNode, at column: Int, of place: Int, indentation: Int, base: Int? = nil
    ) {
        switch value.content {
        case .mapping(let entries):
            if let flow = flow(value, at: column, base: base ?? indentation) {
                endLine(flow, of: place)
            } else {
                endLine([], of: place)
                writeEntries(entries, start: value.range.start, indentation: indentation + FlowWriter.step)
            }
        case .sequence(let items):
            if let flow = flow(value, at: column, base: base ?? indentation) {
                endLine(flow, of: place)
            } else {
                endLine([], of: place)
                writeItems(items, start: value.range.start, indentation: indentation + FlowWriter.step)
            }
        case .scalar(let scalar) where scalar.style == .literal || scalar.style == .folded:
            endLine(source.bytes[scalar.range.start..<scalar.range.end], of: place)
            for line in WrittenText(value, scalar, source).lines {
                if !line.isEmpty { indent(indentation + FlowWriter.step) }
                text.append(contentsOf: source.bytes[line])
                text.append(.lineFeed)
            }
        case .scalar, .null, .error: endLine(source.bytes[value.range.start..<value.range.end], of: place)
        }
    }

    /// True for a collection that is written in lines of its own.
    private func isBlock(_ node: YAMLNode, at column: Int, base: Int) -> Bool {
        flow(node, at: column, base: base) == nil
    }

    /// The value in brackets, where the author wrote brackets, without comments in them, and they fit.
    private func flow(_ node: YAMLNode, at column: Int, base: Int) -> [UInt8]? {
        let range = node.range.start..<node.range.end
        guard source.isFlow(node), !places.hasComment(in: range) else { return nil }
        return FlowWriter.text(of: node, at: column, base: base, source, order)
    }

    // MARK: - Lines

    /// Writes a value that ends its line, with the comment there.
    private mutating func endLine(_ value: some Collection<UInt8>, of place: Int) {
        if !value.isEmpty { text.append(.space) }
        text.append(contentsOf: value)
        if let comment = places.comment(behind: place) {
            indent(comment.gap)
            text.append(contentsOf: source.bytes[comment.range])
        }
        text.append(.lineFeed)
    }

    /// Writes the lines above an item: its own, and those of what begins on its line.
    private mutating func writeLines(aboveItem item: YAMLNode, indentation: Int, isAtStart: Bool) {
        let start = item.range.start
        writeLines(above: start, indentation: indentation, isAtStart: isAtStart)
        let inner = indentation + FlowWriter.step
        guard item.isCollection, isBlock(item, at: inner, base: inner) else { return }
        // Its line is that of its first part now, which may have a comment of its own.
        if !isPlaceOfKey(item), let comment = places.comment(behind: start) {
            writeLines([.comment(comment.range)], indentation: indentation, isAtStart: true)
        }
        switch item.content {
        case .mapping(let entries):
            guard let first = order.sorted(entries, at: start).first?.key.range.start, first != start else { return }
            writeLines(above: first, indentation: indentation, isAtStart: true)
        case .sequence(let items):
            if let first = items.first { writeLines(aboveItem: first, indentation: indentation, isAtStart: true) }
        case .scalar, .null, .error: break
        }
    }

    /// True for a mapping that begins with its first key, without a brace.
    private func isPlaceOfKey(_ item: YAMLNode) -> Bool {
        if case .mapping = item.content { !source.isFlow(item) } else { false }
    }

    private mutating func writeLines(above place: Int, indentation: Int, isAtStart: Bool) {
        writeLines(places.lines(above: place), indentation: indentation, isAtStart: isAtStart)
    }

    /// Writes comments and empty lines.
    ///
    /// - Parameter isAtStart: whether no empty line may stand before the first comment.
    private mutating func writeLines(_ lines: [CommentPlaces.Line], indentation: Int, isAtStart: Bool) {
        var isBlankAllowed = !isAtStart
        for line in lines {
            switch line {
            case .blank:
                if isBlankAllowed { text.append(.lineFeed) }
                isBlankAllowed = false
            case .comment(let range):
                indent(indentation)
                text.append(contentsOf: source.bytes[range])
                text.append(.lineFeed)
                isBlankAllowed = true
            }
        }
    }

    private mutating func indent(_ count: Int) {
        text.append(contentsOf: repeatElement(.space, count: count))
    }
}
