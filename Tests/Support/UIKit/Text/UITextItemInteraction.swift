public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction
    case presentActions
    case preview
}
