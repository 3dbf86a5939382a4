import GenvcModel
import GenvcText
import GenvcViews

/// A text divided into lines as UIKit divides it.
package struct TextLines: Sendable {
    /// The lines without the spaces at their ends; an empty paragraph is an empty line.
    package let lines: [String]
    /// The distance from line to line in points.
    package let lineHeight: Double
    /// The greatest number of lines that are shown; 0 for no limit.
    package let most: Int
}

extension LayoutPlan {
    /// The characters that stand for a picture in a drawn text, about as wide as one.
    private static let picture = "[]"

    /// The main text of a view in `width` points of its frame, as the prediction of its height breaks it; nil if its
    /// size does not follow from a text.
    package func textLines(of view: Int, width: Double) -> TextLines? {
        guard case .text(let content) = nodes[view].intrinsic, let element = tree.views[view].element,
            let text = element.laidOutText
        else { return nil }
        let starts = content.title.lineStarts(in: content.room(in: width))
        let lines = Self.lines(of: text, from: starts).map { line in
            line.replacing(LocalizedText.picture, with: Self.picture)
        }
        return TextLines(lines: lines, lineHeight: content.title.lineHeight, most: content.lines)
    }

    /// The text cut into lines.
    ///
    /// - Parameter starts: for each line the number of characters before it, without spaces and line ends.
    private static func lines(of text: String, from starts: [Int]) -> [String] {
        var lines = starts.map { _ in String.UnicodeScalarView() }
        guard !lines.isEmpty else { return [] }
        var line = 0
        var count = 0
        for scalar in text.unicodeScalars where scalar != "\n" {
            if scalar == " " {
                if !lines[line].isEmpty { lines[line].append(scalar) }
                continue
            }
            // If several lines begin at the same character, all but the last of them are empty.
            while line + 1 < starts.count, starts[line + 1] <= count { line += 1 }
            lines[line].append(scalar)
            count += 1
        }
        return lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
    }
}
