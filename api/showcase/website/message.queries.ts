import { and, eq, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { contactConsents } from "../../people/contacts/schema"

/** What a visitor wrote of which the owner was not told yet, and where they want mail. */
export async function findUntoldMessage(db: Database, owner: Owner, id: string) {
  const { rows } = await db.execute<{
    name: string
    email: string
    phoneNumber: string | null
    message: string
    consent: string
    to: string | null
    language: "fr" | "en"
  }>(sql`
    select c.name, c.email, c.phone_number as "phoneNumber", w.message, w.text as consent,
      case when f.email is null then p.email else f.email end as "to",
      case when f.language is null then 'fr' else f.language end as language
    from contact_consents w join contacts c on c.owner = w.owner and c.id = w.contact_id
    join people p on p.id = w.owner left join profiles f on f.owner = w.owner
    where w.owner = ${owner} and w.id = ${id}::uuid and w.told_at is null and p.closed_at is null`)
  return rows[0]
}

export async function markMessageTold(db: Database, owner: Owner, id: string, toldAt: Date) {
  await db
    .update(contactConsents)
    .set({ toldAt })
    .where(and(eq(contactConsents.owner, owner), eq(contactConsents.id, id)))
}
