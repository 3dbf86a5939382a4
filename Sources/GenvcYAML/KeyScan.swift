/// The beginning of a line: a key, or something else.
enum KeyScan {
    case key(BlockKey)
    /// The line has a key that cannot be read; the reason is reported.
    case broken(BlockKey)
    /// The line begins with something else.
    case none
}
