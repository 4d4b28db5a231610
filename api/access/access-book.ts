import { setImmediate as nextTurn } from "node:timers/promises"
import type pg from "pg"
import { addDays, type Day } from "#domain/day"
import { trialDays } from "#domain/subscription"
import { type Database, inTransaction } from "../../database/client"
import type { Access, AccessBook } from "../ports/access-book"
import type { Person } from "../ports/person"
import { listPermissions, savePerson } from "./queries"
import { isAdministrator, rightsOf } from "./rules"
import { enterSubscription, isAnyPlanOffered } from "./subscriptions.queries"

/** Someone who keeps coming is entered again now and then, which keeps their last connection. */
const keptFor = 60_000
const mostKnown = 10_000

/**
 * Looks up people's access. What was found is kept until anyone's changes: the database counts those
 * changes (migration 0023), and each call asks for the count, so a committed change holds from the next
 * call on, in whichever process (security A18, A20).
 */
export function openAccess(pool: pg.Pool, payments: "transfer" | "off"): AccessBook {
  const known = new Map<string, { access: Promise<Access>; until: number }>()
  let knownSince: number | undefined
  let counting: Promise<number> | undefined
  // The calls of one page come together, and ask together: none of them before it has begun.
  const countOnce = async () => {
    await nextTurn()
    counting = undefined
    return countChanges(pool)
  }
  return {
    async of(person, today) {
      counting ??= countOnce()
      const changes = await counting
      if (changes !== knownSince || known.size >= mostKnown) known.clear()
      knownSince = changes
      const key = `${person.id} ${person.issuedAt.getTime()} ${person.roles.join(" ")}`
      const kept = known.get(key)
      if (kept && kept.until > Date.now()) return kept.access
      const access = inTransaction(pool, person.id, (db) =>
        lookUp(db, person, payments === "off" ? undefined : today),
      )
      known.set(key, { access, until: Date.now() + keptFor })
      access.catch(() => known.delete(key))
      return access
    },
  }
}

async function countChanges(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "access-changes",
    text: "select count from access_changes",
  })
  return rows[0]?.count ?? 0
}

async function lookUp(db: Database, person: Person, trialBegins: Day | undefined): Promise<Access> {
  const [entered, made] = [await savePerson(db, person), await listPermissions(db)]
  const { rightsChangedAt, suspendedUntil, suspensionReason, closedAt, rolesTold } = entered
  // The identity server may still sign the roles of before.
  const roles = rolesTold ? person.roles : entered.roles
  return {
    roles,
    rights: rightsOf(roles, made),
    rightsChangedAt,
    suspendedUntil,
    suspensionReason,
    closed: closedAt !== null,
    subscription:
      trialBegins && !closedAt && !isAdministrator({ roles })
        ? await limitOf(db, person, trialBegins)
        : undefined,
  }
}

async function limitOf(db: Database, { id }: Person, today: Day) {
  const facts = await enterSubscription(db, id, addDays(today, trialDays))
  return { facts, plansOffered: await isAnyPlanOffered(db) }
}
