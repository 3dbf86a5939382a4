import GenvcDiagnostics

/// The time for which the changes of one key are animated.
package struct ChangeDuration: Sendable, Hashable {
    /// The name of the key.
    package let key: String
    /// The duration in seconds, more than 0.
    package let seconds: Double
    /// The place where the key is named.
    package let range: SourceRange

    /// The duration of the changes of a key, in seconds.
    package init(key: String, seconds: Double, range: SourceRange) {
        self.key = key
        self.seconds = seconds
        self.range = range
    }
}
