import { subscriptionOn } from "#domain/subscription"
import type { Context } from "../ports/context"
import { findAccountRoles } from "./queries"
import { isAdministrator } from "./rules"
import { findSubscription, isAnyPlanOffered } from "./subscriptions.queries"

/** Whether a subscription limits anybody here: payments are on, and some plan is offered. */
export const limitsAnyone = async ({
  db,
  parts,
}: Pick<Context<"payments">, "db" | "parts">): Promise<boolean> =>
  parts.payments !== "off" && (await isAnyPlanOffered(db))

/** Whether someone's access has ended: what works by itself in their name stops then, and waits for them. */
export async function hasEnded({
  db,
  owner,
  today,
  parts,
}: Pick<Context<"payments">, "db" | "owner" | "today" | "parts">): Promise<boolean> {
  if (!(await limitsAnyone({ db, parts }))) return false
  const known = await findSubscription(db, owner)
  if (!known || subscriptionOn(known.facts, today).state !== "inactive") return false
  return !isAdministrator({ roles: await findAccountRoles(db, owner) })
}
