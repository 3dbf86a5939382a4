open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    override public init() {}

    open func notificationOccurred(_ notificationType: FeedbackType) {
        UIFeedbackGenerator.felt.append("\(notificationType)")
    }
}
