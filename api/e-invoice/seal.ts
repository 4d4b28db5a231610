import { createHash } from "node:crypto"

/**
 * The seal of a bill: SHA-256 over the seal of the one before it in its series and over its own
 * snapshot, written with sorted keys so that it can be computed again from what the database gives back.
 */
export function seal(previous: string | null, snapshot: unknown): string {
  return createHash("sha256")
    .update(`${previous ?? ""}\n${canonical(snapshot)}`)
    .digest("hex")
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(",")}}`
}
