/// The screen that the whole tool is measured by.
enum Login {
    static let spec = """
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
