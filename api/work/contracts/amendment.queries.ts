import { and, eq, getTableColumns, inArray, lte, max, sql } from "drizzle-orm"
import type pg from "pg"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { sweep } from "../../../database/sweep"
import { contractAmendments as amendments } from "./schema"

const { owner: _, ...columns } = getTableColumns(amendments)

export type AmendmentRow = NonNullable<Awaited<ReturnType<typeof findAmendment>>>

const ofContract = (owner: Owner, contractId: string) =>
  and(eq(amendments.owner, owner), eq(amendments.contractId, contractId))

/** All of a contract, drafts too, by their number. */
export function listAmendments(db: Database, owner: Owner, contractId: string) {
  return db
    .select(columns)
    .from(amendments)
    .where(ofContract(owner, contractId))
    .orderBy(amendments.number)
}

export async function findAmendment(db: Database, owner: Owner, contractId: string, id: string) {
  const [amendment] = await db
    .select(columns)
    .from(amendments)
    .where(and(ofContract(owner, contractId), eq(amendments.id, id)))
  return amendment
}

/** Numbered after the last one. The caller holds the contract's lock. */
export async function addAmendment(
  db: Database,
  owner: Owner,
  amendment: Pick<AmendmentRow, "contractId" | "effectiveOn" | "reason" | "changes"> &
    Partial<Pick<AmendmentRow, "activatedOn" | "before">>,
) {
  const [last] = await db
    .select({ number: max(amendments.number) })
    .from(amendments)
    .where(ofContract(owner, amendment.contractId))
  const [added] = await db
    .insert(amendments)
    .values({ ...amendment, number: (last?.number ?? 0) + 1, owner })
    .returning(columns)
  return added
}

export async function changeAmendment(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<
    Pick<AmendmentRow, "effectiveOn" | "reason" | "changes" | "activatedOn" | "before">
  >,
) {
  const [changed] = await db
    .update(amendments)
    .set(changes)
    .where(and(eq(amendments.owner, owner), eq(amendments.id, id)))
    .returning(columns)
  return changed
}

export async function removeAmendment(db: Database, owner: Owner, id: string) {
  await db.delete(amendments).where(and(eq(amendments.owner, owner), eq(amendments.id, id)))
}

const isDue = (today: Day) =>
  and(
    sql`${amendments.activatedOn} is not null and not ${amendments.applied}`,
    lte(amendments.effectiveOn, today),
  )

/** Whose amendments have their day, of everyone. */
export async function listOwnersOfDue(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const due = `select distinct owner from contract_amendments
    where activated_on is not null and not applied and effective_on <= $1`
  const rows = await sweep<{ owner: string }>(pool, "amendments", due, [today])
  return rows.map(ownerOfRow)
}

/** The contracts of which an amendment has its day. */
export async function listContractsOfDue(db: Database, owner: Owner, today: Day) {
  const rows = await db
    .selectDistinct({ contractId: amendments.contractId })
    .from(amendments)
    .where(and(eq(amendments.owner, owner), isDue(today)))
  return rows.map(({ contractId }) => contractId)
}

/** The columns of the contract say now what these changed. */
export async function markApplied(db: Database, owner: Owner, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .update(amendments)
    .set({ applied: true })
    .where(and(eq(amendments.owner, owner), inArray(amendments.id, [...ids])))
}
