import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The code of all specs that a command looks at without a word about their findings.
enum ProjectCode {
    case made(GeneratedCode)
    /// A template or a project file is wrong, and that was shown.
    case wrong(ExitStatus)

    /// Makes the code of the specs that the operands name, else of those where genvc is called.
    ///
    /// - Parameters:
    ///   - folder: Where specs are looked for in place of the operands; nil: where these say.
    ///   - isValidating: True if the layouts are tried everywhere, and not only where they break first.
    /// - Throws: `CommandError` where there is no spec, or where a folder of templates cannot be read.
    init(
        in folder: String? = nil, isValidating: Bool = false, _ invocation: Invocation, _ session: Session
    ) throws(CommandError) {
        let operands = folder.map { [$0] } ?? (invocation.operands.isEmpty ? ["."] : invocation.operands)
        let found = SpecFinder.find(operands, on: session.disk, standardInputName: nil)
        guard found.contains(where: { $0.name != nil }) else {
            let reports = found.compactMap { if case .refused(let report) = $0.input { report } else { nil } }
            guard reports.count(of: .error) > 0 else { throw .noSpecs(in: operands) }
            session.show(reports)
            self = .wrong(reports.status)
            return
        }
        switch try CodeOfSpecs(of: found, isGenerating: false, isValidating: isValidating, invocation, session) {
        case .made(let code, _): self = .made(code)
        case .wrong(let status): self = .wrong(status)
        }
    }
}
