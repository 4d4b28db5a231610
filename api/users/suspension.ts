import type { z } from "zod"
import { Suspension, type UserPatch } from "../../contract/users"
import { invalid } from "../http/problem"

interface State {
  suspendedUntil: Date | null
  suspensionReason: string | null
}

/**
 * What a JSON Patch makes of a suspension (design §7): only the paths of the list, one after the other,
 * applied by name, never by walking the record. Without an end there is no reason either.
 */
export function suspensionOf(patch: z.output<typeof UserPatch>, before: State): State {
  const given: Record<string, unknown> = {}
  for (const [index, { path, value }] of patch.entries()) {
    const field = path.slice(1)
    if (path !== `/${field}` || !Object.hasOwn(Suspension.shape, field))
      invalid([{ path: `[${index}].path`, code: "patchPath" }])
    given[field] = value
  }
  const read = Suspension.safeParse(given)
  if (!read.success)
    return invalid(
      read.error.issues.map(({ path, message }) => ({ path: path.join("."), code: message })),
    )
  const { suspendedUntil, suspensionReason } = read.data
  const until =
    suspendedUntil === undefined
      ? before.suspendedUntil
      : suspendedUntil
        ? new Date(suspendedUntil)
        : null
  const reason = suspensionReason === undefined ? before.suspensionReason : suspensionReason
  return { suspendedUntil: until, suspensionReason: until ? reason : null }
}
