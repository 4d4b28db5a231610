import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { lineMatches } from "../bank-lines/schema"
import { labelRules } from "./schema"

const { owner: _, ...columns } = getTableColumns(labelRules)

export type LabelRuleRow = NonNullable<Awaited<ReturnType<typeof findRule>>>
type Written = Omit<typeof labelRules.$inferInsert, "id" | "owner" | "version">

/** All of them, in the order in which they are asked. */
export const listRules = (db: Database, owner: Owner) =>
  db
    .select(columns)
    .from(labelRules)
    .where(eq(labelRules.owner, owner))
    .orderBy(asc(labelRules.position), asc(labelRules.id))

/** The same, whose order nobody else changes until the transaction ends. */
export const lockRules = (db: Database, owner: Owner) => listRules(db, owner).for("update")

const itself = (owner: Owner, id: string) => and(eq(labelRules.owner, owner), eq(labelRules.id, id))

export async function findRule(db: Database, owner: Owner, id: string) {
  const [rule] = await db.select(columns).from(labelRules).where(itself(owner, id))
  return rule
}

/** Adds a rule behind all others. */
export async function addRule(db: Database, owner: Owner, rule: Omit<Written, "position">) {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from label_rules where owner = ${owner})`
  const [added] = await db
    .insert(labelRules)
    .values({ ...rule, owner, position: last })
    .returning(columns)
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeRule(
  db: Database,
  owner: Owner,
  { id, version }: { id: string; version: number },
  changes: Partial<Written>,
) {
  const [changed] = await db
    .update(labelRules)
    .set(changes)
    .where(and(itself(owner, id), eq(labelRules.version, version)))
    .returning(columns)
  return changed
}

export async function removeRule(db: Database, owner: Owner, id: string) {
  const [removed] = await db.delete(labelRules).where(itself(owner, id)).returning(columns)
  return removed
}

/** The lines of which a run said what they were for, and that nobody changed since. */
export async function listLinesOfRun(db: Database, owner: Owner, runId: string) {
  const rows = await db
    .selectDistinct({ lineId: lineMatches.lineId })
    .from(lineMatches)
    .where(
      and(
        eq(lineMatches.owner, owner),
        eq(lineMatches.runId, runId),
        isNull(lineMatches.reversalOf),
        sql`not exists (select from line_matches back
          where back.owner = line_matches.owner and back.reversal_of = line_matches.id)`,
      ),
    )
  return rows.map(({ lineId }) => lineId)
}

/** The lines of a statement of which rules alone said what they were for. */
export async function listRuledLines(db: Database, owner: Owner, statementId: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.id from bank_lines l
    where l.owner = ${owner} and l.statement_id = ${statementId} and l.state = 'matched'
      and exists (select from line_matches m where m.owner = l.owner and m.line_id = l.id and m.run_id is not null
        and not exists (select from line_matches back where back.owner = m.owner and back.reversal_of = m.id))`)
  return rows.map(({ id }) => id)
}
