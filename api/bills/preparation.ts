import type { Bill } from "../../contract/bills"
import { mentionsOf } from "../../domain/mentions"
import { missingFor } from "../../domain/missing"
import { findClient } from "../clients/queries"
import type { Env } from "../http/context"
import { found } from "../http/problem"
import { findProfile } from "../profile/queries"
import { blank } from "../profile/rules"
import { type Draft, type FrozenBill, factsOf, freeze } from "./freezing"
import type { BillParts, BillRow } from "./queries"
import { plain } from "./rules"

type Scope = Pick<Env["Variables"], "db" | "owner" | "person" | "today">

/**
 * Holds a draft against today's profile, client and law: what is still missing, and what would be
 * frozen if it were issued.
 */
export async function prepare(
  { db, owner, person, today }: Scope,
  bill: BillRow,
  rows: BillParts["lines"],
): Promise<{ missing: Bill["missing"]; frozen: FrozenBill }> {
  const profile = (await findProfile(db, owner)) ?? blank(person.email)
  const client = found(await findClient(db, owner, bill.clientId))
  const lines = rows.map((line) => ({
    ...line,
    quantity: plain(line.quantity),
    vatRate: plain(line.vatRate),
  }))
  const draft: Draft = { bill, lines, profile, client }
  const facts = factsOf(draft)
  const day = bill.releaseDate ?? today
  return {
    missing: missingFor(facts, day),
    frozen: freeze(draft, facts, mentionsOf(facts, day)),
  }
}
