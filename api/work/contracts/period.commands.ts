import type {
  ContractBilling,
  ContractDetails,
  NewContractPeriod,
  NewRenewal,
} from "#contract/contracts"
import { termsOn } from "#domain/contract-terms"
import { addDays } from "#domain/day"
import { isByTime } from "#domain/timesheet"
import { ensure, found, invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { draftBill } from "../../sales/bills/draft.commands"
import type { BillRow } from "../../sales/bills/queries"
import { statusOf as statusOfBill } from "../../sales/bills/rules"
import { linesTooLarge } from "../../sales/documents/draft.rules"
import { addAgreedAmendment, applyDue, findStanding } from "./amendment.commands"
import { listAmendments } from "./amendment.queries"
import { agreedOf } from "./amendment.rules"
import { monthsOfParts, otherUnitFrom, partsOf, shareQuantity } from "./parts.rules"
import {
  addPeriod,
  addRenewal,
  findBilled,
  findBilledPeriods,
  freePeriods,
  isRenewedFrom,
  isWorkBilled,
} from "./period.queries"
import { type ContractRow, changeContract, lockContract } from "./queries"
import {
  billOf,
  contractCan,
  contractDetails,
  courseColumns,
  nextPeriodOf,
  nextRenewalOf,
  overlap,
  periodFrom,
  quantityOf,
  showContract,
} from "./rules"

/** Adds the next period, from the day that the caller was shown; asked again, nothing. */
export async function renewContract(
  context: Context,
  contractId: string,
  { startDate, priceHT }: NewRenewal,
): Promise<ContractDetails> {
  const { owner, db, today } = context
  const contract = await applyDue(context, found(await lockContract(db, owner, contractId)))
  if (await isRenewedFrom(db, owner, contract.id, startDate)) {
    // Asked again it is as it was; at another price it was not renewed like this.
    const agreed = agreedOf(contract, await listAmendments(db, owner, contract.id))
    ensure(priceHT === null || termsOn(agreed, startDate)?.priceHT === priceHT, "renewedOtherwise")
    return contractDetails(contract, context)
  }
  ensure(contractCan.renew(contract, today), "notToRenew")
  ensure(nextRenewalOf(contract) === startDate, "renewalMoved")
  const endDate = addDays(startDate, (contract.renewalDays ?? 1) - 1)
  await addRenewal(db, owner, { contractId: contract.id, startDate, endDate })
  const course = courseColumns(contract, endDate)
  const renewed = found(await changeContract(db, owner, contract.id, course))
  if (priceHT !== null && priceHT !== renewed.priceHT)
    await addAgreedAmendment(context, renewed, {
      ...{ effectiveOn: startDate, reason: null, changes: { priceHT } },
    })
  return contractDetails(found(await findStanding(context, contract.id)), context)
}

const isBilledByDay = (contract: Pick<ContractRow, "billableProject" | "unit">) =>
  contract.billableProject && isByTime(contract)

/** What of the contract is on a bill, and the period that comes next. */
export async function showBilling(context: Context, contractId: string): Promise<ContractBilling> {
  const { owner, db, today } = context
  const row = found(await findStanding(context, contractId))
  const agreed = agreedOf(row, await listAmendments(db, owner, row.id))
  const billed = await findBilled(db, owner, row.id)
  // Of what is billed day by day, the days in between may be left.
  const before = isBilledByDay(row) ? await findBilledPeriods(db, owner, row.id) : billed
  const whole = nextPeriodOf(showContract(row, today), before)
  const other = whole && otherUnitFrom(partsOf(agreed, whole.startDate, whole.endDate))
  const endDate = other ? addDays(other, -1) : whole?.endDate
  const parts = whole && endDate ? partsOf(agreed, whole.startDate, endDate) : []
  const unit = parts[0]?.terms.unit ?? row.unit
  const next = whole && endDate ? periodFrom(unit, whole.startDate, endDate) : null
  return {
    periods: billed.map(({ id, startDate, endDate, freed, billId, ...bill }) => ({
      id,
      startDate,
      endDate,
      freed,
      bill: {
        id: billId,
        number: bill.number,
        kind: bill.kind,
        status: statusOfBill(bill, today),
        totalHT: bill.totalHT,
        currency: bill.currency,
      },
    })),
    next,
    nextParts: parts.map(({ startDate, endDate, terms: { priceHT, unit } }) => ({
      ...{ startDate, endDate, priceHT, unit },
    })),
  }
}

/** Drafts the bill of a period by the contract's terms; no day is billed twice. */
export async function billPeriod(
  context: Context,
  contractId: string,
  period: NewContractPeriod,
): Promise<BillRow> {
  const { owner, db } = context
  const contract = await applyDue(context, found(await lockContract(db, owner, contractId)))
  ensure(contract.activatedOn, "contractDraft")
  ensure(contract.kind === "freelance", "contractNotSold")
  const { startDate, endDate } = period
  if (startDate < contract.startDate) invalid([{ path: "startDate", code: "outsideContract" }])
  if (contract.runsUntil && endDate > contract.runsUntil)
    invalid([{ path: "endDate", code: "outsideContract" }])
  const billed = await findBilledPeriods(db, owner, contract.id)
  if (
    billed.some((other) => !other.freed && overlap(period, other)) ||
    (await isWorkBilled(db, owner, contract.id, period))
  )
    invalid([{ path: "startDate", code: "periodBilled" }])
  const profile = await findProfile(db, owner)
  const agreed = agreedOf(contract, await listAmendments(db, owner, contract.id))
  const charged = partsOf(agreed, startDate, endDate)
  const other = otherUnitFrom(charged)
  if (other) invalid([{ path: "endDate", code: `otherUnitFrom ${other}` }])
  const unit = charged[0]?.terms.unit ?? contract.unit
  // What was worked is counted day by day: only those days are billed.
  ensure(!isBilledByDay({ ...contract, unit }), "billedByTimesheets")
  const quantity =
    period.quantity ??
    quantityOf(unit, startDate, endDate) ??
    invalid([{ path: "quantity", code: "required" }])
  const isCounted = unit === "month" && !period.quantity
  const parts = isCounted ? monthsOfParts(charged) : shareQuantity(charged, quantity)
  const draft = billOf({ contract, vatRegime: profile?.vatRegime ?? null }, period, parts)
  // Of the bill's fields, the form of a period has this one.
  if (linesTooLarge(draft).length) invalid([{ path: "quantity", code: "tooBig" }])
  const bill = await draftBill(context, draft)
  await freePeriods(
    db,
    owner,
    billed.filter(({ freed }) => freed).map(({ id }) => id),
  )
  await addPeriod(db, owner, { contractId: contract.id, billId: bill.id, startDate, endDate })
  return bill
}
