public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`
    case no
    case yes
}
