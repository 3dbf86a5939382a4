import GenvcSwift

extension [[Statement]] {
    /// The assignments with which all of the bodies begin.
    var commonStart: [Statement] {
        guard let first else { return [] }
        let places = first.indices.prefix { place in
            guard case .set = first[place] else { return false }
            return allSatisfy { $0.dropFirst(place).first == first[place] }
        }
        return first[..<places.endIndex].map(\.self)
    }

    /// The assignments with which all of the bodies end, as far as they read nothing that a body declares before them.
    var commonEnd: [Statement] {
        let end: [Statement] = map { $0.reversed() }.commonStart.reversed()
        let declared = flatMap { $0.dropLast(end.count).compactMap(\.declaredName) }
        let last = end.lastIndex { statement in declared.contains { statement.refers(to: $0) } }
        return end.dropFirst(last.map { $0 + 1 } ?? 0).map(\.self)
    }
}
