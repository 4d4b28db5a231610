import { and, arrayContains, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm"
import type { UserFilter } from "#contract/users"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { people } from "../../access/schema"
import { keyset, orElse } from "../../http/page"

const {
  rightsChangedAt: _,
  closedAt: __,
  rolesTold: ___,
  hiddenSince: ____,
  ...columns
} = getTableColumns(people)
const listed = projection(columns)

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const matching = (filter: UserFilter, now: Date) =>
  and(
    isNull(people.closedAt),
    filter.role ? arrayContains(people.roles, [filter.role]) : undefined,
    filter.state === "suspended" ? sql`${people.suspendedUntil} > ${now}` : undefined,
    filter.state === "unvalidated" ? eq(people.validated, false) : undefined,
    filter.state === "inSearch" ? eq(people.showInSearch, true) : undefined,
    filter.q ? containingWords(filter.q) : undefined,
  )

/** In the words of the table's index: the user name and the name. */
const containingWords = (text: string) => {
  const literal = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`plain_text(${people.username} || ' ' || (case when ${people.name} is null then '' else ${people.name} end))
    like '%' || plain_text(${literal}) || '%'`
}

const sorts = {
  username: sql`${people.username} collate "fr-x-icu"`,
  lastConnectionAt: orElse(people.lastConnectionAt, sql`'-infinity'::timestamptz`),
  createdAt: people.createdAt,
}

/** Everyone whose account is open; the call must be one of those who administer people. */
export function listPeople(db: Database, filter: UserFilter, now: Date) {
  const page = keyset(filter, sorts, people.id, "username")
  return page.list(db, listed, people, matching(filter, now))
}

/** Everyone of the filter, by user name: at most as many as a spreadsheet is good for. */
export function exportPeople(db: Database, filter: UserFilter, now: Date) {
  return db
    .select(columns)
    .from(people)
    .where(matching(filter, now))
    .orderBy(sorts.username, people.id)
    .limit(50_000)
}

export async function findPerson(db: Database, id: string) {
  const [person] = await db
    .select(columns)
    .from(people)
    .where(and(eq(people.id, id), isNull(people.closedAt)))
  return person
}

type Changes = Partial<
  Pick<
    typeof people.$inferInsert,
    "validated" | "showInSearch" | "suspendedUntil" | "suspensionReason"
  >
>

export async function changePerson(db: Database, id: string, changes: Changes) {
  const [changed] = await db.update(people).set(changes).where(eq(people.id, id)).returning(columns)
  return changed
}

/**
 * Keeps the roles that were given, and lets no token issued until now speak for the person any more.
 * Tokens say the second in which they were issued, so the whole of this one is refused. Until the
 * identity server was told, no token's roles are believed at all.
 */
export async function changeRoles(db: Database, id: string, roles: readonly string[]) {
  const [changed] = await db
    .update(people)
    .set({ roles: [...roles].sort(), rolesTold: false, rightsChangedAt: nextSecond })
    .where(eq(people.id, id))
    .returning(columns)
  return changed
}

/** Someone's roles, where the identity server does not know them yet. */
export async function findRolesToTell(db: Database, id: string): Promise<string[] | undefined> {
  const [person] = await db
    .select({ roles: people.roles })
    .from(people)
    .where(and(eq(people.id, id), eq(people.rolesTold, false), isNull(people.closedAt)))
  return person?.roles
}

/**
 * Believes tokens again, those issued from now on, if these roles are still the ones; answers those
 * that the identity server has to be told instead.
 */
export async function markRolesTold(
  db: Database,
  id: string,
  said: readonly string[],
): Promise<string[] | undefined> {
  const [person] = await db
    .select({ roles: people.roles, closedAt: people.closedAt })
    .from(people)
    .where(eq(people.id, id))
    .for("update")
  if (!person || person.closedAt) return undefined
  if (person.roles.join() !== said.join()) return person.roles
  await db
    .update(people)
    .set({ rolesTold: true, rightsChangedAt: nextSecond })
    .where(and(eq(people.id, id), eq(people.rolesTold, false)))
  return undefined
}

/** Lets no token issued until now speak for the person any more. */
export async function refuseTokens(db: Database, id: string) {
  await db.update(people).set({ rightsChangedAt: nextSecond }).where(eq(people.id, id))
}

/** Closes the account: the record stays, for what refers to it, and no token is accepted. */
export async function closePerson(db: Database, id: string) {
  await db
    .update(people)
    .set({ closedAt: sql`now()`, rightsChangedAt: nextSecond, showInSearch: false })
    .where(eq(people.id, id))
}

const nextSecond = sql`date_trunc('second', clock_timestamp()) + interval '1 second'`

/** Those who have the role, by name; changes of administrators take turns until the transaction ends. */
export async function lockMembers(db: Database, role: string) {
  await db.execute(sql`select pg_advisory_xact_lock(7316003)`)
  return db
    .select(columns)
    .from(people)
    .where(and(isNull(people.closedAt), arrayContains(people.roles, [role])))
    .orderBy(people.username)
}

/** Whether someone else could still administer, at this moment. */
export async function hasOtherAdministrator(db: Database, id: string, role: string, now: Date) {
  const [other] = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        isNull(people.closedAt),
        ne(people.id, id),
        arrayContains(people.roles, [role]),
        sql`(${isNull(people.suspendedUntil)} or ${people.suspendedUntil} <= ${now})`,
      ),
    )
    .limit(1)
  return other !== undefined
}

/** The roles that anyone has, and how many. */
export async function countMembers(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ role: string; members: number }>(
    sql`select role, count(*)::int as members from ${people}, unnest(roles) as role
        where ${people.closedAt} is null group by role`,
  )
  return new Map(rows.map(({ role, members }) => [role, members]))
}
