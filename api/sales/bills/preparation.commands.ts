import type { Bill } from "#contract/bills"
import { groupKey, priceLines } from "#domain/bill-pricing"
import { exceeding } from "#domain/credit-note"
import { mentionsOf } from "#domain/mentions"
import { missingFor } from "#domain/missing"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Act } from "../../ports/context"
import {
  type Draft,
  type DraftContent,
  type FrozenBill,
  factsOf,
  freeze,
} from "../documents/freezing.rules"
import { findOrigin, findRemaining } from "./credit-note.queries"
import { findDeposits } from "./deposit.queries"
import { findSnapshot } from "./issue.queries"
import type { BillRow } from "./queries"
import { plain } from "./rules"

type Scope = Pick<Act["var"], "db" | "owner" | "person" | "today">

/** A draft as it is kept, or as it is only typed yet: then it has no id. */
export type DraftInput = DraftContent &
  Pick<BillRow, "clientId" | "originId"> & { id: string | null }

/**
 * Holds a draft against today's profile, client and law: what is still missing, and what would be
 * frozen if it were issued.
 */
export async function prepare(
  { db, owner, person, today }: Scope,
  bill: DraftInput,
  rows: Draft["lines"],
): Promise<{ missing: Bill["missing"]; frozen: FrozenBill }> {
  const profile = (await findProfile(db, owner)) ?? blank(person.email)
  const client = found(await findClient(db, owner, bill.clientId))
  const lines = rows.map((line) => ({
    ...line,
    quantity: plain(line.quantity),
    vatRate: plain(line.vatRate),
    discountRate: line.discountRate && plain(line.discountRate),
  }))
  const about = await originOf(db, owner, bill)
  const deposits = bill.kind === "bill" && bill.id ? await findDeposits(db, owner, bill.id) : []
  const draft: Draft = { bill, lines, profile, client, deposits, ...about }
  const facts = factsOf(draft)
  const day = bill.releaseDate ?? today
  const frozen = freeze(draft, facts, mentionsOf(facts, day))
  return {
    missing: [...missingFor(facts, day), ...beyondOrigin(draft), ...unfitDeposits(draft, frozen)],
    frozen,
  }
}

async function originOf(db: Scope["db"], owner: Scope["owner"], bill: DraftInput) {
  if (!bill.originId) return { origin: null, left: null }
  const origin = (await findOrigin(db, owner, bill.originId)) ?? null
  const left = bill.kind === "creditNote" ? await findRemaining(db, owner, bill.originId) : null
  if (bill.kind !== "correction") return { origin, left }
  const replaced = await findSnapshot(db, owner, bill.originId)
  const { deposits, prepaid } = replaced?.snapshot ?? {}
  return { origin, left, ...(deposits && { inherited: { deposits, prepaid } }) }
}

/** The lines by which a credit note would give back more than is left of its bill. */
function beyondOrigin({ bill, lines, left }: Draft): Bill["missing"] {
  if (!left) return []
  const over = exceeding(priceLines(lines, bill).vat, left).map(groupKey)
  const at = lines.findIndex((line) => over.includes(groupKey({ rate: line.vatRate })))
  return at < 0 ? [] : [{ code: "creditExceeds", where: "bill", path: `lines[${at}].quantity` }]
}

/** Deposits that cannot be deducted: they are not issued, were taken back in part, or come to more than the bill. */
function unfitDeposits(
  { deposits }: Draft,
  { prepaid = 0, totalTTC }: FrozenBill,
): Bill["missing"] {
  const unfit = (code: string): Bill["missing"] => [{ code, where: "bill", path: "lines" }]
  if (deposits.some(({ number }) => number === null)) return unfit("depositDraft")
  if (deposits.some(({ credited, totalTTC }) => credited > 0 && credited < totalTTC))
    return unfit("depositCredited")
  return prepaid > totalTTC ? unfit("depositsExceed") : []
}
