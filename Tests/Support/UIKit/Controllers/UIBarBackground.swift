/// The last of the background set-ups that a bar appearance was given.
enum UIBarBackground: Equatable {
    case `default`, opaque, transparent
}
