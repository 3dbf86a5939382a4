import GenvcDiagnostics
import GenvcProject

extension Session {
    /// The record of an earlier run of the same folders; nil for a run that makes all again: `--check`, which is to
    /// trust nothing, and `--force`.
    func record(
        _ invocation: Invocation, _ manner: GeneratedCode.Manner, at destination: Destination, _ mode: GenerateMode
    ) -> GenerationRecord? {
        guard mode != .check, !invocation.has(.force),
            let tool = System.executable.flatMap({ disk.stampOfTarget(of: $0) })
        else { return nil }
        return GenerationRecord(of: invocation.operands, at: destination, manner, madeBy: tool, on: disk)
    }
}
