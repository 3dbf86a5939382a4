import GenvcChecks
import GenvcDiagnostics
import GenvcYAML

/// Makes the changes that errors in reading offer, and reads each changed text again: what stands behind a caret was
/// tried. It costs only a text that has errors.
struct ReadingTrials {
    /// The text of a file as it was read.
    struct ReadText {
        /// Nil where nothing of it could be parsed.
        let tree: YAMLTree?
        /// The findings in reading it.
        let findings: [Diagnostic]
    }

    /// A change that an error offers.
    private struct Offer {
        /// The text that its words offer in place of what is marked; nil where they say the change otherwise.
        let text: String?
        let fix: FixIt
    }

    /// The bytes that the trials of one text may read together, so that a large one full of errors is told soon.
    private static let budget = 1 << 20

    /// The file that the findings are about.
    private let file: SourceFile
    /// The file as it stands.
    private let before: ReadText
    /// Reads the file after a change, as it was read before.
    private let read: (SourceFile) -> ReadText
    /// The bytes that were read so far.
    private var readBytes = 0

    /// - Parameters:
    ///   - text: the file as it stands, as it was read.
    ///   - read: reads the file after a change, as it was read before.
    init(_ text: ReadText, of file: SourceFile, reading read: @escaping (SourceFile) -> ReadText) {
        before = text
        self.file = file
        self.read = read
    }

    /// The findings, of which an error offers only what was read without one.
    mutating func settled() -> [Diagnostic] {
        before.findings.map { finding in
            guard finding.severity == .error, finding.range?.file == file.id else { return finding }
            return settled(finding)
        }
    }

    private mutating func settled(_ finding: Diagnostic) -> Diagnostic {
        let words = finding.label.flatMap { CaretWords($0) }
        var settled = finding
        settled.fixes = []
        var helping: [Offer] = []
        var lead: (offer: Offer, rest: Diagnostic)?
        var doubled: String?
        for offer in offers(of: finding, words) {
            // One place for a text is enough.
            if let text = offer.text, helping.contains(where: { $0.text == text }) { continue }
            switch outcome(of: offer.fix, finding) {
            case .helps: helping.append(offer)
            case .leads(let rest): lead = lead ?? (offer, rest)
            case .repeats(let rest):
                if words?.manner == .guess, let whole = joined(offer, rest, finding) { return whole }
            case .doubles: doubled = doubled ?? offer.text
            case .fails: break
            case .untried:
                settled.fixes = finding.fixes.filter(\.isSafe)
                return settled
            }
        }
        settled.fixes = helping.map(\.fix)
        let advices = helping.compactMap(\.fix.advice)
        if !advices.isEmpty {
            settled.label = EnglishList.joined(advices, "or")
        } else if words?.manner == .guess, !helping.isEmpty {
            settled.label = CaretWords(.guess, helping.compactMap(\.text)).label
        } else if helping.isEmpty, words?.manner == .guess, let lead, let text = lead.offer.text {
            follow(lead.rest, from: lead.offer, text, &settled)
        } else if helping.isEmpty, words?.manner == .advice, let lead, let key = keyAlone(lead, finding) {
            settled.label = CaretWords(.advice, [key]).label
            settled.help = then(lead.rest)
        } else if helping.isEmpty, words?.manner == .guess || finding.fixes.contains(where: { $0.advice == nil }) {
            settled.label = doubled.map { "`\($0)` stands here already" }
        }
        return settled
    }

    /// The changes of an error: its own, or those that its words offer.
    private func offers(of finding: Diagnostic, _ words: CaretWords?) -> [Offer] {
        guard let words, finding.fixes.count < max(1, words.texts.count),
            finding.fixes.allSatisfy({ $0.advice == nil })
        else { return finding.fixes.map { Offer(text: words?.texts.first, fix: $0) } }
        guard let range = finding.range, !range.isEmpty else { return [] }
        switch words.manner {
        case .guess, .advice:
            return words.texts.flatMap { text in
                replacements(text, at: range).map { Offer(text: text, fix: $0) }
            }
        case .addition: return addition(of: words.texts[0], beside: range).map { [Offer(text: nil, fix: $0)] } ?? []
        case .removal: return removal(of: range).map { [Offer(text: nil, fix: $0)] } ?? []
        }
    }

    /// The change that writes an entry beside the one that is marked; nil where the text has no value, or there is no
    /// place for it.
    private func addition(of text: String, beside range: SourceRange) -> FixIt? {
        guard text.contains(": "), let entry = before.tree?.root.entry(at: range.start),
            entry.key.range.start == range.start, entry.value.isOnOneLine(of: file)
        else { return nil }
        let marked = entry.key.range.start..<max(entry.key.range.end, entry.value.range.end)
        return SpecText(bytes: file.bytes).insertion(of: text, into: entry.key.text, elementAt: marked).map { place in
            .replace(
                SourceRange(file: range.file, start: place.range.lowerBound, end: place.range.upperBound),
                with: place.text)
        }
    }

    /// The change that removes the entry whose key or value is marked; nil where that is none.
    private func removal(of range: SourceRange) -> FixIt? {
        guard let entry = before.tree?.root.entry(at: range.start),
            entry.key.range == range || entry.value.range == range
        else { return nil }
        let value = entry.value.range.start..<entry.value.range.end
        return SpecText(bytes: file.bytes).keyRange(valueAt: value).map { bytes in
            .replace(SourceRange(file: range.file, start: bytes.lowerBound, end: bytes.upperBound), with: "")
        }
    }

    /// The changes that may be meant by a text in place of what is marked, the likeliest first: of a whole entry, where
    /// a key is marked and the text has both; of a part of a path.
    private func replacements(_ text: String, at range: SourceRange) -> [FixIt] {
        let entry = before.tree?.root.entry(at: range.start)
        if let entry, entry.key.range == range, text.contains(": "), entry.value.isOnOneLine(of: file) {
            return [.replace(range.union(entry.value.range), with: text)]
        }
        if let entry, entry.value.range == range, let value = text.value(ofKey: entry.key.text) {
            return [.replace(range, with: value)]
        }
        let marked = file.bytes[range.start..<min(range.end, file.bytes.count)]
        let dollar = UInt8(ascii: "$")
        guard marked.first == dollar, !text.utf8.contains(dollar) else { return [.replace(range, with: text)] }
        // A name is offered without the dollar sign and the path that it stands in.
        let dot = UInt8(ascii: ".")
        let places = [
            marked.lastIndex(of: dot).map { ($0 + 1, range.end) },
            (range.start + 1, marked.firstIndex(of: dot) ?? range.end),
        ]
        return places.compactMap(\.self).map { start, end in
            .replace(SourceRange(file: range.file, start: start, end: end), with: text)
        }
    }

    /// Says what the place of an error lacks still after what it offers: the whole change where that is known.
    private mutating func follow(_ rest: Diagnostic, from offer: Offer, _ text: String, _ finding: inout Diagnostic) {
        if let whole = joined(offer, rest, finding) {
            finding = whole
        } else {
            finding.label = CaretWords(.guess, [text]).label
            finding.help = then(rest)
        }
    }

    /// The words of an error that comes after a change, for the help of that which offers the change.
    private func then(_ rest: Diagnostic) -> String {
        ["then \(rest.message)", rest.label, rest.help].compactMap(\.self).joined(separator: "; ")
    }

    /// The key of an offered entry that has the value of the marked one, where the key does not take that value; nil
    /// for any other offer.
    private func keyAlone(_ lead: (offer: Offer, rest: Diagnostic), _ finding: Diagnostic) -> String? {
        guard let text = lead.offer.text, let edit = lead.offer.fix.edits.first, let marked = finding.range,
            let entry = before.tree?.root.entry(at: marked.start), entry.key.range == marked,
            let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
            let place = lead.rest.range, place.start > edit.range.start + text.utf8[..<colon].count
        else { return nil }
        let value = String(decoding: file.bytes[entry.value.range.start..<entry.value.range.end], as: UTF8.self)
        return text.value(ofKey: String(text[..<colon])) == value ? String(text[..<colon]) : nil
    }

    /// The finding with a change that is followed by the one which the next error offers; nil where the two together do
    /// not help.
    private mutating func joined(_ offer: Offer, _ rest: Diagnostic, _ finding: Diagnostic) -> Diagnostic? {
        guard let text = offer.text, let further = rest.label.flatMap({ CaretWords($0) })?.texts.first,
            let place = rest.range, let whole = whole(offer.fix, text, further, at: place),
            case .helps = outcome(of: whole.fix, finding)
        else { return nil }
        var joined = finding
        joined.label = whole.text.map { CaretWords(.advice, [$0]).label }
        joined.fixes = [whole.fix]
        return joined
    }

    /// A change followed by another one, which puts a text in the place of what was written, or of the value behind it.
    ///
    /// - Parameter place: The place of the second change, in the text after the first.
    private func whole(_ fix: FixIt, _ text: String, _ further: String, at place: SourceRange) -> Offer? {
        let edit = fix.edits[0]
        if place.start == edit.range.start, place.end == fix.place(of: edit.range.end) {
            return Offer(text: further, fix: .replace(edit.range, with: further))
        }
        guard let entry = before.tree?.root.entry(at: edit.range.start), entry.key.range == edit.range,
            fix.place(of: entry.value.range.start) == place.start, fix.place(of: entry.value.range.end) == place.end
        else { return nil }
        // The advice on a value may say it with its key.
        let value = further.value(ofKey: text) ?? further
        return Offer(
            text: text + ": " + value,
            fix: FixIt(isSafe: false, edits: [edit, FixIt.Edit(entry.value.range, value)]))
    }

    /// Reads the changed text, and looks for errors where the change was made.
    private mutating func outcome(of fix: FixIt, _ finding: Diagnostic) -> ReadingOutcome {
        let changed = SourceFile(name: file.name, bytes: fix.applied(to: file.bytes), id: file.id)
        guard readBytes + changed.bytes.count <= Self.budget else { return .untried }
        readBytes += changed.bytes.count
        return ReadingOutcome(read(changed), of: changed, fix, finding, before.findings)
    }
}

extension YAMLNode {
    /// True for a value whose bytes have no line end.
    fileprivate func isOnOneLine(of file: SourceFile) -> Bool {
        !file.bytes[range.start..<range.end].contains(UInt8(ascii: "\n"))
    }
}

extension String {
    /// The value in `key: value`; nil where the text is none of that key.
    fileprivate func value(ofKey key: String) -> String? {
        hasPrefix(key + ": ") ? String(dropFirst(key.count + 2)) : nil
    }
}

extension DiagnosticSink {
    /// Leaves to the errors in reading a file only those changes that were tried.
    ///
    /// - Parameter read: reads the file after a change, and gives its tree.
    mutating func settle(
        _ tree: YAMLTree?, of file: SourceFile, reading read: @escaping (SourceFile, inout DiagnosticSink) -> YAMLTree?
    ) {
        var trials = ReadingTrials(ReadingTrials.ReadText(tree: tree, findings: diagnostics), of: file) { changed in
            var sink = DiagnosticSink()
            let tree = read(changed, &sink)
            return ReadingTrials.ReadText(tree: tree, findings: sink.diagnostics)
        }
        replace(trials.settled())
    }
}
