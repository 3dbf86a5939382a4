import GenvcKit
import GenvcSwift

/// A name of generated code in files that cannot see its classes: an accessibility identifier in a UI test, a key
/// in a table of localised texts.
package struct OutsideName: Hashable {
    /// The name as such a file has it, with its quotes.
    package let text: [UInt8]
    /// True if a number follows, as for what is repeated.
    let isBeginning: Bool

    private init(_ text: String, isBeginning: Bool = false) {
        self.text = Array(text.utf8)
        self.isBeginning = isBeginning
    }

    /// The names of a generated file.
    package static func all(in contents: [UInt8]) -> [OutsideName] {
        let identifiers = AccessibilityIdentifiers.names(in: contents).flatMap { name in
            [
                OutsideName("\"\(name.text)" + (name.isNumbered ? "" : "\""), isBeginning: name.isNumbered),
                OutsideName(name.constant),
            ]
        }
        return identifiers
            + TextKeyChanges.keys(of: contents).flatMap(named)
    }

    /// The names of a key of localised texts: in quotes as tables of texts have it, and in a tag, as rules of plurals
    /// have it.
    package static func named(_ key: String) -> [OutsideName] { [OutsideName("\"\(key)\""), OutsideName(">\(key)<")] }

    /// The names that are in some files and in none of the others.
    package static func all(in files: [[UInt8]], butNotIn others: [[UInt8]]) -> [OutsideName] {
        let names = files.flatMap { all(in: $0) }
        guard !names.isEmpty else { return [] }
        let kept = Set(others.flatMap { all(in: $0) })
        return names.filter { !kept.contains($0) }
    }

    /// The parts of a line that are one of the names, each once.
    package static func found(in line: ArraySlice<UInt8>, among names: [OutsideName]) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        let starts = Set(names.compactMap(\.text.first))
        for index in line.indices where starts.contains(line[index]) {
            guard let place = names.lazy.compactMap({ $0.place(in: line, at: index) }).first else { continue }
            if !found.contains(place) { found.append(place) }
        }
        return found
    }

    /// The name where it stands at `index`, with its number if it has one; nil where it is a part of a longer word.
    private func place(in line: ArraySlice<UInt8>, at index: Int) -> ArraySlice<UInt8>? {
        guard line[index...].starts(with: text), let first = text.first else { return nil }
        let isWithin = first.isPartOfName && index > line.startIndex && line[index - 1].isPartOfName
        let rest = line[index...].dropFirst(text.count).prefix(while: \.isPartOfName)
        let goesOn = text.last?.isPartOfName == true && !rest.isEmpty
        guard !isWithin, isBeginning || !goesOn else { return nil }
        return line[index...].prefix(text.count + (isBeginning ? rest.count : 0))
    }
}
