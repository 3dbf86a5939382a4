import GenvcDiagnostics
import GenvcKit

/// The names of a generated file that hand-written code may use, and the changes of one run to them.
struct ScreenChanges {
    /// The protocol as it will be; nil where there is none.
    let delegate: DelegateProtocol?
    /// The methods that the delegate has from now on.
    let added: [DelegateProtocol.Requirement]
    /// The methods that the delegate had before too, with another value.
    let changed: [DelegateProtocol.Requirement]
    /// Words that code outside may have and that nothing answers any more: events, controls.
    let removedWords: [String]
    /// Names that files without sight of the classes may have and that nothing answers any more: identifiers in UI
    /// tests, keys of texts.
    let removedOutside: [OutsideName]
    /// Keys of localised texts that only the new file has.
    let addedKeys: [String]
    /// Keys of localised texts that only the old file has.
    let removedKeys: [String]
    /// Keys whose texts are others.
    let rewordedKeys: [String]

    /// Compares two versions of the generated file of one screen.
    init(from previous: [UInt8], to contents: [UInt8]) {
        let old = DelegateProtocol(in: previous)
        let new = DelegateProtocol(in: contents)
        delegate = new
        let before = old?.requirements ?? []
        let fresh = new?.requirements.filter { new in !before.contains { $0.signature == new.signature } } ?? []
        let isKnown: (DelegateProtocol.Requirement) -> Bool = { new in before.contains { $0.word == new.word } }
        changed = fresh.filter(isKnown)
        added = fresh.filter { !isKnown($0) }
        let known = new?.requirements.map(\.word) ?? []
        let events = before.map(\.word).filter { !known.contains($0) }
        let gone = [old?.name].compactMap(\.self).filter { $0 != new?.name }
        let present = Self.controls(of: contents) + Self.stateFields(of: contents)
        let former = Self.controls(of: previous) + Self.stateFields(of: previous)
        removedWords = gone + events + former.filter { !present.contains($0) }
        removedOutside = OutsideName.all(in: [previous], butNotIn: [contents])
        let (formerKeys, presentKeys) = (TextKeyChanges.keys(of: previous), TextKeyChanges.keys(of: contents))
        addedKeys = presentKeys.filter { !formerKeys.contains($0) }
        removedKeys = formerKeys.filter { !presentKeys.contains($0) }
        rewordedKeys = TextKeyChanges(previous, contents).reworded
    }

    /// The words of a generated file that code outside may have: its events and its controls.
    static func words(in contents: [UInt8]) -> [String] {
        (DelegateProtocol(in: contents)?.requirements.map(\.word) ?? []) + controls(of: contents)
            + stateFields(of: contents)
    }

    /// True if a delegate of before is none any more.
    var asksForOthers: Bool { !added.isEmpty || !changed.isEmpty }

    /// True if files of people may name what is no more.
    var removesNames: Bool { !removedWords.isEmpty || !removedOutside.isEmpty }

    /// The properties that code outside of the file can reach, in their order.
    private static func controls(of contents: [UInt8]) -> [String] {
        GeneratedLines.of(contents).compactMap { line in
            for start in ["    let ", "    private(set) var "] where line.hasPrefix(start) {
                return String(line.dropFirst(start.count).prefix { $0 != ":" && $0 != " " })
            }
            return nil
        }
    }

    /// The fields of the state, as code outside of the file names them: `state.query`.
    private static func stateFields(of contents: [UInt8]) -> [String] {
        let lines = GeneratedLines.of(contents)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("    struct State") }) else { return [] }
        return lines[(start + 1)...].prefix { $0 != "    }" }.compactMap { line in
            let head = "        var "
            guard line.hasPrefix(head) else { return nil }
            return NameUses.stateField(String(line.dropFirst(head.count).prefix { $0 != ":" && $0 != " " }))
        }
    }

    /// The line on the localised texts; nil where none changed.
    var keyLine: String? {
        guard !addedKeys.isEmpty || !removedKeys.isEmpty else { return nil }
        func list(_ keys: [String], _ one: String, _ several: String) -> [String] {
            guard !keys.isEmpty else { return [] }
            let words = EnglishList.joined(keys.map { "`\($0)`" }, "and")
            return ["\(words) \(keys.count == 1 ? one : several)"]
        }
        return "keys of localized texts: "
            + (list(addedKeys, "is new", "are new") + list(removedKeys, "is gone", "are gone")).joined(separator: "; ")
    }
}
