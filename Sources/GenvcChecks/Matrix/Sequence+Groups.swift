extension Sequence {
    /// The elements in groups of those with an equal key, in the order of the first of each.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var numbers: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let number = numbers[key] {
                groups[number].append(element)
            } else {
                numbers[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}
