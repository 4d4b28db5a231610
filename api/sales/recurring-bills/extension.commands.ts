import type { Extension } from "../../extension/extension"
import { lastOfWeek } from "../../extension/steps.rules"
import { recurringBillActivity } from "./activity.queries"
import { searchRecurringBills } from "./queries"
import { listComing } from "./steps.queries"

export const recurringBills: Extension<"recurringBills"> = {
  activity: recurringBillActivity,
  search: async ({ db, owner, q, most }) =>
    (await searchRecurringBills(db, owner, q, most)).map(({ id, title, clientName }) => ({
      id,
      title: [title],
      detail: [clientName],
    })),
  steps: { recurring: ({ db, owner, today }) => listComing(db, owner, lastOfWeek(today)) },
}
