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

    /// The entry of a dictionary with this key; nil where it has none, and for every other value.
    func entry(_ key: String) -> Entry? {
        entries.first { $0.key == key }
    }
}
