import GenvcDiagnostics
import GenvcKit

/// The facts about the server that the client is told first.
enum Capabilities {
    static func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("capabilities")
        writer.beginObject()
        writer.member("positionEncoding", "utf-16")
        writer.key("textDocumentSync")
        writer.beginObject()
        writer.member("openClose", true)
        writer.member("change", incrementalChanges)
        writer.member("save", true)
        writer.endObject()
        writer.key("codeActionProvider")
        writer.beginObject()
        writer.list("codeActionKinds", [QuickFix.kind])
        writer.endObject()
        writer.key("completionProvider")
        writer.beginObject()
        writer.list("triggerCharacters", [" ", "$", ".", "-", "{", "[", "/", ":"])
        writer.endObject()
        writer.key("codeLensProvider")
        writer.beginObject()
        writer.endObject()
        writer.key("executeCommandProvider")
        writer.beginObject()
        writer.list("commands", [DrawingLens.command])
        writer.endObject()
        writer.key("renameProvider")
        writer.beginObject()
        writer.member("prepareProvider", true)
        writer.endObject()
        for provider in [
            "hoverProvider", "documentSymbolProvider", "foldingRangeProvider", "definitionProvider",
            "referencesProvider", "documentFormattingProvider",
        ] {
            writer.member(provider, true)
        }
        writer.endObject()
        writer.key("serverInfo")
        writer.beginObject()
        writer.member("name", "genvc")
        writer.member("version", Genvc.version)
        writer.endObject()
        writer.endObject()
    }

    /// `TextDocumentSyncKind.Incremental`: a change says which range it replaces.
    private static let incrementalChanges = 2

    /// The files of which the server is to be told when something else than the editor changes them, as a registration.
    static func writeWatchers(to writer: inout JSONWriter) {
        let method = "workspace/didChangeWatchedFiles"
        writer.beginObject()
        writer.list("registrations", [method]) { method, writer in
            writer.object { writer in
                writer.member("id", method)
                writer.member("method", method)
                writer.key("registerOptions")
                writer.object { writer in
                    writer.list("watchers", ["**/*.yml", "**/*.yaml"]) { pattern, writer in
                        writer.object { $0.member("globPattern", pattern) }
                    }
                }
            }
        }
        writer.endObject()
    }
}
