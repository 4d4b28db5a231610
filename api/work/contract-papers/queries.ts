import { and, asc, eq, getTableColumns, sql } from "drizzle-orm"
import type { ContractPaperDraft } from "#contract/contract-papers"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { contractPapers, ownClauses } from "./schema"

const {
  id: _,
  owner: __,
  createdAt: ___,
  changedAt: ____,
  ...columns
} = getTableColumns(contractPapers)

/** Nothing where nobody has said anything of the paper yet. */
export async function findPaper(db: Database, owner: Owner, contractId: string) {
  const [paper] = await db
    .select(columns)
    .from(contractPapers)
    .where(and(eq(contractPapers.owner, owner), eq(contractPapers.contractId, contractId)))
  return paper
}

/** Nothing is returned where it is not the version that the save is based on; a first save is based on 1. */
export async function keepPaper(
  db: Database,
  owner: Owner,
  contractId: string,
  version: number,
  paper: ContractPaperDraft,
) {
  const [kept] = await db
    .insert(contractPapers)
    .values({ ...paper, owner, contractId, version: 2 })
    .onConflictDoUpdate({
      target: [contractPapers.owner, contractPapers.contractId],
      set: paper,
      setWhere: sql`${contractPapers.version} = ${version}`,
    })
    .returning(columns)
  return kept
}

export function listOwnClauses(db: Database, owner: Owner) {
  return db
    .select({ name: ownClauses.clause, french: ownClauses.french, english: ownClauses.english })
    .from(ownClauses)
    .where(eq(ownClauses.owner, owner))
    .orderBy(asc(ownClauses.clause))
}

export async function keepOwnClause(
  db: Database,
  owner: Owner,
  { name, french, english }: { name: OwnClause["clause"]; french: string; english: string | null },
) {
  await db
    .insert(ownClauses)
    .values({ owner, clause: name, french, english })
    .onConflictDoUpdate({ target: [ownClauses.owner, ownClauses.clause], set: { french, english } })
}

type OwnClause = typeof ownClauses.$inferSelect
