import { and, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm"
import type pg from "pg"
import type { MailingFilter, NewMailing } from "#contract/mailings"
import type { ClientKind } from "#domain/client-kind"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { notes } from "../../notes/schema"
import { directoryMessages } from "../../showcase/directory/schema"
import { clients } from "../clients/schema"
import { contactConsents, contacts } from "../contacts/schema"
import { offers } from "../offers/schema"
import { mailingMessages, mailings } from "./schema"

const { owner: _, templateId: _template, ...own } = getTableColumns(mailings)

// Written out: of one table alone, columns are named without it.
const counted = (wanted: string) =>
  sql<number>`(select count(*)::int from mailing_messages m where m.owner = mailings.owner
    and m.mailing_id = mailings.id and m.state = any(${sql.raw(`'${wanted}'`)}::text[]))`

const columns = {
  ...own,
  receivers: counted("{draft,queued,sending,sent,kept,failed}"),
  leftOut: counted("{leftOut,cancelled}"),
  arrived: counted("{sent,kept}"),
  failed: counted("{failed}"),
  /** Contacts that were chosen, and are gone since. */
  gone: sql<number>`coalesce(mailings.chosen - (select count(*)::int from mailing_messages m
    where m.owner = mailings.owner and m.mailing_id = mailings.id), 0)`,
}
const listed = projection(columns)

export type MailingRow = NonNullable<Awaited<ReturnType<typeof findMailing>>>

export function listMailings(db: Database, owner: Owner, filter: MailingFilter) {
  const page = keyset(filter, { createdAt: mailings.createdAt }, mailings.id, "-createdAt")
  const wanted = and(eq(mailings.owner, owner), containing(filter.q, mailings.name))
  return page.list(db, listed, mailings, wanted)
}

export async function findMailing(db: Database, owner: Owner, id: string) {
  const [mailing] = await db
    .select(columns)
    .from(mailings)
    .where(and(eq(mailings.owner, owner), eq(mailings.id, id)))
  return mailing
}

/** The mailing, which nobody else changes until the transaction ends. */
export async function lockMailing(db: Database, owner: Owner, id: string) {
  const [mailing] = await db
    .select()
    .from(mailings)
    .where(and(eq(mailings.owner, owner), eq(mailings.id, id)))
    .for("update")
  return mailing
}

export async function addMailing(
  db: Database,
  owner: Owner,
  mailing: Pick<
    typeof mailings.$inferInsert,
    "name" | "templateId" | "templateName" | "templateVersion" | "createdAt" | "chosen"
  >,
) {
  const [added] = await db
    .insert(mailings)
    .values({ ...mailing, owner })
    .returning({ id: mailings.id })
  return added
}

export async function markMailingSent(db: Database, owner: Owner, id: string, sentAt: Date) {
  await db
    .update(mailings)
    .set({ sentAt })
    .where(and(eq(mailings.owner, owner), eq(mailings.id, id)))
}

export async function removeMailing(db: Database, owner: Owner, id: string) {
  await db.delete(mailings).where(and(eq(mailings.owner, owner), eq(mailings.id, id)))
}

export async function addMessages(
  db: Database,
  owner: Owner,
  messages: Omit<typeof mailingMessages.$inferInsert, "owner">[],
) {
  if (messages.length > 0)
    await db.insert(mailingMessages).values(messages.map((message) => ({ ...message, owner })))
}

/** What each contact of a mailing gets, those who get nothing last, by name. */
export function listMessages(db: Database, owner: Owner, mailingId: string) {
  return db
    .select({
      id: mailingMessages.id,
      contactId: mailingMessages.contactId,
      contactName: contacts.name,
      // Until it leaves it goes where the contact is by then.
      address: sql<
        string | null
      >`case when ${mailingMessages.state} = 'draft' then ${contacts.email}
        else ${mailingMessages.address} end`,
      state: mailingMessages.state,
      leftOut: mailingMessages.leftOut,
      sentAt: mailingMessages.sentAt,
    })
    .from(mailingMessages)
    .innerJoin(
      contacts,
      and(eq(contacts.owner, mailingMessages.owner), eq(contacts.id, mailingMessages.contactId)),
    )
    .where(and(eq(mailingMessages.owner, owner), eq(mailingMessages.mailingId, mailingId)))
    .orderBy(sql`${mailingMessages.leftOut} is not null`, sql`${contacts.name} collate "fr-x-icu"`)
}

/** The mailings and questions that went to a contact, the newest first. */
export function listMessagesTo(db: Database, owner: Owner, contactId: string) {
  return db
    .select({
      id: mailingMessages.id,
      mailingId: mailingMessages.mailingId,
      subject: mailingMessages.subject,
      state: mailingMessages.state,
      sentAt: mailingMessages.sentAt,
      createdAt: mailingMessages.createdAt,
      answeredAt: mailingMessages.answeredAt,
      purpose: mailingMessages.purpose,
    })
    .from(mailingMessages)
    .where(
      and(
        eq(mailingMessages.owner, owner),
        eq(mailingMessages.contactId, contactId),
        sql`${mailingMessages.state} not in ('draft', 'leftOut')`,
      ),
    )
    .orderBy(desc(mailingMessages.createdAt))
    .limit(50)
}

/** Those who were ticked, or those of the filter: one more than a mailing may have. */
export async function listChosen(
  db: Database,
  owner: Owner,
  { contactIds, q, clientId }: Pick<NewMailing, "contactIds" | "q" | "clientId">,
  most: number,
) {
  const itsClient = and(eq(clients.owner, contacts.owner), eq(clients.id, contacts.clientId))
  const wanted =
    contactIds.length > 0
      ? inArray(contacts.id, contactIds)
      : and(
          clientId ? eq(contacts.clientId, clientId) : undefined,
          q
            ? or(
                containing(q, contacts.name),
                containing(q, contacts.role),
                containing(q, contacts.email),
                containing(q, clients.name),
              )
            : undefined,
        )
  const ofThem = sql`from ${contactConsents} where ${contactConsents.owner} = ${contacts.owner}
    and ${contactConsents.contactId} = ${contacts.id}`
  const offer = sql<
    string | null
  >`(select ${offers.title} from ${offers} where ${offers.owner} = ${contacts.owner}
    and ${offers.state} not in ('aborted', 'accepted')
    and (${offers.contactId} = ${contacts.id} or ${offers.clientId} = ${contacts.clientId})
    order by (${offers.contactId} = ${contacts.id}) is true desc, ${offers.modifiedAt} desc limit 1)`
  return db
    .select({
      id: contacts.id,
      name: contacts.name,
      email: contacts.email,
      clientName: sql<string | null>`${clients.name}`,
      clientKind: sql<ClientKind | null>`${clients.kind}`,
      clientStatus: sql<string | null>`${clients.status}`,
      language: sql<
        "fr" | "en"
      >`case when ${clients.language} is null then 'fr' else ${clients.language} end`,
      // What they wrote by the owner's site agrees to an answer, and to nothing else.
      consented: sql<boolean>`exists (select from ${notes} where ${notes.owner} = ${contacts.owner}
        and ${notes.contactId} = ${contacts.id} and ${notes.kind} = 'agreement')`,
      source: sql<
        "website" | "directory" | "owner"
      >`case when exists (select ${ofThem}) then 'website'
        when exists (select from ${directoryMessages} where ${directoryMessages.owner} = ${contacts.owner}
          and lower(${directoryMessages.email}) = lower(${contacts.email})) then 'directory' else 'owner' end`,
      offer,
    })
    .from(contacts)
    .leftJoin(clients, itsClient)
    .where(and(eq(contacts.owner, owner), wanted))
    .orderBy(sql`${contacts.name} collate "fr-x-icu"`, contacts.id)
    .limit(most)
}

const ownMessage = (owner: Owner, id: string) =>
  and(eq(mailingMessages.owner, owner), eq(mailingMessages.id, id))

export async function findMessage(db: Database, owner: Owner, id: string) {
  const [message] = await db.select().from(mailingMessages).where(ownMessage(owner, id))
  return message
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Messages that have not left go to where their contacts are now; who has no address any more is left out. */
export async function readdressMessages(db: Database, owner: Owner, mailingId: string) {
  await db.execute(sql`
    update mailing_messages m set address = c.email,
      state = case when c.email is null then 'leftOut' else m.state end,
      left_out = case when c.email is null then 'noEmail' end
    from contacts c where c.owner = m.owner and c.id = m.contact_id and m.owner = ${owner}
      and m.mailing_id = ${mailingId} and m.state = 'draft' and m.address is distinct from c.email`)
}

/** Everyone's message is left to the queue; answers the ids. */
export async function queueMessages(db: Database, owner: Owner, mailingId: string) {
  const queued = await db
    .update(mailingMessages)
    .set({ state: "queued" })
    .where(
      and(
        eq(mailingMessages.owner, owner),
        eq(mailingMessages.mailingId, mailingId),
        eq(mailingMessages.state, "draft"),
      ),
    )
    .returning({ id: mailingMessages.id })
  return queued.map(({ id }) => id)
}

/** Takes a message up, where it is still to leave. */
export async function beginAttempt(db: Database, owner: Owner, id: string) {
  const [message] = await db
    .update(mailingMessages)
    .set({ state: "sending", attempts: sql`${mailingMessages.attempts} + 1` })
    .where(and(ownMessage(owner, id), inArray(mailingMessages.state, ["queued", "sending"])))
    .returning()
  return message
}

/** Writes down how an attempt ended. */
export async function endAttempt(
  db: Database,
  owner: Owner,
  id: string,
  outcome: Pick<MessageRow, "state" | "accepted" | "rejected" | "sentAt">,
) {
  await db.update(mailingMessages).set(outcome).where(ownMessage(owner, id))
}

/** They said yes; the first time is the one that is kept. */
export async function answerMessage(db: Database, owner: Owner, id: string, answeredAt: Date) {
  await db
    .update(mailingMessages)
    .set({ answeredAt })
    .where(and(ownMessage(owner, id), sql`${mailingMessages.answeredAt} is null`))
}

/** Row-level security shows the one message whose secret the transaction names, and no other. */
export async function findHeldMessage(
  pool: pg.Pool,
  secret: string,
): Promise<{ owner: string; id: string } | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<{ owner: string; id: string }>(
      "select owner, id from mailing_messages",
    )
    return rows[0]
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
