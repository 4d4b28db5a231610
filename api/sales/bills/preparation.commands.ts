import type { BillLine } from "#contract/bill-lines"
import type { Bill } from "#contract/bills"
import { groupKey, priceLines, type VatGroup } from "#domain/bill-pricing"
import { warningsFor } from "#domain/bill-warnings"
import { categoryKey, exceeding } from "#domain/credit-note"
import { plainLine } from "#domain/decimal"
import { mentionsOf } from "#domain/mentions"
import { missingFor } from "#domain/missing"
import { isSoldAbroad } from "#domain/vat-category"
import { groupOf } from "../../e-invoice/deposits.rules"
import type { FrozenBill } from "../../e-invoice/snapshot"
import type { Context } from "../../ports/context"
import { partiesOf } from "../documents/parties.commands"
import { findOrigin, findRemaining } from "./credit-note.queries"
import { findDeducting, findDeposits } from "./deposit.queries"
import { isBeyondFranchise } from "./franchise.commands"
import {
  type BillContent,
  type BillDraft,
  factsOfBill,
  freezeBill,
  freezeCreditNote,
} from "./freezing.rules"
import { findSnapshot } from "./issue.queries"
import { type BillRow, findBill, findParts } from "./queries"
import { findWorkOf } from "./work.queries"

/** A draft as it is kept, or as it is only typed yet: then it has no id. */
export type DraftInput = BillContent &
  Pick<BillRow, "clientId" | "originId"> & { id: string | null }

/**
 * Holds a draft against today's profile, client and law: what is still missing, and what would be
 * frozen if it were issued.
 */
export async function prepare(
  context: Context,
  bill: DraftInput,
  rows: BillLine[],
): Promise<Pick<Bill, "missing" | "warnings"> & { frozen: FrozenBill }> {
  const { db, owner, today } = context
  const day = bill.releaseDate ?? today
  const { leftBy, ...origin } = await originOf(context, bill)
  const { profile: seller, client } = await partiesOf(
    context,
    bill.clientId,
    origin.corrected?.issueDate ?? day,
  )
  const profile = origin.corrected ? { ...seller, ...regimeOf(origin.corrected, seller) } : seller
  const typed: BillDraft = {
    document: bill,
    lines: rows.map(plainLine),
    profile,
    client,
    deposits: bill.kind === "bill" && bill.id ? await findDeposits(db, owner, bill.id) : [],
    ...origin,
  }
  const asTyped = factsOfBill(typed)
  const inFrance = rows.filter((_, at) => {
    const line = asTyped.lines[at]
    return line && !isSoldAbroad(asTyped, line, day)
  })
  // What takes back or replaces another is by the regime of that.
  const isBeyond = !origin.origin && (await isBeyondFranchise(context, day, inFrance))
  const charges = isBeyond && rows.some(({ vatRate }) => Number(vatRate) > 0)
  const draft = charges
    ? { ...typed, profile: { ...profile, vatRegime: "normal" as const } }
    : typed
  const facts = {
    ...factsOfBill(draft),
    isBeyondFranchise: isBeyond && !bill.keepsFranchise,
    isOtherThanWorked: bill.id
      ? isOtherThan(await findWorkOf(db, owner, bill.id), draft.lines)
      : false,
  }
  const frozen =
    bill.kind === "creditNote" && draft.corrected
      ? freezeCreditNote(draft, draft.corrected, day)
      : freezeBill(draft, facts, mentionsOf(facts, day), day)
  return {
    missing: [
      ...missingFor(facts, day),
      ...beyondOrigin(draft, frozen, leftBy?.byCategory ?? null),
      ...(bill.kind === "creditNote" ? ofOtherKind(frozen, draft.corrected) : []),
      ...unfitDeposits(draft, frozen),
      ...(await unfitForBill(context, bill, frozen)),
    ],
    warnings: bill.kind === "creditNote" ? [] : warningsFor(facts, day),
    frozen,
  }
}

/** The VAT regime of what is corrected, by what stands on it: whatever was said since of its seller and that day. */
function regimeOf(
  { mentions, totalVat, seller }: FrozenBill,
  said: Pick<BillDraft["profile"], "vatRegime" | "vatNumber">,
): Partial<BillDraft["profile"]> {
  if (mentions.some(({ key }) => key === "franchise")) return { vatRegime: "franchise" }
  if (totalVat === 0 || said.vatRegime !== "franchise") return {}
  return { vatRegime: "normal", vatNumber: said.vatNumber ?? seller.vatNumber }
}

async function originOf({ db, owner }: Context, bill: DraftInput) {
  if (!bill.originId) return { origin: null, left: null, leftBy: null, corrected: undefined }
  const origin = (await findOrigin(db, owner, bill.originId)) ?? null
  const leftBy = bill.kind === "creditNote" ? await findRemaining(db, owner, bill.originId) : null
  const left = leftBy?.byRate ?? null
  const corrected = (await findSnapshot(db, owner, bill.originId))?.snapshot
  if (bill.kind !== "correction" || !corrected?.deposits) return { origin, left, leftBy, corrected }
  const { deposits, prepaid } = corrected
  return { origin, left, leftBy, corrected, inherited: { deposits, prepaid } }
}

/** Whether lines charge more or less time than was entered, in days or in hours. */
function isOtherThan(
  work: readonly { unit: string; quarters: number }[],
  lines: readonly Pick<BillLine, "unit" | "quantity">[],
): boolean {
  const charged = (unit: string) =>
    lines.reduce((sum, line) => {
      const part = line.unit === unit ? 1 : line.unit === "halfDay" && unit === "day" ? 0.5 : 0
      return sum + Math.round(Number(line.quantity) * part * 10_000)
    }, 0)
  return work.some(({ unit, quarters }) => charged(unit) !== quarters * 2_500)
}

/** What is left of its bill, for a credit note: it takes no more. */
export async function leftOfOrigin(
  { db, owner }: Pick<Context, "db" | "owner">,
  { kind, originId }: { kind?: BillRow["kind"]; originId?: string | null },
) {
  return kind === "creditNote" && originId
    ? (await findRemaining(db, owner, originId)).byRate
    : null
}

/** The lines by which a credit note would give back more than is left of its bill, at a rate or of a category. */
function beyondOrigin(
  { document: bill, lines, left }: BillDraft,
  frozen: Pick<FrozenBill, "lines" | "vat">,
  byCategory: VatGroup[] | null,
): Bill["missing"] {
  if (!left) return []
  const over = exceeding(priceLines(lines, bill).vat, left).map(groupKey)
  const beyond = byCategory ? exceeding(frozen.vat, byCategory, categoryKey).map(categoryKey) : []
  const at = frozen.lines.findIndex(
    ({ vatRate: rate, category }) =>
      over.includes(groupKey({ rate })) ||
      beyond.includes(categoryKey({ rate, ...(category && { category }) })),
  )
  return at < 0 ? [] : [{ code: "creditExceeds", where: "bill", path: `lines[${at}].quantity` }]
}

/** Lines by which a credit note would take back goods where its bill has services, or the other way round: each has a VAT of its own. */
function ofOtherKind(
  { lines }: Pick<FrozenBill, "lines">,
  corrected: FrozenBill | undefined,
): Bill["missing"] {
  // Of bills that were issued before it was kept, nobody knows.
  if (!corrected || corrected.lines.some(({ kind }) => kind === undefined)) return []
  const keyOf = ({ vatRate, kind }: FrozenBill["lines"][number]) => `${Number(vatRate)} ${kind}`
  const known = new Set(corrected.lines.map(keyOf))
  const rates = new Set(corrected.lines.map(({ vatRate }) => Number(vatRate)))
  // A rate that the bill has not exceeds what is left of it anyway.
  const at = lines.findIndex((line) => rates.has(Number(line.vatRate)) && !known.has(keyOf(line)))
  return at < 0 ? [] : [{ code: "creditOtherKind", where: "bill", path: `lines[${at}].kind` }]
}

/** What a deposit asks that its bill, as it stands, could not deduct: a rate that it has not, or more than all of it. */
async function unfitForBill(
  { db, owner }: Context,
  { id, kind }: DraftInput,
  { vat, totalTTC }: FrozenBill,
): Promise<Bill["missing"]> {
  const deducting = kind === "deposit" && id ? await findDeducting(db, owner, id) : undefined
  const bill = deducting && (await findBill(db, owner, deducting.id))
  if (!bill || bill.number !== null) return []
  const { lines } = await findParts(db, owner, bill.id)
  const priced = priceLines(lines.map(plainLine), bill)
  const rates = priced.vat.map(({ rate }) => Number(rate))
  const unfit = (code: string): Bill["missing"] => [{ code, where: "bill", path: "lines" }]
  if (vat.some(({ rate }) => !rates.includes(Number(rate)))) return unfit("depositRate")
  const others = (await findDeposits(db, owner, bill.id)).filter(
    (one) => one.id !== id && one.number !== null && one.credited < one.totalTTC,
  )
  const asked = others.reduce((sum, one) => sum + one.totalTTC, totalTTC)
  return asked > bill.totalTTC ? unfit("depositsExceed") : []
}

/**
 * Deposits that cannot be deducted: they are not issued, were taken back in part, bear a rate that the bill has not,
 * or come to more than it.
 */
function unfitDeposits(
  { deposits }: BillDraft,
  { prepaid = 0, totalTTC, vat }: FrozenBill,
): Bill["missing"] {
  const unfit = (code: string): Bill["missing"] => [{ code, where: "bill", path: "lines" }]
  if (deposits.some(({ number }) => number === null)) return unfit("depositDraft")
  if (deposits.some(({ credited, totalTTC }) => credited > 0 && credited < totalTTC))
    return unfit("depositCredited")
  const parts = deposits.flatMap((one) => (one.credited ? [] : (one.vat ?? [])))
  if (parts.some((part) => !groupOf(vat, part))) return unfit("depositRate")
  return prepaid > totalTTC ? unfit("depositsExceed") : []
}
