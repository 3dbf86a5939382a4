extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom
        case roundedRect
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close
        case system
    }
}
