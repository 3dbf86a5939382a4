import GenvcVocabulary
import Testing

@testable import GoldenScreens
@testable import UIKit

/// UIKit's defaults as the vocabulary has them. The generator leaves out a key that says what a view is anyway, so a
/// wrong default swallows the key.
@MainActor
@Suite("A standard of the vocabulary")
struct VocabularyStandardTests {
    /// A fresh object of each class that a kind names, of UIKit or shipped.
    private static let objects: [String: @MainActor () -> AnyObject] = [
        "UILabel": { UILabel() }, "UIButton": { UIButton() }, "UITextField": { UITextField() },
        "UITextView": { UITextView() }, "UISearchBar": { UISearchBar() }, "UIImageView": { UIImageView() },
        "UISwitch": { UISwitch() }, "UISlider": { UISlider() }, "UIStepper": { UIStepper() },
        "UISegmentedControl": { UISegmentedControl() }, "UIDatePicker": { UIDatePicker() },
        "UIPageControl": { UIPageControl() }, "UIProgressView": { UIProgressView() },
        "UIActivityIndicatorView": { UIActivityIndicatorView() }, "UIStackView": { UIStackView() },
        "UIView": { UIView() }, "UIScrollView": { UIScrollView() }, "UIVisualEffectView": { UIVisualEffectView() },
        "UICollectionView": {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        }, "UIViewController": { UIView() }, "CardView": { CardView() }, "GradientView": { GradientView() },
        "SlotView": { SlotView() }, "UIBarButtonItem": { UIBarButtonItem() },
        "UICollectionViewListCell": { UICollectionViewListCell() },
    ]

    /// Keys whose property has another default than the vocabulary says, each with the reason.
    private static let different: Set = [
        // It follows `isAnimating`: the view is hidden where it does not turn.
        "activityIndicatorView.isHidden",
        // A place for a view is hidden as long as it has none.
        "slot.isHidden",
        // UIKit shows the text of a view without a color in that of labels.
        "textView.textColor",
    ]

    nonisolated static let kinds = Vocabulary.kinds.map(\.name)

    @Test("is what a fresh view has", arguments: kinds)
    func standards(name: String) throws {
        let kind = try #require(Vocabulary.kind(named: name))
        guard let make = Self.objects[kind.typeName] else {
            #expect(kind.standing != .view, "\(name) has no fresh view")
            return
        }
        let object = make()
        for key in kind.allKeys {
            guard let standard = kind.standard(of: key) else { continue }
            let found: Any? =
                switch key.effect {
                case .property(let path): Self.property(path, of: object)
                case .layer(let path): (object as? UIView).flatMap { Self.property(path, of: $0.layer) }
                case .configuration(let path): Self.property(path, of: UIButton.Configuration.plain())
                default: nil
                }
            guard let found, !Self.different.contains("\(name).\(key.name)") else { continue }
            // The word `none` of a key may stand for nil.
            let word = Self.word(found)
            #expect(word == standard || word.isEmpty && standard == "none", "\(name).\(key.name)")
        }
    }

    @Test("is compared wherever a kind has the property of a key, but for those of shipped classes")
    func isComplete() {
        let missing = Self.kinds.compactMap(Vocabulary.kind).flatMap { kind in
            kind.allKeys.filter { key in
                guard kind.standard(of: key) != nil, case .property(let path) = key.effect else { return false }
                return Self.objects[kind.typeName].map { Self.property(path, of: $0()) == nil } ?? false
            }.map { "\(kind.name).\($0.name)" }
        }
        #expect(missing == ["button.hitArea"])
    }

    /// The value of a stored property, or of the one that a computed property of this name stands for; nil without one.
    private static func property(_ path: String, of object: Any) -> Any? {
        path.split(separator: ".").reduce(object as Any?) { value, name in
            guard let value else { return nil }
            let names = [String(name), "stored" + String(name).capitalizedFirst]
            var mirror: Mirror? = Mirror(reflecting: value)
            while let present = mirror {
                if let child = present.children.first(where: { names.contains($0.label ?? "") }) { return child.value }
                mirror = present.superclassMirror
            }
            return nil
        }
    }

    /// The value as a spec would write it; empty for nil.
    private static func word(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { word($0.value) } ?? "" }
        switch value {
        case let number as CGFloat: return word(Double(number))
        case let number as Float: return word(Double(number))
        case let number as Double: return number == number.rounded() ? "\(Int(number))" : "\(number)"
        case let point as CGPoint: return "\(word(point.x))x\(word(point.y))"
        case let transform as CGAffineTransform: return transform == .identity ? "identity" : "\(transform)"
        case let color as UIColor: return color == .label ? "label" : "\(color)"
        case let curve as CALayerCornerCurve: return curve == .circular ? "circular" : curve.rawValue
        case let edge as NSDirectionalRectEdge: return edge == .leading ? "leading" : "\(edge)"
        default: return "\(value)"
        }
    }
}
