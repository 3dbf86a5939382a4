/// A value of an XML property list, with its bytes.
struct PropertyListNode {
    struct Entry {
        let key: String
        /// From the key to the end of its value.
        let range: Range<Int>
        let value: PropertyListNode
    }

    /// The name of its element: `dict`, `array`, `string`.
    let name: String
    let range: Range<Int>
    /// The closing tag; nil for one as `<dict/>`.
    let closing: Range<Int>?
    /// What stands in a dictionary.
    var entries: [Entry] = []
    /// What stands in an array.
    var items: [PropertyListNode] = []
    /// What stands in any other value.
    var text = ""

    init(_ name: String, range: Range<Int>, closing: Range<Int>?) {
        self.name = name
        self.range = range
        self.closing = closing
    }

    func entry(_ key: String) -> Entry? {
        entries.first { $0.key == key }
    }
}
