import { z } from "zod"
import { permissions } from "./permissions"
import { Id } from "./values"

/** What the caller may do. */
export const Permissions = z.array(z.enum(permissions as [string])).meta({ id: "Permissions" })

/** The caller, as the shell of the application needs it. */
export const User = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: Permissions,
    /** True until the first-run path was finished or left. */
    firstConnection: z.boolean(),
    /** Notifications that were not read yet, counted up to a hundred. */
    unreadNotifications: z.int(),
  })
  .meta({ id: "User" })

export type User = z.output<typeof User>
