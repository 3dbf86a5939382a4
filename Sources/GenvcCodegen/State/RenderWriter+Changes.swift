import GenvcModel
import GenvcViews
import GenvcVocabulary

/// What is done only where the fields that it reads have changed.
extension RenderWriter {
    /// Has statements animated; those that are not, since nothing changes what they read, are given back.
    ///
    /// - Parameter called: The statements of the methods that they call.
    mutating func animating(_ lines: [String], calling called: [String] = [], seconds: Double) -> [String] {
        let reads = FieldReads(in: lines + called, of: fields)
        guard !reads.isEmpty else { return lines }
        animated.add(lines, reading: reads, seconds: seconds)
        return []
    }

    /// Animates what follows the device as well when `render()` runs.
    mutating func addAdaptation(seconds: Double) { animated.addAdaptation(seconds: seconds) }

    /// What ends `render()`: what follows the device, what is animated, and what keeps the fields that count.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it; empty for the class itself.
    ///   - others: Writers of other views of the class.
    mutating func lastLines(of view: String, with others: [RenderWriter] = []) -> [String] {
        for other in others {
            animated.add(other.animated)
            menuReads = FieldReads([menuReads, other.menuReads])
        }
        var lines: [String] = []
        let statement = "adaptLayout()"
        if !adaptive.isEmpty, !animated.adapts(statement, reading: FieldReads(in: adaptive, of: fields)) {
            lines.append(statement)
        }
        return lines + animated.lines(of: view, fields) + shownReads.keeping
    }

    /// What of the fields is compared with what was shown.
    var shownReads: FieldReads { FieldReads([menuReads, animated.reads]) }

    /// A statement that makes what actions are in, where what they show has changed.
    mutating func making(_ statement: String, of actions: [Element]) -> Piece {
        let reads = FieldReads(in: actions.flatMap(\.readExpressions), of: fields)
        guard !reads.isEmpty else { return Piece(lines: [statement]) }
        menuReads = FieldReads([menuReads, reads])
        return Piece(lines: reads.guarding([statement], of: fields))
    }
}
