/// A value of an XML property list, with its bytes.
struct PropertyListNode {
    /// A key of a dictionary with its value.
    struct Entry {
        let key: String
        /// From the key to the end of its value.
        let range: Range<Int>
        /// The value behind the key.
        let value: PropertyListNode
    }

    /// The name of its element: `dict`, `array`, `string`.
    let name: String
    /// The bytes of the value, with its opening and its closing tag.
    let range: Range<Int>
    /// The closing tag; nil for one as `<dict/>`.
    let closing: Range<Int>?
    /// The entries of a dictionary; empty for other values.
    var entries: [Entry] = []
    /// The items of an array; empty for other values.
    var items: [PropertyListNode] = []
    /// The text of any other value; empty for a dictionary and an array.
    var text = ""

    init(_ name: String, range: Range<Int>, closing: Range<Int>?) {
        self.name = name
        self.range = range
        self.closing = closing
    }

    /// The entry of a dictionary with this key; nil where it has none, and for every other value.
    func entry(_ key: String) -> Entry? {
        entries.first { $0.key == key }
    }
}
