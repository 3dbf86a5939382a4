/// The values that a segmented control keeps for each of its segments.
struct UISegment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
}
