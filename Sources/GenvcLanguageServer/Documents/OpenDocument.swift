import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A document that the editor has open: its text is the editor's, whatever the disk has.
struct OpenDocument: Sendable {
    /// The address by which the client names it.
    let address: String
    /// True for a spec and for a project file; editors also hand in the YAML files of other tools. One that was a spec
    /// stays one, whatever a change makes of it.
    private(set) var isOurs = false
    /// The number of the text, which the client raises with each change; nil where it says none.
    var version: Int?
    private(set) var text: DocumentText
    /// The findings in the text; nil while it has not been validated.
    var findings: DocumentFindings? {
        didSet {
            guard findings == nil else { return }
            isPublished = false
            madeFiles = nil
        }
    }
    /// The files that are made of the text; nil while that is not known.
    var madeFiles: [SpecRun.MadeFile]?
    /// True if the client has the findings; a request may ask for them before they are its turn.
    var isPublished = false
    /// The number of times that a request went before the validation of the text.
    var delays = 0
    /// The files that it uses, as far as its last text could be read; nil while none was read.
    var usedFiles: [SourceFile]?

    /// The path by which files beside it are found; the address where it is no file.
    var path: String { DocumentAddress.path(of: address) ?? address }

    /// The document as the stages of genvc read it.
    var file: SourceFile { SourceFile(name: path, bytes: text.bytes) }

    /// True if its findings may follow the text of another document: a file that it uses, or a project file.
    func uses(_ other: OpenDocument) -> Bool {
        other.isProject && !isProject || usedFiles?.contains { $0.name == other.path } ?? false
    }

    init(address: String, version: Int?, text: DocumentText) {
        self.address = address
        self.version = version
        self.text = text
        recognize()
    }

    /// Looks whether the text is a spec.
    private mutating func recognize() {
        isOurs = isOurs || isProject || Genvc.isSpec(file)
    }

    /// Makes the changes of a message, each of the text that the one before it left. One without a range is all of the
    /// text.
    mutating func apply(_ changes: [MessageValue]) {
        for change in changes {
            guard let new = change["text"]?.text else { continue }
            if let start = TextPosition(change["range", "start"]), let end = TextPosition(change["range", "end"]) {
                text.replace(start, end, with: new)
            } else if change["range"] == nil {
                text = DocumentText(Array(new.utf8))
            }
        }
        findings = nil
        delays = 0
        recognize()
    }
}
