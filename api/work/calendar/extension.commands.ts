import type { Extension } from "../../extension/extension"
import { searchEvents } from "./queries"

export const events: Extension<"events"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchEvents(db, owner, q, most)).map(({ id, title, startDate, startTime, place }) => ({
      id,
      title: [title],
      detail: [say.day(startDate), startTime, place],
    })),
}
