import GenvcDiagnostics

/// What stands between brackets.
extension DocumentParser {
    mutating func parseFlowSequence(at open: Int, depth: Int) -> (YAMLNode, Int) {
        var items: [YAMLNode] = []
        var next = open + 1
        var isAfterComma = true
        while let offset = nextFlowByte(from: next, open: open) {
            if let end = closeFlow(at: offset, open: open) {
                return (YAMLNode(.sequence(items), range: range(open, end)), end)
            }
            if bytes[offset] == .comma {
                if isAfterComma { reportStrayComma(at: offset) }
                isAfterComma = true
                next = offset + 1
                continue
            }
            if !isAfterComma, let last = items.last { reportMissingComma(before: offset, after: last) }
            let (item, end) = parseFlowNode(at: offset, depth: depth + 1)
            guard !flow.isAborted else { break }
            items.append(item)
            isAfterComma = false
            next = end
            guard let colon = nextFlowByte(from: end, open: open) else { break }
            if isFlowColon(at: colon, afterJSONLike: isJSONLike(item)) {
                reportPairInList(item, colon: colon)
                items[items.count - 1] = errorNode(item.range.start, item.range.end)
                next = skipBrokenItem(from: colon, leastEnd: colon + 1)
            } else {
                next = colon
            }
        }
        return (errorNode(open, open + 1), next)
    }

    mutating func parseFlowMapping(at open: Int, depth: Int) -> (YAMLNode, Int) {
        var mapping = MappingBuilder(column: 0)
        var next = open + 1
        var isAfterComma = true
        var hasUnreadableKey = false
        while let offset = nextFlowByte(from: next, open: open) {
            if let end = closeFlow(at: offset, open: open) {
                let node = hasUnreadableKey ? errorNode(open, end) : mapping.node(from: open, to: end, in: self)
                return (node, end)
            }
            if bytes[offset] == .comma {
                if isAfterComma { reportStrayComma(at: offset) }
                isAfterComma = true
                next = offset + 1
                continue
            }
            if !isAfterComma, let last = mapping.last {
                reportMissingComma(before: offset, after: last.value)
                guard !flow.isAborted else { break }
            }
            isAfterComma = false
            hasUnreadableKey = hasUnreadableKey || bytes[offset] == .openingBracket || bytes[offset] == .openingBrace
            guard let end = parseFlowEntry(at: offset, open: open, depth: depth, into: &mapping) else { break }
            next = end
        }
        return (errorNode(open, open + 1), next)
    }

    /// Reads `key: value` within braces; nil when reading cannot go on.
    private mutating func parseFlowEntry(
        at offset: Int, open: Int, depth: Int, into mapping: inout MappingBuilder
    ) -> Int? {
        if bytes[offset] == .openingBracket || bytes[offset] == .openingBrace {
            reportBracketsAsKey(at: offset, open: open)
            return skipBrokenItem(from: offset, leastEnd: offset + 1)
        }
        let (keyNode, keyEnd) = parseFlowNode(at: offset, depth: depth + 1)
        guard !flow.isAborted else { return nil }
        guard let key = flowKey(of: keyNode) else { return keyEnd }
        guard let colon = nextFlowByte(from: keyEnd, open: open) else { return nil }
        guard isFlowColon(at: colon, afterJSONLike: isJSONLike(keyNode)) else {
            reportMissingColonInBraces(key, at: colon)
            _ = mapping.append(YAMLEntry(key: key, value: errorNode(keyEnd, keyEnd)))
            return skipBrokenItem(from: keyEnd, leastEnd: keyEnd)
        }
        guard let start = nextFlowByte(from: colon + 1, open: open) else { return nil }
        var value = YAMLNode(.null, range: range(colon + 1, colon + 1))
        var end = start
        if bytes[start] != .comma, bytes[start] != .closingBrace, bytes[start] != .closingBracket {
            (value, end) = parseFlowNode(at: start, depth: depth + 1)
            guard !flow.isAborted, let after = nextFlowByte(from: end, open: open) else { return nil }
            if bytes[after] == .colon {
                reportSecondColon(at: after, valueStart: start, in: lines[lineIndex], withinBrackets: true)
                value = errorNode(start, end)
                end = skipBrokenItem(from: after, leastEnd: after + 1)
            } else {
                end = after
            }
        }
        if isTooLong(key.range) {
            reportLongKey(key.range)
        } else if key.style == .plain, key.text == "<<" {
            reportMergeKey(key.range)
            value = errorNode(key.range.start, key.range.end)
        }
        if let first = mapping.append(YAMLEntry(key: key, value: value)) { reportDuplicateKey(key, first: first) }
        return end
    }

    /// The key that `node` is; nil if it could not be read.
    private func flowKey(of node: YAMLNode) -> YAMLScalar? {
        switch node.content {
        case .scalar(let scalar):
            return scalar
        case .null:
            return YAMLScalar(text: text(node.range.start, node.range.end), style: .plain, range: node.range)
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

    private func isFlowColon(at offset: Int, afterJSONLike: Bool) -> Bool {
        guard bytes[offset] == .colon else { return false }
        return afterJSONLike || isSeparator(at: offset + 1, in: lines[lineIndex]) || bytes[offset + 1].isFlowIndicator
    }
}

extension MappingBuilder {
    func node(from start: Int, to end: Int, in parser: DocumentParser) -> YAMLNode {
        YAMLNode(node(in: parser).content, range: parser.range(start, end))
    }
}
