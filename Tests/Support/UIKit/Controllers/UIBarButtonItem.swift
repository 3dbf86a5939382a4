@MainActor
open class UIBarButtonItem: UIBarItem {
    open var style = Style.plain
    open var width: CGFloat = 0
    open var possibleTitles: Set<String>?
    open var customView: UIView?
    open var tintColor: UIColor?
    open var primaryAction: UIAction? {
        didSet { adoptPrimaryAction() }
    }
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false
    open var isSelected = false
    private(set) var systemItem: SystemItem?
    private var storedIsHidden = false

    @available(iOS 16.0, *)
    open var isHidden: Bool {
        get { storedIsHidden }
        set { storedIsHidden = newValue }
    }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        style = [.done, .save].contains(systemItem) ? .done : .plain
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that the system does not draw takes the title and the image of its action.
    private func adoptPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title
        image = primaryAction.image
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
