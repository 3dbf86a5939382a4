import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Changes of a spec as edits of its text, in the style in which the text is written.
///
/// A `SpecFix` says what to change in terms of elements and keys. The editor finds the bytes of these in the text, by
/// the ranges that the reader has kept, and replaces no more than it must, so that comments and layout of the text
/// stay.
struct SpecEditor {
    /// The file of the spec; what other files say is never edited.
    let source: SourceFile
    /// The bytes of the file, with the means to find where keys and items begin and end.
    let text: SpecText

    init(_ source: SourceFile) {
        self.source = source
        text = SpecText(bytes: source.bytes)
    }

    /// The edits of a fix; nil where one of its changes cannot be made: what it would change is not there, or is not
    /// written in this file, or two changes touch the same bytes.
    ///
    /// - Parameter element: where the finding stands, which the words of the fix do not name.
    func fixIt(_ fix: SpecFix, on element: Element?) -> FixIt? {
        var edits: [FixIt.Edit] = []
        for change in fix.changes {
            // A file that the spec uses is not the spec's to change.
            guard change.places.allSatisfy({ $0.file == source.id }), let made = self.edits(change) else { return nil }
            for edit in made {
                // Two keys that are added at one place are one edit.
                if let same = edits.firstIndex(where: { $0.range == edit.range && edit.range.isEmpty }) {
                    edits[same] = FixIt.Edit(edit.range, edits[same].text + edit.text)
                } else {
                    guard !edits.contains(where: { $0.range.overlaps(edit.range) }) else { return nil }
                    edits.append(edit)
                }
            }
        }
        guard !edits.isEmpty else { return nil }
        // New lines end as those of the file do.
        if edits.contains(where: { $0.text.contains("\n") }), text.bytes.contains(UInt8(ascii: "\r")) {
            edits = edits.map {
                FixIt.Edit(
                    $0.range, $0.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
                )
            }
        }
        return FixIt(
            isSafe: false, takesBack: fix.changes.contains(where: takesBack),
            edits: edits.sorted { $0.range.start < $1.range.start }, advice: advice(fix, on: element))
    }

    /// True for a change that gives a key of the screen another value than the one that is written.
    private func takesBack(_ change: SpecFix.Change) -> Bool {
        guard case .setScreen(let key, _) = change else { return false }
        return writtenValue(of: key) != nil
    }

    /// The bytes of the value that is written for a key of the screen; nil where the spec does not say it.
    func writtenValue(of name: SpecFix.KeyName) -> Range<Int>? {
        Key.screen.first { name.names($0) }.flatMap { text.topLevelValue(of: $0.name) }
    }

    /// The edits of one change; nil if it cannot be made.
    private func edits(_ change: SpecFix.Change) -> [FixIt.Edit]? {
        switch change {
        case .set(let key, let value, let element): return set(key, value, element).map { [$0] }
        case .remove(let key, let element):
            guard let keyed = key.value(at: element), let range = text.keyRange(valueAt: bounds(keyed.range)) else {
                return nil
            }
            return [edit(range, "")]
        case .addRelations(let formulas, let element): return addRelations(formulas, element).map { [$0] }
        case .removeRelation(let relation, let element): return removeRelation(relation, element).map { [$0] }
        case .replaceRelation(let relation, let formula): return [FixIt.Edit(relation.range, formula)]
        case .replace(let range, let length, let word):
            return text.number(length.points, in: bounds(range)).map { [edit($0, word)] }
        case .replaceWord(let range, let old, let new):
            return text.place(of: old, in: bounds(range)).map { [edit($0, new)] }
        case .setScreen(let key, let value): return setScreen(key, value).map { [$0] }
        case .insert(let item, let element):
            return text.insertion(of: item, beforeItemAt: element.range.start).map { [edit($0.at..<$0.at, $0.text)] }
        case .swap(let first, let second):
            guard let one = text.commentedItem(at: first.range.start),
                let other = text.commentedItem(at: second.range.start),
                one.column == other.column, !one.range.overlaps(other.range)
            else { return nil }
            return [edit(one.range, text.string(other.range)), edit(other.range, text.string(one.range))]
        case .removeElement(let element):
            // An element that is written as a word alone is all of its item.
            let item = text.item(at: element.range.start)?.range ?? bounds(element.range)
            return text.itemRange(around: item).map { [edit($0, "")] }
        case .removeSuppression(let suppression, let element):
            guard let keyed = SpecFix.KeyName.tool(.suppress).value(at: element),
                case .suppressions(let all) = keyed.value
            else {
                return nil
            }
            let range =
                all.count == 1
                ? text.keyRange(valueAt: bounds(keyed.range)) : text.itemRange(around: bounds(suppression.wholeRange))
            return range.map { [edit($0, "")] }
        }
    }

    /// Replaces the value of a key at an element, or adds the key; nil if the kind has no such key.
    private func set(_ name: SpecFix.KeyName, _ value: String, _ element: Element) -> FixIt.Edit? {
        if let keyed = name.value(at: element) { return FixIt.Edit(keyed.range, value) }
        guard let key = element.kind.key(name) else { return nil }
        return text.insertion(
            of: "\(key.name): \(value)", into: element.kind.name, elementAt: bounds(element.range)
        ).map { edit($0.range, $0.text) }
    }

    /// Adds relations to an element's list of relations, in the form in which that is written: in brackets, with
    /// dashes, or a single relation, which becomes a list.
    private func addRelations(_ formulas: [String], _ element: Element) -> FixIt.Edit? {
        let added = formulas.joined(separator: ", ")
        guard let keyed = SpecFix.KeyName.layout(.constraints).value(at: element) else {
            return set(.layout(.constraints), formulas.count == 1 ? added : "[ \(added) ]", element)
        }
        let range = bounds(keyed.range)
        switch text.bytes[range.lowerBound] {
        case UInt8(ascii: "["): return edit(range.upperBound - 1..<range.upperBound - 1, ", \(added)")
        case UInt8(ascii: "-"):
            let indentation = String(repeating: " ", count: text.column(of: range.lowerBound))
            let items = formulas.map { "\n\(indentation)- \($0)" }.joined()
            return edit(range.upperBound..<range.upperBound, items)
        default: return edit(range, "[ \(text.string(range)), \(added) ]")
        }
    }

    /// Removes a relation from its list, and the key with it if it was the only one.
    private func removeRelation(_ relation: Relation, _ element: Element) -> FixIt.Edit? {
        guard let keyed = SpecFix.KeyName.layout(.constraints).value(at: element),
            case .relations(let all) = keyed.value
        else {
            return nil
        }
        if all.count == 1 { return text.keyRange(valueAt: bounds(keyed.range)).map { edit($0, "") } }
        let start = min(relation.name?.range.start ?? relation.range.start, relation.range.start)
        return text.itemRange(around: start..<relation.range.end).map { edit($0, "") }
    }

    /// Replaces the value of a key of the screen, or adds the key in the line below `screen`.
    private func setScreen(_ name: SpecFix.KeyName, _ value: String) -> FixIt.Edit? {
        guard let key = Key.screen.first(where: { name.names($0) }),
            let first = Key.screen.first(where: { $0.effect == .tool(.screen) })
        else { return nil }
        if let written = text.topLevelValue(of: key.name) { return edit(written, value) }
        guard let screen = text.topLevelValue(of: first.name) else { return nil }
        let end = text.endOfLine(screen.lowerBound)
        return edit(end..<end, "\n\(key.name): \(value)")
    }

    /// A range as indices into the bytes of this text, cut off at its end.
    private func bounds(_ range: SourceRange) -> Range<Int> {
        min(range.start, text.bytes.count)..<min(range.end, text.bytes.count)
    }

    /// An edit of bytes of this file.
    private func edit(_ range: Range<Int>, _ text: String) -> FixIt.Edit {
        FixIt.Edit(SourceRange(file: source.id, start: range.lowerBound, end: range.upperBound), text)
    }
}

extension SourceRange {
    /// True if the ranges share a byte, or begin at the same one: such edits could not both be made.
    fileprivate func overlaps(_ other: SourceRange) -> Bool {
        start < other.end && other.start < end || start == other.start && !isEmpty && !other.isEmpty
    }
}

extension SpecFix.Change {
    /// The ranges of what the change edits; empty for changes of the keys of the screen itself.
    fileprivate var places: [SourceRange] {
        switch self {
        case .set(_, _, let element), .remove(_, let element), .addRelations(_, let element),
            .insert(_, let element), .removeElement(let element):
            [element.range]
        case .removeRelation(let relation, let element): [relation.range, element.range]
        case .replaceRelation(let relation, _): [relation.range]
        case .replace(let range, _, _), .replaceWord(let range, _, _): [range]
        case .swap(let first, let second): [first.range, second.range]
        case .removeSuppression(let suppression, let element): [suppression.range, element.range]
        case .setScreen: []
        }
    }
}
