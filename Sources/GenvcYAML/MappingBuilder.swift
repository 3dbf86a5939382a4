import GenvcDiagnostics

/// The entries of one mapping while it is read.
struct MappingBuilder {
    /// The place where its keys stand, counted from 0.
    let column: Int
    /// The dash before the first key stands at a wrong column, which is reported: other columns of keys are its echo.
    let isShifted: Bool
    /// The last indentation that was reported as wrong; a block of such lines is one mistake.
    var reportedIndentation: Int?
    /// Keys of it stand where they are not read: what it lacks cannot be said.
    var isUnreadable = false
    /// The entries read so far, each key once.
    private var entries: [YAMLEntry] = []
    private var keys = KeySet()
    /// The offset behind the last entry, or behind a repeated one that was left out.
    private var end = 0

    init(column: Int, isShifted: Bool = false) {
        self.column = column
        self.isShifted = isShifted
        entries.reserveCapacity(4)
    }

    /// The entry whose column the others must have; nil before the first is read.
    var first: YAMLEntry? { entries.first }
    /// The entry to which a stray line below most likely belongs.
    var last: YAMLEntry? { entries.last }

    /// Adds `entry`, unless its key is there already: then the answer is where. A key without a value gets that of its
    /// repetition, so that a line written twice is one mistake.
    mutating func append(_ entry: YAMLEntry) -> SourceRange? {
        end = max(end, entry.value.range.end, entry.key.range.end)
        if let index = keys.insert(entry.key.text, at: entries.count, in: entries) {
            let first = entries[index]
            if case .null = first.value.content { entries[index] = YAMLEntry(key: first.key, value: entry.value) }
            return first.key.range
        }
        entries.append(entry)
        return nil
    }

    /// Replaces the value of the last entry, when lines below show that it went on.
    mutating func replaceLastValue(with value: YAMLNode) {
        guard let last = entries.popLast() else { return }
        entries.append(YAMLEntry(key: last.key, value: value))
    }

    /// Gives the items of a list that stands at a wrong column to the list it most likely belongs to; without one the
    /// key that was meant is unknown, and the value above counts as broken.
    mutating func extendLastValue(with items: YAMLNode) {
        end = max(end, items.range.end)
        guard let last, case .sequence(let before) = last.value.content, case .sequence(let more) = items.content else {
            if let last { replaceLastValue(with: YAMLNode(.error, range: last.value.range)) }
            return
        }
        replaceLastValue(with: YAMLNode(.sequence(before + more), range: last.value.range.union(items.range)))
    }

    /// A collection at a key that stands too far left may belong to the mapping around: nothing can be said of it.
    mutating func breakLastCollection() {
        guard let last else { return }
        switch last.value.content {
        case .mapping, .sequence: replaceLastValue(with: YAMLNode(.error, range: last.value.range))
        case .scalar, .null, .error: break
        }
    }

    /// The mapping as a node, from its first key to the end of its last value; an error where a part of it could not be
    /// read.
    func node(in source: YAMLSource) -> YAMLNode {
        let start = entries.first?.key.range.start ?? 0
        return YAMLNode(isUnreadable ? .error : .mapping(entries), range: source.range(start, end))
    }

    /// The mapping as one that stands in braces from `start` to `end`.
    func node(from start: Int, to end: Int, in source: YAMLSource) -> YAMLNode {
        YAMLNode(node(in: source).content, range: source.range(start, end))
    }
}
