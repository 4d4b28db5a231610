import type { z } from "zod"
import type { LinkedTimesheet, LinkedTimesheetAnswer } from "#contract/timesheets"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { decimalOf } from "#domain/timesheet"
import { inTransaction } from "../../../database/client"
import { found } from "../../http/problem"
import { timesheetFile } from "../../paper/timesheet"
import type { ApiParts } from "../../ports/parts"
import { answer } from "../../work/timesheets/edition.commands"
import { findEdition, listAnswers } from "../../work/timesheets/edition.queries"
import { quartersIn, totalOf } from "../../work/timesheets/freezing.rules"
import { findTimesheet } from "../../work/timesheets/queries"
import { shownDays } from "../../work/timesheets/rules"
import { givenOutTimesheet, storedTimesheet } from "../../work/timesheets/stored-edition.commands"
import { findLinkSubject } from "./commands"

/** What is known of whoever holds a link: nothing but the moment. */
interface Visit {
  parts: Pick<ApiParts, "pool" | "files">
  now: Date
  today: Day
}

/** The timesheet that a private link opens, and whether it can be answered. */
export async function readLinkedTimesheet(visit: Visit, secret: string): Promise<LinkedTimesheet> {
  const { owner, id } = await findLinkSubject(visit, "timesheet", secret)
  return show(visit, owner, id)
}

/** Its PDF, with the proof of its approval once there is one; or the very one that was read, by the edition it was of. */
export async function readLinkedTimesheetDocument(
  visit: Visit,
  secret: string,
  asHandedOver?: number,
) {
  const { owner, id: timesheetId } = await findLinkSubject(visit, "timesheet", secret)
  const { sheet, snapshot } = await look(visit, owner, timesheetId)
  const which = { timesheetId, edition: sheet.edition }
  // Of those before it the link shows none.
  if (asHandedOver && asHandedOver !== sheet.edition) found(undefined)
  const bytes = asHandedOver
    ? found(await storedTimesheet(visit.parts, owner, which)).bytes
    : found(await givenOutTimesheet(visit.parts, owner, which))
  return { bytes, name: timesheetFile(snapshot) }
}

/** Approves the timesheet, or refuses it; once, and of the very edition that was read. */
export async function answerLinkedTimesheet(
  visit: Visit,
  secret: string,
  { agreed: _, ...given }: z.output<typeof LinkedTimesheetAnswer>,
  address: string | null,
): Promise<LinkedTimesheet> {
  const { owner, id: timesheetId } = await findLinkSubject(visit, "timesheet", secret)
  await answer(
    { ...visit, owner },
    { ...given, timesheetId, fileId: null, answeredOn: null, byLink: true, address },
  )
  return show(visit, owner, timesheetId)
}

const look = ({ parts }: Visit, owner: Owner, id: string) =>
  inTransaction(parts.pool, owner, async (db) => {
    const sheet = found(await findTimesheet(db, owner, id))
    const { snapshot } = found(await findEdition(db, owner, id, sheet.edition))
    return { sheet, snapshot, answers: await listAnswers(db, owner, id) }
  })

async function show(visit: Visit, owner: Owner, id: string): Promise<LinkedTimesheet> {
  const { sheet, snapshot, answers } = await look(visit, owner, id)
  const { edition } = sheet
  const { sha256 } = found(await storedTimesheet(visit.parts, owner, { timesheetId: id, edition }))
  const said = answers.findLast((one) => one.edition === edition)
  return {
    month: snapshot.month,
    edition,
    language: snapshot.language,
    sellerName: snapshot.seller.name,
    clientName: snapshot.client.name,
    contract: snapshot.contract,
    reference: snapshot.reference,
    endClient: snapshot.endClient ?? null,
    unit: snapshot.unit,
    rows: snapshot.rows.map(({ activity, billable, days }) => ({
      ...{ activity, billable, days: shownDays(days) },
      total: decimalOf(quartersIn(days)),
    })),
    total: decimalOf(totalOf(snapshot)),
    comment: snapshot.comment,
    amountHT: snapshot.amountHT,
    currency: snapshot.currency,
    sha256,
    state: sheet.drafting ? "withdrawn" : (sheet.answer ?? "open"),
    answer: said
      ? {
          name: said.name,
          role: said.role,
          answeredAt: said.answeredAt.toISOString(),
          comment: said.comment,
        }
      : null,
  }
}
