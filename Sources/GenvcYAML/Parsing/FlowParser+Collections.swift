import GenvcDiagnostics

/// Lists and mappings between brackets.
extension FlowParser {
    /// Reads a list whose `[` stands at `open`; the second result is the offset behind its end.
    mutating func parseSequence(at open: Int, depth: Int) -> (YAMLNode, Int) {
        var items: [YAMLNode] = []
        var next = open + 1
        var isAfterComma = true
        while let offset = nextByte(from: next, open: open) {
            if let end = close(at: offset, open: open) {
                return (YAMLNode(.sequence(items), range: source.range(open, end)), end)
            }
            if source.bytes[offset] == .comma {
                if isAfterComma { cursor.report(FlowMistakes(source).strayComma(at: offset)) }
                isAfterComma = true
                next = offset + 1
                continue
            }
            if !isAfterComma, let last = items.last { reportMissingComma(before: offset, after: last) }
            let (item, end) = parseNode(at: offset, depth: depth + 1)
            guard !isAborted else { break }
            items.append(item)
            isAfterComma = false
            next = end
            guard let colon = nextByte(from: end, open: open) else { break }
            if isColon(at: colon, afterJSONLike: isJSONLike(item)) {
                cursor.report(KeyMistakes(source).pairInList(item))
                items[items.count - 1] = source.errorNode(item.range.start, item.range.end)
                next = skipBrokenItem(from: colon, leastEnd: colon + 1)
            } else {
                next = colon
            }
        }
        return (source.errorNode(open, open + 1), next)
    }

    /// Reads a mapping whose `{` stands at `open`; the second result is the offset behind its end. It is an error as a
    /// whole where one of its keys could not be read.
    mutating func parseMapping(at open: Int, depth: Int) -> (YAMLNode, Int) {
        var mapping = MappingBuilder(column: 0)
        var next = open + 1
        var isAfterComma = true
        var hasUnreadableKey = false
        while let offset = nextByte(from: next, open: open) {
            if let end = close(at: offset, open: open) {
                let node =
                    hasUnreadableKey ? source.errorNode(open, end) : mapping.node(from: open, to: end, in: source)
                return (node, end)
            }
            if source.bytes[offset] == .comma {
                if isAfterComma { cursor.report(FlowMistakes(source).strayComma(at: offset)) }
                isAfterComma = true
                next = offset + 1
                continue
            }
            if !isAfterComma, let last = mapping.last {
                reportMissingComma(before: offset, after: last.value)
                guard !isAborted else { break }
            }
            isAfterComma = false
            hasUnreadableKey =
                hasUnreadableKey || source.bytes[offset] == .openingBracket || source.bytes[offset] == .openingBrace
            guard let end = parseEntry(at: offset, open: open, depth: depth, into: &mapping) else { break }
            next = end
        }
        return (source.errorNode(open, open + 1), next)
    }

    /// Reads `key: value` within braces; nil when reading cannot go on.
    private mutating func parseEntry(
        at offset: Int, open: Int, depth: Int, into mapping: inout MappingBuilder
    ) -> Int? {
        if source.bytes[offset] == .openingBracket || source.bytes[offset] == .openingBrace {
            cursor.report(KeyMistakes(source).bracketsAsKey(at: offset, open: open))
            return skipBrokenItem(from: offset, leastEnd: offset + 1)
        }
        let (keyNode, keyEnd) = parseNode(at: offset, depth: depth + 1)
        guard !isAborted else { return nil }
        guard let key = key(of: keyNode) else { return keyEnd }
        guard let colon = nextByte(from: keyEnd, open: open) else { return nil }
        guard isColon(at: colon, afterJSONLike: isJSONLike(keyNode)) else {
            cursor.report(FlowMistakes(source).missingColonInBraces(key, after: mapping.last?.value))
            if source.bytes[colon] != .comma, source.bytes[colon] != .closingBrace,
                source.bytes[colon] != .closingBracket
            {
                isDamaged = true
            }
            _ = mapping.append(YAMLEntry(key: key, value: source.errorNode(keyEnd, keyEnd)))
            return skipBrokenItem(from: keyEnd, leastEnd: keyEnd)
        }
        guard let start = nextByte(from: colon + 1, open: open) else { return nil }
        var value = YAMLNode(.null, range: source.range(colon + 1, colon + 1))
        var end = start
        if source.bytes[start] != .comma, source.bytes[start] != .closingBrace, source.bytes[start] != .closingBracket {
            (value, end) = parseNode(at: start, depth: depth + 1)
            guard !isAborted, let after = nextByte(from: end, open: open) else { return nil }
            if source.bytes[after] == .colon {
                let (mistakes, line) = (ValueMistakes(source), source.lines[cursor.lineIndex])
                cursor.report(mistakes.secondColon(at: after, valueStart: start, in: line, withinBrackets: true))
                value = source.errorNode(start, end)
                end = skipBrokenItem(
                    from: max(after, mistakes.bracketedEnd(from: start, in: line)), leastEnd: after + 1)
            } else {
                end = after
            }
        }
        if source.isTooLong(key.range) {
            cursor.report(KeyMistakes(source).longKey(key.range))
        } else if key.style == .plain, key.text == "<<" {
            cursor.report(KeyMistakes(source).mergeKey(key.range))
            value = source.errorNode(key.range.start, key.range.end)
        }
        if let first = mapping.append(YAMLEntry(key: key, value: value)) {
            cursor.report(KeyMistakes(source).duplicateKey(key, first: first))
        }
        return end
    }

    /// Reports the comma that is missing between two values, once in a pair of brackets.
    private mutating func reportMissingComma(before offset: Int, after node: YAMLNode) {
        guard !isDamaged else { return }
        isDamaged = true
        cursor.report(FlowMistakes(source).missingComma(before: offset, after: node))
    }

    /// The key that `node` is; nil if it could not be read.
    private func key(of node: YAMLNode) -> YAMLScalar? {
        switch node.content {
        case .scalar(let scalar):
            return scalar
        case .null:
            return YAMLScalar(text: source.text(node.range.start, node.range.end), style: .plain, range: node.range)
        case .mapping, .sequence, .error:
            return nil
        }
    }

    /// A quoted text or brackets: after them a `:` needs no space.
    private func isJSONLike(_ node: YAMLNode) -> Bool {
        switch node.content {
        case .scalar(let scalar): scalar.style != .plain
        case .mapping, .sequence, .error: true
        case .null: false
        }
    }

    /// True for a colon that ends a key: before white space or a sign of brackets, or anywhere behind a quoted text or
    /// brackets (YAML 1.2, 7.4.2).
    private func isColon(at offset: Int, afterJSONLike: Bool) -> Bool {
        guard source.bytes[offset] == .colon else { return false }
        return afterJSONLike || source.isSeparator(at: offset + 1, in: source.lines[cursor.lineIndex])
            || source.bytes[offset + 1].isFlowIndicator
    }
}
