import { z } from "zod"
import { Acts } from "./acts"
import { paging } from "./paging"
import { type Permission, permissions } from "./permissions"
import { Id, Stamp, Version } from "./values"

export const RolePermission = z.enum(permissions as [Permission, ...Permission[]])

/** Whoever reads it among someone's roles would take it for `admin`. */
const passesForAdmin =
  /^((super-?)?admin[0-9-]*s?|(super-?)?administrat(or|eur|rice)s?|superuser|root)$/

/** A role's name is what stands in tokens: lower case letters, digits and hyphens. */
const RoleName = z
  .string()
  .trim()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9][a-z0-9-]*$/, { error: "roleName" })
  // What the identity server or a program means something else by.
  .refine(
    (name) =>
      !/^(default-roles-.*|offline-access|uma-authorization|constructor|prototype)$/.test(name) &&
      !passesForAdmin.test(name),
    {
      error: "taken",
    },
  )

const page = paging(["name", "changedAt"])

const rights = {
  /** Which menu, and what may be done in it. Whoever may change something may also see it. */
  permissions: z
    .array(RolePermission)
    .min(1, { error: "required" })
    .max(permissions.length)
    .overwrite(withSight),
}

export const NewRole = z.object({ name: RoleName, ...rights }).meta({ id: "NewRole" })
/** A role's name stays: open sessions bear it. */
export const RoleChanges = z.object({ ...rights, version: Version }).meta({ id: "RoleChanges" })

export const Role = z
  .object({
    ...Stamp,
    name: z.string(),
    permissions: z.array(RolePermission),
    /** How many people have it. */
    members: z.int(),
    /** Whether the caller may give it: it allows no more than they may do. */
    givable: z.boolean(),
    can: Acts("change", "remove"),
  })
  .meta({ id: "Role" })

/** A role that every installation has. */
export const BuiltInRole = Role.pick({ permissions: true, givable: true })
  .extend({ name: z.string() })
  .meta({ id: "BuiltInRole" })

/** A page of the roles that were made here; all of them where no length of a page is asked for. */
export const RoleFilter = z.object({ ...page, limit: page.limit.unwrap().optional() })

/** Which role the members of a deleted one get instead; none where it is left out. */
export const RoleRemoval = z.object({ replacement: z.string().max(40).optional() })

export const RoleMember = z
  .object({ id: Id, username: z.string(), name: z.string().nullable() })
  .meta({ id: "RoleMember" })

export type NewRole = z.output<typeof NewRole>
export type RoleChanges = z.output<typeof RoleChanges>
export type Role = z.output<typeof Role>
export type RoleFilter = z.output<typeof RoleFilter>

function withSight(chosen: Permission[]): Permission[] {
  const seen = chosen.map((permission) => permission.replace(/\.\w+$/, ".see") as Permission)
  const all = new Set([...chosen, ...seen])
  return permissions.filter((permission) => all.has(permission))
}
