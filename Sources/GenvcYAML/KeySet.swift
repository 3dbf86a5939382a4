/// The keys of one mapping, compared byte by byte: two spellings of `é` are two keys, as in every YAML parser.
struct KeySet {
    /// The index of each key in its mapping. Empty until there are `hashingThreshold` keys.
    private var places: [[UInt8]: Int] = [:]

    /// Up to this many keys, comparing each with each is faster than hashing.
    private static let hashingThreshold = 16

    /// Notes that `key` becomes the entry at `index`; answers the index of an equal key that is there already.
    mutating func insert(_ key: String, at index: Int, in entries: [YAMLEntry]) -> Int? {
        if entries.count < Self.hashingThreshold {
            let count = key.utf8.count
            return entries.firstIndex { entry in
                entry.key.text.utf8.count == count && entry.key.text.utf8.elementsEqual(key.utf8)
            }
        }
        if places.isEmpty {
            for (place, entry) in entries.enumerated() { places[Array(entry.key.text.utf8)] = place }
        }
        let bytes = Array(key.utf8)
        if let place = places[bytes] { return place }
        places[bytes] = index
        return nil
    }
}
