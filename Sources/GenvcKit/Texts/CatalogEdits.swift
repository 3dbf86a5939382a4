import GenvcCodegen
import GenvcTemplates

/// Changes of single values in a string catalogue; all other bytes stay.
struct CatalogEdits {
    private typealias Name = CatalogJSON.Name

    private let bytes: [UInt8]
    /// New bytes for old ones, in the order in which they were asked for; no two overlap.
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The catalogue with all changes.
    var result: [UInt8] {
        var result: [UInt8] = []
        var next = 0
        // Of two at one place, what was asked for first stands first.
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted {
            result += bytes[next..<edit.range.lowerBound] + edit.text
            next = edit.range.upperBound
        }
        return result + bytes[next...]
    }

    /// Puts an object of these members in the place of a value.
    mutating func replace(_ tree: JSONTree, by members: [(name: String, text: String)], level: Int) {
        edits.append((tree.bytes, Array(CatalogJSON.object(members, level: level).utf8)))
    }

    /// Sets a member of an object to a text, unless it has that text.
    ///
    /// - Parameter level: the number of objects around the object.
    mutating func set(_ name: String, _ text: String, in object: JSONTree, level: Int) {
        guard object[name]?.text != text else { return }
        if let value = object[name] {
            edits.append((value.bytes, Array(CatalogJSON.quoted(text).utf8)))
            return
        }
        let key = CatalogKey(name)
        let place = object.members.firstIndex { key.isBefore(CatalogKey($0.name)) } ?? object.members.count
        insert([CatalogJSON.member(name, .text(text), level: level + 1)], at: place, of: object, level: level + 1)
    }

    /// Puts members, each written with the blanks before it, before the member of that place.
    ///
    /// - Parameter level: the number of objects around the members.
    mutating func insert(_ members: [String], at place: Int, of object: JSONTree, level: Int) {
        let written = members.joined(separator: ",\n")
        let known = object.members
        if known.isEmpty {
            let end = "\n" + CatalogJSON.indentation(level - 1) + "}"
            edits.append((object.bytes, Array(("{\n" + written + end).utf8)))
        } else if place == 0 {
            let start = known[0].bytes.lowerBound
            let text = written.dropFirst(level * 2) + ",\n" + CatalogJSON.indentation(level)
            edits.append((start..<start, Array(text.utf8)))
        } else {
            let end = known[place - 1].bytes.upperBound
            edits.append((end..<end, Array((",\n" + written).utf8)))
        }
    }

    /// Takes members out of an object.
    ///
    /// - Parameters:
    ///   - places: their places, in order.
    ///   - level: the number of objects around the object.
    mutating func remove(_ places: [Int], of object: JSONTree, level: Int) {
        let members = object.members
        if places.count == members.count, !places.isEmpty {
            edits.append((object.bytes, Array("{\n\n\(CatalogJSON.indentation(level))}".utf8)))
            return
        }
        for (number, place) in places.enumerated() {
            // A comma goes with each: the one before it, or the one behind it where nothing stays before it.
            edits.append(
                number == place
                    ? (members[place].bytes.lowerBound..<members[place + 1].bytes.lowerBound, [])
                    : (members[place - 1].bytes.upperBound..<members[place].bytes.upperBound, []))
        }
    }

    // MARK: Source texts

    /// Gives the source text of an entry other words where it has to; forms that others added stay.
    ///
    /// - Parameter level: the number of objects around the source text.
    /// - Returns: true if it changed.
    mutating func change(_ source: JSONTree, to text: CatalogText, level: Int) -> Bool {
        let wanted: [(value: JSONTree?, text: String)]
        switch text.forms {
        case .single(let value):
            // A text that has forms in the catalogue only is somebody's work.
            if source[Name.variations] != nil { return false }
            wanted = [(source[Name.stringUnit, Name.value], value)]
        case .plural(let one, let other):
            wanted = Self.forms(of: source, one, other)
        case .substituted(let part):
            let tree = source[Name.substitutions, part.name]
            let argument = tree?[Name.argument].map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
            let isSame = argument == String(part.argument) && source[Name.substitutions]?.members.count == 1
            wanted =
                [(source[Name.stringUnit, Name.value], part.whole)]
                + Self.forms(of: isSame ? tree : nil, part.one, part.other)
        }
        let isOfOtherShape = wanted.contains { $0.value?.text == nil } || source.hasUnit != text.hasUnit
        if isOfOtherShape {
            edits.append((source.bytes, Array(CatalogJSON.text(of: .source(of: text), level: level).utf8)))
            return true
        }
        let changes = wanted.filter { $0.value?.text != $0.text }
        for (value, text) in changes {
            if let value { edits.append((value.bytes, Array(CatalogJSON.quoted(text).utf8))) }
        }
        return !changes.isEmpty
    }

    /// The values of both forms of a text or of a part.
    private static func forms(
        of tree: JSONTree?, _ one: String, _ other: String
    ) -> [(value: JSONTree?, text: String)] {
        [(Name.one, one), (Name.other, other)].map { name, text in
            (tree?[Name.variations, Name.plural, name, Name.stringUnit, Name.value], text)
        }
    }

    /// Marks the texts of a translation that counted as done.
    mutating func markForReview(_ tree: JSONTree) {
        for member in tree.members {
            if member.name == Name.stringUnit, let state = member.value[Name.state],
                state.text == CatalogJSON.State.translated
            {
                edits.append((state.bytes, Array(CatalogJSON.quoted(CatalogJSON.State.needsReview).utf8)))
            } else {
                markForReview(member.value)
            }
        }
    }
}

extension JSONTree {
    /// True for a text that has words outside of its forms.
    fileprivate var hasUnit: Bool { self[CatalogJSON.Name.stringUnit] != nil }
}

extension CatalogText {
    /// True for a text that has words outside of its forms.
    fileprivate var hasUnit: Bool { if case .plural = forms { false } else { true } }
}
