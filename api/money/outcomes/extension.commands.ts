import type { Extension } from "../../extension/extension"
import { outcomeActivity } from "./activity.queries"
import { searchOutcomes } from "./queries"

export const outcomes: Extension<"outcomes"> = {
  activity: outcomeActivity,
  search: async ({ db, owner, q, most, say }) =>
    (await searchOutcomes(db, owner, q, most)).map((outcome) => ({
      id: outcome.id,
      title: [outcome.label],
      detail: [
        outcome.payeeName,
        say.money(outcome.amount, outcome.currency),
        say.day(outcome.day),
      ],
    })),
}
