import { z } from "zod"
import { profilePatch } from "#contract/profile"
import { Suspension, type UserPatch } from "#contract/users"
import { invalid } from "../../http/problem"

const Own = z.object(profilePatch).partial()

/** The fields of which list a patch may name, by who sends it. */
export const patchable = { own: Own.shape, suspension: Suspension.shape } as const

/**
 * What a JSON Patch says: only the paths of the lists, one after the other, applied by name,
 * never by walking the record.
 */
export function fieldsOf(
  patch: z.output<typeof UserPatch>,
  lists: readonly (keyof typeof patchable)[],
): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const [index, { path, value }] of patch.entries()) {
    const field = path.slice(1)
    const isListed = lists.some((list) => Object.hasOwn(patchable[list], field))
    if (path !== `/${field}` || !isListed) invalid([{ path: `[${index}].path`, code: "patchPath" }])
    given[field] = value
  }
  return given
}

/** The fields of one's own that are among them; an empty text clears what may be empty. */
export function ownOf(given: Record<string, unknown>): z.output<typeof Own> {
  const named = Object.entries(given).filter(([field]) => Object.hasOwn(patchable.own, field))
  return checked(
    Own,
    Object.fromEntries(named.map(([field, value]) => [field, value === "" ? null : value])),
  )
}

interface State {
  suspendedUntil: Date | null
  suspensionReason: string | null
}

/** What becomes of a suspension, where they say something of it. Without an end there is no reason either. */
export function suspensionOf(given: Record<string, unknown>, before: State): State | undefined {
  if (!Object.keys(given).some((field) => Object.hasOwn(patchable.suspension, field)))
    return undefined
  const { suspendedUntil, suspensionReason } = checked(Suspension, given)
  const until =
    suspendedUntil === undefined
      ? before.suspendedUntil
      : suspendedUntil
        ? new Date(suspendedUntil)
        : null
  const reason = suspensionReason === undefined ? before.suspensionReason : suspensionReason
  return { suspendedUntil: until, suspensionReason: until ? reason : null }
}

function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: Record<string, unknown>,
): z.output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  return invalid(
    read.error.issues.map(({ path, message }) => ({
      path: path.reduce<string>(
        (at, key) =>
          typeof key === "number" ? `${at}[${key}]` : at ? `${at}.${String(key)}` : String(key),
        "",
      ),
      code: message,
    })),
  )
}
