import Testing

@testable import GoldenScreens
@testable import UIKit

/// The shipped text fields, and the views beside their texts.
@MainActor
@Suite("A shipped text field")
struct SideViewTests {
    private let bounds = CGRect(x: 0, y: 0, width: 300, height: 60)

    /// The field, laid out in a window of that direction.
    private func shown(_ field: UITextField, _ direction: UISemanticContentAttribute) -> UIWindow {
        let window = UIWindow(frame: bounds)
        field.semanticContentAttribute = direction
        field.translatesAutoresizingMaskIntoConstraints = true
        field.frame = bounds
        window.addSubview(field)
        window.layoutIfNeeded()
        return window
    }

    @Test("has its button of 44 points at the trailing end, and its text beside it, in both directions")
    func revealButton() throws {
        let directions: [(UISemanticContentAttribute, x: CGFloat, textX: CGFloat)] = [
            (.forceLeftToRight, x: 256, textX: 0), (.forceRightToLeft, x: 0, textX: 44),
        ]
        for (direction, x, textX) in directions {
            let field = PasswordTextField()
            let window = shown(field, direction)
            let button = try #require(field.rightView)
            #expect(button.frame == CGRect(x: x, y: 8, width: 44, height: 44))
            withExtendedLifetime(window) {}
            #expect(field.textRect(forBounds: bounds).minX == textX && field.textRect(forBounds: bounds).width == 256)
        }
    }

    @Test("keeps a password that was shown and hidden again while it is typed")
    func hiddenAgain() throws {
        let field = PasswordTextField()
        let window = shown(field, .forceLeftToRight)
        #expect(field.type("abc"))
        withExtendedLifetime(window) {}
        let button = try #require(field.rightView as? UIButton)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        for _ in 1...2 { button.sendActions(for: .touchUpInside) }
        // UIKit tells of a text that is written anew, although it is the same.
        #expect(field.isSecureTextEntry && field.text == "abc" && changes == 1)
        field.type("d")
        #expect(field.text == "abcd")

        // UIKit's own field drops it.
        let plain = UITextField()
        let other = shown(plain, .forceLeftToRight)
        plain.isSecureTextEntry = true
        #expect(plain.type("abc") && !other.isHidden)
        for _ in 1...2 { plain.isSecureTextEntry.toggle() }
        plain.type("d")
        #expect(plain.text == "d")
    }

    @Test("with a border is as wide as its text, its border and its button together")
    func borderedWidth() {
        let (field, plain) = (PasswordTextField(), UITextField())
        for each in [field, plain] { each.borderStyle = .roundedRect }
        let window = shown(field, .forceRightToLeft)
        #expect(field.intrinsicContentSize.width == plain.intrinsicContentSize.width + 44)
        withExtendedLifetime(window) {}
    }

    @Test("pads its text, its placeholder and its size once, and leaves the picture inside of the padding")
    func padding() {
        let directions: [(UISemanticContentAttribute, left: CGFloat, pictureX: CGFloat)] = [
            (.forceLeftToRight, left: 20, pictureX: 20), (.forceRightToLeft, left: 10, pictureX: 270),
        ]
        for (direction, left, pictureX) in directions {
            let field = PaddedTextField()
            let plain = UITextField()
            field.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 10)
            let window = shown(field, direction)
            let expected = CGRect(x: left, y: 4, width: 270, height: 50)
            #expect(field.textRect(forBounds: bounds) == expected)
            withExtendedLifetime(window) {}
            #expect(field.placeholderRect(forBounds: bounds) == expected)
            #expect(field.editingRect(forBounds: bounds) == expected)
            #expect(field.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
            #expect(field.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)

            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            field.leftView = picture
            field.leftViewMode = .always
            field.layoutIfNeeded()
            #expect(picture.frame.minX == pictureX)
        }
    }
}
