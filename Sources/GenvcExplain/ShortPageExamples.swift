/// The specs on the short page; the tests read each and lay it out.
enum ShortPageExamples {
    static let login = """
        screen: Login
        type: form
        margins: { horizontal: large }
        spacing: medium
        rows:
          - { imageView: logo, image: symbol:lock.fill, size: 64, placement: center, decorative: true }
          - { label: title, text: Welcome, font: title1 bold, accessibilityTraits: header }
          - { textField: email, placeholder: Email, keyboardType: emailAddress, returnKeyType: next }
          - { textField: password, placeholder: Password, isSecureTextEntry: true, onReturn: login }
          - { button: forgot, title: Forgot Password? }
          - spacer
          - { button: login, title: Log In, style: primary }
        """

    static let list = """
        screen: Contacts
        type: list
        navigation: { title: Contacts, trailing: [ { barButtonItem: add, systemItem: add } ] }
        state: { contacts: { type: "[Contact]", sample: [ { name: Ada }, { name: Grace } ] } }
        list: { emptyState: [ { label: none, text: Nobody yet } ] }
        sections:
          - section: people
            items:
              - cell: contact
                repeat: $contacts
                text: $contact.name
                image: symbol:person
                accessories: disclosureIndicator
                trailingSwipeActions: [ { action: delete, title: Delete, style: destructive } ]
        """

    static let form = """
        screen: Signup
        type: form
        margins: medium
        spacing: medium
        state: { phase: [editing, sending], name: String, isNews: Bool, failure: String? }
        rows:
          - { textField: name, text: $name, placeholder: Name, error: $failure }
          - row: news
            leading: [ { label: news, text: Send me news } ]
            trailing: [ { switch: news, isOn: $isNews, accessibilityLabel: News } ]
          - { segmentedControl: plan, segments: [ Monthly, Yearly ], accessibilityLabel: Plan }
          - button: send
            title: Send
            style: primary
            isEnabled: not $name.isEmpty
            when: { if: $phase == sending, title: Please wait…, isEnabled: false }
          - { button: leave, title: Leave, presents: confirm }
        alerts:
          - alert: confirm
            title: Leave?
            actions: [ { action: go, title: Leave }, { action: stay, title: Stay, style: cancel } ]
        """
}
