import { and, asc, eq, isNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { timesheetAnswers, timesheetEditions } from "./schema"

const one = (owner: Owner, timesheetId: string, edition: number) =>
  and(
    eq(timesheetEditions.owner, owner),
    eq(timesheetEditions.timesheetId, timesheetId),
    eq(timesheetEditions.edition, edition),
  )

export async function addEdition(
  db: Database,
  owner: Owner,
  edition: Pick<
    typeof timesheetEditions.$inferInsert,
    "timesheetId" | "edition" | "snapshot" | "frozenAt"
  >,
) {
  await db.insert(timesheetEditions).values({ ...edition, owner })
}

export async function findEdition(
  db: Database,
  owner: Owner,
  timesheetId: string,
  edition: number,
) {
  const [found] = await db
    .select()
    .from(timesheetEditions)
    .where(one(owner, timesheetId, edition))
  return found
}

export const listEditions = (db: Database, owner: Owner, timesheetId: string) =>
  db
    .select({
      edition: timesheetEditions.edition,
      frozenAt: timesheetEditions.frozenAt,
      sha256: timesheetEditions.sha256,
      withdrawnAt: timesheetEditions.withdrawnAt,
      reason: timesheetEditions.reason,
    })
    .from(timesheetEditions)
    .where(and(eq(timesheetEditions.owner, owner), eq(timesheetEditions.timesheetId, timesheetId)))
    .orderBy(asc(timesheetEditions.edition))

/** Nothing is returned where the document was kept meanwhile. */
export async function keepEditionDocument(
  db: Database,
  owner: Owner,
  { timesheetId, edition }: { timesheetId: string; edition: number },
  file: { fileKey: string; size: number; sha256: string },
) {
  const [kept] = await db
    .update(timesheetEditions)
    .set(file)
    .where(and(one(owner, timesheetId, edition), isNull(timesheetEditions.fileKey)))
    .returning({ fileKey: timesheetEditions.fileKey })
  return kept
}

/** It is no more what is handed over, since the first time that this was said. */
export async function withdrawEdition(
  db: Database,
  owner: Owner,
  { timesheetId, edition }: { timesheetId: string; edition: number },
  { withdrawnAt, reason }: { withdrawnAt: Date; reason: string | null },
) {
  await db
    .update(timesheetEditions)
    .set({ withdrawnAt, reason })
    .where(and(one(owner, timesheetId, edition), isNull(timesheetEditions.withdrawnAt)))
}

export const listAnswers = (db: Database, owner: Owner, timesheetId: string) =>
  db
    .select()
    .from(timesheetAnswers)
    .where(and(eq(timesheetAnswers.owner, owner), eq(timesheetAnswers.timesheetId, timesheetId)))
    .orderBy(asc(timesheetAnswers.answeredAt), asc(timesheetAnswers.id))

export async function addAnswer(
  db: Database,
  owner: Owner,
  answer: Omit<typeof timesheetAnswers.$inferInsert, "owner">,
) {
  const [added] = await db
    .insert(timesheetAnswers)
    .values({ ...answer, owner })
    .returning()
  return added
}

/** What was handed over of the days and the periods of a bill, and stands: it goes with the bill. */
export async function listPapersOfBill(db: Database, owner: Owner, billId: string) {
  const { rows } = await db.execute<{
    timesheetId: string
    edition: number
    month: string
    reference: string | null
  }>(sql`
    select t.id as "timesheetId", t.edition, t.month, c.reference
    from timesheets t join contracts c on c.owner = t.owner and c.id = t.contract_id
    where t.owner = ${owner} and not t.drafting and t.answer is distinct from 'refused' and (
      exists (select from timesheet_billed_days d
        join timesheet_rows r on r.owner = d.owner and r.id = d.row_id
        join timesheet_months m on m.owner = r.owner and m.id = r.month_id
        where d.owner = t.owner and d.bill_id = ${billId} and r.contract_id = t.contract_id and m.month = t.month)
      or exists (select from contract_periods p
        where p.owner = t.owner and p.bill_id = ${billId} and p.contract_id = t.contract_id
          and t.month between to_char(p.start_date, 'YYYY-MM') and to_char(p.end_date, 'YYYY-MM')))
    order by t.month, c.reference, t.id`)
  return rows
}
