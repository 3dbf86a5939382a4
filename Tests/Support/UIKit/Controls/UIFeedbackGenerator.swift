@MainActor
open class UIFeedbackGenerator {
    /// The feedback that hands felt, oldest first.
    static var felt: [String] = []
}
