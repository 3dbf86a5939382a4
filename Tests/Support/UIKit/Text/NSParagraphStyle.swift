open class NSParagraphStyle: AttributeValue {
    open internal(set) var lineSpacing: CGFloat = 0
    open internal(set) var paragraphSpacing: CGFloat = 0
    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open internal(set) var minimumLineHeight: CGFloat = 0
    open internal(set) var maximumLineHeight: CGFloat = 0
    open internal(set) var lineHeightMultiple: CGFloat = 0

    public override init() {
        super.init()
    }
}
