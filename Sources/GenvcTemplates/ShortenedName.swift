/// `name`, cut where a message would become too long.
func shortened(_ name: String) -> String {
    let longest = 40
    guard name.unicodeScalars.count > longest else { return name }
    return String(name.unicodeScalars.prefix(longest)) + "…"
}
