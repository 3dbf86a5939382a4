public enum UIAccessibility {
    /// The arguments with which `post` was called, oldest first.
    @MainActor static var posted: [(notification: Notification, argument: Any?)] = []

    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument))
    }

    @MainActor public static var isVoiceOverRunning: Bool { false }
    @MainActor public internal(set) static var isReduceMotionEnabled = false
}
