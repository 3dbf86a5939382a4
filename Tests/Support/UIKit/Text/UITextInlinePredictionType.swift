@available(iOS 17.0, *)
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`
    case no
    case yes
}
