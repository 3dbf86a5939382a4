// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

/// A cell of a list with a switch, which stays the same while the cell is configured again.
final class SwitchCell: UICollectionViewListCell {

    var didChange: ((Bool) -> Void)?

    private(set) lazy var switchControl: UISwitch = {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            self.didChange?(self.switchControl.isOn)
        }
        return UISwitch(frame: .zero, primaryAction: action)
    }()

    var switchAccessory: UICellAccessory {
        .customView(configuration: .init(customView: switchControl, placement: .trailing(displayed: .always)))
    }

    override var isUserInteractionEnabled: Bool {
        didSet { switchControl.isEnabled = isUserInteractionEnabled }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        didChange = nil
    }
}
