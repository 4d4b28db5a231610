import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { type ColumnsOfFields, imports } from "./schema"

const { owner: _, ...columns } = getTableColumns(imports)

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** What was imported, and what is begun and whose file is still there, the latest first. */
export function listImports(db: Database, owner: Owner, since: Date) {
  const isThere = or(isNotNull(imports.importedAt), sql`${imports.createdAt} > ${since}`)
  return db
    .select(columns)
    .from(imports)
    .where(and(eq(imports.owner, owner), isThere))
    .orderBy(desc(imports.createdAt))
    .limit(50)
}

export async function findImport(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(columns)
    .from(imports)
    .where(and(eq(imports.owner, owner), eq(imports.id, id)))
  return found
}

/** The same, held until the transaction ends: of two calls the second one sees what the first one did. */
export async function lockImport(db: Database, owner: Owner, id: string) {
  const [found] = await db
    .select(columns)
    .from(imports)
    .where(and(eq(imports.owner, owner), eq(imports.id, id)))
    .for("update")
  return found
}

/** What each column was read as when a file with these very headings came in last. */
export async function findRemembered(
  db: Database,
  owner: Owner,
  { kind, headings }: Pick<ImportRow, "kind" | "headings">,
) {
  const [latest] = await db
    .select({ columns: imports.columns })
    .from(imports)
    .where(
      and(
        eq(imports.owner, owner),
        eq(imports.kind, kind),
        isNotNull(imports.importedAt),
        sql`${imports.headings} = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(desc(imports.createdAt))
    .limit(1)
  return latest?.columns
}

export async function addImport(
  db: Database,
  owner: Owner,
  added: Pick<ImportRow, "kind" | "fileId" | "fileName" | "headings" | "columns">,
) {
  const [row] = await db
    .insert(imports)
    .values({ ...added, owner })
    .returning(columns)
  return row
}

/** Drops what was begun and whose file is gone. */
export const dropAbandoned = (db: Database, owner: Owner, before: Date) =>
  db
    .delete(imports)
    .where(and(eq(imports.owner, owner), isNull(imports.importedAt), lt(imports.createdAt, before)))

/** Nothing is returned where the version is not the current one. */
export async function changeImport(
  db: Database,
  owner: Owner,
  { id, version }: { id: string; version: number },
  changes: Partial<{
    columns: ColumnsOfFields
    importedAt: Date
    undoneAt: Date
    recordIds: string[]
    merged: ImportRow["merged"]
  }>,
) {
  const [row] = await db
    .update(imports)
    .set(changes)
    .where(and(eq(imports.owner, owner), eq(imports.id, id), eq(imports.version, version)))
    .returning(columns)
  return row
}
