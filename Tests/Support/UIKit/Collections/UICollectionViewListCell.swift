@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    private lazy var separatorGuide = UILayoutGuide()

    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
