public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified
    case phone
    case pad
    case tv
    case carPlay
    case mac
    @available(iOS 17.0, *)
    case vision
}
