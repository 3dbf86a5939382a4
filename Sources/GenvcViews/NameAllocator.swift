import GenvcModel

/// The Swift names of the views of a screen: each once, those of ids as they are.
struct NameAllocator {
    /// Names that are given away, with those of members that every generated class has.
    private var taken: Set<String> = [
        "scrollView", "rootStackView", "headerStackView", "footerStackView", "headerBackgroundView",
        "footerBackgroundView",
    ]
    /// The number of names that were counted of each stem and suffix.
    private var counts: [String: Int] = [:]

    /// Takes the names that ids make, so that no other view gets one of them.
    mutating func reserve(_ elements: [Element]) {
        for element in elements {
            if let name = element.swiftName { taken.insert(name) }
            for inner in element.all { reserve(inner) }
        }
    }

    /// The name, or with a number behind it if it is taken.
    mutating func unique(_ name: String) -> String {
        taken.insert(name).inserted ? name : counted(name, suffix: "")
    }

    /// `spacerView`, `spacer2View`, …: the first that is free.
    mutating func counted(_ stem: String, suffix: String) -> String {
        while true {
            let count = counts[stem + suffix, default: 0] + 1
            counts[stem + suffix] = count
            let name = count == 1 ? stem + suffix : "\(stem)\(count)\(suffix)"
            if taken.insert(name).inserted { return name }
        }
    }
}
