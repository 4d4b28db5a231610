import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm"
import type pg from "pg"
import type { AssistantFilter } from "#contract/assistant"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { sweep } from "../../../database/sweep"
import { keyset } from "../../http/page"
import { clients } from "../../people/clients/schema"
import { bills } from "../../sales/bills/schema"
import { products } from "../../sales/products/schema"
import type { OwnTexts } from "./handles.rules"
import { assistantProposals, assistantQuestions, assistantSettings } from "./schema"

const questionColumns = {
  id: assistantQuestions.id,
  askedAt: assistantQuestions.askedAt,
  language: assistantQuestions.language,
  text: assistantQuestions.text,
  answeredBy: assistantQuestions.answeredBy,
  fellBack: assistantQuestions.fellBack,
  answer: assistantQuestions.answer,
}
const listed = projection(questionColumns)

export type QuestionRow = Omit<typeof assistantQuestions.$inferSelect, "owner">
export type ProposalRow = typeof assistantProposals.$inferSelect

export function listQuestions(db: Database, owner: Owner, filter: AssistantFilter) {
  const page = keyset(
    filter,
    { askedAt: assistantQuestions.askedAt },
    assistantQuestions.id,
    "-askedAt",
  )
  return page.list(db, listed, assistantQuestions, eq(assistantQuestions.owner, owner))
}

export async function findQuestion(db: Database, owner: Owner, id: string) {
  const [question] = await db
    .select(questionColumns)
    .from(assistantQuestions)
    .where(and(eq(assistantQuestions.owner, owner), eq(assistantQuestions.id, id)))
  return question
}

export async function addQuestion(db: Database, owner: Owner, question: Omit<QuestionRow, "id">) {
  const [added] = await db
    .insert(assistantQuestions)
    .values({ ...question, owner })
    .returning(questionColumns)
  return added
}

export async function removeQuestion(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(assistantQuestions)
    .where(and(eq(assistantQuestions.owner, owner), eq(assistantQuestions.id, id)))
    .returning({ id: assistantQuestions.id })
  return removed
}

export async function removeQuestions(db: Database, owner: Owner) {
  await db.delete(assistantQuestions).where(eq(assistantQuestions.owner, owner))
}

/** The newest proposal of each of these questions: others are void. */
export async function listProposals(db: Database, owner: Owner, questionIds: string[]) {
  if (questionIds.length === 0) return []
  return db
    .select()
    .from(assistantProposals)
    .where(
      and(eq(assistantProposals.owner, owner), inArray(assistantProposals.questionId, questionIds)),
    )
    .orderBy(desc(assistantProposals.createdAt), assistantProposals.void)
}

export async function findProposal(db: Database, owner: Owner, id: string) {
  const [proposal] = await db
    .select()
    .from(assistantProposals)
    .where(and(eq(assistantProposals.owner, owner), eq(assistantProposals.id, id)))
  return proposal
}

/** The proposal, which nobody else uses until the transaction ends. */
export async function lockProposal(db: Database, owner: Owner, id: string) {
  const [proposal] = await db
    .select()
    .from(assistantProposals)
    .where(and(eq(assistantProposals.owner, owner), eq(assistantProposals.id, id)))
    .for("update")
  return proposal
}

export async function addProposal(
  db: Database,
  owner: Owner,
  proposal: Omit<typeof assistantProposals.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(assistantProposals)
    .values({ ...proposal, owner })
    .returning()
  return added
}

/** Used once, with where one finds what was done; or void. */
export async function closeProposal(
  db: Database,
  owner: Owner,
  id: string,
  end: { usedAt: Date; result: { label: string; to: string } } | { void: true },
) {
  await db
    .update(assistantProposals)
    .set(end)
    .where(
      and(
        eq(assistantProposals.owner, owner),
        eq(assistantProposals.id, id),
        isNull(assistantProposals.usedAt),
      ),
    )
}

/** What is done with a record is done: the same, proposed of it before, is void. */
export async function voidOthers(
  db: Database,
  owner: Owner,
  { id, tool, recordId }: Pick<ProposalRow, "id" | "tool" | "recordId">,
) {
  if (!recordId) return
  await db
    .update(assistantProposals)
    .set({ void: true })
    .where(
      and(
        eq(assistantProposals.owner, owner),
        eq(assistantProposals.tool, tool),
        eq(assistantProposals.recordId, recordId),
        ne(assistantProposals.id, id),
        isNull(assistantProposals.usedAt),
      ),
    )
}

/** None of them is confirmed any more. */
export async function voidOpen(db: Database, owner: Owner): Promise<void> {
  await db
    .update(assistantProposals)
    .set({ void: true })
    .where(and(eq(assistantProposals.owner, owner), isNull(assistantProposals.usedAt)))
}

/** The version of a record now, which nobody changes until the transaction ends. */
export async function lockVersion(
  db: Database,
  owner: Owner,
  { kind, id }: { kind: "bills" | "clients" | "products"; id: string },
): Promise<number | undefined> {
  const table = { bills, clients, products }[kind]
  const [row] = await db
    .select({ version: table.version })
    .from(table)
    .where(and(eq(table.owner, owner), eq(table.id, id)))
    .for("update")
  return row?.version
}

export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select({
      version: assistantSettings.version,
      enabled: assistantSettings.enabled,
      modelAgreedAt: assistantSettings.modelAgreedAt,
    })
    .from(assistantSettings)
    .where(eq(assistantSettings.owner, owner))
  return settings
}

/** Saves them where they are still of this version; 0 is of who never chose. */
export async function saveSettings(
  db: Database,
  owner: Owner,
  { version, ...chosen }: { version: number; enabled: boolean; modelAgreedAt: Date | null },
) {
  const columns = { version: assistantSettings.version }
  if (version === 0) {
    const [added] = await db
      .insert(assistantSettings)
      .values({ ...chosen, owner })
      .onConflictDoNothing()
      .returning(columns)
    return added
  }
  const [changed] = await db
    .update(assistantSettings)
    .set(chosen)
    .where(and(eq(assistantSettings.owner, owner), eq(assistantSettings.version, version)))
    .returning(columns)
  return changed
}

export const dropBefore = (pool: pg.Pool, instant: Date) =>
  sweep(pool, "assistantAge", "delete from assistant_questions where asked_at < $1", [instant])

/** The names that questions may speak of. */
export async function listNames(db: Database, owner: Owner) {
  const [ofClients, ofProducts] = await Promise.all([
    db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(eq(clients.owner, owner))
      .limit(10_000),
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.owner, owner))
      .limit(10_000),
  ])
  return { clients: ofClients, products: ofProducts }
}

/** The bill of a number, without a lock. */
export async function findBillByNumber(db: Database, owner: Owner, number: string) {
  const [bill] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.owner, owner), eq(bills.number, number)))
  return bill
}

/** The newest bill that is not settled. */
export async function findOpenBill(db: Database, owner: Owner) {
  const [bill] = await db
    .select({ number: bills.number })
    .from(bills)
    .where(and(eq(bills.owner, owner), isNotNull(bills.number), gt(bills.due, 0)))
    .orderBy(desc(bills.place))
    .limit(1)
  return bill?.number ?? undefined
}

/** Where names of people and businesses stand. */
const nameColumns: readonly [table: string, column: string][] = [
  ["clients", "name"],
  ["contacts", "name"],
  ["aliases", "name"],
  ["purchases", "supplier_name"],
  ["products", "supplier_name"],
  ["bills", "client_name"],
  ["bills", "delivery_name"],
  ["quotes", "client_name"],
  ["quote_answers", "name"],
  ["incomes", "payer_name"],
  ["outcomes", "payee_name"],
  ["movements", "counterparty"],
  ["bank_lines", "counterparty"],
  ["bank_accounts", "bank_name"],
  ["signers", "name"],
  ["accesses", "guest_name"],
  ["directory_messages", "name"],
  ["cv_copies", "recipient"],
  ["profiles", "first_name"],
  ["profiles", "last_name"],
  ["profiles", "commercial_name"],
  ["profiles", "bank_name"],
]

/** Where anything else is called something, in words of the person’s own. */
const titleColumns: readonly [table: string, column: string][] = [
  ["bank_accounts", "name"],
  ["bank_lines", "label"],
  ["contract_documents", "title"],
  ["contracts", "title"],
  ["cv_copies", "name"],
  ["cv_facts", "title"],
  ["cvs", "name"],
  ["days_off", "title"],
  ["events", "title"],
  ["incomes", "label"],
  ["mail_templates", "name"],
  ["mailings", "name"],
  ["movements", "label"],
  ["offers", "title"],
  ["outcomes", "label"],
  ["products", "name"],
  ["projects", "name"],
  ["recurring_bills", "title"],
  ["recurring_tasks", "title"],
  ["scheduled_transactions", "title"],
  ["services", "name"],
  ["signature_requests", "title"],
  ["tags", "title"],
  ["task_items", "text"],
  ["tasks", "title"],
  ["time_entries", "title"],
  ["timesheets", "title"],
  ["views", "name"],
]

/** Registers of the installation: of businesses, and of those who certify and train. */
const registers = ["companies", "organisms"] as const

const textOf = (table: string, column: string) =>
  sql`select ${sql.identifier(column)} as text from ${sql.identifier(table)}`

/** Names and titles that a question may speak of: none of them leaves the machine. */
export async function listHidden(
  db: Database,
  owner: Owner,
  question: string,
  words: readonly string[],
): Promise<OwnTexts> {
  const texts = async (selects: SQL[]) => {
    const { rows } = await db.execute<{ text: string | null }>(
      sql`select distinct text from (${sql.join(selects, sql` union all `)}) as said`,
    )
    return rows.flatMap(({ text }) => text ?? [])
  }
  // Whole, or by one of its words: somebody may be named in it.
  const isPart =
    words.length > 0 ? sql`plain_text(text) ~ ${`\\m(${words.join("|")})\\M`}` : sql`false`
  const isSaid = sql`(strpos(plain_text(${question}), plain_text(text)) > 0 or ${isPart})`
  const [names, titles] = await Promise.all([
    texts(
      nameColumns.map(([table, column]) => sql`${textOf(table, column)} where owner = ${owner}`),
    ),
    texts([
      ...titleColumns.map(
        ([table, column]) =>
          sql`select text from (${textOf(table, column)} where owner = ${owner}) as its where ${isSaid}`,
      ),
      ...registers.map(
        (table) => sql`select text from (${textOf(table, "name")}) as its where ${isSaid}`,
      ),
    ]),
  ])
  return { names, titles }
}
