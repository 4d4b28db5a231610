import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm"
import type { OptionList } from "#contract/option-sets"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { options, ownOptions } from "./schema"

const { owner: _, ...ownColumns } = getTableColumns(ownOptions)

export type OptionRow = typeof options.$inferSelect
export type OwnOptionRow = Omit<typeof ownOptions.$inferSelect, "owner">
type Written = Partial<Omit<typeof options.$inferInsert, "id" | "version">>
type OwnWritten = Partial<Pick<OwnOptionRow, "name" | "retiredAt" | "mergedInto" | "mergedAt">>

const byName = sql`${options.nameFr} collate "fr-x-icu"`
const byOwnName = sql`${ownOptions.name} collate "fr-x-icu"`

/** The values of a list that are everyone’s, in its order. */
export function listOptions(db: Database, list: OptionList): Promise<OptionRow[]> {
  return db.select().from(options).where(eq(options.list, list)).orderBy(options.place, byName)
}

export async function findOption(db: Database, id: string) {
  const [option] = await db.select().from(options).where(eq(options.id, id))
  return option
}

/** One that is called like this, or kept by it, whatever its accents and capitals. */
export async function findOptionCalled(db: Database, list: OptionList, text: string) {
  const [option] = await db
    .select()
    .from(options)
    .where(
      and(
        eq(options.list, list),
        sql`plain_text(${text}) in (plain_text(${options.value}), plain_text(${options.nameFr}), plain_text(${options.nameEn}))`,
      ),
    )
    .orderBy(
      sql`${options.value} <> ${text}`,
      sql`${options.mergedInto} is not null`,
      sql`${options.retiredAt} is not null`,
      options.place,
    )
    .limit(1)
  return option
}

/** Nothing is returned where the list has that value. */
export async function addOption(db: Database, option: typeof options.$inferInsert) {
  const [added] = await db.insert(options).values(option).onConflictDoNothing().returning()
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeOption(db: Database, id: string, version: number, changes: Written) {
  const [changed] = await db
    .update(options)
    .set(changes)
    .where(and(eq(options.id, id), eq(options.version, version)))
    .returning()
  return changed
}

export async function removeOption(db: Database, id: string): Promise<void> {
  await db.delete(options).where(eq(options.id, id))
}

/** Whether others are shown as this value. */
export async function isMergedInto(db: Database, { list, value }: OptionRow): Promise<boolean> {
  const [other] = await db
    .select({ id: options.id })
    .from(options)
    .where(and(eq(options.list, list), eq(options.mergedInto, value)))
    .limit(1)
  return other !== undefined
}

/** How many records keep a value, and of how many people. */
export async function countUses(db: Database, list: OptionList, value: string) {
  const { rows } = await db.execute<{ records: string; people: string }>(
    sql`select records, people from count_option_uses(${list}, ${value})`,
  )
  return { records: Number(rows[0]?.records ?? 0), people: Number(rows[0]?.people ?? 0) }
}

/** The records of the caller that keep a value. */
export async function listOwnUses(db: Database, _owner: Owner, list: OptionList, value: string) {
  const { rows } = await db.execute<{ id: string; title: string }>(
    sql`select id, title from own_option_uses(${list}, ${value})`,
  )
  return rows
}

/** How many values each list has, and how many of them are no longer suggested. */
export function countOptions(db: Database) {
  return db
    .select({
      list: options.list,
      all: count(),
      inUse: count(sql`case when ${isSuggested} then 1 end`),
    })
    .from(options)
    .groupBy(options.list)
}
const isSuggested = and(isNull(options.retiredAt), isNull(options.mergedInto))

/** What people added to a list and nobody lifted yet: to be asked in the scope of people. */
export function listAdditions(db: Database, list: OptionList) {
  return db
    .select({
      list: ownOptions.list,
      value: sql<string>`min(${ownOptions.value})`,
      name: sql<string>`min(${ownOptions.name})`,
      people: sql<number>`count(distinct ${ownOptions.owner})::int`,
    })
    .from(ownOptions)
    .where(
      and(
        eq(ownOptions.list, list),
        isNull(ownOptions.mergedInto),
        isNull(ownOptions.retiredAt),
        sql`not exists (select from ${options} where ${options.list} = ${ownOptions.list}
          and plain_text(${options.value}) = plain_text(${ownOptions.value}))`,
      ),
    )
    .groupBy(ownOptions.list, sql`plain_text(${ownOptions.value})`)
    .orderBy(sql`count(distinct ${ownOptions.owner}) desc`, sql`min(${ownOptions.value})`)
    .limit(200)
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
