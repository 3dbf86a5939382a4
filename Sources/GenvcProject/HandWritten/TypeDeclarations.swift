import GenvcSwift

/// Finds the types that a Swift file declares, by its words and braces.
package struct TypeDeclarations {
    /// The keywords behind which a type has its name.
    private static let declaring: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    /// The marks that may stand among the names behind a colon.
    private static let marksOfInheritance: Set<Unicode.Scalar> = [",", "&", "@", "~", "."]

    private let text: SwiftText
    /// The place of the next token.
    private var index = 0
    /// The braces that are open: the type whose body each begins, by its place in `found`; nil for other code.
    private var blocks: [Int?] = []
    /// The number of `#if` that are open.
    private var conditions = 0
    /// The types so far, in the order of the file.
    private var found: [TypeDeclaration] = []

    /// The types of a file, in its order.
    package static func all(in contents: [UInt8]) -> [TypeDeclaration] { all(in: SwiftText(contents)) }

    /// The types that the text declares, in its order.
    static func all(in text: SwiftText) -> [TypeDeclaration] {
        var reader = TypeDeclarations(text)
        reader.read()
        return reader.found
    }

    private init(_ text: SwiftText) {
        self.text = text
    }

    /// Goes through the tokens once. Braces that do not match make all types unclear.
    private mutating func read() {
        var isClear = true
        while index < text.tokens.count {
            let token = text.tokens[index]
            index += 1
            switch token.kind {
            case .mark: readMark(&isClear)
            case .directive: readDirective(text[token])
            case .identifier where !text.isMark(".", at: index - 2): readWord()
            case .identifier, .number, .dollarName, .literal, .space, .comment: continue
            }
        }
        guard !isClear || !blocks.isEmpty else { return }
        for place in found.indices { found[place].obstacle = .isUnclear }
    }

    /// Goes on behind the mark before the place.
    private mutating func readMark(_ isClear: inout Bool) {
        switch text.mark(at: index - 1) {
        case "{": blocks.append(nil)
        case "}": if blocks.popLast() == nil { isClear = false }
        case ",": addFurtherProperty()
        default: return
        }
    }

    /// Counts `#if` and `#endif`.
    private mutating func readDirective(_ directive: ArraySlice<UInt8>) {
        if directive.elementsEqual("#if".utf8) { conditions += 1 }
        if directive.elementsEqual("#endif".utf8) { conditions -= 1 }
    }

    /// Goes on behind the word before the place.
    private mutating func readWord() {
        let token = text.tokens[index - 1]
        // Most words are longer than any keyword here, or begin with another letter.
        guard token.range.count <= 9 else { return }
        switch String(decoding: text[token], as: UTF8.self) {
        case "func": addMethod()
        case "let", "var", "case": addProperty()
        case "typealias": addAlias()
        case let word where Self.declaring.contains(word): addType(at: index - 1)
        default: return
        }
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
        if reader.isHere(word: "where") {
            while reader.index < text.tokens.count, !reader.isHere("{") { reader.index += 1 }
        }
        guard reader.isHere("{") else { return }
        let outer = blocks.last.flatMap { $0 }
        if let outer { name = found[outer].name + "." + name }
        let modifiers = DeclarationModifiers(before: keyword, in: text)
        let obstacle = obstacle(within: outer, modifiers.words)
        index = reader.index + 1
        blocks.append(found.count)
        found.append(
            TypeDeclaration(
                name: name, offset: text.tokens[keyword].range.lowerBound, inherited: inherited,
                isProtocol: text.isWord("protocol", at: keyword), isExtension: text.isWord("extension", at: keyword),
                modifiers: modifiers.words, availability: modifiers.availability, obstacle: obstacle))
    }

    /// Why a type that stands here cannot be extended.
    ///
    /// - Parameter outer: The type in whose body it stands, by its place in `found`.
    private func obstacle(within outer: Int?, _ modifiers: Set<String>) -> TypeDeclaration.Obstacle? {
        if blocks.contains(nil) { return .isLocal }
        if conditions > 0 { return .isConditional }
        if let outer, let obstacle = found[outer].obstacle { return obstacle }
        return outer != nil && modifiers.contains("private") ? .isPrivate : nil
    }

    /// Adds a name for protocols; one for another type does no harm.
    private mutating func addAlias() {
        let keyword = text.tokens[index - 1]
        guard let name = takeName(), isHere("=") else { return }
        index += 1
        var parts: [String] = []
        while let part = dottedName() {
            parts.append(String(part.split(separator: ".").last ?? ""))
            guard isHere("&") else { break }
            index += 1
        }
        found.append(
            TypeDeclaration(name: name, offset: keyword.range.lowerBound, inherited: parts, isProtocol: true))
    }

    /// A name with dots, such as `Flow.Coordinator`; nil where no name stands here.
    private mutating func dottedName() -> String? {
        guard var name = takeName() else { return nil }
        while isHere("."), let part = text.name(at: index + 1) {
            name += "." + part
            index += 2
        }
        return name
    }

    /// The names of types before the body, or before `where`.
    private mutating func inheritedNames() -> [String] {
        var names: [String] = []
        while index < text.tokens.count, !isHere("{"), !isHere(word: "where") {
            if isHere("<") {
                skipAngles()
            } else if let name = dottedName() {
                names.append(String(name.split(separator: ".").last ?? ""))
            } else if let mark = text.mark(at: index), Self.marksOfInheritance.contains(mark) {
                index += 1
            } else {
                break
            }
        }
        return names
    }

    /// Goes behind the `>` that closes the `<` here.
    private mutating func skipAngles() {
        var depth = 0
        while index < text.tokens.count {
            if isHere("<") { depth += 1 } else if closesAngle(at: index) { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    /// True if a `>` stands there that is no part of an arrow.
    private func closesAngle(at place: Int) -> Bool { text.isMark(">", at: place) && !text.isMark("-", at: place - 1) }

    // MARK: Members

    /// Adds the property or case whose keyword stood here to the type in whose body it stands.
    private mutating func addProperty() {
        guard let type = blocks.last.flatMap({ $0 }), let name = takeName() else { return }
        found[type].properties.insert(name)
    }

    /// Adds a property or case that follows another behind a comma; a parameter that looks like one does no harm.
    private mutating func addFurtherProperty() {
        guard let type = blocks.last.flatMap({ $0 }), let name = text.name(at: index) else { return }
        found[type].properties.insert(name)
    }

    /// Adds the function whose keyword stood here to the type in whose body it stands.
    private mutating func addMethod() {
        guard let type = blocks.last.flatMap({ $0 }), let name = takeName() else { return }
        if isHere("<") { skipAngles() }
        guard isHere("(") else { return }
        found[type].methods.insert(TypeDeclaration.Method(name: name, label: secondLabel()))
    }

    /// The label of the second parameter in the parentheses that begin here.
    private func secondLabel() -> String? {
        var depth = 0
        for place in index..<text.tokens.count {
            switch text.mark(at: place) {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where closesAngle(at: place): depth -= 1
            case "," where depth == 1: return text.name(at: place + 1)
            default: continue
            }
            if depth == 0 { return nil }
        }
        return nil
    }

    // MARK: Tokens

    /// The name that stands here, if one does, and goes on behind it.
    private mutating func takeName() -> String? {
        guard let name = text.name(at: index) else { return nil }
        index += 1
        return name
    }

    /// True if the next token is this mark.
    private func isHere(_ mark: Unicode.Scalar) -> Bool { text.isMark(mark, at: index) }

    /// True if the next token is this word.
    private func isHere(word: String) -> Bool { text.isWord(word, at: index) }
}
