import type { Extension } from "../../extension/extension"
import { pastBillActivity } from "./activity.queries"
import { pastBillImport } from "./import.commands"
import { searchPastBills } from "./queries"

export const pastBills: Extension<"pastBills"> = {
  activity: pastBillActivity,
  import: pastBillImport,
  search: async ({ db, owner, q, most, say }) =>
    (await searchPastBills(db, owner, q, most)).map((bill) => ({
      id: bill.id,
      title: [bill.number],
      detail: [bill.clientName, say.money(bill.totalTTC, "EUR"), say.day(bill.day)],
    })),
}
