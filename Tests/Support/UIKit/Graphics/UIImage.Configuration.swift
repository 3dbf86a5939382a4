extension UIImage {
    open class Configuration: NSObject, @unchecked Sendable {}
}
