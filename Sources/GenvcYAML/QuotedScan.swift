/// The outcome of reading a text in quotes.
enum QuotedScan {
    case text(YAMLScalar)
    /// The reason is reported; `end` is where reading can go on.
    case broken(end: Int)
}
