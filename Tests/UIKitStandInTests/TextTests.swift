import Testing

@testable import UIKit

@MainActor
@Suite("Fonts and colours")
struct TextTests {
    @Test(
        "text styles have Apple's published sizes",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.title1, .large, 28),
            (.caption2, .extraSmall, 11),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 60), (.body, .accessibilityMedium, 28),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
    func sizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test("font metrics scale as their text style does")
    func scales() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits).pointSize == 56)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 34, weight: .bold)).pointSize == 34)
    }

    @Test("a text view has the color of the first character of its attributed text")
    func colorOfAttributedText() {
        let (textView, text) = (UITextView(), NSMutableAttributedString(string: "Red and blue"))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 4))
        textView.attributedText = text
        #expect(textView.textColor == .red)
        let last = textView.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor
        #expect(last == .blue)
    }

    @Test("a label that adjusts its font has that of the text size to which a view around it is limited")
    func adjustedFont() {
        let (view, label) = (UIView(), UILabel())
        label.font = .preferredFont(forTextStyle: .caption1)
        view.addSubview(label)
        view.maximumContentSizeCategory = .small
        #expect(label.font.pointSize == 12)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 11)
        view.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 12)
    }

    @Test("content size categories are ordered by size")
    func orders() {
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test("colours are equal by what they were made from")
    func colours() {
        #expect(UIColor.systemRed == UIColor(named: "systemRed"))
        #expect(UIColor.black != .white)
        #expect(UIColor.black.withAlphaComponent(0) == .clear)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test("an attributed string keeps its runs when a label takes it")
    func attributedStrings() throws {
        var text = AttributedString("See ")
        var link = AttributedString("Terms")
        link.foregroundColor = .systemBlue
        link.underlineStyle = .single
        text.append(link)
        let label = UILabel()
        label.attributedText = NSAttributedString(text)
        let attributes = try #require(label.attributedText?.attributes(at: 5, effectiveRange: nil))
        #expect(label.text == "See Terms")
        #expect(attributes[.foregroundColor] as? UIColor == .systemBlue)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    }

    /// Foundation on Linux compares the attributes of two runs that meet.
    @Test("runs of an attributed string may differ in any value")
    func differingRuns() {
        let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
            (.foregroundColor, UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)),
            (.foregroundColor, UIColor { _ in .black }, UIColor { _ in .white }),
            (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 14)),
            (.paragraphStyle, NSMutableParagraphStyle(), NSMutableParagraphStyle()),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
        ]
        for (key, first, second) in pairs {
            let text = NSMutableAttributedString(string: "")
            text.append(NSAttributedString(string: "a", attributes: [key: first]))
            text.append(NSAttributedString(string: "b", attributes: [key: second]))
            #expect(text.attributes(at: 0, effectiveRange: nil)[key] as? NSObject === first)
            #expect(text.attributes(at: 1, effectiveRange: nil)[key] as? NSObject === second)
        }
    }
}
