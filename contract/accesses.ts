import { z } from "zod"
import { Acts } from "./acts"
import { accessExtents, accessLabels } from "./choices"
import { guestPermissions, type Permission, permissions } from "./permissions"
import { Day, Email, Id, Instant, optional, Stamp, Version } from "./values"

const AnyPermission = z.enum(permissions as [Permission, ...Permission[]], { error: "choice" })

/** Of rights, those that may be given to someone else. */
const GuestPermission = AnyPermission.refine((right) => guestPermissions.includes(right), {
  error: "choice",
})

const fields = {
  label: z.enum(accessLabels, { error: "choice" }).default("accountant"),
  /** Read, read and take away as files, or what is chosen menu by menu. */
  extent: z.enum(accessExtents, { error: "choice" }).default("read"),
  /** Of the extent `menus` alone. Whoever may change something may also see it. */
  permissions: z
    .array(GuestPermission)
    .max(permissions.length)
    .default([])
    .overwrite((chosen) => {
      const seen = chosen.map((each) => each.replace(/\.\w+$/, ".see") as Permission)
      const all = new Set([...chosen, ...seen])
      return guestPermissions.filter((permission) => all.has(permission))
    }),
  /** The last day; without one, until it is withdrawn. */
  endsOn: optional(Day),
}

function choosesMenus(
  { extent, permissions: chosen }: { extent: string; permissions: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (extent === "menus" && chosen.length === 0)
    context.addIssue({ code: "custom", path: ["permissions"], message: "required" })
}

export const NewAccess = z
  .object({ email: Email, ...fields })
  .superRefine(choosesMenus)
  .meta({ id: "NewAccess" })

export const AccessChanges = z
  .object({ ...fields, version: Version })
  .superRefine(choosesMenus)
  .meta({ id: "AccessChanges" })

/** Someone whom the caller let into their account, or invited to it. */
export const Access = z
  .object({
    ...Stamp,
    email: z.string(),
    label: z.enum(accessLabels),
    extent: z.enum(accessExtents),
    permissions: z.array(AnyPermission),
    endsOn: Day.nullable(),
    state: z.enum(["invited", "lapsed", "open", "ended", "withdrawn"]),
    invitedAt: Instant,
    acceptedAt: Instant.nullable(),
    withdrawnAt: Instant.nullable(),
    /** By which account of this installation it was taken up. */
    guestName: z.string().nullable(),
    /** Where the invitation is answered, while it is open: for handing it over by another way than by mail. */
    invitation: z.url().nullable(),
    can: Acts("change", "invite", "withdraw"),
  })
  .meta({ id: "Access" })

/** Something that a guest did. */
export const AccessAct = z
  .object({
    id: Id,
    at: Instant,
    guestName: z.string(),
    /** The area whose calls it was done by, and whether something was added, changed or taken away. */
    area: z.string(),
    act: z.enum(["added", "changed", "removed"]),
    /** The call: `POST /api/Bills`. */
    operation: z.string(),
    recordId: Id.nullable(),
  })
  .meta({ id: "AccessAct" })

/** What someone is asked to take up. */
export const Invitation = z
  .object({
    accountName: z.string(),
    label: z.enum(accessLabels),
    extent: z.enum(accessExtents),
    permissions: z.array(AnyPermission),
    endsOn: Day.nullable(),
    /** Nobody takes up what they gave themselves. */
    isOwn: z.boolean(),
  })
  .meta({ id: "Invitation" })

const openAccount = { id: Id, name: z.string(), label: z.enum(accessLabels) }

/** The account of someone else that the caller may be in. */
export const OpenAccount = z.object(openAccount).meta({ id: "OpenAccount" })

/** The one that they are in. */
export const EnteredAccount = z.object(openAccount)

export type NewAccess = z.output<typeof NewAccess>
export type AccessChanges = z.output<typeof AccessChanges>
export type Access = z.output<typeof Access>
export type AccessAct = z.output<typeof AccessAct>
export type Invitation = z.output<typeof Invitation>
export type OpenAccount = z.output<typeof OpenAccount>
