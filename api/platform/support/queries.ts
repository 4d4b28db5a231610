import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import type pg from "pg"
import type { SupportRequestFilter } from "#contract/support"
import type { Language } from "#contract/values"
import { nobody, type Owner } from "#domain/owner"
import { begin, type Database, inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { people } from "../../access/schema"
import { keyset } from "../../http/page"
import { supportEntries, supportMessages } from "./schema"

const { secret: _, receipt: __, changedAt: ___, ...columns } = getTableColumns(supportMessages)
const { requestId: ____, ...entryColumns } = getTableColumns(supportEntries)
const listed = projection(columns)

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export async function addSupportMessage(
  db: Database,
  message: typeof supportMessages.$inferInsert,
) {
  await db.insert(supportMessages).values(message)
}

/** The reference under which the same words came from the same address since an instant; none where they did not. */
export async function findSentBefore(
  db: Database,
  { person, email, subject, message }: Pick<RequestRow, "person" | "email" | "subject" | "message">,
  since: Date,
): Promise<string | null> {
  const { rows } = await db.execute<{ reference: string | null }>(
    sql`select support_sent_before(${person}, ${email}, ${subject}, ${message}, ${since.toISOString()}) as reference`,
  )
  return rows[0]?.reference ?? null
}

/** How many receipts an address was sent since an instant. */
export async function countSupportReceipts(
  db: Database,
  address: string,
  since: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count_support_receipts(${address}, ${since.toISOString()}) as count`,
  )
  return rows[0]?.count ?? 0
}

/** What the receipt of a message says; none where its writer is sent none. */
export async function findSupportReceipt(db: Database, messageId: string) {
  const { rows } = await db.execute<{
    email: string
    reference: string
    language: Language
    subject: string | null
    words: string | null
    secret: string
  }>(sql`select * from support_receipt(${messageId})`)
  return rows[0]
}

/** That a text holds what is looked for. */
const said = (text: SQL, q: string) =>
  sql`plain_text(${text}) like '%' || plain_text(${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`

const matching = ({ state, account, language, q }: SupportRequestFilter) =>
  and(
    sql`true`,
    account === "with" ? isNotNull(supportMessages.person) : undefined,
    account === "without" ? isNull(supportMessages.person) : undefined,
    language ? eq(supportMessages.language, language) : undefined,
    state === "waiting" ? isNull(supportMessages.treatedAt) : undefined,
    state === "treated" ? isNotNull(supportMessages.treatedAt) : undefined,
    q
      ? or(
          said(
            sql`concat_ws(' ', ${supportMessages.reference}, ${supportMessages.email},
      ${supportMessages.subject}, ${supportMessages.message})`,
            q,
          ),
          sql`exists (select from support_entries e where e.request_id = ${supportMessages.id}
        and ${said(sql`e.text`, q)})`,
        )
      : undefined,
  )

/** Whoever's; the call must be one of those who answer. */
export function listRequests(db: Database, filter: SupportRequestFilter) {
  const page = keyset(
    filter,
    { createdAt: supportMessages.createdAt },
    supportMessages.id,
    "createdAt",
  )
  return page.list(db, listed, supportMessages, matching(filter))
}

/** Oldest first: at most as many as a spreadsheet is good for. */
export function exportRequests(db: Database, filter: SupportRequestFilter) {
  return db
    .select(columns)
    .from(supportMessages)
    .where(matching(filter))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
    .limit(50_000)
}

/** One of those that the transaction may see. */
export async function findRequest(db: Database, id: string) {
  const [request] = await db.select(columns).from(supportMessages).where(eq(supportMessages.id, id))
  return request
}

export async function findOwnRequest(db: Database, owner: Owner, id: string) {
  const [request] = await db
    .select(columns)
    .from(supportMessages)
    .where(and(eq(supportMessages.id, id), eq(supportMessages.person, owner)))
  return request
}

/** The latest of one's own, with how often they were answered. */
export function listOwnRequests(db: Database, owner: Owner) {
  return db
    .select({
      ...columns,
      // The table is written out: of one table alone, columns are named without it.
      answers: sql<number>`(select count(*)::int from support_entries e
        where e.request_id = support_messages.id and e.kind = 'answer')`,
    })
    .from(supportMessages)
    .where(eq(supportMessages.person, owner))
    .orderBy(desc(supportMessages.createdAt))
    .limit(100)
}

/** What was said and done, in its order. */
export function listEntries(db: Database, requestId: string) {
  return db
    .select({ ...entryColumns, authorName: sql<string | null>`${people.username}` })
    .from(supportEntries)
    .leftJoin(people, eq(people.id, supportEntries.author))
    .where(eq(supportEntries.requestId, requestId))
    .orderBy(asc(supportEntries.place))
}

/** What the same person, or the same address, asked besides. */
export function listOthers(db: Database, { id, person, email }: RequestRow) {
  return db
    .select(columns)
    .from(supportMessages)
    .where(
      and(
        ne(supportMessages.id, id),
        person
          ? eq(supportMessages.person, person)
          : eq(sql`lower(${supportMessages.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(desc(supportMessages.createdAt))
    .limit(10)
}

/** Treated at an instant, or waiting anew; nothing where a version is named and it is of another by now. */
export async function treatRequest(
  db: Database,
  id: string,
  treatedAt: Date | null,
  version?: number,
) {
  const read = version === undefined ? undefined : eq(supportMessages.version, version)
  const [changed] = await db
    .update(supportMessages)
    .set({ treatedAt })
    .where(and(eq(supportMessages.id, id), read))
    .returning(columns)
  return changed
}

export async function addEntry(
  db: Database,
  entry: Pick<
    typeof supportEntries.$inferInsert,
    "requestId" | "kind" | "author" | "text" | "createdAt"
  >,
): Promise<string> {
  const [added] = await db.insert(supportEntries).values(entry).returning({ id: supportEntries.id })
  if (!added) throw new Error("nothing was written down")
  return added.id
}

/** In a transaction in which only what a link opens exists; undefined where it opens nothing. */
export async function throughLink<Result>(
  pool: pg.Pool,
  secret: string,
  work: (db: Database, request: RequestRow) => Promise<Result>,
): Promise<Result | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  return inTransaction(pool, nobody, async (db) => {
    await db.execute(sql`select set_config('app.link', ${secret}, true)`)
    const [request] = await db.select(columns).from(supportMessages)
    return request && work(db, request)
  })
}

/** Reads as those who answer do. */
export async function asStaff<Result>(
  pool: pg.Pool,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, rollback } = await begin(pool, nobody, "people")
  try {
    return await work(db)
  } finally {
    await rollback()
  }
}

/** What the mail of an answer says, and which answers went before it. */
export async function findAnswer(db: Database, entryId: string) {
  const [answer] = await db
    .select({
      text: supportEntries.text,
      requestId: supportMessages.id,
      person: supportMessages.person,
      email: supportMessages.email,
      // As the receipt is called: a stranger's words are not in it.
      subject: sql<
        string | null
      >`case when ${supportMessages.person} is not null then ${supportMessages.subject} end`,
      ...{ reference: supportMessages.reference, language: supportMessages.language },
      ...{ receipt: supportMessages.receipt, secret: supportMessages.secret },
      earlier: sql<string[]>`array(select e.id::text from support_entries e
        where e.request_id = ${supportMessages.id} and e.kind = 'answer' and e.place < ${supportEntries.place}
        order by e.place)`,
    })
    .from(supportEntries)
    .innerJoin(supportMessages, eq(supportMessages.id, supportEntries.requestId))
    .where(and(eq(supportEntries.id, entryId), eq(supportEntries.kind, "answer")))
  return answer
}

/** Whoever has one of these roles. */
export async function listMembers(db: Database, roles: readonly string[]): Promise<Owner[]> {
  const { rows } = await db.execute<{ owner: string }>(
    sql`select id as owner from members_of(${sql.param([...roles])}::text[]) as id`,
  )
  return rows.map(ownerOfRow)
}

/** How many wait about which nothing was said or done since an instant; counted up to a hundred. */
export async function countWaiting(db: Database, since: Date): Promise<number> {
  const touched = sql`exists (select from support_entries e
    where e.request_id = ${supportMessages.id} and e.created_at >= ${since.toISOString()})`
  const waiting = db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(
      and(isNull(supportMessages.treatedAt), lt(supportMessages.createdAt, since), not(touched)),
    )
    .limit(100)
  return (await waiting).length
}
