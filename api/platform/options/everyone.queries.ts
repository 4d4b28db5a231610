import { and, count, eq, isNull, ne, sql } from "drizzle-orm"
import type { OptionList } from "#contract/option-sets"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import { options, ownOptions } from "./schema"

export type OptionRow = typeof options.$inferSelect
type Written = Partial<Omit<typeof options.$inferInsert, "id" | "version">>

const byName = sql`${options.nameFr} collate "fr-x-icu"`

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

/** Another value of the list that is in use and bears one of these names. */
export async function findNamesake(
  db: Database,
  list: OptionList,
  { nameFr, nameEn }: { nameFr: string; nameEn: string },
  except: string | null,
) {
  const [found] = await db
    .select({
      value: options.value,
      isFrench: sql<boolean>`plain_text(${options.nameFr}) = plain_text(${nameFr})`,
    })
    .from(options)
    .where(
      and(
        eq(options.list, list),
        isNull(options.retiredAt),
        isNull(options.mergedInto),
        except ? ne(options.id, except) : undefined,
        sql`(plain_text(${options.nameFr}) = plain_text(${nameFr})
          or plain_text(${options.nameEn}) = plain_text(${nameEn}))`,
      ),
    )
    .limit(1)
  return found
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

const called = sql<string>`coalesce(${people.name}, ${people.username})`

/** Other people than the caller who keep a value, a few of them: to be asked in the scope of people. */
export function listUsers(db: Database, list: OptionList, value: string) {
  return db
    .select({ id: people.id, name: called })
    .from(people)
    .where(sql`${people.id} in (select people_using_option(${list}, ${value}))`)
    .orderBy(sql`${called} collate "fr-x-icu"`)
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
