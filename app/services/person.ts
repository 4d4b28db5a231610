import { createContext, useContext } from "react"
import type { Permission } from "#contract/permissions"

/** The signed-in person, as far as screens show them. */
export interface Person {
  name: string
  email: string | null
  /** In one text, as in an OAuth scope: each page carries them, and a list of eighty takes its time. */
  permissions: string
}

/** Stands among the rights of someone who is in another person's account. */
export const asGuest = "guest"

/** What decides which screens are shown to whoever calls: their rights, and whether they are a guest. */
export const shownRights = ({
  permissions,
  account,
}: {
  permissions: readonly string[]
  account?: unknown
}): string[] => [...permissions, ...(account ? [asGuest] : [])]

const Permissions = createContext<readonly string[]>([])

/** Given by the frame of the admin screens, which asks who calls. */
export const PermissionsProvider = Permissions.Provider

/** What the person may do. */
export function usePermissions(): readonly string[] {
  return useContext(Permissions)
}

/**
 * Whether the person may do something, to show or leave out a link or a button. The API decides for
 * itself.
 */
export function useCan(): (permission: Permission) => boolean {
  const permissions = usePermissions()
  return (permission) => permissions.includes(permission)
}
