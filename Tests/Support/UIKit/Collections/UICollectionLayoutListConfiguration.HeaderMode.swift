extension UICollectionLayoutListConfiguration {
    public enum HeaderMode: Int, Sendable {
        case none, supplementary, firstItemInSection
    }
}
