import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// The marks and controls at the ends of cells.
extension ListWriter {
    /// The statements that set the accessories of a cell.
    func accessories(_ keyed: KeyedValue, _ cell: ListCell) -> [Statement] {
        guard case .accessories(let accessories) = keyed.value else { return [] }
        let mayLackDetail = screen.deploymentTarget < FirstIOS.wholeWithCellDetail
        var elements: [Expression] = []
        for accessory in accessories {
            switch accessory.content {
            case .sign(.disclosureIndicator): elements.append(".disclosureIndicator()")
            case .sign(.checkmark): elements.append(".checkmark()")
            case .sign(.detail): if !mayLackDetail { elements.append(detail(of: cell)) }
            case .sign(.switchControl): elements.append("cell.switchAccessory")
            case .text(let text):
                let key = Key("accessories", .text, .configuration("text"), "")
                let text = expressions.text(text, key, in: cell.node, missing: .refused)
                elements.append(.call(".label", ["text: \(text)"]))
            }
        }
        let setting = Statement.set("cell.accessories", .list(elements))
        guard mayLackDetail, let place = accessories.firstIndex(where: { $0.content == .sign(.detail) }) else {
            return [setting]
        }
        let adding: Statement =
            place == elements.count
            ? .call("cell.accessories.append", [detail(of: cell)])
            : .call("cell.accessories.insert", [detail(of: cell), "at: \(place)"])
        return [setting, .when("#available(iOS 15.4, *)", [adding])]
    }

    /// The detail button of a cell, which tells that it was tapped unless the spec says that nobody is told.
    private func detail(of cell: ListCell) -> Expression {
        guard details[cell.element.range] != nil else { return ".detail()" }
        let payload = cell.payloadName.map { [Expression($0)] } ?? []
        return .closure(".detail", "[weak self] in", [.call("self?.\(detailMethod(of: cell))", payload)])
    }

    /// The method that tells of a tap on the detail button of a cell.
    func detailMethod(of cell: ListCell) -> String { "didTap\(cell.nameInMethods)Detail" }
}
