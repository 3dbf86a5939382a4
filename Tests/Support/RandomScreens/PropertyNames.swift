extension String {
    /// The prefix by which Swift's mirrors name the storage of a lazy property.
    private static let lazyPrefix = "$__lazy_storage_$_"

    /// The name of a property as its source has it, of the label that a mirror gives it.
    ///
    /// Mirrors are asked for each property of each view: a search within the label took a third of the time.
    var withoutLazyPrefix: String {
        utf8.first == UInt8(ascii: "$") && hasPrefix(Self.lazyPrefix) ? String(dropFirst(Self.lazyPrefix.count)) : self
    }
}
