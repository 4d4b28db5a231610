import type { Extension } from "../../extension/extension"
import { lastOfWeek } from "../../extension/steps.rules"
import { purchaseActivity } from "./activity.queries"
import { searchPurchases } from "./queries"
import { listPayable, listUnchecked } from "./steps.queries"

export const purchases: Extension<"purchases"> = {
  activity: purchaseActivity,
  search: async ({ db, owner, q, most, say }) =>
    (await searchPurchases(db, owner, q, most)).map((purchase) => ({
      id: purchase.id,
      title: [purchase.supplierName, purchase.number],
      detail: [say.money(purchase.totalTTC, purchase.currency), say.day(purchase.issueDate)],
    })),
  steps: {
    unpaid: ({ db, owner, today }) => listPayable(db, owner, null, today),
    toCheck: ({ db, owner }) => listUnchecked(db, owner),
    toPay: ({ db, owner, today }) => listPayable(db, owner, today, lastOfWeek(today)),
  },
}
