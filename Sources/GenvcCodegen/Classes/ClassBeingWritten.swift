import GenvcSwift

/// The parts of one class that all its writers share and add to: a reference, so that no writer hands it back to
/// another.
final class ClassBeingWritten {
    /// The templates of the run, with what they found.
    let templates: TemplateWriter
    /// The names of the texts of the class.
    let keys: TextKeys
    /// The name that the class has for the view whose insides it makes.
    let host: Host
    /// The enums of other classes that its fields have, as the class names them, by their names there.
    let foreignEnums: [String: String]
    /// The constants of the class.
    let metrics = Metrics()
    /// The name of the case of `when` whose values are being written, or nil.
    private(set) var caseName: String?
    /// The words that stand behind the localisation key of a text for an exact number.
    private(set) var keySuffix = ""
    /// The noun by which comments for translators call the element, where its kind does not say where it stands: a
    /// button of an alert and a line of a menu are of one kind.
    private(set) var translatorNoun: String?
    /// True where the noun says all of a text, so that its key says nothing more.
    private(set) var isOnlyText = false
    /// The texts of the class that are translated, in the order of writing.
    var texts: [CatalogText] = []

    init(of parts: ClassDescription, _ templates: TemplateWriter) {
        self.templates = templates
        keys = parts.keys
        host = parts.classTree.rootHost
        foreignEnums = parts.foreignEnums
    }

    /// Writes the values of a case of `when`, whose texts have its name in their keys; nil: those of no case.
    func inCase<Written>(_ name: String?, _ write: () -> Written) -> Written {
        let outer = caseName
        caseName = name
        defer { caseName = outer }
        return write()
    }

    /// Writes a text for an exact number, whose key ends in that number's word.
    func forNumber<Written>(_ word: String, _ write: () -> Written) -> Written {
        let outer = keySuffix
        keySuffix = "." + word
        defer { keySuffix = outer }
        return write()
    }

    /// Writes something whose element has that noun in the comments for translators.
    ///
    /// - Parameter isOnlyText: true where the element has no other text.
    func commenting<Written>(as noun: String, isOnlyText: Bool = false, _ write: () -> Written) -> Written {
        let outer = (translatorNoun, self.isOnlyText)
        (translatorNoun, self.isOnlyText) = (noun, isOnlyText)
        defer { (translatorNoun, self.isOnlyText) = outer }
        return write()
    }
}
