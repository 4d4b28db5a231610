import type { Extension } from "../../extension/extension"
import { lastOfWeek } from "../../extension/steps.rules"
import { recurringBillActivity } from "./activity.queries"
import { listGoingOn } from "./layers.queries"
import { searchRecurringBills } from "./queries"
import { datesLeft } from "./rules"
import { listComing } from "./steps.queries"

export const recurringBills: Extension<"recurringBills"> = {
  activity: recurringBillActivity,
  search: async ({ db, owner, q, most }) =>
    (await searchRecurringBills(db, owner, q, most)).map(({ id, title, clientName }) => ({
      id,
      title: [title],
      detail: [clientName],
    })),
  layers: {
    recurringBills: async ({ db, owner, from, to }) =>
      (await listGoingOn(db, owner)).flatMap((recurring) =>
        datesLeft(recurring, recurring.done, recurring.nextOn ?? from, 500)
          .filter((day) => day >= from && day <= to)
          .map((day) => ({
            ...{ id: recurring.id, which: day, changedAt: recurring.changedAt },
            day,
            title: [recurring.title, recurring.clientName],
          })),
      ),
  },
  steps: { recurring: ({ db, owner, today }) => listComing(db, owner, lastOfWeek(today)) },
}
