/// The first versions of iOS with what generated code uses where it can, as the page of each on
/// developer.apple.com/documentation says under "Availability".
enum FirstIOS {
    /// `UISheetPresentationController.Detent.custom(identifier:resolver:)`
    static let customDetents = 16
    /// `UIPopoverPresentationController.sourceItem`, which takes views and bar button items alike.
    static let popoverSourceItem = 16
    /// `UICollectionView.selfSizingInvalidation`, by which a list measures cells anew whose constraints change.
    static let selfSizingInvalidation = 16
    /// `UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)`, from which on the method
    /// for one item is deprecated.
    static let menuOfSeveralItems = 16
    /// `NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)`
    static let repeatingSubitem = 16
    /// The first whole version with `UICellAccessory.detail(displayed:options:actionHandler:)`, which came with 15.4:
    /// targets are whole versions.
    static let wholeWithCellDetail = 16
    /// `UIKeyboardLayoutGuide.usesBottomSafeArea`, without which its guide never lies at the edge of the screen.
    static let keyboardAtEdge = 17
    /// `UITextViewDelegate.textView(_:primaryActionFor:defaultAction:)`, by which links in texts are told.
    static let textItems = 17
    /// `UITraitChangeObservable.registerForTraitChanges(_:handler:)`, from which on the method for all traits is
    /// deprecated.
    static let traitRegistration = 17
    /// The macro `Preview(_:traits:body:)`.
    static let previewMacro = 17
    /// `UIViewController.updateProperties()`, which is called again when a trait changes that it has read.
    static let propertyUpdate = 26
}
