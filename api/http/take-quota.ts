import type { QuotaKind } from "#contract/quotas"
import type { Context } from "../ports/context"
import type { Person } from "../ports/person"
import { HttpProblem } from "./problem"

/** What is given for a span of time. */
export type QuotaOfSpan = Exclude<QuotaKind, "megabytes" | "files">

interface Taker extends Pick<Context<"pool" | "rateLimits" | "sendsMail">, "parts" | "now"> {
  person: Pick<Person, "id" | "emailConfirmed">
}

/**
 * Takes so much of what a person, and everyone together, has for a span. It stays taken whatever becomes of the
 * call: who is refused for another reason has asked all the same.
 */
export async function takeQuota(
  { parts, person, now }: Taker,
  kind: QuotaOfSpan,
  amount = 1,
): Promise<void> {
  if (!parts.rateLimits) return
  const { rows } = await parts.pool.query<{ wait: number | null }>(
    "select take_quota($1, $2, $3, $4, $5) as wait",
    [kind, person.id, amount, isNewcomer(person, parts.sendsMail), now],
  )
  const wait = rows[0]?.wait
  if (wait) throw new HttpProblem(429, "quotaUsed", { headers: { "Retry-After": String(wait) } })
}

/** Nobody can confirm an address where no mail server is. */
export const isNewcomer = (
  { emailConfirmed }: Pick<Person, "emailConfirmed">,
  sendsMail: boolean,
): boolean => sendsMail && emailConfirmed === false
