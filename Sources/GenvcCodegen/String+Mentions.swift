extension String {
    /// True if the word stands in the code by itself.
    func mentions(_ word: String) -> Bool {
        let bytes = Array(utf8)
        let wanted = Array(word.utf8)
        func isWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90
                || byte >= 97 && byte <= 122
        }
        var index = 0
        while index + wanted.count <= bytes.count {
            let end = index + wanted.count
            if bytes[index..<end].elementsEqual(wanted),
                index == 0 || !isWord(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: "."),
                end == bytes.count || !isWord(bytes[end])
            {
                return true
            }
            index += 1
        }
        return false
    }
}
