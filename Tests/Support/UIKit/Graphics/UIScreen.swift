@MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    open var scale: CGFloat { 3 }
}
