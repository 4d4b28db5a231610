import type {
  Amendment,
  ContractTerms,
  ContractVersions,
  NewAmendment,
} from "#contract/contract-terms"
import { termsOn } from "#domain/contract-terms"
import { type Day, todayIn } from "#domain/day"
import { ensure, type FieldError, found, HttpProblem, invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import * as amendments from "./amendment.queries"
import {
  agreedOf,
  courseTerms,
  differenceOf,
  refusalsOf,
  showAmendment,
  standingTerms,
  termsBefore,
} from "./amendment.rules"
import { findBilled, findRenewedUntil, findSubmittedFrom } from "./period.queries"
import { type ContractRow, changeContract, findContract, lockContract } from "./queries"
import { contractCan, courseColumns, refusalOfPenalty, termsOf } from "./rules"

/** Version 1 of a contract, and its amendments. */
export async function showVersions(
  context: Context,
  contractId: string,
): Promise<ContractVersions> {
  const { contract, agreed, rows } = await readAgreed(context, contractId)
  return {
    first: contract.firstTerms,
    amendments: rows.map((row) => showAmendment(row, agreed, context.today)),
  }
}

export async function showAmendmentOf(
  context: Pick<Context, "db" | "owner" | "today">,
  contractId: string,
  id: string,
): Promise<Amendment> {
  const { agreed, rows } = await readAgreed(context, contractId)
  return showAmendment(found(rows.find((row) => row.id === id)), agreed, context.today)
}

/** The terms of a contract on a day: what bills, timesheets and budgets ask. */
export async function findTermsOn(
  context: Pick<Context, "db" | "owner">,
  contractId: string,
  day: Day,
): Promise<ContractTerms | null> {
  return termsOn((await readAgreed(context, contractId)).agreed, day)
}

async function readAgreed({ db, owner }: Pick<Context, "db" | "owner">, contractId: string) {
  const contract = found(await findContract(db, owner, contractId))
  const rows = await amendments.listAmendments(db, owner, contract.id)
  return { contract, rows, agreed: agreedOf(contract, rows) }
}

/** Writes down other terms from a day on; nothing changes until both parties agreed to them. */
export async function addAmendment(
  context: Context,
  contractId: string,
  amendment: NewAmendment,
): Promise<Amendment> {
  const { db, owner } = context
  const contract = await lockAmendable(context, contractId)
  const written = await check(context, contract, amendment)
  const added = found(
    await amendments.addAmendment(db, owner, { contractId: contract.id, ...written }),
  )
  return showAmendmentOf(context, contract.id, added.id)
}

export async function changeAmendment(
  context: Context,
  contractId: string,
  id: string,
  { version, ...amendment }: NewAmendment & { version: number },
): Promise<Amendment> {
  const { db, owner } = context
  const contract = await lockAmendable(context, contractId)
  await findDraft(context, contract.id, id, version)
  const written = await check(context, contract, amendment)
  found(await amendments.changeAmendment(db, owner, id, written))
  return showAmendmentOf(context, contract.id, id)
}

/** Only a draft goes: what was agreed is changed by another amendment. */
export async function removeAmendment(
  context: Context,
  contractId: string,
  id: string,
): Promise<void> {
  const { db, owner } = context
  const contract = found(await lockContract(db, owner, contractId))
  await findDraft(context, contract.id, id)
  await amendments.removeAmendment(db, owner, id)
}

/** Both parties agreed to it: it is in force from its day on, by itself. */
export async function agreeToAmendment(
  context: Context,
  contractId: string,
  id: string,
  version: number,
): Promise<Amendment> {
  const contract = await lockAmendable(context, contractId)
  await findDraft(context, contract.id, id, version)
  const errors = await refusalsOfAgreement(context, contract.id, id)
  if (errors.length > 0) throw new HttpProblem(409, "amendmentPast", { errors })
  await putAmendmentInForce(context, contract.id, id, context.today)
  return showAmendmentOf(context, contract.id, id)
}

/**
 * What an agreement does, however it was reached (by word of its owner, or by signatures): from its effective day on
 * the amendment holds. Refused where a day that it changes was billed meanwhile.
 */
export async function putAmendmentInForce(
  context: Context,
  contractId: string,
  id: string,
  agreedOn: Day,
): Promise<void> {
  const { db, owner } = context
  const contract = found(await lockContract(db, owner, contractId))
  const amendment = found(await amendments.findAmendment(db, owner, contract.id, id))
  if (amendment.activatedOn) return
  ensure((await refusalsOfAgreement(context, contract.id, id)).length === 0, "amendmentPast")
  const rows = await amendments.listAmendments(db, owner, contract.id)
  const before = termsBefore(agreedOf(contract, rows), amendment)
  await amendments.changeAmendment(db, owner, id, { activatedOn: agreedOn, before })
  await applyDue(context, contract)
}

/** Why it cannot come into force any more: days that it changes were billed since, and by which bills. */
export async function refusalsOfAgreement(
  { db, owner }: Pick<Context, "db" | "owner">,
  contractId: string,
  id: string,
): Promise<FieldError[]> {
  const contract = found(await findContract(db, owner, contractId))
  const amendment = found(await amendments.findAmendment(db, owner, contract.id, id))
  return refusalsNow({ db, owner }, contract, amendment)
}

/** Why an amendment cannot be of a contract now, by its fields. */
async function refusalsNow(
  { db, owner }: Pick<Context, "db" | "owner">,
  contract: ContractRow,
  amendment: Pick<amendments.AmendmentRow, "effectiveOn" | "changes">,
): Promise<FieldError[]> {
  const refusals = refusalsOf(amendment, contract, await findBilled(db, owner, contract.id))
  const { effectiveOn, changes } = amendment
  if (refusals.length > 0 || !("priceHT" in changes || "unit" in changes)) return refusals
  // What their client approved says what it comes to.
  const shown = await findSubmittedFrom(db, owner, contract.id, { from: effectiveOn, priced: true })
  return shown.length === 0
    ? []
    : [{ path: "effectiveOn", code: `daysSubmitted ${shown.join(" – ")}` }]
}

/** An amendment that its maker agreed to with it, such as the new price of a renewal. */
export async function addAgreedAmendment(
  context: Context,
  contract: ContractRow,
  amendment: { effectiveOn: Day; reason: string | null; changes: Partial<ContractTerms> },
): Promise<void> {
  const { db, owner, today } = context
  const refusals = await refusalsNow({ db, owner }, contract, amendment)
  if (refusals.length) invalid(refusals.map(({ code }) => ({ path: "priceHT", code })))
  const rows = await amendments.listAmendments(db, owner, contract.id)
  const before = standingTerms(agreedOf(contract, rows), amendment.effectiveOn)
  const written = { contractId: contract.id, activatedOn: today, before, ...amendment }
  await amendments.addAmendment(db, owner, written)
  await applyDue(context, contract)
}

/**
 * Keeps the columns of a contract in step with the amendments whose day has come, and its last day with those that are
 * agreed to. It is under lock.
 */
export async function applyDue(context: Context, contract: ContractRow): Promise<ContractRow> {
  const { db, owner, today } = context
  const rows = await amendments.listAmendments(db, owner, contract.id)
  if (rows.length === 0) return contract
  const due = rows.filter(
    ({ activatedOn, applied, effectiveOn }) => activatedOn && !applied && effectiveOn <= today,
  )
  const agreed = agreedOf(contract, rows)
  const terms = standingTerms(agreed, today)
  const course = courseColumns(
    courseTerms(agreed, today),
    await findRenewedUntil(db, owner, contract.id),
  )
  const moves = contract.endedOn === null && course.runsUntil !== contract.runsUntil
  if (due.length === 0 && !moves) return contract
  const changed = await changeContract(db, owner, contract.id, {
    ...terms,
    // One that was ended ends on that day.
    ...(contract.endedOn === null && course),
  })
  await amendments.markApplied(
    db,
    owner,
    due.map(({ id }) => id),
  )
  return found(changed)
}

/** A contract as its terms stand today, also in the minute before the columns say so. */
export async function findStanding(
  { db, owner, today }: Pick<Context, "db" | "owner" | "today">,
  contractId: string,
): Promise<ContractRow | undefined> {
  const contract = await findContract(db, owner, contractId)
  if (!contract?.activatedOn) return contract
  const rows = await amendments.listAmendments(db, owner, contract.id)
  const isDue = rows.some(
    ({ activatedOn, applied, effectiveOn }) => activatedOn && !applied && effectiveOn <= today,
  )
  if (!isDue) return contract
  const agreed = agreedOf(contract, rows)
  const terms = standingTerms(agreed, today)
  const renewedUntil = await findRenewedUntil(db, owner, contract.id)
  const course = courseColumns(courseTerms(agreed, today), renewedUntil)
  return { ...contract, ...terms, ...(contract.endedOn === null && course) }
}

type Parts = Pick<ApiParts, "pool" | "log" | "clock">

/** Puts amendments in force whose day has come. It may run as often as one likes, in several processes. */
export async function applyAmendments(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await amendments.listOwnersOfDue(parts.pool, todayIn("Europe/Paris", now)))
    try {
      await onBehalfOf(parts, owner, now, applyOfOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "amendments not put in force")
    }
}

async function applyOfOwner(context: Context): Promise<void> {
  const { db, owner, today } = context
  for (const id of await amendments.listContractsOfDue(db, owner, today)) {
    const contract = await lockContract(db, owner, id)
    if (contract) await applyDue(context, contract)
  }
}

async function lockAmendable(context: Context, contractId: string): Promise<ContractRow> {
  const { db, owner, today } = context
  const locked = found(await lockContract(db, owner, contractId))
  const contract = await applyDue(context, locked)
  ensure(contract.activatedOn, "contractDraft")
  ensure(contractCan.amend(contract, today), "contractEnded")
  return contract
}

/** The difference that the terms make on their day, where they may be those of the contract. */
async function check(context: Context, contract: ContractRow, amendment: NewAmendment) {
  const { db, owner, today } = context
  const { effectiveOn, reason, asOf, ...terms } = amendment
  const agreed = agreedOf(contract, await amendments.listAmendments(db, owner, contract.id))
  const touched = differenceOf(standingTerms(agreed, asOf ?? effectiveOn), termsOf(terms))
  const before = standingTerms(agreed, effectiveOn)
  const changes = differenceOf(before, { ...before, ...touched })
  if (contract.kind !== "freelance") refuseOfSale(changes)
  const penalty = refusalOfPenalty(changes.penaltyRate ?? null, contract.clientKind, today)
  if (penalty) invalid([penalty])
  const refusals = await refusalsNow(context, contract, { effectiveOn, changes })
  if (refusals.length) invalid(refusals)
  return { effectiveOn, reason, changes }
}

/** Of an employment nothing is billed, renewed by days or counted against a budget. */
function refuseOfSale(changes: Partial<ContractTerms>): void {
  const sold = ["penaltyRate", "renewable", "renewalDays", "budgetDays", "budgetHT"] as const
  const errors = sold.filter((name) => changes[name]).map((path) => ({ path, code: "notSold" }))
  if (errors.length) invalid(errors)
}

/** The draft as the caller knows it. */
async function findDraft(context: Context, contractId: string, id: string, version?: number) {
  const { db, owner } = context
  const amendment = found(await amendments.findAmendment(db, owner, contractId, id))
  if (version !== undefined && amendment.version !== version)
    stale(await showAmendmentOf(context, contractId, id))
  ensure(amendment.activatedOn === null, "amendmentAgreed")
  return amendment
}
