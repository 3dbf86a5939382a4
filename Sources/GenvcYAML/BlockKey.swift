/// What stands before a `:` at the start of an entry.
struct BlockKey {
    let scalar: YAMLScalar
    /// The offset after the colon.
    let next: Int
}
