import type { ContractPoints } from "#contract/contract-employment"
import type { ContractDetails, ContractEnd, NewContract } from "#contract/contracts"
import { addDays } from "#domain/day"
import { ensure, found, invalid, stale } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { findQuote } from "../../sales/quotes/queries"
import { applyDue } from "./amendment.commands"
import { billedAs, differenceOf } from "./amendment.rules"
import { findBilled, findSubmittedFrom } from "./period.queries"
import * as queries from "./queries"
import {
  contractCan,
  contractDetails,
  courseColumns,
  referenceOf,
  refusalOfPenalty,
  termsOf,
} from "./rules"

export async function addContract(
  context: Context,
  contract: NewContract,
): Promise<ContractDetails> {
  const { owner, db } = context
  await check(context, contract)
  const course = courseColumns(contract, null)
  const added = await queries.addContract(db, owner, { ...contract, ...course })
  return contractDetails(added ?? taken(), context)
}

export async function changeContract(
  context: Context,
  id: string,
  version: number,
  changes: NewContract,
): Promise<ContractDetails> {
  const { owner, db } = context
  const current = await locked(context, id, version)
  ensure(contractCan.change(current, context.today), "contractEnded")
  if (current.activatedOn || current.signedOn) refuseOtherTerms(current, changes)
  await check(context, changes, current)
  const { reference } = changes
  if (current.activatedOn && !reference) invalid([{ path: "reference", code: "required" }])
  if (reference && (await queries.isReferenceTaken(db, owner, reference, current.id))) taken()
  if (changes.clientId !== current.clientId && (await findBilled(db, owner, current.id)).length)
    invalid([{ path: "clientId", code: "contractBilled" }])
  // Of one in force it is as it was: what it follows from changes by amendments.
  const course = current.activatedOn ? {} : courseColumns(changes, null)
  const changed = await queries.changeContract(db, owner, current.id, { ...changes, ...course })
  return contractDetails(found(changed), context)
}

/** What the paper says beside its terms: once it is signed, it says what was signed. */
const saidOnPaper = [
  ...(["clientId", "reference", "title", "description", "endClient"] as const),
  ...(["ownSignatory", "clientSignatory"] as const),
]

/** In force, its words change, until its paper is signed; its terms change by an amendment only. */
function refuseOtherTerms(current: queries.ContractRow, changes: NewContract): void {
  const other = Object.keys(differenceOf(termsOf(current), termsOf(changes)))
  const fixed = (["startDate", "kind"] as const).filter((name) => changes[name] !== current[name])
  const signed = current.signedOn
    ? saidOnPaper.filter((name) => changes[name] !== current[name])
    : []
  const isActive = current.activatedOn !== null
  const errors = [
    ...other.map((path) => ({ path, code: isActive ? "amendmentNeeded" : "contractSigned" })),
    ...fixed.map((path) => ({ path, code: isActive ? "fixedOnceActive" : "contractSigned" })),
    ...signed.map((path) => ({ path, code: "contractSigned" })),
  ]
  if (errors.length) invalid(errors)
}

/** Puts it in force, and gives it the next reference of the year if it has none. */
export async function activateContract(
  context: Context,
  id: string,
  version: number,
): Promise<ContractDetails> {
  const { owner, db, today } = context
  const contract = await locked(context, id, version)
  ensure(contractCan.activate(contract), "contractActive")
  const reference = contract.reference ?? (await nextReference(context, contract.id))
  const changes = { reference, activatedOn: today, firstTerms: termsOf(contract) }
  const changed = await queries.changeContract(db, owner, contract.id, changes)
  return contractDetails(found(changed), context)
}

/** Gives it the next reference of the year if it has none: a paper that is signed bears one. */
export async function nameContract({ db, owner, today, ...rest }: Context, id: string) {
  const contract = found(await queries.lockContract(db, owner, id))
  if (contract.reference) return
  const reference = await nextReference({ db, owner, today, ...rest }, id)
  await queries.changeContract(db, owner, id, { reference })
}

/** Ends it on a day, also one to come; it is not renewed from then on, and after that day not changed. */
export async function endContract(
  context: Context,
  id: string,
  { version, ...end }: ContractEnd,
): Promise<ContractDetails> {
  const { owner, db, today } = context
  const contract = await locked(context, id, version)
  ensure(contractCan.end(contract, today), contract.endedOn ? "contractEnded" : "contractDraft")
  const { endedOn, noticeGivenOn } = end
  if (endedOn < contract.startDate) invalid([{ path: "endedOn", code: "outsideContract" }])
  const last = contract.renewable || contract.endedOn ? null : contract.runsUntil
  if (last && endedOn > last && endedOn > today)
    invalid([{ path: "endedOn", code: "outsideContract" }])
  const beyond = (await findBilled(db, owner, contract.id)).filter(
    ({ freed, endDate }) => !freed && endDate > endedOn,
  )
  if (beyond.length > 0) invalid([{ path: "endedOn", code: billedAs(beyond) }])
  const submitted = await findSubmittedFrom(db, owner, contract.id, { from: addDays(endedOn, 1) })
  if (submitted.length > 0)
    invalid([{ path: "endedOn", code: `daysSubmitted ${submitted.join(" – ")}` }])
  if (noticeGivenOn && noticeGivenOn > today) invalid([{ path: "noticeGivenOn", code: "inFuture" }])
  const changes = { ...end, runsUntil: endedOn, noticeOn: null }
  const changed = await queries.changeContract(db, owner, contract.id, changes)
  return contractDetails(found(changed), context)
}

/** What was answered to the points that are looked at once. */
export async function changePoints(
  context: Context,
  id: string,
  { version, ...points }: ContractPoints & { version: number },
): Promise<ContractDetails> {
  const { owner, db } = context
  const contract = await locked(context, id, version)
  return contractDetails(
    found(await queries.changeContract(db, owner, contract.id, { points })),
    context,
  )
}

/** The contract under lock, as the caller knows it. */
async function locked(context: Context, id: string, version: number) {
  const { owner, db } = context
  const contract = found(await queries.lockContract(db, owner, id))
  if (contract.version !== version) stale(contractDetails(contract, context))
  return applyDue(context, contract)
}

/**
 * It is with one of the owner's own clients, and asks for no less than the law lets businesses agree on; what was
 * agreed before stays as it was.
 */
async function check(
  { owner, db, today }: Context,
  { clientId, kind, penaltyRate, quoteId }: NewContract,
  before?: queries.ContractRow,
): Promise<void> {
  const client = await findClient(db, owner, clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
  if (quoteId && quoteId !== before?.quoteId && !(await findQuote(db, owner, quoteId)))
    invalid([{ path: "quoteId", code: "unknown" }])
  if (kind !== "freelance" || before?.activatedOn) return
  const refusal = refusalOfPenalty(penaltyRate, client.kind, today)
  if (refusal) invalid([refusal])
}

const taken = () => invalid([{ path: "reference", code: "referenceTaken" }])

/** The first of the year's series that nobody typed before. */
async function nextReference({ owner, db, today }: Context, contractId: string) {
  for (;;) {
    const reference = referenceOf(today, await queries.nextSeriesNumber(db, owner, today))
    if (!(await queries.isReferenceTaken(db, owner, reference, contractId))) return reference
  }
}
