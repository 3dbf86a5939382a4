/// The requests about a document that the server answers.
enum DocumentRequest: String {
    case codeAction = "textDocument/codeAction"
    case codeLens = "textDocument/codeLens"
    case documentSymbol = "textDocument/documentSymbol"
    case foldingRange = "textDocument/foldingRange"
    case formatting = "textDocument/formatting"
}

/// The requests about a place in a document that the server answers.
enum PlaceRequest: String {
    case hover = "textDocument/hover"
    case completion = "textDocument/completion"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
}
