/// Statements of which some stand under conditions: what stands under the same ones is put together.
struct ConditionChains {
    /// `if … { … } else if … { … } else { … }`
    private struct Chain {
        /// The lines that begin the branches, from `if` to the brace.
        var headers: [[String]] = []
        var bodies: [[String]] = []

        var lines: [String] { zip(headers, bodies).flatMap { $0 + $1 } + ["}"] }

        /// True if a branch declares a name, which another could declare as well.
        var declares: Bool { bodies.joined().contains { $0.hasPrefix("    let ") || $0.hasPrefix("    var ") } }
    }

    private enum Part {
        case statement([String])
        case chain(Chain)
    }

    /// The statements, each condition once among those that follow each other.
    let lines: [String]

    /// - Parameter lines: whole statements, none of them indented.
    init(_ lines: [String]) {
        var parts: [Part] = []
        var index = 0
        while index < lines.count {
            guard lines[index].hasPrefix("if "), let (chain, end) = Self.chain(in: lines, from: index) else {
                parts.append(.statement([lines[index]]))
                index += 1
                continue
            }
            Self.add(chain, to: &parts)
            index = end
        }
        self.lines = parts.flatMap { part in
            switch part {
            case .statement(let lines): lines
            case .chain(let chain): chain.lines
            }
        }
    }

    /// Puts the chain to one under the same conditions, or behind all; no other statement is passed.
    private static func add(_ chain: Chain, to parts: inout [Part]) {
        for index in parts.indices.reversed() {
            guard case .chain(var earlier) = parts[index] else { break }
            guard earlier.headers == chain.headers, !earlier.declares || !chain.declares else { continue }
            for branch in earlier.bodies.indices { earlier.bodies[branch] += chain.bodies[branch] }
            parts[index] = .chain(earlier)
            return
        }
        parts.append(.chain(chain))
    }

    /// The chain that begins there, and where what follows it begins; nil where it is something else.
    private static func chain(in lines: [String], from start: Int) -> (Chain, end: Int)? {
        var chain = Chain()
        var index = start
        while index < lines.count, lines[index] != "}" {
            let isHeader = index == start || lines[index].hasPrefix("} else ")
            if isHeader {
                var header = [lines[index]]
                while header.last?.hasSuffix("{") == false, index + 1 < lines.count {
                    index += 1
                    header.append(lines[index])
                }
                chain.headers.append(header)
                chain.bodies.append([])
            } else {
                guard lines[index].hasPrefix("    ") || lines[index].isEmpty else { return nil }
                chain.bodies[chain.bodies.count - 1].append(lines[index])
            }
            index += 1
        }
        return index < lines.count ? (chain, index + 1) : nil
    }
}
