import type { NewBill } from "#contract/bills"
import { invalid } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { knownProducts } from "../products/queries"
import { linesTooLarge, linesWithVat, rebatesTooLarge } from "./draft.rules"

export type DraftedDocument = Pick<NewBill, "clientId" | "lines"> &
  Partial<Pick<NewBill, "releaseDate" | "penaltyRate">>

/**
 * Refuses what is not the owner's, what is too large, and rates that the owner may not charge; answers the
 * client. What `repeats` another paper of the owner's may have the rates of before: its issue is refused
 * until they are mended in the draft. Who is beyond the franchise `chargesVat`, whatever the profile says.
 */
export async function checkDraft(
  { owner, db, today }: Pick<Context, "owner" | "db" | "today">,
  draft: DraftedDocument,
  { repeats = false, chargesVat = false }: { repeats?: boolean; chargesVat?: boolean } = {},
) {
  const client = await findClient(db, owner, draft.clientId)
  if (!client) invalid([{ path: "clientId", code: "unknown" }])
  const asked = draft.lines.flatMap(({ productId }) => productId ?? [])
  const known = await knownProducts(db, owner, asked)
  const strange = draft.lines.flatMap(({ productId }, at) =>
    productId && !known.has(productId.toLowerCase())
      ? [{ path: `lines[${at}].productId`, code: "unknown" }]
      : [],
  )
  if (strange.length) invalid(strange)
  const day = draft.releaseDate ?? today
  const vatRegime = repeats || chargesVat ? null : ((await findVatRegime(db, owner, day)) ?? null)
  const tooLarge = linesTooLarge(draft)
  // What is beyond what is counted exactly is not added up.
  const refused = [
    ...tooLarge,
    ...(tooLarge.length ? [] : rebatesTooLarge(draft)),
    ...linesWithVat(draft, vatRegime),
    // A public body owes the law's rate alone, and what repeats another paper is issued with it (CCP R2192-31).
    ...(client.kind === "publicBody" && draft.penaltyRate && !repeats
      ? [{ path: "penaltyRate", code: "penaltyOfPublicBody" }]
      : []),
  ]
  if (refused.length) invalid(refused)
  return client
}
