import type { z } from "zod"
import type {
  NewTimesheetAnswer,
  NewTimesheetEdition,
  Timesheet,
  TimesheetReopening,
} from "#contract/timesheets"
import type { Day } from "#domain/day"
import { sellerName } from "#domain/legal-status"
import { lastDayOf } from "#domain/month"
import type { HolidayZone } from "#domain/public-holidays"
import { sumUp, unitOf } from "#domain/timesheet"
import { inTransaction } from "../../../database/client"
import { keepFiles } from "../../files/queries"
import { ensure, found, invalid, stale } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { calendarOf } from "./calendar.commands"
import { addAnswer, addEdition, withdrawEdition } from "./edition.queries"
import type { FrozenParty, FrozenTimesheet } from "./freezing.rules"
import * as queries from "./queries"
import { amountOf, outsideCode, outsideOf, timesheetCan, unconfirmed } from "./rules"
import { showTimesheet } from "./show.commands"
import { storedTimesheet } from "./stored-edition.commands"

/** The timesheet under lock, as the caller knows it; its month is saved by nobody meanwhile. */
async function locked(context: Context, id: string, version: number) {
  const { db, owner } = context
  const { month } = found(await queries.findTimesheet(db, owner, id))
  await queries.lockMonth(db, owner, month)
  const [sheet] = await queries.lockTimesheets(db, owner, [id])
  const known = found(sheet)
  return known.version === version ? known : stale(await showTimesheet(context, id))
}

/** Freezes the days of the contract as the next edition; what is to be said of the month is confirmed. */
export async function handOver(
  context: Context,
  id: string,
  { version, comment, confirmed }: NewTimesheetEdition,
): Promise<void> {
  const { db, owner, today } = context
  const sheet = await locked(context, id, version)
  ensure(timesheetCan.handOver(sheet), "timesheetHandedOver")
  const contracts = await queries.listContractsOf(db, owner, sheet.month)
  const rows = await queries.findRows(db, owner, sheet.month)
  const own = rows.filter(
    ({ contract, days }) => contract === sheet.contractId && Object.keys(days).length > 0,
  )
  ensure(own.length > 0, "timesheetEmpty")
  const calendar = await calendarOf(context, sheet.month, contracts)
  const open = unconfirmed(sumUp(calendar, rows, today).warnings, confirmed)
  if (open.length) invalid(open)
  const contract = found(contracts.find((one) => one.id === sheet.contractId))
  const outside = own.flatMap(({ days }) => outsideOf(Object.keys(days), contract))
  if (outside.length) invalid([{ path: "days", code: outsideCode(outside) }])
  await freezeEdition(context, sheet, { rows, contract, comment, zone: calendar.zone })
}

interface Frozen {
  /** Of all the month. */
  rows: readonly queries.SavedRow[]
  contract: queries.WorkedContract
  comment: string | null
  /** Of who has none for this contract. */
  zone: HolidayZone
}

/** Keeps the days of the contract as its next edition, and takes the timesheet as handed over. */
async function freezeEdition(
  context: Context,
  sheet: queries.TimesheetRow,
  { rows, contract, comment, zone }: Frozen,
): Promise<void> {
  const { db, owner, now } = context
  const id = sheet.id
  const own = rows.filter(
    (row) => row.contract === sheet.contractId && Object.keys(row.days).length > 0,
  )
  const client = found(await findClient(db, owner, sheet.clientId))
  const edition = sheet.edition + 1
  const snapshot: FrozenTimesheet = {
    month: sheet.month,
    edition,
    language: client.language,
    seller: await sellerOf(context),
    client: partyOf(client.name, client),
    contract: sheet.contractTitle,
    reference: sheet.reference,
    endClient: sheet.endClient,
    unit: unitOf(contract),
    zone: contract.zone ?? zone,
    rows: own.map(({ activity, kind, days }) => ({
      activity,
      billable: kind === "billable",
      days,
    })),
    comment,
    amountHT: contract.showsPrices ? amountOf(rows, contract) : null,
    currency: contract.currency,
  }
  await addEdition(db, owner, { timesheetId: id, edition, snapshot, frozenAt: now })
  await queries.changeTimesheet(db, owner, id, {
    ...{ edition, drafting: false, answer: null, answeredOn: null, sentAt: null },
  })
  const detail = [edition > 1 ? String(edition) : "", comment].filter(Boolean).join(" · ")
  await queries.addEvent(db, owner, {
    timesheetId: id,
    what: "handedOver",
    at: now,
    detail: detail || undefined,
  })
}

/**
 * What needs no client's approval goes with its bill all the same: once its month is over it is handed over by being
 * billed, with the warnings that were confirmed for that.
 */
export async function handOverBilled(context: Context, sheet: queries.TimesheetRow): Promise<void> {
  const { db, owner, today } = context
  if (sheet.needsApproval || !sheet.drafting || today <= lastDayOf(sheet.month)) return
  const contracts = await queries.listContractsOf(db, owner, sheet.month)
  const rows = await queries.findRows(db, owner, sheet.month)
  const { zone } = await calendarOf(context, sheet.month, contracts)
  const contract = found(contracts.find((one) => one.id === sheet.contractId))
  await freezeEdition(context, sheet, { rows, contract, comment: null, zone })
}

async function sellerOf({ db, owner, person }: Context): Promise<FrozenParty> {
  const profile = await findProfile(db, owner)
  const name = profile && (profile.commercialName ?? sellerName(profile))
  return profile
    ? partyOf(name ?? person.email ?? "", profile)
    : { ...nowhere, name: person.email ?? "" }
}

const nowhere = { siren: null, streetAddress: null, postalCode: null, city: null, country: "FR" }

const partyOf = (
  name: string,
  party: Pick<FrozenParty, "streetAddress" | "postalCode" | "city" | "country"> & {
    siren: string | null
    siret: string | null
  },
): FrozenParty => ({
  name,
  siren: party.siren ?? party.siret?.slice(0, 9) ?? null,
  streetAddress: party.streetAddress,
  postalCode: party.postalCode,
  city: party.city,
  country: party.country,
})

/** Withdraws what was handed over, so that it can be corrected; its link says so. */
export async function reopen(
  context: Context<"queue">,
  id: string,
  { version, reason }: z.output<typeof TimesheetReopening>,
): Promise<Timesheet> {
  const { db, owner, now } = context
  const sheet = await locked(context, id, version)
  ensure(timesheetCan.reopen(sheet), sheet.billed > 0 ? "timesheetBilled" : "timesheetDraft")
  const which = { timesheetId: id, edition: sheet.edition }
  await withdrawEdition(db, owner, which, { withdrawnAt: now, reason })
  await queries.changeTimesheet(db, owner, id, { drafting: true, answer: null, answeredOn: null })
  await queries.addEvent(db, owner, { timesheetId: id, what: "reopened", at: now, detail: reason })
  // Whoever approved it is told that this counts no more.
  const told = { owner, timesheetId: id, edition: sheet.edition, reason }
  if (sheet.answer === "approved") await context.parts.queue.send(db, "timesheetReopened", told)
  return showTimesheet(context, id)
}

/** In whose name the answer is written down, by them or by whoever holds a link of theirs. */
type AnswerContext = Omit<Context<"pool" | "files">, "db" | "person" | "rights">

/** Writes down what the client said otherwise than by the link. */
export async function recordAnswer(
  context: AnswerContext,
  timesheetId: string,
  given: z.output<typeof NewTimesheetAnswer>,
): Promise<void> {
  const { owner, parts } = context
  const sheet = found(
    await inTransaction(parts.pool, owner, (db) => queries.findTimesheet(db, owner, timesheetId)),
  )
  ensure(timesheetCan.share(sheet), "timesheetDraft")
  const { edition } = sheet
  const answeredOn = given.answeredOn ?? context.today
  if (answeredOn > context.today) invalid([{ path: "answeredOn", code: "inFuture" }])
  await answer(context, {
    ...{ timesheetId, edition },
    ...{ ...given, answeredOn, byLink: false, address: null },
  })
}

interface AnswerInput {
  timesheetId: string
  edition: number
  answer: "approved" | "refused"
  name: string
  role: string | null
  comment: string | null
  fileId: string | null
  /** Of one that its owner wrote down. */
  answeredOn: Day | null
  byLink: boolean
  address: string | null
}

/**
 * Records the answer with what proves it: who, when, from where, and the digest of the very PDF. The document is made
 * before, so that no transaction waits for it. By the link, its owner is told.
 */
export async function answer(
  { owner, parts, now, today }: AnswerContext,
  given: AnswerInput,
): Promise<void> {
  const { timesheetId, edition } = given
  const document = await storedTimesheet(parts, owner, { timesheetId, edition })
  ensure(document, "timesheetChanged")
  await inTransaction(parts.pool, owner, async (db) => {
    const [locked] = await queries.lockTimesheets(db, owner, [timesheetId])
    const sheet = found(locked)
    // A next edition is written, or was handed over meanwhile: what was read is not what is offered.
    ensure(!sheet.drafting && sheet.edition === edition, "timesheetChanged")
    ensure(sheet.answer === null, "timesheetAnswered")
    if (given.fileId) await keepFiles(db, owner, { fileId: given.fileId })
    const { sha256 } = document
    const added = found(await addAnswer(db, owner, { ...given, answeredAt: now, sha256 }))
    await queries.changeTimesheet(db, owner, timesheetId, {
      answer: given.answer,
      answeredOn: given.answeredOn ?? today,
    })
    await queries.addEvent(db, owner, {
      ...{ timesheetId, what: given.answer, at: now, detail: given.name },
    })
    if (!given.byLink) return
    await addNotification(db, owner, {
      kind: given.answer === "approved" ? "timesheetApproved" : "timesheetRefused",
      causeId: added.id,
      parameters: {
        client: sheet.clientName,
        name: given.name,
        timesheetId,
        month: sheet.month,
      },
      createdAt: now,
    })
  })
}
