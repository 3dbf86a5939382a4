import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

/// The screen that the whole tool is measured by.
@Suite struct LoginTests {
    @Test func isReadWithoutAFinding() throws {
        let fixture = Fixture(Self.login)
        #expect(fixture.findings == [])
        let screen = try #require(fixture.screen)
        #expect(screen.name.text == "Login")
        #expect(screen.type == .form)
        #expect(screen.width == .readable)
        #expect(screen.scroll == .vertical)
        #expect(!screen.isScrollWritten)
        #expect(screen.margins.leading == Length(token: "large", group: .spacing, in: .shipped))
        #expect(screen.margins.top == .zero(.spacing))
        #expect(
            screen.rows.map { $0.swiftName ?? $0.kind.name } == [
                "logoImageView", "titleLabel", "emailTextField", "passwordTextField", "forgotPasswordButton", "spacer",
                "loginButton", "signupButton",
            ])
    }

    @Test func keepsEveryValueOfARow() throws {
        let row = try #require(Fixture(Self.login).screen?.rows[1])
        #expect(row.values.map(\.key.name) == ["text", "font", "textAlignment", "accessibilityTraits", "height"])
        #expect(row.mainText == LocalizedText("Welcome Back"))
        #expect(row.value(named: "font")?.value == .font(FontValue(.style(.title1), weight: .bold)))
        #expect(row.value(named: "accessibilityTraits")?.value == .choices(["header"]))
        #expect(
            row.layoutValue(.height)?.value
                == .dimension([SizeRule(.plain, Length(points: 60, group: .height, in: .shipped))]))
    }

    @Test func takesTheKeysOfAStyleThatShips() throws {
        let button = try #require(Fixture(Self.login).screen?.rows[6])
        #expect(button.styles == ["primary"])
        #expect(button.component == "PrimaryButton")
        #expect(button.layoutValue(.height)?.origin == .shippedStyle("primary"))
        #expect(
            button.layoutValue(.height)?.value
                == .dimension([SizeRule(.plain, Length(token: "largeControl", group: .height, in: .shipped))]))
    }

    static let login = """
        screen: Login
        type: form
        margins: { horizontal: large }
        rows:
          - imageView: logo
            image: logo
            height: 120
            size: 80
            placement: center
            decorative: true
          - label: title
            text: Welcome Back
            font: title1 bold
            textAlignment: center
            accessibilityTraits: header
            height: 60
          - textField: email
            placeholder: Email
            textContentType: username
            keyboardType: emailAddress
            returnKeyType: next
            error: true
            height: 80
          - textField: password
            placeholder: Password
            isSecureTextEntry: true
            revealButton: eye
            returnKeyType: go
            onReturn: login
            error: true
            height: 80
          - button: forgotPassword
            previewName: Forgot Password
            title: Forgot Password?
          - spacer
          - button: login
            style: primary
            title: Log In
          - button: signup
            title: Don’t have an account? Sign up

        """
}
