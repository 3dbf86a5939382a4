@available(iOS 17.0, *)
extension UITextItem {
    public enum Content {
        case link(URL)
        case tag(String)
    }
}
