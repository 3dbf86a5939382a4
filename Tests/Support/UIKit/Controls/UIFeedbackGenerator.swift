@MainActor
open class UIFeedbackGenerator {
    /// What hands felt, in order.
    static var felt: [String] = []
}
