extension String {
    /// The names in the code with their members, `state.user.name`; what stands in literals is none.
    package var swiftNames: [String] {
        var words: [String] = []
        var word: [UInt8] = []
        // How many parentheses are open in each literal around the place; empty: outside of all.
        var interpolations: [Int] = []
        var isLiteral = false
        var last: UInt8 = 0
        func finish(before next: UInt8) {
            defer { word = [] }
            var parts = word.split(separator: UInt8(ascii: ".")).map { String(decoding: $0, as: UTF8.self) }
            // A label of an argument is no name.
            guard word.first != UInt8(ascii: "."), !parts.isEmpty, next != UInt8(ascii: ":") else { return }
            if parts[0] == "self" { parts.removeFirst() }
            words.append(parts.joined(separator: "."))
        }
        for byte in utf8 {
            defer { last = byte }
            if isLiteral {
                if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isLiteral = false }
                if byte == UInt8(ascii: "("), last == UInt8(ascii: "\\") {
                    interpolations.append(0)
                    isLiteral = false
                }
                continue
            }
            if byte.isOfWord {
                word.append(byte)
                continue
            }
            if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "?") && !word.isEmpty { continue }
            finish(before: byte)
            switch byte {
            case UInt8(ascii: "\""): isLiteral = true
            case UInt8(ascii: "("): if let open = interpolations.popLast() { interpolations.append(open + 1) }
            case UInt8(ascii: ")"):
                if let open = interpolations.popLast() {
                    if open == 0 { isLiteral = true } else { interpolations.append(open - 1) }
                }
            default: break
            }
        }
        finish(before: 0)
        return words
    }
}

extension String {
    /// The labels of the arguments in the code.
    package var swiftLabels: [String] {
        utf8.split { !$0.isOfWord && $0 != UInt8(ascii: ":") }.compactMap { word in
            word.last == UInt8(ascii: ":") ? String(decoding: word.dropLast(), as: UTF8.self) : nil
        }
    }

    /// True for Swift that names what only an instance of the class has: its `state`, or the `content` of a component.
    package var namesState: Bool {
        let names = swiftNames
        // One of its own, as `var content = …`, is not that of the class.
        let declared = zip(names, names.dropFirst()).filter { ["let", "var"].contains($0.0) }.map(\.1)
        return names.contains { name in
            let owner = String(name.prefix { $0 != "." })
            return (owner == "state" || owner == "content") && !declared.contains(owner)
        }
    }
}

extension UInt8 {
    /// True for a byte of a name or of the dots between names; the class itself has a name that no other has.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 1, 128...:
            true
        default: false
        }
    }
}
