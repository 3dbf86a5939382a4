/// Known words that an unknown one was probably meant to be.
package enum WordSuggestion {
    /// The longest word, in bytes, that is looked at; no key or value of the language is half as long.
    private static let longestWord = 64
    /// More words than this would be a list and no suggestion.
    private static let mostSuggestions = 3

    /// The nearest of `known`, at most three, best first; empty rather than far-fetched.
    ///
    /// - Parameters:
    ///   - synonyms: words of other languages and what they are called here, as `onClick` to `action`.
    ///   - excluding: words not to suggest, such as the keys that are already there.
    ///   - byBeginning: true if a word may be meant that only begins like the unknown one, as keys do of which people
    ///     remember the first half.
    ///   - mostChanges: letters that may be wrong at the most; nil for as many as the length of the word suggests.
    package static func nearest(
        to word: String, among known: [String], synonyms: [String: String] = [:], excluding: Set<String> = [],
        byBeginning: Bool = false, mostChanges: Int? = nil
    ) -> [String] {
        let folded = fold(word)
        guard !folded.isEmpty, word.utf8.count <= longestWord else { return [] }
        let candidates = known.filter { !excluding.contains($0) }.map { (word: $0, folded: fold($0)) }

        let same = candidates.filter { $0.folded == folded }.map(\.word)
        if !same.isEmpty { return Array(same.prefix(mostSuggestions)) }
        let meant = synonym(of: word, folded: folded, in: synonyms)
        if let meant, candidates.contains(where: { $0.word == meant }) { return [meant] }

        let limit = min(max(1, folded.count / 3), mostChanges ?? .max)
        var best = limit
        var nearest: [String] = []
        for candidate in candidates {
            guard let distance = distance(folded, candidate.folded, limit: best) else { continue }
            // Two words without a letter in common are no typing error.
            guard distance < min(folded.count, candidate.folded.count) else { continue }
            if distance < best {
                best = distance
                nearest = []
            }
            nearest.append(candidate.word)
        }
        if nearest.isEmpty, byBeginning { nearest = beginnings(like: folded, in: candidates) }
        return Array(nearest.prefix(mostSuggestions))
    }

    /// The words that begin with a word of at least five bytes but for one typing error, as `backgroundColor` does with
    /// `backgroud`.
    private static func beginnings(
        like folded: [UInt8], in candidates: [(word: String, folded: [UInt8])]
    ) -> [String] {
        let leastLength = 5
        guard folded.count >= leastLength else { return [] }
        return candidates.filter { candidate in
            guard candidate.folded.count > folded.count + 1 else { return false }
            return (-1...1).contains {
                distance(folded, Array(candidate.folded.prefix(folded.count + $0)), limit: 1) != nil
            }
        }.map(\.word)
    }

    /// The meaning of a word of another system, first as it is written and then without case and hyphens; nil for an
    /// unknown word.
    private static func synonym(of word: String, folded: [UInt8], in synonyms: [String: String]) -> String? {
        if let meant = synonyms[word] { return meant }
        // Sorted, so that two spellings of one synonym cannot make the answer depend on the order of a dictionary.
        return synonyms.filter { fold($0.key) == folded }.min { $0.key < $1.key }?.value
    }

    /// The bytes without case, `-`, `_` and spaces.
    private static func fold(_ word: String) -> [UInt8] {
        var folded: [UInt8] = []
        for byte in word.utf8.prefix(longestWord) {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
            default: folded.append(byte)
            }
        }
        return folded
    }

    /// The Damerau-Levenshtein distance (optimal string alignment), or nil if it exceeds `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(substitution, previous[column + 1] + 1, current[column] + 1)
                let isSwap =
                    row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
                if isSwap { cost = min(cost, beforePrevious[column - 1] + 1) }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
