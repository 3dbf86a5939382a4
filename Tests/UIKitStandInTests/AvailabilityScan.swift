/// A use, in generated Swift, of API newer than the deployment target outside `#available`, or of deprecated API.
struct AvailabilityFinding: Equatable {
    let line: Int
    let name: String
}

/// Finds names that are too new or deprecated, by the text of the source. A name that also belongs to older API is let
/// through, because the text does not say what type it is used on.
struct AvailabilityScan {
    private var introduced: [String: Double] = [:]
    private var deprecated: [String: Double] = [:]

    init(rows: [APIRow]) {
        for (name, rows) in Dictionary(grouping: rows, by: \.declaration.member) where !name.isEmpty {
            introduced[name] = rows.map(\.introduced).min()
            let versions = rows.compactMap(\.deprecated)
            if versions.count == rows.count { deprecated[name] = versions.max() }
        }
    }

    func findings(in source: String, target: Double) -> [AvailabilityFinding] {
        var guards: [(indentation: Int, version: Double)] = []
        var findings: [AvailabilityFinding] = []
        let own = ownNames(in: source)
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = codeOnly(line)
            let indentation = line.prefix { $0 == " " }.count
            if !code.allSatisfy(\.isWhitespace) { guards.removeAll { $0.indentation >= indentation } }
            let floor = guards.map(\.version).reduce(target, max)
            for name in names(in: code) where !own.contains(name) {
                let isTooNew = introduced[name].map { $0 > floor } ?? false
                let isDeprecated = deprecated[name].map { $0 <= target } ?? false
                if isTooNew || isDeprecated { findings.append(AvailabilityFinding(line: index + 1, name: name)) }
            }
            if let version = code.firstMatch(of: /#available\(iOS (\d+(?:\.\d+)?)/).flatMap({ Double($0.1) }) {
                let staysToTheEndOfItsScope = code.contains("guard ")
                guards.append((staysToTheEndOfItsScope ? indentation - 1 : indentation, version))
            }
        }
        return findings
    }

    /// The names after a dot, called bare, or overridden.
    private func names(in code: Substring) -> [String] {
        code.matches(of: /(?:\.|override func |override var |^\s*)([a-z]\w*)/).map { String($0.1) }
    }

    private func ownNames(in source: String) -> Set<String> {
        let declared = source.matches(of: /(override )?(?:func|var|let|case) (\w+)/).filter { $0.1 == nil }
        return Set(declared.map { String($0.2) })
    }

    private func codeOnly(_ line: Substring) -> Substring {
        line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
}
