import type { TimesheetFilter } from "#contract/timesheets"
import { zip } from "../../export/zip-stream"
import { ensure, found } from "../../http/problem"
import { timesheetFile } from "../../paper/timesheet"
import type { OutsideContext } from "../../ports/context"
import { findEdition } from "./edition.queries"
import { exportTimesheets, findTimesheet } from "./queries"
import { givenOutTimesheet, storedTimesheet } from "./stored-edition.commands"

/**
 * The last edition, with the proof of its approval once there is one; or the one that is asked for, byte for byte as it
 * was handed over: what its answer was about.
 */
export async function readPdf(
  context: OutsideContext<"pool" | "files">,
  id: string,
  asHandedOver?: number,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { owner, parts } = context
  const { edition, snapshot } = await context.inTransaction(async (db) => {
    const sheet = found(await findTimesheet(db, owner, id))
    ensure(sheet.edition > 0, "timesheetDraft")
    return found(await findEdition(db, owner, id, asHandedOver ?? sheet.edition))
  })
  const which = { timesheetId: id, edition }
  const bytes = asHandedOver
    ? found(await storedTimesheet(parts, owner, which)).bytes
    : found(await givenOutTimesheet(parts, owner, which))
  return { bytes, name: timesheetFile(snapshot) }
}

/** As many as one archive takes: each may have to be rendered first. */
const mostPdfs = 50

/** The PDFs of all of a filter that are handed over, each under a name of its own. */
export async function zipPdfs(
  context: OutsideContext<"pool" | "files">,
  filter: TimesheetFilter,
): Promise<Uint8Array> {
  const { owner, parts, inTransaction } = context
  const sheets = await inTransaction(async (db) => {
    const rows = await exportTimesheets(db, owner, filter)
    const handedOver = rows.filter(({ edition, drafting }) => edition > 0 && !drafting)
    ensure(handedOver.length > 0, "timesheetDraft")
    ensure(handedOver.length <= mostPdfs, "timesheetsTooMany")
    return handedOver
  })
  const entries = []
  for (const [at, { id, edition, month, reference }] of sheets.entries()) {
    const bytes = found(await givenOutTimesheet(parts, owner, { timesheetId: id, edition }))
    const name = [month, reference ?? at + 1].join("-").replace(/[^\p{L}\p{N}-]+/gu, "-")
    entries.push({ name: `${name}.pdf`, bytes })
  }
  return zip(entries)
}
