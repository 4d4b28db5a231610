import { createHmac, randomBytes } from "node:crypto"
import type { NewContactRefusal } from "#contract/mailings"
import { startOfDayIn, todayIn } from "#domain/day"
import { emailKey } from "#domain/email-key"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { found, invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { findContact } from "../contacts/queries"
import * as queries from "./refusal.queries"

interface Addressed {
  id: string
  email: string | null
}

const digestOf = (key: string, email: string) =>
  createHmac("sha256", Buffer.from(key, "hex")).update(emailKey(email)).digest("hex")

/** Which of these refused: by their address, whoever had it when that was said, or themselves. */
export async function refusedOf(
  db: Database,
  owner: Owner,
  contacts: readonly Addressed[],
): Promise<ReadonlySet<string>> {
  const key = await queries.findKey(db, owner)
  if (key === undefined) return new Set()
  const digests = new Map<string, string>()
  for (const { id, email } of contacts) if (email) digests.set(id, digestOf(key, email))
  const [refused, refusing] = [
    new Set(await queries.listRefusedDigests(db, owner, [...new Set(digests.values())])),
    await queries.listRefusingContacts(
      db,
      owner,
      contacts.map(({ id }) => id),
    ),
  ]
  const byAddress = [...digests].filter(([, digest]) => refused.has(digest)).map(([id]) => id)
  return new Set([...byAddress, ...refusing])
}

interface Said {
  at: Date
  how: "link" | "hand"
  words: string | null
  by: string | null
}

/** Keeps a refusal: its proof with the contact, and of the address a digest, which stays. */
export async function keepRefusal(
  { db, owner }: Pick<Context, "db" | "owner">,
  contact: Addressed,
  addresses: (string | null)[],
  { at, how, words, by }: Said,
): Promise<void> {
  const key = await queries.keyOf(db, owner, () => randomBytes(32).toString("hex"))
  for (const address of addresses)
    if (address)
      await queries.addRefusedAddress(
        db,
        owner,
        digestOf(key, address),
        todayIn("Europe/Paris", at),
      )
  await queries.addRefusal(db, owner, { contactId: contact.id, at, how, words, by })
}

/** Notes by hand what a contact said. */
export async function noteRefusal(
  context: Context,
  contactId: string,
  { on, words }: NewContactRefusal,
): Promise<void> {
  const { db, owner, today, now, person } = context
  const contact = found(await findContact(db, owner, contactId))
  if (on > today) invalid([{ path: "on", code: "inFuture" }])
  const at = on === today ? now : startOfDayIn("Europe/Paris", on)
  await keepRefusal(context, contact, [contact.email], { at, how: "hand", words, by: person.id })
}
