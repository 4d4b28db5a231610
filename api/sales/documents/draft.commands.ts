import type { NewBill } from "#contract/bills"
import type { Call } from "../../http/env"
import { invalid } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { linesTooLarge, linesWithVat } from "../bills/rules"
import { knownProducts } from "../products/queries"

/** Refuses what is not the owner's, and rates that the owner may not charge; the client's name. */
export async function checkDraft(
  { owner, db }: Pick<Call["var"], "owner" | "db">,
  draft: Pick<NewBill, "clientId" | "lines">,
): Promise<string> {
  const client = await findClient(db, owner, draft.clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
  const known = await knownProducts(
    db,
    owner,
    draft.lines.flatMap(({ productId }) => productId ?? []),
  )
  const strange = draft.lines.flatMap(({ productId }, at) =>
    productId && !known.has(productId.toLowerCase())
      ? [{ path: `lines[${at}].productId`, code: "unknown" }]
      : [],
  )
  if (strange.length) invalid(strange)
  const profile = await findProfile(db, owner)
  const refused = [...linesTooLarge(draft), ...linesWithVat(draft, profile?.vatRegime ?? null)]
  if (refused.length) invalid(refused)
  return client.name
}
