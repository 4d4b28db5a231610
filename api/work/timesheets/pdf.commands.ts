import { ensure, found } from "../../http/problem"
import { timesheetFile } from "../../paper/timesheet"
import type { OutsideContext } from "../../ports/context"
import { findEdition } from "./edition.queries"
import { findTimesheet } from "./queries"
import { storedTimesheet } from "./stored-edition.commands"

/** The last edition as it was handed over. */
export async function readPdf(
  context: OutsideContext<"pool" | "files">,
  id: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { owner, parts } = context
  const { edition, snapshot } = await context.inTransaction(async (db) => {
    const sheet = found(await findTimesheet(db, owner, id))
    ensure(sheet.edition > 0, "timesheetDraft")
    return found(await findEdition(db, owner, id, sheet.edition))
  })
  const { bytes } = found(await storedTimesheet(parts, owner, { timesheetId: id, edition }))
  return { bytes, name: timesheetFile(snapshot) }
}
