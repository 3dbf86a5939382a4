open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    override public init() {}

    open func selectionChanged() { UIFeedbackGenerator.felt.append("selection") }
}
