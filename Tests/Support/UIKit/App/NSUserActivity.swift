#if !canImport(Darwin)
    // Foundation has it on Apple systems only.
    open class NSUserActivity: NSObject {}
#endif
