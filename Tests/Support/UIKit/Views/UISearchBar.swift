@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var prompt: String?
    open var placeholder: String?
    open var barStyle = UIBarStyle.default
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var showsBookmarkButton = false
    open var showsCancelButton = false
    open var showsSearchResultsButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var backgroundImage: UIImage?
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    private let storedSearchTextField = UISearchTextField()
    private var storedInputAccessoryView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        huggingPriorities.vertical = .defaultHigh
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open var searchTextField: UISearchTextField { storedSearchTextField }
    open override var canBecomeFirstResponder: Bool { true }
    /// True for the bar of a search controller, which a navigation bar shows.
    var isInNavigationBar = false
    override var isInWindow: Bool { isInNavigationBar || super.isInWindow }

    override var mayBeginEditing: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

    override func didBeginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
    }

    override func didEndEditing() {
        delegate?.searchBarTextDidEndEditing(self)
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}
