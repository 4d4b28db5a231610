import { type Permission, planMenus } from "#contract/permissions"
import type { Day } from "#domain/day"
import { goesOn, planOn, type SubscriptionState, subscriptionOn } from "#domain/subscription"
import type { Limit } from "../ports/access-book"

/**
 * What someone whose access has ended may still write: their own account, language and look, what leads back to a
 * plan, and the way out. By method and path, `*` for what an id stands for; everything else waits for a plan.
 */
const stillOpen: ReadonlySet<string> = new Set([
  "POST /api/Subscription/choices",
  "POST /api/Subscription/paymentMethods",
  "POST /api/Subscription/bills/*/payments",
  "PUT /api/Subscription/cancellation",
  "DELETE /api/Subscription/cancellation",
  "POST /api/PersonalData/erasure",
  "PUT /api/Profile/language",
  // A bill of the plan is made from them.
  "PUT /api/Profile/identity",
  "PUT /api/Profile/personal",
  "PUT /api/Profile/professional",
  "PUT /api/Profile/address",
  "PUT /api/Profile/vat",
  "PUT /api/Navigation",
  "POST /api/Notifications/readings",
  "PUT /api/Notifications/*/reading",
  "DELETE /api/Notifications/*/reading",
  // Who was let into an account, or asks to be, needs no plan of their own; and whoever gave an access takes it back.
  "POST /api/Accesses/invitations/*/acceptance",
  "DELETE /api/Accesses/accounts/*",
  "DELETE /api/Accesses/*",
  // Whoever lost their access may still ask why.
  "POST /api/Support/*/replies",
  // They write nothing: what is asked is too long for an address.
  "POST /api/Users/search",
  "POST /api/Companies/search",
  "POST /api/Duplicates/search",
  // The first sign-in, which precedes everything.
  "POST /api/Profile/firstConnection",
  "POST /api/Users/confirmFirstConnection",
])

/** Whether an operation goes on when a subscription has ended: whatever reads, and what is named above. */
export const staysOpen = (method: string, path: string): boolean =>
  method === "GET" ||
  method === "HEAD" ||
  stillOpen.has(`${method} ${path.replace(/\{\w+\}|:\w+/g, "*")}`)

/** Where someone stands on a day; nothing where nothing limits them. */
export const limitOn = (
  limit: Limit | undefined,
  today: Day,
): (SubscriptionState & { goesOn: boolean }) | undefined =>
  limit?.plansOffered
    ? { ...subscriptionOn(limit.facts, today), goesOn: goesOn(limit.facts) }
    : undefined

/** Rights as a plan leaves them: of a menu that it does not open one may see and export, and nothing else. */
export function withinPlan(
  rights: ReadonlySet<Permission>,
  limit: Limit | undefined,
  today: Day,
): { rights: ReadonlySet<Permission>; beyondPlan: ReadonlySet<Permission> } {
  const plan = limit?.plansOffered ? planOn(limit.facts, today) : undefined
  const menus = plan && limit?.planMenus.get(plan)
  if (!menus) return { rights, beyondPlan: none }
  const shut = new Set<string>(planMenus.filter((menu) => !menus.includes(menu)))
  const isBeyond = (right: Permission) =>
    shut.has(right.replace(/\.\w+$/, "")) && !/\.(see|export)$/.test(right)
  const all = [...rights]
  return {
    rights: new Set(all.filter((right) => !isBeyond(right))),
    beyondPlan: new Set(all.filter(isBeyond)),
  }
}

const none: ReadonlySet<Permission> = new Set()
