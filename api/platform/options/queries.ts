import { and, asc, count, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import type { OptionList } from "#contract/option-sets"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownOptions } from "./schema"

const { owner: _, ...ownColumns } = getTableColumns(ownOptions)

export type OwnOptionRow = Omit<typeof ownOptions.$inferSelect, "owner">
type OwnWritten = Partial<Pick<OwnOptionRow, "name" | "retiredAt" | "mergedInto" | "mergedAt">>

const byOwnName = sql`${ownOptions.name} collate "fr-x-icu"`

/** The records of the caller that keep a value. */
export async function listOwnUses(db: Database, _owner: Owner, list: OptionList, value: string) {
  const { rows } = await db.execute<{ id: string; title: string }>(
    sql`select id, title from own_option_uses(${list}, ${value})`,
  )
  return rows
}

/** What someone added to lists, list by list. */
export function listOwnOptions(db: Database, owner: Owner, lists: readonly OptionList[]) {
  return db
    .select(ownColumns)
    .from(ownOptions)
    .where(and(eq(ownOptions.owner, owner), inArray(ownOptions.list, [...lists])))
    .orderBy(asc(ownOptions.list), byOwnName)
    .limit(2_000)
}

const itself = (owner: Owner, id: string) => and(eq(ownOptions.owner, owner), eq(ownOptions.id, id))

export async function findOwnOption(db: Database, owner: Owner, id: string) {
  const [option] = await db.select(ownColumns).from(ownOptions).where(itself(owner, id))
  return option
}

export async function findOwnOptionCalled(
  db: Database,
  owner: Owner,
  list: OptionList,
  text: string,
) {
  const [option] = await db
    .select(ownColumns)
    .from(ownOptions)
    .where(
      and(
        eq(ownOptions.owner, owner),
        eq(ownOptions.list, list),
        sql`plain_text(${text}) in (plain_text(${ownOptions.value}), plain_text(${ownOptions.name}))`,
      ),
    )
    .orderBy(sql`${ownOptions.value} <> ${text}`, sql`${ownOptions.mergedInto} is not null`)
    .limit(1)
  return option
}

/** Nothing is returned where the person has that value already. */
export async function addOwnOption(
  db: Database,
  owner: Owner,
  option: { list: OptionList; value: string; name: string },
) {
  const [added] = await db
    .insert(ownOptions)
    .values({ ...option, owner })
    .onConflictDoNothing()
    .returning(ownColumns)
  return added
}

export async function countOwnOptions(db: Database, owner: Owner, list: OptionList) {
  const [counted] = await db
    .select({ all: count() })
    .from(ownOptions)
    .where(and(eq(ownOptions.owner, owner), eq(ownOptions.list, list)))
  return counted?.all ?? 0
}

/** Nothing is returned where the version is not the current one. */
export async function changeOwnOption(
  db: Database,
  owner: Owner,
  id: string,
  version: number,
  changes: OwnWritten,
) {
  const [changed] = await db
    .update(ownOptions)
    .set(changes)
    .where(and(itself(owner, id), eq(ownOptions.version, version)))
    .returning(ownColumns)
  return changed
}

export async function removeOwnOption(db: Database, owner: Owner, id: string): Promise<void> {
  await db.delete(ownOptions).where(itself(owner, id))
}
