/// Text broken into lines at its blanks, for pages that people read.
package enum FilledText {
    /// Words in lines of at most `width` characters; a longer word has a line of its own.
    ///
    /// - Parameter indentation: the blanks before each line but the first.
    package static func lines(_ words: [String], width: Int, indented indentation: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indentation) + word
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
