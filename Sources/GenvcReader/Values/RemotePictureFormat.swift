import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A picture at an address of the state.
struct RemotePictureFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The text before the reference.
    static let prefix = "url:"

    /// The picture of `url:$field`; `none` for a value without the prefix, `failed` where a field is no URL or the key
    /// takes no such picture.
    func read(_ scalar: YAMLScalar, for key: Key) -> Bound {
        let text = SpecText(scalar)
        let start = Self.prefix.utf8.count
        guard key.type == .image, scalar.text.hasPrefix(Self.prefix),
            let scan = ReferenceScan(in: text.bytes, at: start)
        else { return .none }
        guard key.effect == .construction(.image) else {
            reading.report(
                .wrongType, "`\(key.name)` cannot come from the network", at: scalar.range,
                label: "only the `image` of an imageView can")
            return .failed
        }
        guard scan.bytes.upperBound == text.bytes.count else {
            let rest = text.range(of: scan.bytes.upperBound..<text.bytes.count)
            reading.report(
                .wrongType, "nothing can stand behind `\(Self.prefix)` and its reference", at: rest,
                label: "write what is shown until then as `placeholder:`")
            return .failed
        }
        guard let reference = ReferenceFormat(reading).read(scan, in: text) else { return .failed }
        switch reference.type?.unwrapped {
        case .basic(.url): return .value(.binding(Binding(reference, isRemote: true)))
        case nil:
            SampledTypes(reading).use(reference, as: .url)
            return .value(.binding(Binding(reference, isRemote: true)))
        // A sample writes an address as a text, so a text that only a sample tells of may be a URL.
        case .basic(.string) where reference.isInferred:
            SampledTypes(reading).use(reference, as: .url)
            return .value(.binding(Binding(reference, isRemote: true)))
        case .some(let type):
            reading.report(
                .wrongType,
                "`\(Self.prefix)` takes a URL, and \(Wording.code("$" + reference.pathText)) is "
                    + Wording.articled(type.word),
                at: reference.range, help: "a computed field of `state` can make it: `{ type: URL?, computed: true }`")
            return .failed
        }
    }
}
