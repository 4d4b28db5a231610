import type { Extension } from "../../extension/extension"
import { eventImport } from "./import.commands"
import { searchEvents } from "./queries"

export const events: Extension<"events"> = {
  import: eventImport,
  search: async ({ db, owner, q, most, say }) =>
    (await searchEvents(db, owner, q, most)).map(({ id, title, startDate, startTime, place }) => ({
      id,
      title: [title],
      detail: [say.day(startDate), startTime, place],
    })),
}
