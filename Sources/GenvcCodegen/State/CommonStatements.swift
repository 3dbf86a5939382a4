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

    /// The assignments with which all of the bodies end.
    var commonEnd: [Statement] { map { $0.reversed() }.commonStart.reversed() }
}
