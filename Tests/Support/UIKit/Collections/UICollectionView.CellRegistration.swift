extension UICollectionView {
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity = ReusableViewRegistration()

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }
}
