import type { ContractDetails, NewContract } from "#contract/contracts"
import type { Day } from "#domain/day"
import { ensure, found, invalid, stale } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import type { Context } from "../../ports/context"
import { findBilled, findRenewedUntil } from "./period.queries"
import * as queries from "./queries"
import { contractCan, contractDetails, courseOf, referenceOf, refusalOfPenalty } from "./rules"

export async function addContract(
  context: Context,
  contract: NewContract,
): Promise<ContractDetails> {
  const { owner, db } = context
  await check(context, contract)
  const course = courseOf(contract, null)
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
  ensure(contractCan.change(current), "contractEnded")
  await check(context, changes)
  const { reference } = changes
  if (current.activatedOn && !reference) invalid([{ path: "reference", code: "required" }])
  if (reference && (await queries.isReferenceTaken(db, owner, reference, current.id))) taken()
  if (changes.clientId !== current.clientId && (await findBilled(db, owner, current.id)).length)
    invalid([{ path: "clientId", code: "contractBilled" }])
  const course = courseOf(changes, await findRenewedUntil(db, owner, current.id))
  const changed = await queries.changeContract(db, owner, current.id, { ...changes, ...course })
  return contractDetails(found(changed), context)
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
  const changes = { reference, activatedOn: today }
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

/** Ends it on a day; it is neither renewed nor changed from then on. */
export async function endContract(
  context: Context,
  id: string,
  version: number,
  endedOn: Day,
): Promise<ContractDetails> {
  const { owner, db, today } = context
  const contract = await locked(context, id, version)
  ensure(contractCan.end(contract), contract.endedOn ? "contractEnded" : "contractDraft")
  if (endedOn > today) invalid([{ path: "endedOn", code: "inFuture" }])
  const changes = { endedOn, runsUntil: endedOn, noticeOn: null }
  const changed = await queries.changeContract(db, owner, contract.id, changes)
  return contractDetails(found(changed), context)
}

/** The contract under lock, as the caller knows it. */
async function locked(context: Context, id: string, version: number) {
  const { owner, db } = context
  const contract = found(await queries.lockContract(db, owner, id))
  return contract.version === version ? contract : stale(contractDetails(contract, context))
}

/** It is with one of the owner's own clients, and asks for no less than the law lets businesses agree on. */
async function check(
  { owner, db, today }: Context,
  { clientId, penaltyRate }: NewContract,
): Promise<void> {
  const client = await findClient(db, owner, clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
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
