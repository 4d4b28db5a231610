import type { Extension } from "../../extension/extension"
import { contractActivity } from "./activity.queries"
import { listExpiringWithin, listTurningWithin } from "./layers.queries"
import { searchContracts } from "./queries"
import { listRenewals } from "./steps.queries"

export const contracts: Extension<"contracts"> = {
  activity: contractActivity,
  search: async ({ db, owner, q, most }) =>
    (await searchContracts(db, owner, q, most)).map(({ id, title, reference, clientName }) => ({
      id,
      title: [title],
      detail: [reference, clientName],
    })),
  layers: {
    contracts: async ({ db, owner, from, to, say }) =>
      (await listTurningWithin(db, owner, from, to)).flatMap((contract) => {
        const { id, title, startDate, runsUntil, noticeOn, renewable, changedAt } = contract
        const turns = [
          ["contractBegins", startDate],
          ["contractEnds", runsUntil],
          ["contractNotice", renewable ? noticeOn : null],
        ] as const
        return turns.flatMap(([name, day]) =>
          day && day >= from && day <= to
            ? [
                {
                  ...{ id, which: name, changedAt, day },
                  title: [say.text(`calendar.entries.${name}`), title],
                },
              ]
            : [],
        )
      }),
    documents: async ({ db, owner, from, to, say }) =>
      (await listExpiringWithin(db, owner, from, to)).map((one) => ({
        ...{ id: one.contractId, which: one.id, changedAt: new Date(one.changedAt) },
        day: one.day,
        title: [
          say.text("calendar.entries.document"),
          one.title ?? say.text(`contractDocuments.kinds.${one.kind}`),
        ],
        detail: [one.contractTitle],
      })),
  },
  steps: { renewals: ({ db, owner, today }) => listRenewals(db, owner, today) },
}
