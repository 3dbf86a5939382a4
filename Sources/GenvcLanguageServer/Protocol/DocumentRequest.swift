/// The requests about documents that the server answers.
enum DocumentRequest: String {
    case codeAction = "textDocument/codeAction"
}
