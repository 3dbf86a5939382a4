/// Finds the types that a Swift file declares, by its words and braces.
package struct TypeDeclarations {
    static let declaring: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    /// What stands among the names behind a colon.
    private static let marksOfInheritance: Set<SwiftToken> = Set(",&@~.".utf8.map(SwiftToken.mark))
    /// What may stand before the keyword of a declaration.
    private static let modifiers: Set = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "indirect", "distributed",
        "nonisolated",
    ]

    private let tokens: [SwiftToken]
    private var index = 0
    /// The braces that are open: the type whose body each begins, by its place in `found`; nil for other code.
    private var blocks: [Int?] = []
    private var conditions = 0
    private var found: [TypeDeclaration] = []

    /// Those of a file, in its order.
    package static func all(in contents: [UInt8]) -> [TypeDeclaration] {
        var reader = TypeDeclarations(SwiftToken.all(of: contents))
        reader.read()
        return reader.found
    }

    private init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    private mutating func read() {
        var isClear = true
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            switch token {
            case .mark(UInt8(ascii: "{")): blocks.append(nil)
            case .mark(UInt8(ascii: "}")): if blocks.popLast() == nil { isClear = false }
            case .conditionBegins: conditions += 1
            case .conditionEnds: conditions -= 1
            case .word("func"): addMethod()
            case .word("let"), .word("var"), .word("case"): addProperty()
            case .mark(UInt8(ascii: ",")): addFurtherProperty()
            case .word("typealias"): addAlias()
            case .word(let word) where Self.declaring.contains(word): addType(at: index - 1)
            case .word, .mark: continue
            }
        }
        guard !isClear || !blocks.isEmpty else { return }
        for place in found.indices { found[place].obstacle = .isUnclear }
    }

    // MARK: Types

    /// Enters the body of the type whose keyword stands there; does nothing where the word means something else.
    private mutating func addType(at keyword: Int) {
        var reader = self
        guard var name = reader.dottedName() else { return }
        if reader.isHere("<") { reader.skipAngles() }
        var inherited: [String] = []
        if reader.isHere(":") {
            reader.index += 1
            inherited = reader.inheritedNames()
        }
        // `class func`, `class var` and `actor` as a name have no body that follows at once.
        if reader.isHere(word: "where") { while reader.index < tokens.count, !reader.isHere("{") { reader.index += 1 } }
        guard reader.isHere("{") else { return }
        let outer = blocks.last.flatMap { $0 }
        if let outer { name = found[outer].name + "." + name }
        let modifiers = modifiers(at: keyword)
        let obstacle: TypeDeclaration.Obstacle? =
            if blocks.contains(nil) {
                .isLocal
            } else if conditions > 0 {
                .isConditional
            } else if let outer, found[outer].obstacle != nil {
                found[outer].obstacle
            } else if outer != nil, modifiers.contains("private") {
                .isPrivate
            } else {
                nil
            }
        index = reader.index + 1
        blocks.append(found.count)
        found.append(
            TypeDeclaration(
                name: name, inherited: inherited, isProtocol: tokens[keyword] == .word("protocol"),
                isExtension: tokens[keyword] == .word("extension"), modifiers: modifiers, obstacle: obstacle))
    }

    /// Adds a name for protocols; one for another type does no harm.
    private mutating func addAlias() {
        guard let name = takeWord(), isHere("=") else { return }
        index += 1
        var parts: [String] = []
        while let part = dottedName() {
            parts.append(String(part.split(separator: ".").last ?? ""))
            guard isHere("&") else { break }
            index += 1
        }
        found.append(TypeDeclaration(name: name, inherited: parts, isProtocol: true))
    }

    /// The words before a keyword, attributes among them.
    private func modifiers(at keyword: Int) -> Set<String> {
        var words: Set<String> = []
        var place = keyword - 1
        while place >= 0, let word = tokens[place].word {
            let isAttribute = place > 0 && tokens[place - 1] == .mark(UInt8(ascii: "@"))
            guard isAttribute || Self.modifiers.contains(word) else { break }
            words.insert(word)
            place -= isAttribute ? 2 : 1
        }
        return words
    }

    /// `Flow.Coordinator`, or nil where no name stands here.
    private mutating func dottedName() -> String? {
        guard var name = takeWord() else { return nil }
        while isHere("."), index + 1 < tokens.count, let part = tokens[index + 1].word {
            name += "." + part
            index += 2
        }
        return name
    }

    /// What stands before the body, or before `where`.
    private mutating func inheritedNames() -> [String] {
        var names: [String] = []
        while index < tokens.count, !isHere("{"), !isHere(word: "where") {
            if isHere("<") {
                skipAngles()
            } else if let name = dottedName() {
                names.append(String(name.split(separator: ".").last ?? ""))
            } else if Self.marksOfInheritance.contains(tokens[index]) {
                index += 1
            } else {
                break
            }
        }
        return names
    }

    private mutating func skipAngles() {
        var depth = 0
        while index < tokens.count {
            if isHere("<") { depth += 1 } else if isHere(">") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    // MARK: Members

    /// Adds the property or case whose keyword stood here to the type in whose body it stands.
    private mutating func addProperty() {
        guard let type = blocks.last.flatMap({ $0 }), let name = takeWord() else { return }
        found[type].properties.insert(name)
    }

    /// Adds one that follows another behind a comma; a parameter that looks like one does no harm.
    private mutating func addFurtherProperty() {
        guard let type = blocks.last.flatMap({ $0 }), index < tokens.count, let name = tokens[index].word else {
            return
        }
        found[type].properties.insert(name)
    }

    /// Adds the function whose keyword stood here to the type in whose body it stands.
    private mutating func addMethod() {
        guard let type = blocks.last.flatMap({ $0 }), let name = takeWord() else { return }
        if isHere("<") { skipAngles() }
        guard isHere("(") else { return }
        found[type].methods.insert(TypeDeclaration.Method(name: name, label: secondLabel()))
    }

    /// The label of the second parameter in the parentheses that begin here.
    private func secondLabel() -> String? {
        var depth = 0
        for place in index..<tokens.count {
            switch tokens[place] {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "<")): depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
            // An arrow closes nothing.
            case .mark(UInt8(ascii: ">")) where tokens[place - 1] != .mark(UInt8(ascii: "-")): depth -= 1
            case .mark(UInt8(ascii: ",")) where depth == 1:
                return place + 1 < tokens.count ? tokens[place + 1].word : nil
            case .mark, .word, .conditionBegins, .conditionEnds: continue
            }
            if depth == 0 { return nil }
        }
        return nil
    }

    // MARK: Tokens

    private mutating func takeWord() -> String? {
        guard index < tokens.count, let word = tokens[index].word else { return nil }
        index += 1
        return word
    }

    private func isHere(_ mark: Unicode.Scalar) -> Bool {
        index < tokens.count && tokens[index] == .mark(UInt8(ascii: mark))
    }

    private func isHere(word: String) -> Bool {
        index < tokens.count && tokens[index] == .word(word)
    }
}
