/// The key before a `:` at the start of an entry.
struct BlockKey {
    /// The key itself; its range ends before the colon.
    let scalar: YAMLScalar
    /// The offset after the colon.
    let next: Int
}
