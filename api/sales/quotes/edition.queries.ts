import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { quoteAnswers, quoteEditions } from "./schema"

const one = (owner: Owner, quoteId: string, edition: number) =>
  and(
    eq(quoteEditions.owner, owner),
    eq(quoteEditions.quoteId, quoteId),
    eq(quoteEditions.edition, edition),
  )

export async function addEdition(
  db: Database,
  owner: Owner,
  edition: {
    quoteId: string
    edition: number
    snapshot: (typeof quoteEditions.$inferInsert)["snapshot"]
    frozenAt: Date
  },
) {
  await db.insert(quoteEditions).values({ ...edition, owner })
}

export async function findEdition(db: Database, owner: Owner, quoteId: string, edition: number) {
  const [found] = await db
    .select()
    .from(quoteEditions)
    .where(one(owner, quoteId, edition))
  return found
}

/** Nothing is returned where the document was kept meanwhile. */
export async function keepEditionDocument(
  db: Database,
  owner: Owner,
  { quoteId, edition }: { quoteId: string; edition: number },
  file: { fileKey: string; size: number; sha256: string },
) {
  const [kept] = await db
    .update(quoteEditions)
    .set(file)
    .where(and(one(owner, quoteId, edition), isNull(quoteEditions.fileKey)))
    .returning({ fileKey: quoteEditions.fileKey })
  return kept
}

export const listAnswers = (db: Database, owner: Owner, quoteId: string) =>
  db
    .select()
    .from(quoteAnswers)
    .where(and(eq(quoteAnswers.owner, owner), eq(quoteAnswers.quoteId, quoteId)))
    .orderBy(asc(quoteAnswers.answeredAt), asc(quoteAnswers.id))

export async function addAnswer(
  db: Database,
  owner: Owner,
  answer: Omit<typeof quoteAnswers.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(quoteAnswers)
    .values({ ...answer, owner })
    .returning()
  return added
}

/** An answer that its owner was not told of yet, and where to tell it. */
export async function findUntoldAnswer(db: Database, owner: Owner, id: string) {
  const { rows } = await db.execute<{
    answer: "accepted" | "refused"
    number: string
    name: string
    client: string
    reason: string | null
    to: string | null
    language: "fr" | "en"
  }>(sql`
    select a.answer, q.number, a.name, q.client_name as client, a.reason,
      case when f.email is null then p.email else f.email end as "to",
      case when f.language is null then 'fr' else f.language end as language
    from quote_answers a join quotes q on q.owner = a.owner and q.id = a.quote_id
      join people p on p.id = a.owner left join profiles f on f.owner = a.owner
    where a.owner = ${owner} and a.id = ${id}::uuid and a.told_at is null and p.closed_at is null`)
  return rows[0]
}

export async function markAnswerTold(db: Database, owner: Owner, id: string, toldAt: Date) {
  await db
    .update(quoteAnswers)
    .set({ toldAt })
    .where(and(eq(quoteAnswers.owner, owner), eq(quoteAnswers.id, id)))
}
