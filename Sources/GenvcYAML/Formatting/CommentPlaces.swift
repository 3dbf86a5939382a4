/// The comments of a document, by what they belong to.
///
/// A place is the offset at which an entry of a mapping or an item of a list begins: of an entry its key, of an item
/// its value, so that an item and the first key of its mapping are one place.
struct CommentPlaces {
    /// A line without a value.
    enum Line {
        case blank
        /// The bytes of the comment, from its `#` on.
        case comment(Range<Int>)
    }

    /// A comment behind a value, on its line.
    struct Behind {
        /// Spaces before it: comments of several lines may stand below each other.
        let gap: Int
        /// The bytes of the comment, from its `#` on.
        let range: Range<Int>
    }

    /// The lines above an entry or an item, by its place.
    private var above: [Int: [Line]] = [:]
    /// The comment on the line of an entry or an item, by its place.
    private var behind: [Int: Behind] = [:]
    /// The lines below the last entry or item of a collection, by the offset at which the collection begins.
    private var atEnd: [Int: [Line]] = [:]
    /// The bytes of each comment, in the order of the document.
    private(set) var comments: [Range<Int>] = []

    // MARK: - What stands where

    /// The lines above an entry or an item.
    func lines(above place: Int) -> [Line] { above[place] ?? [] }

    /// The comment on the line of an entry or an item; nil if there is none.
    func comment(behind place: Int) -> Behind? { behind[place] }

    /// The lines below the last entry or item of the collection that begins at `start`.
    func lines(atEndOf start: Int) -> [Line] { atEnd[start] ?? [] }

    /// True if a comment stands within the bytes.
    func hasComment(in range: Range<Int>) -> Bool {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < comments.count && comments[low].lowerBound < range.upperBound
    }

    /// Takes away the lines above a place that are about the file: those before the last empty line, or all where there
    /// is none.
    mutating func takeHeader(above place: Int) -> [Line] {
        let lines = lines(above: place)
        let end = lines.lastIndex { if case .blank = $0 { true } else { false } } ?? lines.count
        above[place] = Array(lines[end...])
        return Array(lines[..<end])
    }

    // MARK: - Adding

    /// Notes a comment that stands behind all that were noted before.
    mutating func note(_ comment: Range<Int>) { comments.append(comment) }

    /// Adds lines above an entry or an item.
    mutating func add(_ lines: [Line], above place: Int) { above[place, default: []] += lines }

    /// Adds a comment on the line of an entry or an item. A line has one, so that of several that were written on the
    /// lines of one value the others stand above it.
    mutating func add(_ comment: Behind, behind place: Int) {
        guard behind[place] != nil else {
            behind[place] = comment
            return
        }
        above[place, default: []].append(.comment(comment.range))
    }

    /// Adds lines below the last entry or item of a collection.
    mutating func add(_ lines: [Line], atEndOf start: Int) { atEnd[start, default: []] += lines }
}
