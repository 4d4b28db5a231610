import { and, eq, getTableColumns, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { directoryMessages } from "./schema"

/** A message, and the offer that was made of it. */
const columns = {
  ...getTableColumns(directoryMessages),
  // Written out: of one table alone, columns are named without it.
  offerId: sql<string | null>`(select o.id from offers o
    where o.owner = directory_messages.owner and o.letter_id = directory_messages.id limit 1)`,
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** The address of someone's own page, while there is one. */
export async function findOwnEntry(db: Database, owner: Owner, now: Date) {
  const { rows } = await db.execute<{ handle: string }>(
    sql`select p.handle from directory_entries e join directory_pages p using (person)
      where person = ${owner} and (suspended_until is null or suspended_until <= ${now.toISOString()}::timestamptz)`,
  )
  return rows[0]
}

/** What the own account and profile say of what the directory asks for. */
export async function findCandidate(db: Database, owner: Owner, today: Day, since: Day, now: Date) {
  const { rows } = await db.execute<{
    validated: boolean
    showInSearch: boolean
    suspended: boolean
    name: string | null
    activity: string | null
    jobs: string[]
    skills: string[]
    photoId: string | null
    about: string | null
    placed: boolean
    available: boolean
  }>(sql`
    select p.validated, p.show_in_search as "showInSearch",
      (p.suspended_until > ${now.toISOString()}::timestamptz) is true as suspended,
      coalesce(nullif(concat_ws(' ', f.first_name, f.last_name), ''), f.commercial_name) as name,
      f.activity, coalesce(f.jobs::text[], '{}') as jobs, coalesce(f.skills, '{}') as skills,
      f.photo_id as "photoId", f.how_i_am_description as about,
      exists (select from communes where code = f.commune_id) as placed,
      exists (select from work_availabilities w where w.owner = p.id
        and (w.confirmed_at at time zone 'Europe/Paris')::date >= ${since}::date
        and (w.ends_on is null or w.ends_on >= ${today}::date)) as available
    from people p left join profiles f on f.owner = p.id where p.id = ${owner}`)
  return rows[0]
}

export async function addMessage(
  db: Database,
  owner: Owner,
  message: Omit<typeof directoryMessages.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(directoryMessages)
    .values({ ...message, owner })
    .returning({ id: directoryMessages.id })
  if (!added) throw new Error("no message was added")
  return added
}

const listed = projection(columns)

export function listMessages(
  db: Database,
  owner: Owner,
  filter: { limit: number; after?: string; before?: string },
) {
  const page = keyset(
    filter,
    { createdAt: directoryMessages.createdAt },
    directoryMessages.id,
    "-createdAt",
  )
  return page.list(db, listed, directoryMessages, eq(directoryMessages.owner, owner))
}

export async function findMessage(db: Database, owner: Owner, id: string) {
  const [message] = await db
    .select(columns)
    .from(directoryMessages)
    .where(and(eq(directoryMessages.owner, owner), eq(directoryMessages.id, id)))
  return message
}

/** The message, which nobody else takes up until the transaction ends. */
export async function lockMessage(db: Database, owner: Owner, id: string) {
  const [message] = await db
    .select()
    .from(directoryMessages)
    .where(and(eq(directoryMessages.owner, owner), eq(directoryMessages.id, id)))
    .for("update")
  return message
}

/** Takes a message out for good. */
export async function removeMessage(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(directoryMessages)
    .where(and(eq(directoryMessages.owner, owner), eq(directoryMessages.id, id)))
    .returning({ id: directoryMessages.id })
  return removed
}

/** A message that is still to leave, and where its reader wants mail. */
export async function findUnsentMessage(db: Database, owner: Owner, id: string) {
  const { rows } = await db.execute<{
    name: string
    email: string
    message: string
    consent: string
    to: string | null
    language: "fr" | "en"
  }>(sql`
    select m.name, m.email, m.message, m.consent,
      case when f.email is null then p.email else f.email end as "to",
      case when f.language is null then 'fr' else f.language end as language
    from directory_messages m join people p on p.id = m.owner left join profiles f on f.owner = m.owner
    where m.owner = ${owner} and m.id = ${id}::uuid and m.sent_at is null and p.closed_at is null`)
  return rows[0]
}

export async function markMessageSent(db: Database, owner: Owner, id: string, sentAt: Date) {
  await db
    .update(directoryMessages)
    .set({ sentAt })
    .where(and(eq(directoryMessages.owner, owner), eq(directoryMessages.id, id)))
}
