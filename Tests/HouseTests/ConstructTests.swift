import Foundation
import Testing

@testable import genvc_dev

/// Each construct in each form has code, which other tests compile and execute, or a refusal by genvc.
@Suite("A construct")
struct ConstructTests {
    private static let constructs = (try? Construct.all(below: Repository.root)) ?? []

    @Test("is, in each form, what its spec makes", arguments: constructs, Construct.Form.allCases)
    func isMade(construct: Construct, form: Construct.Form) throws {
        for (path, contents) in construct.files(form) {
            let made = try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            #expect(made == contents, "\(path): run `swift run genvc-dev update`")
        }
    }

    @Test("is there for each file that is made")
    func nothingStale() throws {
        #expect(Self.constructs.count > 10)
        let made = Self.constructs.flatMap { construct in
            Construct.Form.allCases.flatMap(construct.files).map(\.path)
        }
        for form in Construct.Form.allCases {
            let folder = "\(Construct.folder)/\(form.rawValue)"
            let found =
                FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path)?
                .compactMap { $0 as? String }.filter { $0.contains(".") } ?? []
            #expect(Set(found.map { "\(folder)/\($0)" }).subtracting(made).sorted() == [])
        }
    }

    @Test("has code, or one error that says why not")
    func codeOrError() {
        for construct in Self.constructs {
            for form in Construct.Form.allCases {
                let files = construct.files(form)
                let errors = files.first { $0.path.hasSuffix(".txt") }?.contents.components(separatedBy: ": error: ")
                let isMade = files.contains { $0.path.hasSuffix(".swift") }
                #expect((errors?.count ?? 1) == (isMade ? 1 : 2), "\(construct.name) as a \(form.rawValue)")
            }
        }
    }
}
