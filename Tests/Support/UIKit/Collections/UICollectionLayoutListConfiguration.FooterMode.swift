extension UICollectionLayoutListConfiguration {
    public enum FooterMode: Int, Sendable {
        case none, supplementary
    }
}
