extension CommandError {
    /// A word of which no name of a screen can be made.
    package static func noScreenName(_ typed: String) -> CommandError {
        .usage(
            "`\(typed)` cannot be the name of a screen",
            help:
                "a name is made of ASCII letters and digits, a letter first, and is not UIKit's: `UserProfile`, or `user-profile`"
        )
    }
}
