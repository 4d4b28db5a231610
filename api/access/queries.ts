import { and, eq, isNull, sql } from "drizzle-orm"
import type { Permission } from "#contract/permissions"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { people, roles } from "./schema"

/** What an accepted token says of its bearer. */
interface TokenHolder {
  id: string
  username: string
  email: string | null
  roles: readonly string[]
  issuedAt: Date
}

/**
 * The record of someone whose token was accepted: made at their first call, brought up to date when the
 * token says something new, and touched every ten minutes at most, for the last connection.
 */
export async function savePerson(
  db: Database,
  { id, username, email, roles, issuedAt }: TokenHolder,
) {
  const [known] = await db.select().from(people).where(eq(people.id, id))
  const isOlder = known?.rightsChangedAt && issuedAt < known.rightsChangedAt
  if (known && (isOlder || known.closedAt)) return known
  // What was decided here and not told yet is newer than what the token says.
  const now = known && !known.rolesTold ? known.roles : [...roles].sort()
  const isCurrent =
    known &&
    known.username === username &&
    known.email === email &&
    known.roles.join() === now.join() &&
    Date.now() - (known.lastConnectionAt?.getTime() ?? 0) < 10 * 60_000
  if (isCurrent) return known
  const said = { username, email, lastConnectionAt: new Date() }
  const [entered] = await db
    .insert(people)
    .values({ id, ...said, roles: now })
    .onConflictDoUpdate({
      target: people.id,
      set: {
        ...said,
        // A change that was made, or told, since this was read is newer too.
        roles: sql`case when ${people.rolesTold} and (${people.rightsChangedAt} is null
            or ${people.rightsChangedAt} <= ${issuedAt}) then excluded.roles else ${people.roles} end`,
      },
    })
    .returning()
  if (!entered) throw new Error("nobody was entered")
  return entered
}

/** Until when and why someone is suspended; nothing where their account was closed. */
export async function findSuspension(db: Database, id: string) {
  const { suspendedUntil, suspensionReason } = people
  const [person] = await db
    .select({ suspendedUntil, suspensionReason })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.closedAt)))
  return person
}

export async function hasRole(db: Database, name: string): Promise<boolean> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name))
  return role !== undefined
}

/** What each role that was made here allows, by its name. */
export async function listPermissions(db: Database): Promise<Map<string, readonly Permission[]>> {
  const rows = await db.select({ name: roles.name, permissions: roles.permissions }).from(roles)
  return new Map(rows.map(({ name, permissions }) => [name, permissions]))
}

/** The roles that someone has, as was last said of them. */
export async function findAccountRoles(db: Database, owner: Owner): Promise<string[]> {
  const [person] = await db.select({ roles: people.roles }).from(people).where(eq(people.id, owner))
  return person?.roles ?? []
}
