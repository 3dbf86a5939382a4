/// Some of the points of a matrix: for each setting the viewports, as bits.
struct PointSet: Sendable, Hashable {
    /// The number of viewports in a word.
    private static let bits = UInt64.bitWidth

    /// The number of settings of the matrix.
    let settingCount: Int
    /// The number of viewports of the matrix.
    let viewportCount: Int
    /// The number of words that the viewports of one setting take.
    private let wordsPerSetting: Int
    /// One bit for each point: setting by setting, viewport by viewport.
    private var words: [UInt64]

    /// The empty set.
    init(settingCount: Int, viewportCount: Int) {
        self.settingCount = settingCount
        self.viewportCount = viewportCount
        wordsPerSetting = (viewportCount + Self.bits - 1) / Self.bits
        words = Array(repeating: 0, count: settingCount * wordsPerSetting)
    }

    /// Adds every point.
    mutating func insertAll() {
        for setting in 0..<settingCount {
            for viewport in 0..<viewportCount { insert(setting: setting, viewport: viewport) }
        }
    }

    /// Adds the point of a viewport at a setting, both given by their indices in the matrix.
    mutating func insert(setting: Int, viewport: Int) {
        words[setting * wordsPerSetting + viewport / Self.bits] |= 1 << UInt64(viewport % Self.bits)
    }

    /// Adds the viewports, as `viewports(at:)` gives them, at a setting.
    mutating func insert(_ viewports: ViewportSet, setting: Int) {
        for word in 0..<wordsPerSetting { words[setting * wordsPerSetting + word] |= viewports.words[word] }
    }

    /// Adds the points of another set of the same matrix.
    mutating func formUnion(_ other: PointSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// True if the set has the point.
    func contains(setting: Int, viewport: Int) -> Bool {
        words[setting * wordsPerSetting + viewport / Self.bits] & (1 << UInt64(viewport % Self.bits)) != 0
    }

    /// The viewports of the points at a setting.
    func viewports(at setting: Int) -> ViewportSet {
        ViewportSet(
            count: viewportCount,
            words: Array(words[(setting * wordsPerSetting)..<((setting + 1) * wordsPerSetting)]))
    }

    /// The settings at which there is a point, in order.
    var settings: [Int] {
        (0..<settingCount).filter { setting in
            words[(setting * wordsPerSetting)..<((setting + 1) * wordsPerSetting)].contains { $0 != 0 }
        }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// The number of points.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// True if every point of the other set is one of this.
    func isSuperset(of other: PointSet) -> Bool {
        words.indices.allSatisfy { other.words[$0] & ~words[$0] == 0 }
    }
}

/// Some of the viewports of a matrix, as bits.
struct ViewportSet: Sendable, Hashable {
    /// The bits of a word.
    private static let bits = UInt64.bitWidth

    /// The number of viewports of the matrix, not of those in the set.
    let count: Int
    /// One bit for each viewport.
    fileprivate var words: [UInt64]

    /// The empty set of `count` viewports.
    init(count: Int) {
        self.init(count: count, words: Array(repeating: 0, count: (count + Self.bits - 1) / Self.bits))
    }

    fileprivate init(count: Int, words: [UInt64]) {
        self.count = count
        self.words = words
    }

    /// Adds a viewport, by its index in the matrix.
    mutating func insert(_ viewport: Int) {
        words[viewport / Self.bits] |= 1 << UInt64(viewport % Self.bits)
    }

    /// Adds the viewports of another set of the same matrix.
    mutating func formUnion(_ other: ViewportSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// True if the set has the viewport.
    func contains(_ viewport: Int) -> Bool {
        words[viewport / Self.bits] & (1 << UInt64(viewport % Self.bits)) != 0
    }

    /// True if every viewport of the other set is one of this.
    func isSuperset(of other: ViewportSet) -> Bool {
        words.indices.allSatisfy { other.words[$0] & ~words[$0] == 0 }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// The viewports, as indices in order.
    var members: [Int] { (0..<count).filter(contains) }
}
