/// The factory method that made a button configuration.
enum UIButtonConfigurationLook: Equatable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}
