import GenvcCodegen
import GenvcDiagnostics
import GenvcModel

/// A generated file without its contents, which lie on the disk, unless they are the user's since they were made.
package struct RecordedFile: Sendable {
    package let name: String
    /// The digest of contents that are generated again.
    private let digest: ContentDigest
    /// The contents of a file that is the user's as soon as it is there; nil for any other.
    private let madeOnce: [UInt8]?
    private let origin: SourceRange?
    private let texts: CatalogTexts
    private let components: [Identifier]

    package init(_ file: Genvc.File) {
        name = file.name
        digest = ContentDigest(of: [file.contents])
        madeOnce = file.isCreatedOnce ? file.contents : nil
        origin = file.origin
        texts = file.texts
        components = file.components
    }

    /// The file as it was generated; nil where what lies on the disk is something else, but for lines above the header
    /// and line ends.
    ///
    /// - Parameter find: gives the contents on the disk.
    package func file(where find: () -> [UInt8]?) -> Genvc.File? {
        guard let found = madeOnce ?? find(),
            let contents = ContentDigest(of: [found]) == digest ? found : FileHeader.unchanged(found),
            ContentDigest(of: [contents]) == digest
        else { return nil }
        return Genvc.File(
            GeneratedFile(
                name: name, contents: contents, origin: origin, isCreatedOnce: madeOnce != nil, texts: texts,
                components: components))
    }

    // MARK: Fields

    package func write(to fields: inout FieldWriter) {
        fields.add(name)
        fields.add(digest)
        fields.add([madeOnce].compactMap(\.self)) { contents, fields in
            fields.add(String(decoding: contents, as: UTF8.self))
        }
        fields.add([origin].compactMap(\.self)) { range, fields in Self.write(range, to: &fields) }
        fields.add(components) { component, fields in
            fields.add(component.text)
            Self.write(component.range, to: &fields)
        }
        fields.add(texts.owners) { owner, fields in
            fields.add(owner.prefix)
            fields.add(owner.place)
        }
        fields.add(texts.all) { text, fields in text.write(to: &fields) }
    }

    /// - Throws: `FieldReader.Failure` where the fields are not those of a file.
    package init(from fields: inout FieldReader) throws(FieldReader.Failure) {
        name = try fields.text()
        digest = try fields.digest()
        let contents = try fields.values { fields throws(FieldReader.Failure) in Array(try fields.text().utf8) }
        madeOnce = contents.first
        origin = try fields.values { fields throws(FieldReader.Failure) in try Self.range(from: &fields) }.first
        components = try fields.values { fields throws(FieldReader.Failure) in
            Identifier(try fields.text(), range: try Self.range(from: &fields))
        }
        let owners = try fields.values { fields throws(FieldReader.Failure) in
            CatalogTexts.Owner(prefix: try fields.text(), place: try fields.text())
        }
        let all = try fields.values { fields throws(FieldReader.Failure) in try CatalogText(from: &fields) }
        texts = CatalogTexts(all, of: owners)
    }

    private static func write(_ range: SourceRange, to fields: inout FieldWriter) {
        fields.add(range.start)
        fields.add(range.end)
    }

    private static func range(from fields: inout FieldReader) throws(FieldReader.Failure) -> SourceRange {
        SourceRange(file: .spec, start: try fields.number(), end: try fields.number())
    }
}

extension CatalogText {
    /// The words that stand before the fields of each sort of forms.
    private enum FormsWord: String {
        case single, plural, substituted
    }

    fileprivate func write(to fields: inout FieldWriter) {
        for text in [key, comment, value] { fields.add(text) }
        switch forms {
        case .single(let text): for field in [FormsWord.single.rawValue, text] { fields.add(field) }
        case .plural(let one, let other):
            for field in [FormsWord.plural.rawValue, one, other] { fields.add(field) }
        case .substituted(let part):
            for field in [FormsWord.substituted.rawValue, part.whole, part.name, part.one, part.other] {
                fields.add(field)
            }
            fields.add(part.argument)
        }
    }

    fileprivate init(from fields: inout FieldReader) throws(FieldReader.Failure) {
        let (key, comment, value) = (try fields.text(), try fields.text(), try fields.text())
        let forms: Forms
        switch FormsWord(rawValue: try fields.text()) {
        case .single: forms = .single(try fields.text())
        case .plural: forms = .plural(one: try fields.text(), other: try fields.text())
        case .substituted:
            let (whole, name, one) = (try fields.text(), try fields.text(), try fields.text())
            let other = try fields.text()
            forms = .substituted(
                Substitution(whole: whole, name: name, argument: try fields.number(), one: one, other: other))
        case nil: throw FieldReader.Failure()
        }
        self.init(key: key, comment: comment, value: value, forms: forms)
    }
}
