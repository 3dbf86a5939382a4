public enum UIModalPresentationStyle: Int, Sendable {
    case none
    case automatic
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
}
