import { useMatches } from "@remix-run/react"
import type { Permission } from "../../contract/permissions"

/** The signed-in person, as far as screens show them. */
export interface Person {
  name: string
  email: string | null
  /** In one text, as in an OAuth scope: each page carries them, and a list of eighty takes its time. */
  permissions: string
}

/** What the person may do, as the frame of the admin screens knows it. */
export function usePermissions(): readonly string[] {
  const data = useMatches().map((match) => match.data as { person?: Person } | undefined)
  return data.find((it) => it?.person)?.person?.permissions.split(" ") ?? []
}

/**
 * Whether the person may do something, to show or leave out a link or a button. The API decides for
 * itself.
 */
export function useCan(): (permission: Permission) => boolean {
  const permissions = usePermissions()
  return (permission) => permissions.includes(permission)
}
