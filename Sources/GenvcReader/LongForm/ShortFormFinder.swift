import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Finds what a spec can say in fewer words, for `genvc format --short`.
///
/// A shorthand is taken where its long form is that of what was written, so that it cannot mean anything else. A value
/// with a comment in it, and a default with a comment beside it, stays: somebody had a reason for it.
package struct ShortFormFinder {
    /// The changes of a spec.
    package struct Changes {
        /// Shorthands, and comments with defaults that go: they change no meaning.
        package fileprivate(set) var safe: [FixIt.Edit] = []
        /// Defaults that the spec writes out, by their keys. A written value may still change the code, so that these
        /// are to be tried.
        package fileprivate(set) var defaults: [(key: String, edits: [FixIt.Edit])] = []

        fileprivate mutating func add(_ edit: FixIt.Edit, of key: String) {
            if let place = defaults.firstIndex(where: { $0.key == key }) {
                defaults[place].edits.append(edit)
            } else {
                defaults.append((key, [edit]))
            }
        }
    }

    /// The columns of a line, beyond which nothing is folded.
    private static let mostColumns = 120

    private let builder: LongFormBuilder
    private let file: SourceFile
    /// The offset of the first byte of each line, and that behind the last line.
    private let lineStarts: [Int]
    private var changes = Changes()
    /// The values that hold unless an element says otherwise, with the columns that its keys have, by the file's order.
    private var defaultsAbove: [(start: Int, column: Int, values: [LongForm.Entry])] = []

    /// The changes that make a spec without errors as short as it can be.
    package static func changes(of tree: YAMLTree, in file: SourceFile, project: Project) -> Changes {
        guard case .mapping(let entries) = tree.root.content else { return Changes() }
        var finder = ShortFormFinder(LongFormBuilder(of: entries, project: project), file)
        finder.visit(entries) { Key.named($0, in: Key.screen) }
        let values = finder.builder.defaults(among: Key.screen, of: nil, besides: [], style: [])
        finder.drop(entries, values, behind: nil)
        finder.dropComments(YAMLFormatter.commentRanges(in: tree, of: file))
        return finder.changes
    }

    private init(_ builder: LongFormBuilder, _ file: SourceFile) {
        self.builder = builder
        self.file = file
        let ends = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "\n") }
        lineStarts = [0] + ends.map { $0 + 1 } + (file.bytes.last == UInt8(ascii: "\n") ? [] : [file.bytes.count])
    }

    // MARK: - The tree

    private mutating func visit(_ entries: [YAMLEntry], key: (String) -> Key?) {
        for entry in entries {
            if let found = key(entry.key.text) { visit(entry, of: found, key) }
        }
    }

    /// Visits what lies in the value of a key, or folds it where nothing does.
    private mutating func visit(_ entry: YAMLEntry, of key: Key, _ owner: (String) -> Key?) {
        switch key.type {
        case .nodes, .node: visitElements(entry.value)
        case .bar:
            guard case .mapping(let parts) = entry.value.content, !parts.areElement else {
                return visitElements(entry.value)
            }
            visit(parts) { Key.named($0, in: Key.keys(of: .bar)) }
        case .group(.accessibilityCustomContent): fold(entry) { [builder] in builder.value($0, of: key, owner) }
        case .group(let group):
            guard case .mapping(let parts) = entry.value.content else { return }
            visit(parts) { Key.named($0, in: Key.keys(of: group)) }
        case .variants:
            for item in entry.value.items {
                if case .mapping(let parts) = item.content { visit(parts, key: owner) }
            }
        case .components:
            guard case .mapping(let components) = entry.value.content else { return }
            for component in components {
                guard case .mapping(let parts) = component.value.content else { continue }
                let kind = ComponentBase(of: parts).kind
                visit(parts) { Key.named($0, in: Key.component) ?? kind.key(named: $0) }
            }
        // A name a line is easier to read.
        case .fields, .styleDefinitions, .tokens, .runs:
            guard case .mapping(let names) = entry.value.content else { return }
            for name in names { fold(name) { LongForm($0.value) } }
        default: fold(entry) { [builder] in builder.value($0, of: key, owner) }
        }
    }

    private mutating func visitElements(_ node: YAMLNode) {
        for item in node.items {
            guard case .mapping(let parts) = item.content, let head = parts.kindEntry else { continue }
            let kind = Vocabulary.kind(named: head.key.text)
            let others = parts.filter { $0.key.range != head.key.range }
            for part in others where kind == nil && part.value.holdsElements { visitElements(part.value) }
            visit(others) { kind?.key(named: $0) ?? Key.named($0, in: Key.common) }
            let isAlone = drop(others, builder.defaults(of: kind, asWrittenIn: others), behind: head.key.range)
            let end = head.key.range.end
            guard isAlone, case .null = head.value.content, byte(end) == UInt8(ascii: ":"), isBlank(from: end + 1),
                byte(item.range.start) != UInt8(ascii: "{")
            else { continue }
            // `- spacer:` is `- spacer`.
            changes.safe.append(FixIt.Edit(SourceRange(file: file.id, start: end, end: end + 1), ""))
        }
    }

    // MARK: - Defaults

    /// Drops the entries that say a default; true if none is left.
    ///
    /// - Parameter head: the place of the kind of an element; nil for the keys of the file.
    @discardableResult
    private mutating func drop(
        _ entries: [YAMLEntry], _ values: [LongForm.Entry], behind head: SourceRange?
    ) -> Bool {
        guard let start = head ?? entries.first?.key.range else { return entries.isEmpty }
        defaultsAbove.append((start.start, start.start - lineStarts[line(of: start.start)], values))
        for entry in entries {
            guard case .scalar(let scalar) = entry.value.content,
                values.contains(where: { $0.key == entry.key.text && $0.value.isSaid(by: scalar) }),
                let place = ownLines(of: entry) ?? placeInBraces(of: entry)
            else { continue }
            changes.add(FixIt.Edit(place, ""), of: entry.key.text)
        }
        return entries.isEmpty
    }

    /// An entry in braces with the comma before it; nil for one that does not stand behind another on one line.
    private func placeInBraces(of entry: YAMLEntry) -> SourceRange? {
        let line = line(of: entry.key.range.start)
        guard line + 1 < lineStarts.count, entry.value.range.end < lineStarts[line + 1] else { return nil }
        let before = file.bytes[lineStarts[line]..<entry.key.range.start]
        guard let comma = before.lastIndex(where: { $0 != UInt8(ascii: " ") }), before[comma] == UInt8(ascii: ",")
        else {
            return nil
        }
        return SourceRange(file: file.id, start: comma, end: entry.value.range.end)
    }

    /// The index of the line that has the byte.
    private func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line of an entry with its line end; nil where something else or a comment stands in it or right above it.
    private func ownLines(of entry: YAMLEntry) -> SourceRange? {
        let line = line(of: entry.key.range.start)
        guard line > 0, line + 1 < lineStarts.count, entry.value.range.end < lineStarts[line + 1],
            isWhite(lineStarts[line]..<entry.key.range.start), isBlank(from: entry.value.range.end),
            file.bytes[lineStarts[line - 1]..<lineStarts[line]].first(where: { $0 != UInt8(ascii: " ") })
                != UInt8(ascii: "#")
        else { return nil }
        return SourceRange(file: file.id, start: lineStarts[line], end: lineStarts[line + 1])
    }

    /// Drops the comments that `genvc expand` writes: each says a default of the element that it stands in.
    private mutating func dropComments(_ comments: [Range<Int>]) {
        let owners = defaultsAbove.sorted { $0.start < $1.start }
        var above = 0
        for comment in comments {
            let line = line(of: comment.lowerBound)
            let column = comment.lowerBound - lineStarts[line]
            while above < owners.count, owners[above].start < comment.lowerBound { above += 1 }
            guard line + 1 < lineStarts.count, isWhite(lineStarts[line]..<comment.lowerBound),
                let owner = owners[..<above].last(where: { $0.column == column })
            else { continue }
            let said = String(decoding: file.bytes[comment], as: UTF8.self)
            guard owner.values.contains(where: { LongFormWriter.yaml(.mapping([$0])) == said + "\n" }) else { continue }
            let place = SourceRange(file: file.id, start: lineStarts[line], end: lineStarts[line + 1])
            changes.safe.append(FixIt.Edit(place, ""))
        }
    }

    // MARK: - Shorthands

    /// Writes the value of a key in the shortest way that has the same long form.
    private mutating func fold(_ entry: YAMLEntry, longForm: (YAMLEntry) -> LongForm) {
        let written = SourceRange(file: file.id, start: entry.key.range.end, end: entry.value.range.end)
        switch entry.value.content {
        case .scalar, .null, .error: return
        case .mapping, .sequence: break
        }
        let text = file.bytes[written.start..<written.end]
        guard !text.contains(UInt8(ascii: "#")) else { return }
        let long = longForm(entry)
        let line = lineStarts[line(of: entry.key.range.start)]
        let room = Self.mostColumns - (entry.key.range.end - line) - 2
        let shortest = long.shorthands.first { word in
            word.utf8.count <= room && Self.entry(entry.key, word).map(longForm) == long
        }
        // A value on one line with as few characters stays in its author's order.
        guard let shortest, text.contains(UInt8(ascii: "\n")) || shortest.utf8.count + 2 < text.count else { return }
        changes.safe.append(FixIt.Edit(written, ": \(shortest)"))
    }

    /// A key with another value; nil where the value is no YAML.
    private static func entry(_ key: YAMLScalar, _ value: String) -> YAMLEntry? {
        var sink = DiagnosticSink()
        let tree = YAMLParser.parse(SourceFile(name: "", text: "\(key.text): \(value)\n"), into: &sink)
        guard !sink.hasErrors, case .mapping(let entries)? = tree?.root.content, let entry = entries.first else {
            return nil
        }
        return YAMLEntry(key: key, value: entry.value)
    }

    // MARK: - Bytes

    private func byte(_ offset: Int) -> UInt8? { file.bytes.indices.contains(offset) ? file.bytes[offset] : nil }

    /// True if nothing but spaces stands from an offset to the end of its line.
    private func isBlank(from offset: Int) -> Bool {
        let rest = file.bytes[offset...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
        return rest == nil || rest == UInt8(ascii: "\n")
    }

    private func isWhite(_ range: Range<Int>) -> Bool { file.bytes[range].allSatisfy { $0 == UInt8(ascii: " ") } }
}

extension LongForm {
    /// True for a default that this word of a spec says.
    fileprivate func isSaid(by scalar: YAMLScalar) -> Bool {
        guard case .plain(let word) = self else { return false }
        return word == scalar.text && (scalar.style == .plain || word.isEmpty)
    }

    /// Ways to write a value on one line, from the shortest on; some may say something else.
    fileprivate var shorthands: [String] {
        guard let line else { return [] }
        switch self {
        case .plain, .quoted, .null: return [line]
        case .list(let items): return (items.count == 1 ? [items[0].line] : []).compactMap { $0 } + [line]
        case .mapping(let entries):
            let words = entries.compactMap(\.value.line)
            var ways: [String] = []
            if let word = words.first { ways += [word, "symbol:" + word] }
            ways += [words.joined(separator: "x"), words.joined(separator: " ")]
            return ways + [insets(entries), line].compactMap { $0 }
        }
    }

    /// Four sides, of which two that are alike are their axis; nil for parts of another value.
    private func insets(_ entries: [Entry]) -> String? {
        let sides = entries.compactMap { entry in InsetsPart(rawValue: entry.key).map { ($0, entry.value) } }
        guard sides.count == InsetsPart.sides.count else { return nil }
        let parts = [InsetsPart.vertical, .horizontal].flatMap { axis in
            let own = sides.filter { $0.0.axis == axis }
            return own.allSatisfy { $0.1 == own[0].1 } ? [(axis, own[0].1)] : own
        }
        return Self.bracketed(
            parts.filter { $0.1 != .plain("0") }.map { part in part.1.line.map { "\(part.0.rawValue): \($0)" } },
            "{ ", " }")
    }

    /// The value in one line, in brackets; nil where it would be hard to read.
    private var line: String? {
        switch self {
        case .null: nil
        case .plain, .quoted:
            LongFormWriter.word(self, isInBrackets: true)
        case .list(let items): Self.bracketed(items.map(\.line), "[", "]")
        case .mapping(let entries):
            Self.bracketed(
                entries.map { entry in
                    guard let value = entry.value.line else { return nil }
                    return LongFormWriter.word(.plain(entry.key), isInBrackets: true) + ": " + value
                }, "{ ", " }")
        }
    }

    /// The parts between brackets; nil where there is none, or one cannot stand there.
    private static func bracketed(_ parts: [String?], _ opening: String, _ closing: String) -> String? {
        let whole = parts.compactMap { $0 }
        return whole.isEmpty || whole.count < parts.count ? nil : opening + whole.joined(separator: ", ") + closing
    }
}
