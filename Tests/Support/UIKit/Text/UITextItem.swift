@available(iOS 17.0, *)
@MainActor
open class UITextItem: NSObject {
    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}
