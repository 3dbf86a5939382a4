extension UITextView {
    @available(iOS 17.0, *)
    public enum BorderStyle: Int, Sendable {
        case none
    }
}
