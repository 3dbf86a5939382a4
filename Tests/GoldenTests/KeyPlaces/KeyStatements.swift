/// The statements of generated code for each view, without the name that the view has where it is set.
struct KeyStatements {
    /// By the names of views, and of classes for what they set on themselves.
    private var effects: [Substring: Set<String>] = [:]

    init(_ code: String) {
        let statements = Self.statements(of: code)
        var (className, view) = (Substring(), Substring())
        // Names of the view in the closure that makes it.
        var receivers: Set<Substring> = []
        for (text, indentation) in statements {
            let words = text.split(separator: " ", maxSplits: 3)
            if text.hasPrefix("final class "), words.count > 2 { className = words[2].dropLast() }
            if let declared = Self.declaredView(text) { (view, receivers) = (declared, ["configuration"]) }
            if words.count == 4, words[0] == "let" || words[0] == "var", words[2] == "=", !view.isEmpty {
                receivers.insert(words[1])
                // A view made without arguments is made the same way everywhere.
                if words[3].hasPrefix("UIButton") || !words[3].hasSuffix("()") { add("init = \(words[3])", to: view) }
            }
            for text in Self.branches(text) {
                if let (head, effect) = Self.effect(text) {
                    add(effect, to: receivers.contains(head) && !head.hasPrefix("item") ? view : head)
                    add(effect, to: head)
                }
                if let effect = Self.ownEffect(text), indentation > 4 { add(effect, to: className) }
            }
            if indentation <= 4, text.hasPrefix("}") { (view, receivers) = ("", []) }
        }
    }

    func effects(on name: String) -> Set<String> { effects[name[...]] ?? [] }

    private mutating func add(_ effect: String, to name: Substring) {
        effects[name, default: []].insert(Self.withoutNames(effect))
    }

    /// The lines, each with those that end it.
    private static func statements(of code: String) -> [(text: Substring, indentation: Int)] {
        var statements: [(text: String, indentation: Int)] = []
        var depth = 0
        for line in code.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if depth > 0 || statements.last?.text.hasSuffix(" =") == true {
                statements[statements.count - 1].text += (text.hasPrefix(")") ? "" : " ") + text
            } else {
                statements.append((String(text), line.count - text.count))
            }
            for byte in text.utf8 {
                if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            }
        }
        return statements.map { ($0.text[...], $0.indentation) }
    }

    /// The view that is made from here on, by the closure of a property or by a method.
    private static func declaredView(_ text: Substring) -> Substring? {
        let words = text.split(separator: " ")
        let method = "private func add"
        if text.hasPrefix(method) {
            let name = text.dropFirst(method.count).prefix { $0 != "(" }
            return (name.prefix(1).lowercased() + name.dropFirst())[...]
        }
        guard text.hasSuffix(" = {"), let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }) else {
            return nil
        }
        return words[keyword + 1].dropLast()
    }

    /// `layer.borderWidth = 1` and `view` of `view.layer.borderWidth = 1`; nil for what sets nothing.
    private static func effect(_ text: Substring) -> (head: Substring, effect: String)? {
        guard let (path, rest) = target(of: text), let dot = path.firstIndex(of: ".") else { return nil }
        let head = path[..<dot]
        var property = path[path.index(after: dot)...]
        if property.hasPrefix("superview.") { property = property.dropFirst("superview.".count) }
        if head == "configuration" { property = path }
        // Whom a view tells is another in each place.
        if property == "addAction" { return nil }
        // A view without any setting is made by a function that says it.
        if property == "translatesAutoresizingMaskIntoConstraints" { return nil }
        // The name of the handler does not matter.
        return (head, property == "configurationUpdateHandler" ? String(property) : String(property + rest))
    }

    /// The statements of both branches of `target = condition ? value : other`, which stand by themselves where the
    /// line is too long; any other statement as it is.
    private static func branches(_ text: Substring) -> [Substring] {
        guard let match = text.wholeMatch(of: /(\S+ = ).*? \? (.*?) : (.*)/) else { return [text] }
        return [match.1 + match.2, match.1 + match.3].map { $0[...] }
    }

    private static func ownEffect(_ text: Substring) -> String? { target(of: text).map { String($0.path + $0.rest) } }

    /// The path before `=` or an argument list, and that with all that follows; nil for other lines.
    private static func target(of text: Substring) -> (path: Substring, rest: Substring)? {
        let target = text.prefix { $0.isLetter || $0.isNumber || ".?_".contains($0) }
        let rest = text.dropFirst(target.count)
        guard !target.isEmpty, rest.hasPrefix(" = ") || rest.hasPrefix("(") else { return nil }
        return (target.contains("?") ? target.filter { $0 != "?" }[...] : target, rest)
    }

    /// The effect without what is called otherwise in each place: elements, texts, constants and values of state.
    private static func withoutNames(_ effect: String) -> String {
        // A repeated view has its number behind its name.
        effect.replacing("( ", with: "(").replacing(/"Words\\\(\w+\.count\)"/, with: "Words")
            .replacing("\"Words\"", with: "Words").replacing(/"[^"]*"/, with: "text")
            .replacing(/Metrics\.\w+/, with: "length").replacing(/(?i:item)\d+/, with: "item")
            .replacing(/item[A-Z]\w*\./, with: "")
            .replacing("content.", with: "state.").replacing(".resolvedColor(with: traitCollection)", with: "")
    }
}
