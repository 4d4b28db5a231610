import { addDays, todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { isPostingTime } from "#domain/posting-hours"
import { workingDays } from "#domain/public-holidays"
import { hasEnded } from "../../access/subscription.commands"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts, WorkerParts } from "../../ports/parts"
import type { Queue, QueuedWork } from "../../ports/queue"
import { zoneOf } from "../../work/timesheets/calendar.commands"
import {
  addEvent,
  findTimesheet,
  lockTimesheets,
  type TimesheetRow,
} from "../../work/timesheets/queries"
import { timesheetCan } from "../../work/timesheets/rules"
import { addEmail } from "../documents/email.queries"
import { aboutTimesheet, referenceOf } from "./about.commands"
import { correspondence, written } from "./correspondence.commands"
import { usualTemplate } from "./template.commands"
import * as queries from "./timesheet.queries"

type Parts = Pick<ApiParts, "pool" | "queue" | "log" | "origin" | "clock" | "payments">

/**
 * Reminds clients of timesheets that they have not answered, once for each that was handed over, where its contract
 * wishes it. It may run as often as one likes, in several processes.
 */
export async function remindOfTimesheets(parts: Parts): Promise<void> {
  const now = parts.clock()
  if (!isPostingTime(now)) return
  for (const owner of await queries.listOwnersWaiting(parts.pool))
    try {
      for (const id of await onBehalfOf(parts, owner, now, listDue))
        await onBehalfOf(parts, owner, now, (context) => remind(context, id))
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "timesheets not reminded of")
    }
}

/** Those that have waited for as many working days as was wished; of none where the access has ended. */
async function listDue(context: Context<"payments">): Promise<string[]> {
  const { db, owner, today } = context
  if (await hasEnded(context)) return []
  const zone = await zoneOf(context)
  const waiting = await queries.listWaiting(db, owner)
  return waiting.flatMap((sheet) => {
    const { id, sentAt, remindAfter } = sheet
    if (!sentAt || remindAfter === null) return []
    const from = addDays(todayIn("Europe/Paris", sentAt), 1)
    return workingDays(from, today, zone) >= remindAfter ? [id] : []
  })
}

async function remind(context: Context<"queue" | "origin">, id: string): Promise<void> {
  const { db, owner } = context
  const [sheet] = await lockTimesheets(db, owner, [id])
  if (!sheet || !timesheetCan.answer(sheet)) return
  const { edition } = sheet
  const of = { timesheetId: id, edition }
  if (await queries.findNewestFor(db, owner, { ...of, purpose: "timesheetReminder" })) return
  await queueAbout(context, sheet, { purpose: "timesheetReminder", reason: null, edition })
}

/** Tells whoever approved a timesheet that it was opened again. */
export async function tellOfReopening(
  parts: Pick<WorkerParts, "pool" | "clock" | "origin"> & { queue: Queue },
  owner: Owner,
  { timesheetId, edition, reason }: QueuedWork["timesheetReopened"],
): Promise<void> {
  await onBehalfOf(parts, owner, parts.clock(), async (context) => {
    const { db } = context
    const sheet = await findTimesheet(db, owner, timesheetId)
    if (sheet) await queueAbout(context, sheet, { purpose: "timesheetReopened", reason, edition })
  })
}

/** Writes down a message that nobody typed, to whoever got the timesheet, else to its client. */
async function queueAbout(
  { db, owner, today, now, parts }: Context & { parts: Pick<ApiParts, "origin" | "queue"> },
  sheet: TimesheetRow,
  {
    purpose,
    reason,
    edition,
  }: {
    purpose: "timesheetReminder" | "timesheetReopened"
    reason: string | null
    edition: number
  },
): Promise<void> {
  const of = { timesheetId: sheet.id, edition, purpose: "timesheet" as const }
  const received = await queries.findNewestFor(db, owner, of)
  const client = await findClient(db, owner, sheet.clientId)
  const to = received?.to ?? (client?.email ? [client.email] : [])
  if (to.length === 0) return
  const about = { ...aboutTimesheet(sheet, reason), edition }
  const correspondent = await correspondence(db, owner, about, today)
  const template = await usualTemplate(db, owner, purpose)
  const { origin } = parts
  const email = await written(db, owner, about, correspondent, template, { origin, now })
  await addEmail(db, owner, { ...email, ...referenceOf(about), to, purpose })
  const what = purpose === "timesheetReminder" ? "reminderQueued" : "emailQueued"
  await addEvent(db, owner, { timesheetId: sheet.id, what, at: now, detail: to.join(", ") })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}
