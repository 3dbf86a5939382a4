extension UIScene {
    @MainActor
    open class ConnectionOptions: NSObject {
        open var userActivities: Set<NSUserActivity> { [] }
    }
}
