import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { type AuditContext, recordAudit } from "../../audit/commands"
import { installationMail } from "../../mail-texts/compose"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import type { WorkerParts } from "../../ports/parts"
import { findIbanNotice } from "./queries"
import { ending } from "./rules"

interface Change {
  before: string
  after: string | null
}

/** Writes down that clients will pay to another account, and has its owner told by a letter. */
export async function recordIbanChange(
  context: Context<"queue"> & AuditContext,
  { before, after }: Change,
): Promise<void> {
  const { db, owner, now, parts, person } = context
  await recordAudit(
    context,
    "profile.ibanChanged",
    { id: owner, name: person.username },
    { before: { iban: ending(before) }, after: { iban: ending(after) } },
  )
  await addNotification(db, owner, {
    kind: "ibanChanged",
    causeId: crypto.randomUUID(),
    parameters: { name: ending(after) ?? "" },
    createdAt: now,
  })
  // Whatever they prefer: this mail is how a stranger's change is found out.
  await parts.queue.send(db, "ibanNotice", { owner, at: now.toISOString() })
}

/**
 * Tells the person at the address that they sign in with, which the profile cannot change. Only the end of
 * the number is said; it is read when the letter is written, so that no job holds it.
 */
export async function sendIbanNotice(
  { pool, mail, origin }: Pick<WorkerParts, "pool" | "mail" | "origin">,
  owner: Owner,
  at: Date,
): Promise<void> {
  const found = await inTransaction(pool, owner, (db) => findIbanNotice(db, owner))
  if (!found?.to) return
  const { to, language, iban } = found
  const date = (spoken: Language) =>
    at.toLocaleString(spoken === "fr" ? "fr-FR" : "en-GB", {
      timeZone: "Europe/Paris",
      dateStyle: "long",
      timeStyle: "short",
    })
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "ibanChanged", language, (spoken) => ({
      date: date(spoken),
      ending: ending(iban) ?? "",
      removed: iban ? "" : date(spoken),
      settings: `${origin}/auth/account`,
      link: `${origin}/auth/support`,
    })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<iban-${owner}-${at.getTime()}@plume>`,
    to,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
}
