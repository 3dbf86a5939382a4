/// Short specs for tests.
enum Specs {
    static func valid(_ name: String = "Tiny") -> String {
        """
        screen: \(name)
        rows:
          - label: title
            text: Hello

        """
    }

    /// `tekst` is no key.
    static let unknownKey = """
        screen: Tiny
        rows:
          - label: title
            tekst: Hello

        """
}
