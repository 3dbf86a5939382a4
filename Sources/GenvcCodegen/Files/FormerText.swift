import GenvcDiagnostics

/// The bytes that genvc wrote before somebody edited it, found again without a copy.
///
/// The header keeps the checksum of it. Each place where the edited file differs from what is written now is either an
/// edit or a change of the spec since; the choice that has the checksum of the header is what was written. As the
/// checksum can be undone byte by byte, choices for the first half of the places meet those for the second half, so
/// that the work grows with the square root of their number.
struct FormerText {
    /// Choices for one half of the places at the most: those for 20 places in all, which takes a blink.
    private static let mostChoices = 1_024

    /// The texts that may have stood at one place: lines that stay have one choice.
    private typealias Place = [[UInt8]]

    /// Choices for the places so far, by the checksum that they lead to.
    private typealias Ways = [UInt64: [[UInt8]]]

    /// The checksum in the header of the edited file.
    private let checksum: UInt64
    /// The checksum of what stands above the body.
    private let start: UInt64
    /// The places where the edited file differs from the new one, each with the texts that may have stood there.
    private var places: [Place]

    /// The bytes that genvc wrote; nil where it cannot be told.
    ///
    /// - Parameters:
    ///   - edited: the file as it is.
    ///   - new: what would be written now.
    static func of(_ edited: [UInt8], now new: [UInt8]) -> [UInt8]? {
        let (old, fresh) = (StampedText(edited), StampedText(new))
        guard let checksum = Checksum.number(old.checksum) else { return nil }
        let mark = FileHeader.mark + Array(old.checksum) + [10]
        if old.checksum == fresh.checksum { return Array(old.above + fresh.head) + mark + Array(fresh.body) }
        for head in old.head == fresh.head ? [old.head] : [old.head, fresh.head] {
            for isFine in [false, true] {
                let search = FormerText(checksum, head: head, old.body, fresh.body, isFine: isFine)
                if let body = search.body { return Array(old.above + head) + mark + body }
            }
        }
        return nil
    }

    private init(
        _ checksum: UInt64, head: ArraySlice<UInt8>, _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, isFine: Bool
    ) {
        self.checksum = checksum
        start = Checksum.continued(Checksum.start, head)
        let (before, after) = (Self.lines(of: old), Self.lines(of: new))
        places = []
        var next = 0
        for change in LineDifference(before, after).changes {
            places.append([Array(before[next..<change.old.lowerBound].joined())])
            places += Self.places(before[change.old], after[change.new], isFine: isFine)
            next = change.old.upperBound
        }
        places.append([Array(before[next...].joined())])
    }

    /// One place for the lines, or one for each where they are as many.
    private static func places(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>, isFine: Bool
    ) -> [Place] {
        if isFine, old.count == new.count { return zip(old, new).map { [Array($0), Array($1)] } }
        let both = [Array(old.joined()), Array(new.joined())]
        // Where each put in lines of their own, there was nothing.
        return [old.isEmpty || new.isEmpty ? both : both + [[]]]
    }

    /// The lines with their ends.
    private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: 10).map { $0 + 1 } ?? text.endIndex
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// The body that has the checksum.
    private var body: [UInt8]? {
        var middle = 0
        var (before, behind): (Ways, Ways) = ([start: []], [checksum: []])
        var last = places.count
        // The side with fewer ways goes on, until both meet.
        while middle < last {
            if before.count <= behind.count {
                before = Self.extended(before, by: places[middle]) { Checksum.continued($0, $1[...]) }
                middle += 1
            } else {
                last -= 1
                behind = Self.extended(behind, by: places[last]) { Checksum.undone($0, $1[...]) }
            }
            guard before.count <= Self.mostChoices, behind.count <= Self.mostChoices else { return nil }
        }
        for (hash, start) in before {
            if let end = behind[hash] { return Array((start + end.reversed()).joined()) }
        }
        return nil
    }

    /// The ways so far, each with every choice of one more place.
    private static func extended(_ ways: Ways, by place: Place, _ hash: (UInt64, [UInt8]) -> UInt64) -> Ways {
        var extended: Ways = [:]
        for (sum, parts) in ways {
            for choice in place { extended[hash(sum, choice)] = parts + [choice] }
        }
        return extended
    }
}
