public enum UITextSmartQuotesType: Int, Sendable {
    case `default`
    case no
    case yes
}
