import GenvcModel
import GenvcTestSupport
import Testing

@testable import GenvcPreview

struct LoginDrawingTests {
    @Test func drawsTheScreenOfTheSourceDocument() {
        let expected = """
            ┌─────────────────────────────────────┐
            │ [Safe Area Top]                     │
            ├─────────────────────────────────────┤
            │ [Row 1: Logo - 120pt]               │  <- Fixed
            │              ┌──────┐               │
            │              │ Logo │               │
            │              └──────┘               │
            ├─────────────────────────────────────┤
            │ [Row 2: Title - 60pt]               │  <- Fixed
            │           "Welcome Back"            │
            ├─────────────────────────────────────┤
            │ [Row 3: Email Field - 80pt]         │  <- Fixed
            │   ┌─────────────────────────────┐   │
            │   │ Email                       │   │
            │   └─────────────────────────────┘   │
            │    [Error label]                    │
            ├─────────────────────────────────────┤
            │ [Row 4: Password Field - 80pt]      │  <- Fixed
            │   ┌─────────────────────────────┐   │
            │   │ Password              [Eye] │   │
            │   └─────────────────────────────┘   │
            │    [Error label]                    │
            ├─────────────────────────────────────┤
            │ [Row 5: Forgot Password - 44pt]     │  <- Fixed
            │         "Forgot Password?"          │
            ├─────────────────────────────────────┤
            │ [                                   │
            │           Flexible Spacer           │  <- Flexible
            │                                     │
            ├─────────────────────────────────────┤
            │ [Row 6: Login Button - 56pt]        │  <- Fixed
            │   ┌─────────────────────────────┐   │
            │   │            Log In           │   │
            │   └─────────────────────────────┘   │
            ├─────────────────────────────────────┤
            │ [Row 7: Signup Link - 44pt]         │  <- Fixed
            │  "Don’t have an account? Sign up"   │
            ├─────────────────────────────────────┤
            │ [Safe Area Bottom]                  │
            └─────────────────────────────────────┘

            """
        expect(ScreenDrawing.drawing(checked(loginRows, scroll: .vertical)), equals: expected)
    }

    @Test func breaksTheScreenDownIntoRows() {
        let expected = """
            Row    │ Content                │ Height      │ Horizontal Layout
            ───────┼────────────────────────┼─────────────┼────────────────────────
            1      │ Logo                   │ 120pt fixed │ Centered
            2      │ Title                  │ 60pt fixed  │ Centered
            3      │ Email field + error    │ 80pt fixed  │ Full width with padding
            4      │ Password field + error │ 80pt fixed  │ TextField + eye button
            5      │ Forgot password        │ 44pt fixed  │ Centered link
            Spacer │ -                      │ Flexible    │ -
            6      │ Login button           │ 56pt fixed  │ Full width with padding
            7      │ Signup link            │ 44pt fixed  │ Centered

            """
        expect(ScreenDrawing.table(checked(loginRows, scroll: .vertical)), equals: expected)
    }

    @Test func drawsTheSpecAsItsElements() throws {
        let screen = try checked(spec: Self.spec)
        let byHand = checked(loginRows, scroll: .vertical, width: .readable)
        expect(ScreenDrawing.text(screen), equals: ScreenDrawing.text(byHand))
    }

    @Test func printsDrawingTableAndFacts() {
        let screen = checked(loginRows, scroll: .vertical)
        let expected =
            ScreenDrawing.drawing(screen) + "\n" + ScreenDrawing.table(screen) + "\nScrolls vertically.\n"
        expect(ScreenDrawing.text(screen), equals: expected)
    }

    private static let spec = """
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
            textAlignment: center
            height: 60
          - { textField: email, placeholder: Email, error: true, height: 80 }
          - textField: password
            placeholder: Password
            isSecureTextEntry: true
            revealButton: eye
            error: true
            height: 80
          - { button: forgotPassword, previewName: Forgot Password, title: Forgot Password? }
          - spacer
          - { button: login, style: primary, title: Log In }
          - { button: signup, title: Don’t have an account? Sign up }
        """
}

func expect(_ actual: String, equals expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    if let difference = LineDiff.hunk(expected: expected, actual: actual) {
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
