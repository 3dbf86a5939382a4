import GenvcDiagnostics

/// Lines of `key: value`.
extension DocumentParser {
    /// Reads the entries that stand at `column`, from the current line on; the first key is already read.
    mutating func parseMapping(
        column: Int, first: BlockKey, parent: Int, depth: Int, isBroken: Bool = false
    ) -> YAMLNode {
        guard depth <= YAMLLimits.depth else { return refuseDepth(at: first.scalar.range.start, parent: parent) }
        var mapping = MappingBuilder(column: column, isShifted: isItemShifted)
        isItemShifted = false
        add(first, isBroken: isBroken, at: column, to: &mapping, depth: depth)
        while let line = cursor.nextLine(), line.indentation > parent {
            let start = line.contentStart
            let isOdd = line.indentation != column
            // A dash at the left of the keys belongs to a list around them.
            if line.indentation < column, source.isDash(at: start, in: line) { break }
            switch scanKey(at: start, in: line) {
            case .key(let key):
                if isOdd { reportIndentation(of: line, end: key.scalar.range.end, in: &mapping) }
                // Below a key without a value on its line all that is deeper is its value, at the siblings' column too.
                let isBare = cursor.skipWhite(from: key.next, in: line) >= line.end
                let threshold = isBare ? line.indentation : max(column, line.indentation)
                add(key, isBroken: false, at: threshold, to: &mapping, depth: depth)
                if line.indentation < column { mapping.breakLastCollection() }
            case .broken(let key):
                add(key, isBroken: true, at: max(column, line.indentation), to: &mapping, depth: depth)
            case .none:
                readStrayLine(line, into: &mapping, depth: depth)
            }
        }
        return mapping.node(in: source)
    }

    /// Reads the value of `key` and adds the entry.
    private mutating func add(
        _ key: BlockKey, isBroken: Bool, at column: Int, to mapping: inout MappingBuilder, depth: Int
    ) {
        let scalar = key.scalar
        let value: YAMLNode
        if isBroken {
            value = endBrokenValue(from: scalar.range.start, to: scalar.range.end, parent: column)
        } else if scalar.style == .plain, scalar.text == "<<" {
            cursor.report(KeyMistakes(source).mergeKey(scalar.range))
            value = endBrokenValue(from: scalar.range.start, to: scalar.range.end, parent: column)
        } else {
            value = parseValue(after: key, column: column, siblings: mapping.column, depth: depth)
        }
        if isItemWithoutBraces { mapping.isUnreadable = true }
        isItemWithoutBraces = false
        if let previous = mapping.append(YAMLEntry(key: scalar, value: value)), !isBroken {
            cursor.report(KeyMistakes(source).duplicateKey(scalar, first: previous))
        }
    }

    /// Reads what stands after `key:`, on its line or on the lines below it.
    private mutating func parseValue(after key: BlockKey, column: Int, siblings: Int, depth: Int) -> YAMLNode {
        let line = source.lines[cursor.lineIndex]
        let start = cursor.skipWhite(from: key.next, in: line)
        if start < line.end, !(source.bytes[start] == .hash && start > key.next) {
            if source.isDash(at: start, in: line) {
                cursor.report(ValueMistakes(source).listOnKeyLine(at: start, in: line))
                return endBrokenValue(from: start, to: source.textEnd(from: start, in: line), parent: column)
            }
            return parseInlineValue(at: start, parent: column, depth: depth + 1)
        }
        cursor.lineIndex += 1
        if let next = cursor.nextLine() {
            if next.indentation > column {
                return parseBlockNode(at: next.contentStart, parent: column, depth: depth + 1)
            }
            if next.indentation == column, siblings == column, source.isDash(at: next.contentStart, in: next) {
                return parseSequence(column: column, parent: column, depth: depth + 1)
            }
        }
        return emptyValue(of: key.scalar, at: key.next, comment: start, in: line)
    }

    /// A line among entries that has no `key:`.
    private mutating func readStrayLine(_ line: Line, into mapping: inout MappingBuilder, depth: Int) {
        let start = line.contentStart
        let column = max(mapping.column, line.indentation)
        if source.isDash(at: start, in: line) {
            cursor.report(IndentationMistakes(source).strayItem(line, after: mapping.last))
            let items = parseSequence(column: line.indentation, parent: line.indentation, depth: depth + 1)
            mapping.extendLastValue(with: items)
        } else if line.indentation > mapping.column, let last = mapping.last {
            reportContinuation(of: last.value, parent: mapping.column)
            cursor.skipLines(deeperThan: mapping.column)
            mapping.replaceLastValue(with: source.errorNode(last.value.range.start, last.value.range.end))
        } else if source.isPlainStart(at: start, in: line) {
            let key = reportMissingColon(at: start, in: line)
            add(key, isBroken: true, at: column, to: &mapping, depth: depth)
        } else {
            let key = reportStrayValue(at: start, in: line)
            add(key, isBroken: true, at: column, to: &mapping, depth: depth)
        }
    }
}
