import { and, eq, getTableColumns } from "drizzle-orm"
import type { NewRole, RoleChanges, RoleFilter } from "#contract/roles"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { roles } from "../../access/schema"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"

const listed = projection(getTableColumns(roles))
const sorts = { name: roles.name, changedAt: roles.changedAt }
/** More than an installation has: a choice of roles shows every one. */
const all = 10_000

export const wholeUnlessLimited = (filter: RoleFilter) => ({
  ...filter,
  limit: filter.limit ?? all,
})

/** Roles belong to the installation, not to an owner: only who has the right to them comes here. */
export function listRoles(db: Database, filter: ReturnType<typeof wholeUnlessLimited>) {
  const page = keyset(filter, sorts, roles.id, "name")
  return page.list(db, listed, roles, containing(filter.q, roles.name))
}

export async function findRole(db: Database, id: string) {
  const [role] = await db.select().from(roles).where(eq(roles.id, id))
  return role
}

/** Nothing is returned where the name is taken. */
export async function addRole(db: Database, role: NewRole) {
  const [added] = await db.insert(roles).values(role).onConflictDoNothing().returning()
  return added
}

/** Nothing is returned where the version is not the current one. The name stays: tokens bear it. */
export async function changeRole(db: Database, id: string, { version, permissions }: RoleChanges) {
  const [changed] = await db
    .update(roles)
    .set({ permissions })
    .where(and(eq(roles.id, id), eq(roles.version, version)))
    .returning()
  return changed
}

export async function removeRole(db: Database, id: string) {
  await db.delete(roles).where(eq(roles.id, id))
}
