open class NSUserActivity: NSObject {}
