import GenvcTemplates

/// Follows what tokens say of one another: `{group.name}`, and `{ "$ref": "#/group/name/$value" }`.
struct TokenReferences {
    /// Why a reference stands for no value.
    enum Failure: Error {
        /// The reference leads nowhere.
        case dangling(String)
        /// The reference leads back to itself, by way of these.
        case cycle([String])

        /// A sentence that ends where the names of the tokens follow.
        var cause: String {
            switch self {
            case .dangling(let text): "left out what stands for `\(text)`, which is no token"
            case .cycle(let texts):
                "left out what leads in a circle, \(texts.map { "`\($0)`" }.joined(separator: " to "))"
            }
        }
    }

    /// The value that a reference leads to.
    struct Target {
        /// The value, which is no reference itself.
        let value: TemplateValue
        /// The type that the token there has, or the group around it; nil: none is said.
        let type: String?
    }

    /// References behind one another at the most: above any that people write.
    private static let longestChain = 32

    private let root: TemplateRecord

    init(_ root: TemplateRecord) {
        self.root = root
    }

    /// The value that `value` stands for: itself where it is no reference.
    func target(of value: TemplateValue) throws(Failure) -> Target {
        var target = Target(value: value, type: nil)
        var passed: [String] = []
        while let reference = Self.reference(target.value) {
            if let first = passed.firstIndex(of: reference.text) { throw .cycle(Self.circle(passed[first...])) }
            guard passed.count < Self.longestChain else { throw .dangling(passed[0]) }
            passed.append(reference.text)
            let next = try token(at: reference)
            target = Target(value: next.value, type: target.type ?? next.type)
        }
        return target
    }

    /// The references of a circle, once around, from the first by the alphabet: all its tokens get the same words.
    private static func circle(_ texts: ArraySlice<String>) -> [String] {
        let start = texts.indices.min { texts[$0] < texts[$1] } ?? texts.startIndex
        let around = Array(texts[start...] + texts[..<start])
        return around + around.prefix(1)
    }

    /// The group that `$extends` names; it throws where the reference leads to no group.
    func group(_ value: TemplateValue) throws(Failure) -> TemplateRecord {
        guard let reference = Self.reference(value), case .record(let record)? = walk(reference.path).value else {
            throw .dangling(Self.reference(value)?.text ?? "$extends")
        }
        return record
    }

    // MARK: - Paths

    /// The names that a reference goes through; nil for a value that refers to nothing.
    static func path(of value: TemplateValue) -> [String]? { reference(value)?.path }

    /// The text of a reference and the names that it goes through; nil for a value that refers to nothing.
    private static func reference(_ value: TemplateValue) -> (text: String, path: [String])? {
        switch value {
        case .string(let text) where text.hasPrefix("{") && text.hasSuffix("}"):
            return (text, text.dropFirst().dropLast().split(separator: ".").map(String.init))
        case .record(let record):
            guard case .string(let pointer)? = record["$ref"], pointer.hasPrefix("#/") else { return nil }
            return (pointer, pointer.dropFirst(2).split(separator: "/").map(unescaped))
        case .string, .null, .bool, .list: return nil
        }
    }

    /// A part of a JSON pointer, with `~1` and `~0` read as RFC 6901 has them: `/` and `~`.
    private static func unescaped(_ part: Substring) -> String {
        part.split(separator: "~", omittingEmptySubsequences: false).enumerated().map { place, piece in
            if place == 0 { return String(piece) }
            return (piece.hasPrefix("1") ? "/" : "~") + piece.dropFirst()
        }.joined()
    }

    /// The value at a reference: that of a token, or any part of one. It throws where nothing stands there.
    private func token(at reference: (text: String, path: [String])) throws(Failure) -> Target {
        let found = walk(reference.path)
        guard let value = found.value else { throw .dangling(reference.text) }
        guard case .record(let record) = value, Self.reference(value) == nil else {
            return Target(value: value, type: found.type)
        }
        return Target(value: record["$value"] ?? record["value"] ?? value, type: found.type)
    }

    /// Goes through the names from the outermost group; a list takes the index of an element. The type is the one that
    /// was said last on the way.
    private func walk(_ path: [String]) -> (value: TemplateValue?, type: String?) {
        var (value, type) = (TemplateValue.record(root), String?.none)
        for name in path {
            let next: TemplateValue? =
                switch value {
                case .record(let record): record[TemplateName(name)]
                case .list(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
                case .string, .null, .bool: nil
                }
            guard let next else { return (nil, nil) }
            if case .string(let word)? = next["$type"] ?? next["type"] { type = word }
            value = next
        }
        return (value, type)
    }
}
