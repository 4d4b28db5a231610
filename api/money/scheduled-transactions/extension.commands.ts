import type { Extension } from "../../extension/extension"
import { zoneOf } from "./calculation.commands"
import { listGoingOn, searchItems } from "./queries"
import { datesWithin } from "./rules"

export const scheduledTransactions: Extension<"scheduledTransactions"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchItems(db, owner, q, most)).map(({ id, title, nextOn }) => ({
      id,
      title: [title],
      detail: [nextOn && say.day(nextOn)],
    })),
  layers: {
    scheduledTransactions: async (asked) => {
      const zone = await zoneOf(asked)
      const items = await listGoingOn(asked.db, asked.owner)
      return items.flatMap((item) =>
        datesWithin(item, asked, zone).map((day) => ({
          ...{ id: item.id, which: day, changedAt: item.changedAt, day },
          title: [item.title],
        })),
      )
    },
  },
}
