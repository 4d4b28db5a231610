import type { Extension } from "../../extension/extension"
import { fact, lastOfWeek } from "../../extension/steps.rules"
import { billActivity } from "./activity.queries"
import { listDueWithin } from "./layers.queries"
import { statusOf } from "./rules"
import { searchBills } from "./search.queries"
import { hasBills, listDrafts, listDueSoon, listOverdue, listUncollected } from "./steps.queries"

export const bills: Extension<"bills"> = {
  activity: billActivity,
  search: async ({ db, owner, q, most, today, say }) =>
    (await searchBills(db, owner, { q, most }, today)).map((bill) => ({
      id: bill.id,
      title: [bill.number ?? say.text("billStatus.draft"), bill.clientName],
      detail: [
        say.money(bill.totalTTC, bill.currency),
        bill.number && say.text(`billStatus.${statusOf(bill, today)}`),
        say.day(bill.releaseDate),
      ],
    })),
  layers: {
    dueDates: async ({ db, owner, from, to, say }) =>
      (await listDueWithin(db, owner, from, to)).flatMap(
        ({ id, number, clientName, dueDate, changedAt }) => {
          const title = [say.text("calendar.entries.due"), number, clientName]
          return dueDate ? [{ id, changedAt, day: dueDate, title }] : []
        },
      ),
  },
  steps: {
    bill: async ({ db, owner }) => ((await hasBills(db, owner)) ? [] : [fact(0)]),
    overdue: ({ db, owner, today }) => listOverdue(db, owner, today),
    drafts: ({ db, owner }) => listDrafts(db, owner),
    uncollected: ({ db, owner }) => listUncollected(db, owner),
    dueSoon: ({ db, owner, today }) => listDueSoon(db, owner, today, lastOfWeek(today)),
  },
}
