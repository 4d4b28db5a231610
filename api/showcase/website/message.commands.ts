import type { z } from "zod"
import type { SiteMessage } from "#contract/customer-website"
import { inTransaction } from "../../../database/client"
import { addNotification } from "../../notifications/add.commands"
import { addConsent, addContact, findContactByEmail } from "../../people/contacts/queries"
import type { Context } from "../../ports/context"
import { consentOf } from "../../site-pages/consent"

/**
 * Takes what a visitor wrote on a site, for its owner: a contact of theirs, with the proof of what was agreed
 * to, and a message that tells them of it.
 */
export async function takeMessage(
  { now, owner, parts }: Pick<Context<"pool" | "queue">, "now" | "owner" | "parts">,
  consentText: string,
  address: string,
  { name, email, phoneNumber, message }: z.output<typeof SiteMessage>,
): Promise<void> {
  await inTransaction(parts.pool, owner, async (db) => {
    const fresh = { name, email, phoneNumber, role: null, clientId: null }
    const known =
      (await findContactByEmail(db, owner, email)) ?? (await addContact(db, owner, fresh))
    if (!known) throw new Error("no contact was added")
    const consent = consentOf(consentText, address, now)
    await addConsent(db, owner, { ...consent, contactId: known.id, message })
    const wait = await addNotification(db, owner, {
      kind: "siteMessage",
      causeId: consent.id,
      parameters: { client: name, contactId: known.id },
      createdAt: now,
    })
    if (wait !== undefined)
      await parts.queue.send(db, "siteMessage", { owner, consentId: consent.id }, wait)
  })
}
