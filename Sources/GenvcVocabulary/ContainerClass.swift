/// Classes of Apple's frameworks that VoiceOver enters: people hear what stands in them, and not them as one element.
package enum ContainerClass {
    /// The names of the classes.
    package static let names: Set<String> = [
        "UITableView", "UICollectionView", "UIScrollView", "UIStackView", "MKMapView", "WKWebView", "PDFView",
    ]
}
