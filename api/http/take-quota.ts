import type { QuotaKind } from "#contract/quotas"
import { administrator } from "#domain/administrator"
import type { Context } from "../ports/context"
import type { Person } from "../ports/person"
import { HttpProblem } from "./problem"

/** What is given for a span of time. */
export type QuotaOfSpan = Exclude<QuotaKind, "megabytes" | "files">

type Newcomer = Pick<Person, "emailConfirmed"> & Partial<Pick<Person, "roles">>

interface Taker extends Pick<Context<"pool" | "rateLimits">, "parts" | "now"> {
  person: Newcomer & Pick<Person, "id">
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
    [kind, person.id, amount, isNewcomer(person), now],
  )
  const wait = rows[0]?.wait
  if (wait) throw new HttpProblem(429, "quotaUsed", { headers: { "Retry-After": String(wait) } })
}

/**
 * Also where no mail server is: the letter lies in the outbox, and whoever runs the machine hands its link on. Not who
 * administers, and could change the numbers.
 */
export const isNewcomer = ({ emailConfirmed, roles }: Newcomer): boolean =>
  emailConfirmed === false && !roles?.includes(administrator)
