import type { Extension } from "../../extension/extension"
import { contractActivity } from "./activity.queries"
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
  steps: { renewals: ({ db, owner, today }) => listRenewals(db, owner, today) },
}
