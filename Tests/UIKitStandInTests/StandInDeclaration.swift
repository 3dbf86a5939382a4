/// A public declaration of the stand-in, by base name: `UIView`, `addSubview`.
struct StandInDeclaration: Hashable {
    let type: String
    let member: String

    /// The public declarations of one formatted Swift file. A text-level scan: a declaration begins its line, and its
    /// depth is its indentation without that of `#if`.
    static func scan(_ source: String) -> [StandInDeclaration] {
        var scopes: [Scope] = []
        var found: [StandInDeclaration] = []
        var conditionals = 0
        for line in source.split(separator: "\n") {
            if line.contains("#endif") { conditionals -= 1 }
            let depth = line.prefix { $0 == " " }.count / 4 - conditionals
            if line.contains("#if ") { conditionals += 1 }
            let words = line.split(whereSeparator: { " (:={!?@`".contains($0) })
                .map { String($0.prefix { $0 != "<" }) }
            guard let first = words.first, !["//", "///", "}", ")"].contains(first), !first.hasPrefix("#") else {
                continue
            }
            scopes.removeAll { $0.depth >= depth }
            guard scopes.count == depth else { continue }
            let outer = scopes.last
            let isPublic = words.contains("public") || words.contains("open")
            if let keyword = words.firstIndex(where: typeKeywords.contains),
                words[keyword + 1].first?.isUppercase == true
            {
                let isExtension = words[keyword] == "extension"
                let name = isExtension || outer == nil ? words[keyword + 1] : "\(outer!.type).\(words[keyword + 1])"
                if isPublic { found.append(StandInDeclaration(type: name, member: "")) }
                let scope = Scope(depth: depth, type: name, keyword: words[keyword], isShown: isPublic || isExtension)
                if line.hasSuffix("{") { scopes.append(scope) }
            } else if let outer, outer.isShown, let keyword = words.firstIndex(where: memberKeywords.contains) {
                let isImplied = outer.keyword == "protocol" || (outer.keyword == "enum" && words[keyword] == "case")
                // Of cases on one line the first stands for all.
                let word = words[keyword] == "init" ? "init" : words[keyword + 1]
                let name = word.hasSuffix(",") ? String(word.dropLast()) : word
                if isPublic || isImplied, name.first?.isLetter == true {
                    found.append(StandInDeclaration(type: outer.type, member: name))
                }
            }
        }
        return found
    }

    private struct Scope {
        let depth: Int
        let type: String
        let keyword: String
        let isShown: Bool
    }

    private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "extension"]
    private static let memberKeywords: Set = ["var", "let", "func", "case", "init", "typealias"]
}
