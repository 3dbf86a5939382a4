import GenvcDiagnostics

/// Finds the comments of a document and what each belongs to.
///
/// It goes through the bytes between the keys and values of a tree that was read without an error: a `#` there begins a
/// comment, wherever it stands. So reading a spec need not keep comments.
struct CommentSorter {
    /// A comment on a line of its own whose place is not known yet.
    private struct Waiting {
        let range: Range<Int>
        /// The index of its line.
        let line: Int
        let column: Int
    }

    private let source: YAMLSource
    private var places = CommentPlaces()
    /// The offset up to which all is read.
    private var position = 0
    /// The index of the line that was read last.
    private var line = 0
    /// The index of the first line behind the last key or value.
    private var freeLine = 0
    /// The entry or item whose line is read; nil before the first.
    private var owner: Int?
    private var waiting: [Waiting] = []
    /// The block collections that ended since the last entry or item began, innermost first.
    private var ended: [(column: Int, start: Int)] = []

    private init(_ source: YAMLSource) { self.source = source }

    /// The comments of a document by their places.
    static func places(in tree: YAMLTree, _ source: YAMLSource) -> CommentPlaces {
        var sorter = CommentSorter(source)
        sorter.visit(tree.root)
        sorter.advance(to: source.bytes.count)
        sorter.settle(below: -1) { $0.add($1, atEndOf: tree.root.range.start) }
        return sorter.places
    }

    // MARK: - The tree

    private mutating func visit(_ node: YAMLNode) {
        switch node.content {
        case .null, .error: pass(to: node.range.start, node.range.end)
        case .scalar(let scalar):
            switch scalar.style {
            case .plain, .singleQuoted, .doubleQuoted: pass(to: node.range.start, node.range.end)
            case .literal, .folded: passText(WrittenText(node, scalar, source), header: scalar)
            }
        case .mapping(let entries): visit(node) { sorter, isFlow in sorter.visit(entries, isFlow) }
        case .sequence(let items): visit(node) { sorter, isFlow in sorter.visit(items, node, isFlow) }
        }
    }

    /// Goes through a collection: in brackets, or in lines of its own.
    private mutating func visit(_ node: YAMLNode, _ visitParts: (inout CommentSorter, Bool) -> Void) {
        let outer = owner
        let start = node.range.start
        guard source.isFlow(node) else {
            let column = source.column(of: start)
            visitParts(&self, false)
            ended.append((column, start))
            return
        }
        pass(to: start, start + 1)
        visitParts(&self, true)
        advance(to: node.range.end - 1)
        places.add(waiting.map { .comment($0.range) }, atEndOf: start)
        waiting = []
        pass(to: node.range.end - 1, node.range.end)
        owner = outer
    }

    private mutating func visit(_ entries: [YAMLEntry], _ isFlow: Bool) {
        for entry in entries {
            begin(entry.key.range.start, at: entry.key.range.start, isFlow)
            pass(to: entry.key.range.start, entry.key.range.end)
            visit(entry.value)
        }
    }

    private mutating func visit(_ items: [YAMLNode], _ list: YAMLNode, _ isFlow: Bool) {
        for (index, item) in items.enumerated() {
            let start = isFlow ? item.range.start : index == 0 ? list.range.start : nextToken
            begin(item.range.start, at: start, isFlow)
            // The dash.
            if !isFlow { pass(to: start, start + 1) }
            visit(item)
        }
    }

    /// Goes past a text below `|` or `>`; behind its header a comment may stand.
    private mutating func passText(_ text: WrittenText, header: YAMLScalar) {
        pass(to: header.range.start, header.range.end)
        guard let end = text.end else { return }
        advance(to: source.lines[line].end)
        position = max(position, end)
        pass(to: end, end)
    }

    // MARK: - Bytes

    /// Goes past a key, a value or a sign.
    private mutating func pass(to start: Int, _ end: Int) {
        advance(to: start)
        position = max(position, end)
        findLine(of: position)
        freeLine = line + 1
    }

    /// The offset of the next byte that is neither white space nor in a comment.
    private var nextToken: Int {
        var offset = position
        while offset < source.bytes.count {
            let byte = source.bytes[offset]
            if byte == .hash {
                while offset < source.bytes.count, !source.bytes[offset].isLineBreak { offset += 1 }
            } else if byte.isWhite || byte.isLineBreak {
                offset += 1
            } else {
                break
            }
        }
        return offset
    }

    /// Reads up to `end`, where nothing but signs, white space and comments stands.
    private mutating func advance(to end: Int) {
        while position < end {
            guard source.bytes[position] == .hash else {
                position += 1
                continue
            }
            findLine(of: position)
            addComment(at: position)
            position = source.lines[line].end
        }
    }

    private mutating func findLine(of offset: Int) {
        while line + 1 < source.lines.count, source.lines[line + 1].start <= offset { line += 1 }
    }

    private mutating func addComment(at start: Int) {
        let range = start..<source.textEndWithComment(from: start, in: source.lines[line])
        places.note(range)
        let content = source.lines[line].contentStart
        if content < start, let owner {
            var gap = 0
            while source.bytes[start - gap - 1] == .space { gap += 1 }
            places.add(CommentPlaces.Behind(gap: max(gap, 1), range: range), behind: owner)
        } else {
            waiting.append(Waiting(range: range, line: line, column: source.column(of: content)))
        }
    }

    // MARK: - Places

    /// Begins an entry or an item, to which the comments above belong.
    ///
    /// - Parameters:
    ///   - place: the place of the entry or item.
    ///   - start: its first byte, of an item in a line of its own the dash.
    private mutating func begin(_ place: Int, at start: Int, _ isFlow: Bool) {
        advance(to: start)
        findLine(of: start)
        if isFlow {
            places.add(waiting.map { .comment($0.range) }, above: place)
            waiting = []
        } else {
            let isBelowBlank = hasBlank(above: line)
            settle(below: source.column(of: start)) { $0.add($1, above: place) }
            if isBelowBlank { places.add([.blank], above: place) }
        }
        owner = place
    }

    /// Gives the waiting comments their places. Those that are indented as the parts of a collection that has ended
    /// stand at its end; the others belong to what follows at `column`.
    private mutating func settle(below column: Int, _ follow: (inout CommentPlaces, [CommentPlaces.Line]) -> Void) {
        var index = 0
        var isFollowing = false
        for comment in waiting {
            let lines = (hasBlank(above: comment.line) ? [.blank] : []) + [CommentPlaces.Line.comment(comment.range)]
            while !isFollowing, index < ended.count, ended[index].column > comment.column { index += 1 }
            if !isFollowing, index < ended.count, ended[index].column > column {
                places.add(lines, atEndOf: ended[index].start)
            } else {
                isFollowing = true
                follow(&places, lines)
            }
        }
        waiting = []
        ended = []
    }

    /// True if the line above the one at `index` is empty, and no part of a text.
    private func hasBlank(above index: Int) -> Bool {
        guard index > 0, index - 1 >= freeLine else { return false }
        return source.isWhite(source.lines[index - 1])
    }
}
