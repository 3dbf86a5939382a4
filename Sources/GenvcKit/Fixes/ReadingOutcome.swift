import GenvcDiagnostics
import GenvcYAML

/// The outcome of a change that an error in reading offers.
enum ReadingOutcome {
    /// The error is gone, and no other has come in its place.
    case helps
    /// The error is gone, and another one says what the place lacks still.
    case leads(to: Diagnostic)
    /// An error of the same sort stands in its place, which may know better.
    case repeats(Diagnostic)
    /// The key that it writes stands beside it already.
    case doubles
    /// The form of the spec is wrong in its place.
    case fails
    /// Too much was tried already.
    case untried

    /// - Parameters:
    ///   - text: the changed file as it was read.
    ///   - finding: the error that offers the change.
    ///   - before: all findings before the change.
    init(
        _ text: ReadingTrials.ReadText, of file: SourceFile, _ fix: FixIt, _ finding: Diagnostic,
        _ before: [Diagnostic]
    ) {
        let known = Set(before.filter { $0 != finding }.map { KnownFinding($0, after: fix) })
        let errors = text.findings.filter { $0.severity == .error && !known.contains(KnownFinding($0)) }
        // A text that cannot be parsed any more has its error anywhere.
        guard let tree = text.tree else {
            self = errors.isEmpty ? .helps : .fails
            return
        }
        let repeated = KnownFinding(finding, after: fix)
        if let same = errors.first(where: { KnownFinding($0) == repeated }) {
            self = .repeats(same)
            return
        }
        // Of two equal keys the tree has one alone, wherever the other one stands.
        if errors.contains(where: { $0.code == .duplicateKey }) {
            self = .doubles
            return
        }
        let place = ChangedPlace(fix, in: file, tree, wholeLine: finding.isOfStructure)
        guard let error = errors.first(where: { $0.range.map { $0.file == file.id && place.holds($0) } ?? true }) else {
            self = .helps
            return
        }
        let isSame = error.code == finding.code && error.range?.start == finding.range.map { fix.place(of: $0.start) }
        self = error.isOfStructure || finding.isOfStructure ? .fails : isSame ? .repeats(error) : .leads(to: error)
    }
}

/// The place of a spec in which an error belongs to a change that was made there.
private struct ChangedPlace {
    /// The key with its value on that line, or the line alone.
    private let bytes: ClosedRange<Int>
    /// The keys beside the changed one with their values, and the keys of its value: what one says decides about them.
    private let parts: [SourceRange]

    init(_ fix: FixIt, in file: SourceFile, _ tree: YAMLTree, wholeLine: Bool) {
        let lineFeed = UInt8(ascii: "\n")
        let start = fix.edits.map { fix.place(of: $0.range.end) - $0.text.utf8.count }.min() ?? 0
        let end = fix.edits.map { fix.place(of: $0.range.end) }.max() ?? 0
        let lineEnd = file.bytes[min(end, file.bytes.count)...].firstIndex(of: lineFeed) ?? file.bytes.count
        guard !wholeLine else {
            let lineStart = file.bytes[..<start].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
            bytes = lineStart...lineEnd
            parts = []
            return
        }
        let entries = tree.root.entries(at: start)
        guard let entry = entries.last(where: { $0.key.range.start <= start }) else {
            bytes = start...lineEnd
            parts = []
            return
        }
        let value = entry.value
        // A new entry, or one that is gone, changes what the keys beside it mean.
        let isChangedKey = start <= entry.key.range.end || fix.edits.contains { $0.range.isEmpty || $0.text.isEmpty }
        let last: Int
        var around = entries.map(\.value.range)
        if isChangedKey { around += entries.map(\.key.range) }
        switch value.content {
        case .mapping(let parts):
            last = value.range.start
            if isChangedKey { around += parts.map(\.key.range) }
        case .sequence: last = value.range.start
        case .scalar, .null, .error: last = value.range.end
        }
        let first = isChangedKey ? entry.key.range.start : start
        bytes = min(first, start)...max(first, end, min(last, lineEnd))
        parts = around
    }

    /// True for an error that stands in the changed place.
    func holds(_ range: SourceRange) -> Bool {
        range.start <= bytes.upperBound && range.end >= bytes.lowerBound || parts.contains(range)
    }
}

extension Diagnostic {
    /// True for an error about the form of a spec, in which its words have no say.
    fileprivate var isOfStructure: Bool { DiagnosticCode.structure.contains { $0 == code } }
}

/// A finding as it is known again in a changed text: by its words and the place where it begins.
private struct KnownFinding: Hashable {
    let code: String
    let message: String
    let start: Int?

    /// A finding of a text.
    init(_ finding: Diagnostic) {
        code = finding.code.rawValue
        message = finding.message
        start = finding.range?.start
    }

    /// A finding of a text before a change, as it stands after it.
    init(_ finding: Diagnostic, after fix: FixIt) {
        code = finding.code.rawValue
        message = finding.message
        start = finding.range.map { fix.place(of: $0.start) }
    }
}

extension YAMLNode {
    /// The innermost entry of a mapping in which a byte stands, or at whose end it does.
    func entry(at byte: Int) -> YAMLEntry? { entries(at: byte).last { $0.key.range.start <= byte } }

    /// The entries of the innermost mapping of which one has a byte, or ends at it.
    fileprivate func entries(at byte: Int) -> [YAMLEntry] {
        switch content {
        case .mapping(let entries):
            guard let entry = entries.last(where: { $0.key.range.start <= byte }),
                byte <= max(entry.value.range.end, entry.key.range.end)
            else { return [] }
            let inner = entry.value.entries(at: byte)
            return inner.isEmpty ? entries : inner
        case .sequence(let nodes): return nodes.last { $0.range.start <= byte }?.entries(at: byte) ?? []
        case .scalar, .null, .error: return []
        }
    }
}
