extension UIScrollView {
    public enum IndicatorStyle: Int, Sendable {
        case `default`
        case black
        case white
    }
}
